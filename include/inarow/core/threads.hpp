// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <version>
#if defined(__cpp_lib_jthread)
#include <stop_token>
#include <thread>
#endif

/// std::jthread and std::stop_token where the standard library has them, stand-ins elsewhere
/// (WebAssembly): code that uses threads compiles everywhere.
namespace inarow::inline v0::core {

#if defined(__cpp_lib_jthread)

inline constexpr bool has_threads = true;
using std::jthread;
using std::stop_token;

#else

inline constexpr bool has_threads = false;

/// Never stopped: without threads nobody could request it.
class stop_token {
public:
    [[nodiscard]] static constexpr bool stop_requested() { return false; }
};

/// Runs its work in the constructor.
class jthread {
public:
    explicit jthread(auto&& work) { work(); }
};

#endif

}  // namespace inarow::inline v0::core
