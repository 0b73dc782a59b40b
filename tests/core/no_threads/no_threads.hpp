// SPDX-License-Identifier: BSL-1.0
#pragma once
// As a system header, or g++ 16 warns that a macro of its own is undefined.
#pragma GCC system_header

#include <version>
#undef __STDCPP_THREADS__
#undef __cpp_lib_jthread
