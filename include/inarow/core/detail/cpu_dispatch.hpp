// SPDX-License-Identifier: BSL-1.0
#pragma once

/// Function multiversioning: a hot function is compiled from one source for several instruction
/// sets. At run time, the best one that the CPU supports is chosen. No compiler flag is needed.
namespace inarow::inline v0::core::detail {

/// The instruction set the program is compiled for.
struct baseline_cpu {
    static constexpr int lanes = 8;  ///< 64-bit words in the fastest SIMD operation
    static constexpr bool has_simd_popcount = false;
    static constexpr bool has_variable_shifts = false;  ///< shifts each lane by its own count

    [[nodiscard]] static bool is_supported() { return true; }

    /// Returns Step(arguments...), compiled for this instruction set as far as it is inlined: the
    /// functions that Step calls must be always_inline or called through `run`. Step is a
    /// captureless lambda.
    template <auto Step, class... Arguments>
    static auto run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

#if defined(__x86_64__)

// Features are named one by one: compilers do not inline baseline functions into functions of an
// architecture level such as x86-64-v3.

struct avx2_cpu {
    static constexpr int lanes = 4;
    static constexpr bool has_simd_popcount = false;
    static constexpr bool has_variable_shifts = true;

    [[nodiscard]] static bool is_supported() {
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
               __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    }
    template <auto Step, class... Arguments>
    [[gnu::target("avx2,bmi,bmi2,popcnt")]] static auto run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

struct avx512_cpu {
    static constexpr int lanes = 8;
    static constexpr bool has_simd_popcount = true;
    static constexpr bool has_variable_shifts = true;

    [[nodiscard]] static bool is_supported() {
        return avx2_cpu::is_supported() && __builtin_cpu_supports("avx512f") &&
               __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
               __builtin_cpu_supports("avx512vpopcntdq");
    }
    template <auto Step, class... Arguments>
    [[gnu::target("avx2,bmi,bmi2,popcnt,avx512f,avx512vl,avx512dq,avx512vpopcntdq")]] static auto
    run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

#endif

/// Returns function(cpu) for the best instruction set that the CPU supports. With
/// INAROW_BASELINE_CPU, it is always the baseline; tests that select the other sets by name are
/// compiled with it.
auto dispatch_cpu(auto&& function) {
#if defined(__x86_64__) && !defined(INAROW_BASELINE_CPU)
    if (avx512_cpu::is_supported()) return function(avx512_cpu{});
    if (avx2_cpu::is_supported()) return function(avx2_cpu{});
#endif
    return function(baseline_cpu{});
}

}  // namespace inarow::inline v0::core::detail
