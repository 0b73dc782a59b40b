// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/zeroed.hpp>
#include <inarow/solve/threat_search.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <optional>
#include <vector>

/// A strong move where the best one is out of reach: threat search, then iterative deepening of a
/// search that looks at the most promising moves only and judges by the lines that are still open.
namespace inarow::inline v0::solve {

struct found_move {
    square where{};
    /// The threat search saw a win within so many plies, this move among them.
    std::optional<int> wins_within;
    int depth = 0;  ///< so many plies were looked ahead
    long long positions = 0;

    constexpr bool operator==(const found_move&) const = default;
};

namespace detail {

/// How much a move promises by the lines through it that are still open to one player: eight times
/// as much for each stone in them.
[[nodiscard]] inline int promise(line_counts of) {
    return 512 * of.lacking(2) + 64 * of.lacking(3) + 8 * of.lacking(4) + of.lacking(5);
}
/// To go on with a line of one's own is worth a little more than to break another's.
[[nodiscard]] inline int promise(const open_lines& on, int s) {
    const player own = on.to_move();
    return 5 * promise(on.through(own, s)) + 4 * promise(on.through(other(own), s));
}

/// What a position seems to be worth to the player to move, who cannot complete a line, and nor
/// could the other.
class judge_of_lines {
public:
    explicit judge_of_lines(const open_lines& on) : on_{on} {}

    [[nodiscard]] int value() const {
        const player own = on_.to_move();
        const int ours = lines_of(own);
        const int result = ours + ours / 4 - lines_of(other(own));
        if (on_.rules().gravity == place) return result;
        return result + (on_.open(own, 1) + on_.open(other(own), 1) > 0 ? threats_in_store() : 0);
    }

private:
    [[nodiscard]] int lines_of(player side) const {
        // What won the most games. Where stones drop, most lines wait long for their squares.
        constexpr std::array placed{0, 30, 80, 16, 3, 1};
        constexpr std::array dropped{0, 30, 40, 10, 3, 1};
        const auto& weights = on_.rules().gravity == place ? placed : dropped;
        int sum = 0;
        // A line with no stone in it is nobody's.
        for (int missing = 1; missing < 6 && missing < on_.rules().run; ++missing)
            sum += weights[static_cast<std::size_t>(missing)] * on_.open(side, missing);
        return sum;
    }
    /// Where stones drop, a square that completes a line waits until somebody has to play below it.
    [[nodiscard]] int threats_in_store() const {
        int sum = 0;
        for (int column = 0; column < on_.rules().columns; ++column) sum += threat_in(column);
        return sum;
    }
    /// The lowest threat of a column that will be carried out, if all other columns are filled
    /// first. Source: odd and even threats in Allis, A knowledge-based approach of Connect-Four
    /// (1988); here for any number of squares.
    [[nodiscard]] int threat_in(int column) const {
        constexpr int worth = 150;
        const player own = on_.to_move();
        const int width = on_.rules().columns;
        for (int row = on_.rules().rows - 1; row >= 0; --row) {
            const int s = row * width + column;
            if (!on_.is_free(s)) continue;
            const bool first_below = ((on_.free() - (row + 2)) % 2) == 0;  // who is to move is
            const player winner = first_below ? other(own) : own;
            if (on_.through(winner, s).completes()) return winner == own ? worth : -worth;
            // Where it is the loser's threat, he has to play below it himself, and it is blocked.
        }
        return 0;
    }

    const open_lines& on_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

/// Alpha-beta search of the most promising moves.
template <class Budget>
class selective_search {
public:
    static constexpr int win = 1'000'000;
    static constexpr int near_win = win - 10'000;

    selective_search(open_lines& on, Budget& budget)
        : on_{on}, budget_{budget}, threats_(on, budget, 1U << 10U), table_(1U << 17U) {}

    /// Puts the best of the moves first; gives to what depth it has searched.
    int deepen(std::vector<int>& moves) {
        int depth = 0;
        while (depth < on_.free()) {
            const int best = best_first(moves, depth + 1);
            if (stopped_) break;
            ++depth;
            if (best >= near_win || best <= -near_win) break;
        }
        return depth;
    }

private:
    static constexpr int deepest_ply = 100;
    static constexpr int width = 14;
    static constexpr int leaf_threats = 4;
    static constexpr long long leaf_positions = 24;

    enum class bound : std::uint8_t { none, least, most, exact };
    struct entry {
        std::uint64_t key;
        std::int32_t value;
        std::int32_t move;  ///< -1: none
        std::int16_t depth;
        bound kind;
    };
    struct candidate {
        int where;
        int promise;
    };
    struct candidates {
        std::array<candidate, width> list;
        int count = 0;

