// SPDX-License-Identifier: BSL-1.0
#pragma once

/// Function multiversioning compiles one hot function for several instruction sets. At run time,
/// `dispatch_cpu` chooses the best instruction set that the CPU supports.
namespace inarow::inline v0::core::detail {

/// The instruction set that the program is compiled for.
struct baseline_cpu {
    static constexpr int lanes = 8;  ///< number of 64-bit words in the fastest SIMD vector
    static constexpr bool has_simd_popcount = false;
    static constexpr bool has_variable_shifts = false;  ///< lanes can shift by different counts

    [[nodiscard]] static bool is_supported() { return true; }

    /// Calls Step, a captureless lambda, and returns its result. Only the code that is inlined into
    /// `run` is compiled for this instruction set. Therefore, performance-critical functions that
    /// Step calls must be always_inline, or must be called through another `run`.
    template <auto Step, class... Arguments>
    static auto run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

#if defined(__x86_64__)

// The attributes name every feature instead of an architecture level such as x86-64-v3, because
// compilers do not inline baseline functions into functions for an architecture level.

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

/// Calls `function` with the best instruction set that the CPU supports, and returns the result. If
/// the macro INAROW_CPU names an instruction set, always uses that instruction set, so that each
/// search is compiled only once. The CMake option INAROW_NATIVE sets INAROW_CPU to the best
/// instruction set of the build machine. The tests of the searches set INAROW_CPU to the baseline.
/// A test of another instruction set passes it as a template argument.
auto dispatch_cpu(auto&& function) {
#if defined(INAROW_CPU)
    return function(INAROW_CPU{});
#else
#if defined(__x86_64__)
    if (avx512_cpu::is_supported()) return function(avx512_cpu{});
    if (avx2_cpu::is_supported()) return function(avx2_cpu{});
#endif
    return function(baseline_cpu{});
#endif
}

}  // namespace inarow::inline v0::core::detail
