// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/list.hpp>
#include <inarow/solve/game_value.hpp>
#include <inarow/solve/search.hpp>

/// Questions about a position under perfect play. Each is a value that keeps what is known so far
/// and goes on where it stopped, so that a compiler, which limits what one evaluation may cost, can
/// work at it in instalments, and a program can until its time is up.
namespace inarow::inline v0::solve {

/// So many positions may be looked at.
struct position_budget {
    long long left;

    constexpr bool spend() { return left-- > 0; }
};

/// What is known of a score.
struct bounds {
    int least;
    int most;

    constexpr bool operator==(const bounds&) const = default;
};

/// A search made ready for the positions that follow one.
template <class Word, class Table, class Budget>
class investigator {
public:
    template <int Capacity>
    constexpr investigator(const basic_position<Capacity>& root, Table& table, Budget& budget)
        : grid_(root.rules()), search_(grid_, table, budget, is_its_mirror(root)) {}

    [[nodiscard]] constexpr bool stopped() const { return search_.stopped(); }

    /// As search::compare, of any position, finished ones too.
    template <int Capacity>
    constexpr int compare(const basic_position<Capacity>& p, int alpha) {
        const int free = p.rules().squares() - p.stones();
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        if (grid_.directions == 0) return 0;
        const auto [own, theirs] = grid_.sides_of(p);
        const Word taken = own | theirs;
        return search_.compare_any(
            {own, theirs, grid_.completing(theirs) & grid_.squares & ~taken, free}, alpha);
    }

private:
    template <int Capacity>
    [[nodiscard]] constexpr bool is_its_mirror(const basic_position<Capacity>& p) const {
        const auto [own, theirs] = grid_.sides_of(p);
        return grid_.mirrored(own) == own && grid_.mirrored(theirs) == theirs;
    }

    grid<Word> grid_;
    search<Word, Table, Budget> search_;
};

/// What is the position worth?
template <int Capacity>
struct value_inquiry {
    using position_type = basic_position<Capacity>;

    position_type at;
    bounds score_lies;

    explicit constexpr value_inquiry(const position_type& p)
        : at{p}, score_lies{-(free() / 2 + 1), (free() + 1) / 2} {
        if (!p.is_over()) return;
        const int known = score_of({p.outcome(), 0}, free(), p.to_move());
        score_lies = {known, known};
    }
    /// A position whose score is known already.
    constexpr value_inquiry(const position_type& p, int score) : at{p}, score_lies{score, score} {}

    [[nodiscard]] constexpr int free() const { return at.rules().squares() - at.stones(); }
    [[nodiscard]] constexpr const position_type& root() const { return at; }
    [[nodiscard]] constexpr const bounds& root_score_lies() const { return score_lies; }
    [[nodiscard]] constexpr bool is_answered() const { return score_lies.least == score_lies.most; }
    /// Precondition: is_answered().
    [[nodiscard]] constexpr int score() const { return score_lies.least; }
    [[nodiscard]] constexpr game_value value() const {
        if (at.is_over()) return {at.outcome(), 0};
        return value_of(score(), free(), at.to_move());
    }

    /// Works at it until it is answered or the budget is spent.
    constexpr void go_on(auto& with) {
        auto& [least, most] = score_lies;
        while (least < most) {
            const int alpha = next_alpha();
            const int bound = with.compare(at, alpha);
            if (with.stopped()) return;
            (bound > alpha ? least : most) = bound;
        }
    }

private:
    /// Above which bound the score is asked to be next. From the outside in: near wins are found
    /// with little work, and bound what is left. Not where the end is near: there is no near win
    /// that would be found much sooner, so the first question is who wins.
    /// Source: the solver tutorial of Pascal Pons.
    [[nodiscard]] constexpr int next_alpha() const {
        const auto& [least, most] = score_lies;
        const int middle = least + (most - least) / 2;
        if (free() <= most_free_near_end)
            return least < 0 && most >= 0 ? (most > 0 ? 0 : -1) : middle;
        if (least < 0 && middle <= 0 && least / 2 < middle) return least / 2;
        return middle >= 0 && most / 2 > middle ? most / 2 : middle;
    }
    static constexpr int most_free_near_end = 14;
};

/// Who wins, if anybody does? Asks no more than whether the score is above 0, and above -1.
template <int Capacity>
struct outcome_inquiry {
    value_inquiry<Capacity> within;

    explicit constexpr outcome_inquiry(const value_inquiry<Capacity>& value) : within{value} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return within.at; }
    [[nodiscard]] constexpr const bounds& root_score_lies() const { return within.score_lies; }
    [[nodiscard]] constexpr bool is_answered() const {
        const auto& [least, most] = within.score_lies;
        return least > 0 || most < 0 || least == most;
    }
    /// Precondition: is_answered().
    [[nodiscard]] constexpr inarow::outcome outcome() const {
        const auto& [least, most] = within.score_lies;
        if (within.at.is_over()) return within.at.outcome();
        if (least > 0) return won_by(within.at.to_move());
        return most < 0 ? won_by(other(within.at.to_move())) : inarow::outcome::draw;
    }