        /// Keeps the most promising, the most promising first; of equals the first.
        void add(candidate c) {
            int at = count < width ? count++ : width;
            for (; at > 0 && list[static_cast<std::size_t>(at - 1)].promise < c.promise; --at)
                if (at < width)
                    list[static_cast<std::size_t>(at)] = list[static_cast<std::size_t>(at - 1)];
            if (at < width) list[static_cast<std::size_t>(at)] = c;
        }
    };

    int best_first(std::vector<int>& moves, int depth) {
        int best = -win;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            int value = i == 0 ? -win : -after(moves[i], depth - 1, -best - 1, -best, 1);
            if (!stopped_ && (i == 0 || value > best))
                value = -after(moves[i], depth - 1, -win, -best, 1);
            if (stopped_) break;
            if (value <= best && i > 0) continue;
            best = value;
            std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(i),
                        moves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
        return best;
    }
    int after(int s, int depth, int alpha, int beta, int ply) {
        on_.put(s);
        const int value = look_at(depth, alpha, beta, ply);
        on_.take_back(s);
        return value;
    }
    /// What the position is worth to the player to move: exactly if between alpha and beta.
    int look_at(int depth, int alpha, int beta, int ply) {
        if (stopped_ || !budget_.spend()) {
            stopped_ = true;
            return 0;
        }
        if (on_.free() == 0) return 0;
        const player own = on_.to_move();
        if (on_.completing(own).count > 0) return win - ply - 1;
        const auto danger = on_.completing(other(own));
        if (danger.count > 1) return -(win - ply - 2);
        if (ply >= deepest_ply) return judge_of_lines(on_).value();
        // There is nothing to choose: that costs no depth.
        if (danger.count == 1) return -after(danger.where, depth, -beta, -alpha, ply + 1);

        entry& known = table_.data()[on_.key() & (table_.size() - 1)];
        const bool is_known = known.kind != bound::none && known.key == on_.key();
        if (is_known && known.depth >= depth) {
            const int value = from_ply(known.value, ply);
            if (known.kind == bound::exact || (known.kind == bound::least && value >= beta) ||
                (known.kind == bound::most && value <= alpha))
                return value;
        }
        const int hint = is_known ? known.move : -1;
        const auto [value, move] =
            depth <= 0 ? valued_move{leaf(ply), -1} : best_move(depth, alpha, beta, ply, hint);
        if (stopped_) return 0;
        const bound kind = depth <= 0       ? bound::exact
                           : value >= beta  ? bound::least
                           : value <= alpha ? bound::most
                                            : bound::exact;
        known = {on_.key(), to_ply(value, ply), move, static_cast<std::int16_t>(depth), kind};
        return value;
    }

    // Wins are kept as seen from their position.
    [[nodiscard]] static int to_ply(int value, int ply) {
        return value >= near_win ? value + ply : value <= -near_win ? value - ply : value;
    }
    [[nodiscard]] static int from_ply(int value, int ply) {
        return value >= near_win ? value - ply : value <= -near_win ? value + ply : value;
    }

    int leaf(int ply) {
        if (on_.open(on_.to_move(), 2) > 0) {
            const auto found = threats_.shortest(leaf_threats, leaf_positions);
            if (found.where >= 0) return win - ply - found.plies;
        }
        return judge_of_lines(on_).value();
    }

    struct valued_move {
        int value;
        int move;
    };
    valued_move best_move(int depth, int alpha, int beta, int ply, int hint) {
        constexpr int first_of_all = std::numeric_limits<int>::max();
        candidates moves;
        on_.for_each_near(
            [&](int s) { moves.add({s, s == hint ? first_of_all : promise(on_, s)}); });
        if (moves.count == 0) return {judge_of_lines(on_).value(), -1};
        valued_move found{-win, -1};
        for (int i = 0; i < moves.count; ++i) {
            const int s = moves.list[static_cast<std::size_t>(i)].where;
            const int value = value_of_move(s, i, depth, alpha, beta, ply);
            if (stopped_) break;
            if (value > found.value) found = {value, s};
            alpha = std::max(alpha, value);
            if (alpha >= beta) break;
        }
        return found;
    }
    /// The first move is searched to its value; of the others it is first asked whether they are
    /// better, of the late ones less deeply.
    int value_of_move(int s, int number, int depth, int alpha, int beta, int ply) {
        if (number > 0) {
            const int less = number >= 4 && depth >= 3 ? 1 : 0;
            int value = -after(s, depth - 1 - less, -alpha - 1, -alpha, ply + 1);
            if (less > 0 && value > alpha && !stopped_)
                value = -after(s, depth - 1, -alpha - 1, -alpha, ply + 1);
            if (stopped_ || value <= alpha || value >= beta) return value;
        }
        return -after(s, depth - 1, -beta, -alpha, ply + 1);
    }

