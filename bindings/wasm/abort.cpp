// SPDX-License-Identifier: BSL-1.0
// What libc++ calls before it ends a program. Its own functions print a message, which nobody sees
// in a page, and bring printf with them: 7 KB, compressed.
#include <__verbose_abort>

// NOLINTBEGIN(bugprone-reserved-identifier, cert-dcl50-cpp)
_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) noexcept { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD
extern "C" [[noreturn]] void __abort_message(const char* /*format*/, ...) { __builtin_trap(); }
// NOLINTEND(bugprone-reserved-identifier, cert-dcl50-cpp)