    constexpr void go_on(auto& with) {
        auto& [least, most] = within.score_lies;
        while (!is_answered()) {
            const int alpha = most > 0 ? 0 : -1;
            const int bound = with.compare(within.at, alpha);
            if (with.stopped()) return;
            (bound > alpha ? least : most) = bound;
        }
    }
};

/// Which moves are best: those that win soonest, else draw, else lose latest. In order of their
/// squares' numbers, row by row from the top.
template <int Capacity>
struct best_moves_inquiry {
    value_inquiry<Capacity> first;
    bool only_one;  ///< the first of them is enough
    int tried = 0;  ///< the number of the next square to try
    core::list<square, Capacity> best{};

    explicit constexpr best_moves_inquiry(const value_inquiry<Capacity>& value, bool one = false)
        : first{value}, only_one{one} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return first.at; }
    [[nodiscard]] constexpr const bounds& root_score_lies() const { return first.score_lies; }
    [[nodiscard]] constexpr bool is_answered() const {
        return first.is_answered() &&
               (tried >= first.at.rules().squares() || (only_one && !best.empty()));
    }

    constexpr void go_on(auto& with) {
        first.go_on(with);
        for (; !with.stopped() && !is_answered(); ++tried) {
            const square s = square_at(first.at.rules(), tried);
            const auto judged = first.at.judge(s);
            if (!judged.legal) continue;
            const int alpha = -first.score();
            const int bound = with.compare(first.at.after(s), alpha);
            if (with.stopped()) return;
            if (bound <= alpha) best.push_back(s);
        }
    }
};

/// Is the score of a position above a bound? Asks no more than that.
template <int Capacity>
struct bound_inquiry {
    basic_position<Capacity> at;
    int alpha;
    bool is_compared = false;
    bool is_above = false;

    constexpr bound_inquiry(const basic_position<Capacity>& p, int bound) : at{p}, alpha{bound} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return at; }
    [[nodiscard]] constexpr bool is_answered() const { return is_compared; }

    constexpr void go_on(auto& with) {
        is_above = with.compare(at, alpha) > alpha;
        is_compared = !with.stopped();
    }
};

/// A move and what it leads to.
struct scored_move {
    square where{};
    game_value value{};
    int score = 0;  ///< for who makes the move

    constexpr bool operator==(const scored_move&) const = default;
};

/// What is each move worth? In order of their squares' numbers.
template <int Capacity>
struct move_scores_inquiry {
    value_inquiry<Capacity> first;
    int tried = 0;
    bool has_begun = false;
    value_inquiry<Capacity> now;
    core::list<scored_move, Capacity> scores{};

    explicit constexpr move_scores_inquiry(const value_inquiry<Capacity>& value)
        : first{value}, now{value} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return first.at; }
    [[nodiscard]] constexpr const bounds& root_score_lies() const { return first.score_lies; }
    [[nodiscard]] constexpr bool is_answered() const {
        return first.at.is_over() || tried >= first.at.rules().squares();
    }

    constexpr void go_on(auto& with) {
        for (; !is_answered(); ++tried) {
            const square s = square_at(first.at.rules(), tried);
            if (!first.at.judge(s).legal) continue;
            if (!has_begun) now = value_inquiry<Capacity>(first.at.after(s));
            has_begun = true;
            now.go_on(with);
            if (with.stopped()) return;
            has_begun = false;
            game_value v = now.value();
            ++v.plies;
            scores.push_back({s, v, -now.score()});
        }
    }
};

/// How does it go on to the end, when both play perfectly and take the first of their best moves?
template <int Capacity>
struct line_inquiry {
    value_inquiry<Capacity> first;
    best_moves_inquiry<Capacity> now;
    core::list<square, Capacity> moves{};

    explicit constexpr line_inquiry(const value_inquiry<Capacity>& value)
        : first{value}, now{value, true} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return first.at; }
    [[nodiscard]] constexpr const bounds& root_score_lies() const {
        return moves.empty() ? now.first.score_lies : first.score_lies;
    }
    [[nodiscard]] constexpr bool is_answered() const { return now.first.at.is_over(); }

    constexpr void go_on(auto& with) {
        while (!is_answered()) {
            now.go_on(with);
            if (with.stopped()) return;
            if (moves.empty()) first = now.first;
            moves.push_back(now.best[0]);
            now = best_moves_inquiry<Capacity>(
                {now.first.at.after(now.best[0]), -now.first.score()}, true);
        }
    }
};

}  // namespace inarow::inline v0::solve
