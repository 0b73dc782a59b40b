// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/inquiry.hpp>

#include <expected>
#include <utility>

/// Questions about positions under perfect play, as functions: in constant evaluation, and at run
/// time. The last argument says by what means the answer is found: by looking at so many positions,
/// which is enough for small boards, or with the memory and time of a solver.
namespace inarow::inline v0::solve {

/// How many positions one constant evaluation may look at: what clang has steps for (1,048,576) on
/// boards like this one, with a third of them to spare. tests/counts holds it to that.
[[nodiscard]] constexpr long long positions_in_an_evaluation(const rules& r) {
    int words = 1;
    while (64 * words < bits_needed(r)) words *= 2;
    const long long runs = r.run == 3 || r.run == 4 ? 0 : 4 * r.run * (r.run + 12);
    const long long steps = 150 + 10 * r.columns + runs;
    return 1'600'000 / (words == 1 ? steps : steps * (4 + 4 * words));
}
/// In how many evaluations, one going on where the other stopped, a compiler may work at a question
/// of the type layer; they come to some seconds. A board of more than 64 bits is as good as
/// hopeless after a few, and with very many none is begun.
[[nodiscard]] constexpr int evaluations_for_a_question(const rules& r) {
    const int bits = bits_needed(r);
    return bits <= 64 ? 16 : bits <= 1024 ? 4 : 0;
}

/// Larger boards are not searched at run time.
inline constexpr int most_bits = 2048;

namespace detail {

/// Calls f with a word type wide enough for a board of these rules. Of all widths only those are
/// made that a board of so many squares can need; false is given where none will do.
template <int Capacity, int Words = 1>
[[nodiscard]] constexpr bool with_word_for(const rules& r, auto&& f) {
    constexpr int bits = Capacity == dynamic || 2 * Capacity > most_bits ? most_bits : 2 * Capacity;
    if (bits_needed(r) <= 64 * Words) {
        f(core::word_of<64 * Words>{});
        return true;
    }
    if constexpr (64 * Words < bits) return with_word_for<Capacity, 2 * Words>(r, f);
    return false;
}

}  // namespace detail

/// As many positions may be looked at, with little memory.
struct up_to {
    long long positions;

    /// Works at an inquiry; gives how many positions were looked at.
    template <class Inquiry>
    constexpr long long answer(Inquiry& asked) const {
        const auto root = asked.root();
        position_budget budget{positions};
        (void)detail::with_word_for<root.capacity>(root.rules(), [&](auto zero) {
            using word = decltype(zero);
            constexpr int bits = sizeof(word) <= 16 ? 12 : sizeof(word) <= 64 ? 10 : 8;
            fixed_table<word, bits> table{};
            investigator<word, decltype(table), position_budget> with(root, table, budget);
            asked.go_on(with);
        });
        return budget.left < 0 ? positions : positions - budget.left;
    }
};

/// Unless it is said: in a constant evaluation as many as that has room for; at run time ten
/// million, which takes some seconds.
struct as_usual {
    template <class Inquiry>
    constexpr long long answer(Inquiry& asked) const {
        if consteval {
            return up_to{positions_in_an_evaluation(asked.root().rules())}.answer(asked);
        }
        return up_to{10'000'000}.answer(asked);
    }
};

/// Why there is no answer: so many positions were looked at, and more were not allowed, or would
/// have been too deep. What is known of the score lies within the bounds.
struct unsolved {
    long long positions;
    int free;
    bounds score_lies;

    constexpr bool operator==(const unsolved&) const = default;
};

/// What a question can be answered by: up_to, as_usual, a solver, or one's own.
template <class T>
concept means = requires(T with, value_inquiry<1> asked) { with.answer(asked); };

namespace detail {

/// `read` of the inquiry, once it is answered by those means.
template <class Inquiry, class Means, class Read>
[[nodiscard]] constexpr auto answered(Inquiry asked, Means&& with, Read read)
    -> std::expected<decltype(read(asked)), unsolved> {
    const auto root = asked.root();
    const long long positions = std::forward<Means>(with).answer(asked);
    if (asked.is_answered()) return read(asked);
    return std::unexpected(
        unsolved{positions, root.rules().squares() - root.stones(), asked.root_score_lies()});
}

}  // namespace detail

/// What a position is worth.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<game_value, unsolved> value(const basic_position<Capacity>& p,
                                                                  Means&& with = {}) {
    return detail::answered(value_inquiry<Capacity>(p), std::forward<Means>(with),
                            [](const auto& asked) { return asked.value(); });
}

/// Who wins, if anybody does, however long it takes: sooner found than what the position is worth.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<inarow::outcome, unsolved> outcome(
    const basic_position<Capacity>& p, Means&& with = {}) {
    return detail::answered(outcome_inquiry<Capacity>(value_inquiry<Capacity>(p)),
                            std::forward<Means>(with),
                            [](const auto& asked) { return asked.outcome(); });
}

/// Whether that player wins when both sides play perfectly.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<bool, unsolved> wins(const basic_position<Capacity>& p,
                                                           player side, Means&& with = {}) {
    return detail::answered(
        value_inquiry<Capacity>(p), std::forward<Means>(with),
        [side](const auto& asked) { return asked.value().outcome == won_by(side); });
}

/// The best moves: those that win soonest, else draw, else lose latest; row by row from the top.
/// None once the game is over.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<core::list<square, Capacity>, unsolved> best_moves(
    const basic_position<Capacity>& p, Means&& with = {}) {
    return detail::answered(best_moves_inquiry<Capacity>(value_inquiry<Capacity>(p)),
                            std::forward<Means>(with),
                            [](const auto& asked) { return asked.best; });
}

/// The first of the best moves; unsolved too when the game is over.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<square, unsolved> reply(const basic_position<Capacity>& p,
                                                              Means&& with = {}) {
    const value_inquiry<Capacity> asked(p);
    if (p.is_over()) return std::unexpected(unsolved{0, asked.free(), asked.score_lies});
    return detail::answered(best_moves_inquiry<Capacity>(asked, true), std::forward<Means>(with),
                            [](const auto& found) { return found.best[0]; });
}

/// What each move is worth, row by row from the top.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<core::list<scored_move, Capacity>, unsolved> move_scores(
    const basic_position<Capacity>& p, Means&& with = {}) {
    return detail::answered(move_scores_inquiry<Capacity>(value_inquiry<Capacity>(p)),
                            std::forward<Means>(with),
                            [](const auto& asked) { return asked.scores; });
}

/// How the game goes on to its end when both sides play the first of their best moves.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<core::list<square, Capacity>, unsolved> principal_line(
    const basic_position<Capacity>& p, Means&& with = {}) {
    return detail::answered(line_inquiry<Capacity>(value_inquiry<Capacity>(p)),
                            std::forward<Means>(with),
                            [](const auto& asked) { return asked.moves; });
}

}  // namespace inarow::inline v0::solve
