// SPDX-License-Identifier: BSL-1.0
#pragma once

/// Processors that have more instructions than a program is compiled for, found when it runs. A
/// function that is worth it is compiled once for each kind, from one text; nothing needs a flag.
namespace inarow::inline v0::core {

/// What every processor has that the program is compiled for.
struct common_processor {
    static constexpr int lanes = 8;             ///< words that are best handled at once
    static constexpr bool counts_bits = false;  ///< of each of them, in one instruction
    static constexpr bool shifts_each = false;  ///< four words, each by another number, in one

    [[nodiscard]] static bool is_here() { return true; }

    /// Gives step(arguments...), with the instructions this processor has wherever all of it can be
    /// inlined: so what it calls is always_inline, or has its own run. Step is a lambda without
    /// captures.
    template <auto Step, class... Arguments>
    static auto run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

#if defined(__x86_64__)

// The instructions are named one by one: for a level such as x86-64-v3 compilers do not inline
// what is compiled for all.

struct avx2_processor {
    static constexpr int lanes = 4;
    static constexpr bool counts_bits = false;
    static constexpr bool shifts_each = true;

    [[nodiscard]] static bool is_here() {
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
               __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    }
    template <auto Step, class... Arguments>
    [[gnu::target("avx2,bmi,bmi2,popcnt")]] static auto run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

struct avx512_processor {
    static constexpr int lanes = 8;
    static constexpr bool counts_bits = true;
    static constexpr bool shifts_each = true;

    [[nodiscard]] static bool is_here() {
        return avx2_processor::is_here() && __builtin_cpu_supports("avx512f") &&
               __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
               __builtin_cpu_supports("avx512vpopcntdq");
    }
    template <auto Step, class... Arguments>
    [[gnu::target("avx2,bmi,bmi2,popcnt,avx512f,avx512vl,avx512dq,avx512vpopcntdq")]] static auto
    run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

/// Gives use(processor), of the best kind of processor that is here.
auto with_processor(auto&& use) {
    if (avx512_processor::is_here()) return use(avx512_processor{});
    if (avx2_processor::is_here()) return use(avx2_processor{});
    return use(common_processor{});
}

#else

auto with_processor(auto&& use) { return use(common_processor{}); }

#endif

}  // namespace inarow::inline v0::core
