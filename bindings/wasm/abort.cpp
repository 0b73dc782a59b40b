// SPDX-License-Identifier: BSL-1.0
// libc++ calls these functions before it ends a program. The versions in libc++ print a message,
// which nobody sees on a page. They also link printf, which takes 7 KB when compressed.
#include <__verbose_abort>

// NOLINTBEGIN(bugprone-reserved-identifier, cert-dcl50-cpp)
_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) noexcept { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD
extern "C" [[noreturn]] void __abort_message(const char* /*format*/, ...) { __builtin_trap(); }
// NOLINTEND(bugprone-reserved-identifier, cert-dcl50-cpp)