    // It lives no longer than a search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    open_lines& on_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    threat_searcher<Budget> threats_;
    core::zeroed<entry> table_;
    bool stopped_ = false;
};

/// The steps by which a move is found: each has its part of the limit.
class move_finder {
public:
    template <int Capacity>
    move_finder(const basic_position<Capacity>& p, const limit& within) : on_(p), within_{within} {
        order_moves();
    }

    /// Precondition: the game goes on.
    [[nodiscard]] found_move find() {
        const player own = on_.to_move();
        if (const auto win = on_.completing(own); win.count > 0) return won(win.where, 1);
        if (const auto danger = on_.completing(other(own)); danger.count > 0)
            moves_ = {danger.where};
        if (const auto by_threats = own_win(); by_threats.where >= 0)
            return won(by_threats.where, by_threats.plies);
        if (moves_.size() > 1) leave_out_what_loses();
        const int depth = moves_.size() > 1 ? deepen() : 0;
        return {at(moves_[0]), std::nullopt, depth, positions_};
    }

private:
    using budget = detail::budget<32>;
    static constexpr int parts = 4;  ///< of the limit; a threat search gets one of them

    [[nodiscard]] square at(int s) const { return square_at(on_.rules(), s); }
    [[nodiscard]] found_move won(int s, int plies) const { return {at(s), plies, 0, positions_}; }

    /// All that are in a line with a stone, the most promising first, of equals those nearer to
    /// the middle; where there are none, the one nearest to it.
    void order_moves() {
        on_.for_each_near([&](int s) { moves_.push_back(s); });
        if (moves_.empty()) moves_.push_back(free_in_the_middle());
        std::ranges::sort(moves_, [&](int a, int b) {
            const int more = promise(on_, a) - promise(on_, b);
            if (more != 0) return more > 0;
            const int nearer = from_the_middle(b) - from_the_middle(a);
            return nearer != 0 ? nearer > 0 : a < b;
        });
    }
    /// Twice how far a square is from the middle of the board, along its columns and rows.
    [[nodiscard]] int from_the_middle(int s) const {
        const auto [column, row] = at(s);
        return std::abs(2 * column - (on_.rules().columns - 1)) +
               std::abs(2 * row - (on_.rules().rows - 1));
    }
    [[nodiscard]] int free_in_the_middle() const {
        int best = -1;
        for (int s = 0; s < on_.rules().squares(); ++s)
            if (on_.is_free(s) && (best < 0 || from_the_middle(s) < from_the_middle(best)))
                best = s;
        return best;
    }

    /// A part of what is left of the limit.
    [[nodiscard]] limit part_of_limit() const {
        limit result = all_of_limit();
        result.positions /= parts;
        const auto now = std::chrono::steady_clock::now();
        if (result.until != std::chrono::steady_clock::time_point::max())
            result.until = now + (result.until - now) / parts;
        return result;
    }
    [[nodiscard]] limit all_of_limit() const {
        limit result = within_;
        result.positions -= positions_;
        return result;
    }

    [[nodiscard]] threat_searcher<budget>::found own_win() {
        budget part(part_of_limit());
        threat_searcher search(on_, part, remembered);
        const auto result = search.shortest(most_threats, within_.positions);
        positions_ += part.positions();
        return result;
    }
    /// Those after which the other wins by threats; unless that is all of them. Where stones are
    /// placed, none is if he would not even if it were his turn.
    void leave_out_what_loses() {
        constexpr long long for_each = 4000;
        budget part(part_of_limit());
        threat_searcher search(on_, part, remembered);
        on_.pass();
        const bool is_threat = search.shortest(most_threats, for_each).where >= 0;
        on_.pass();
        if (is_threat || on_.rules().gravity == drop) {
            std::vector<int> left;
            for (const int s : moves_) {
                on_.put(s);
                if (search.shortest(most_threats, for_each).where < 0) left.push_back(s);
                on_.take_back(s);
            }
            if (!left.empty()) moves_ = left;
        }
        positions_ += part.positions();
    }
    [[nodiscard]] int deepen() {
        constexpr std::size_t most_moves = 24;
        if (moves_.size() > most_moves) moves_.resize(most_moves);
        budget rest(all_of_limit());
        const int depth = selective_search(on_, rest).deepen(moves_);
        positions_ += rest.positions();
        return depth;
    }

    static constexpr std::size_t remembered = std::size_t{1} << 14;

    open_lines on_;
    limit within_;
    std::vector<int> moves_;  ///< that are considered, the best so far first
    long long positions_ = 0;
};

}  // namespace detail

/// The best move that is found within the limit; the same one each time for the same number of
/// positions. Precondition: the game goes on.
template <int Capacity>
[[nodiscard]] found_move best_found(const basic_position<Capacity>& p, const limit& within) {
    return detail::move_finder(p, within).find();
}

}  // namespace inarow::inline v0::solve
