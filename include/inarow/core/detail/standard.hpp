// SPDX-License-Identifier: BSL-1.0
#pragma once

/// The public headers include this header first. A compiler without C++23 then reports one sentence
/// instead of many errors. Unlike #error, each directive below stops the compiler immediately.
#if defined(_MSC_VER) && !defined(__clang__)
#include "inarow does not compile with MSVC: compile with clang 19 or newer, or g++ 12 or newer"
#elif __cplusplus >= 202100L && __has_include(<expected>) && __cpp_concepts >= 202002L
#elif defined(__clang__)
#pragma clang diagnostic ignored "-Wpedantic"
#pragma clang diagnostic fatal "-W#warnings"
#if defined(__apple_build_version__) && __clang_major__ < 17
#warning inarow needs Apple clang 17 (Xcode 16.3) or newer, with -std=c++23; or clang 19 or newer, or g++ 12 or newer
#elif __cplusplus < 202100L
#warning inarow needs C++23: add -std=c++23 (clang 19 or newer, g++ 12 or newer)
#else
#warning inarow needs <expected> of C++23: compile with clang 19 or newer, or g++ 12 or newer
#endif
#elif __cplusplus < 202100L
#include "inarow needs C++23: add -std=c++23 (g++ 12 or newer, clang 19 or newer)"
#else
#include "inarow needs <expected> of C++23: compile with g++ 12 or newer, or clang 19 or newer"
#endif
