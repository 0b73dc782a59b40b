// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <version>
#if defined(__cpp_lib_jthread)
#include <stop_token>
#include <thread>
#endif

/// Threads where the standard library has them, and what stands in for them where it has not, as in
/// WebAssembly: code that may use threads is then the same everywhere.
namespace inarow::inline v0::core {

#if defined(__cpp_lib_jthread)

inline constexpr bool has_threads = true;
using std::jthread;
using std::stop_token;

#else

inline constexpr bool has_threads = false;

/// Nobody is there to request a stop.
class stop_token {
public:
    [[nodiscard]] static constexpr bool stop_requested() { return false; }
};

/// Does its work at once.
class jthread {
public:
    explicit jthread(auto&& work) { work(); }
};

#endif

}  // namespace inarow::inline v0::core
