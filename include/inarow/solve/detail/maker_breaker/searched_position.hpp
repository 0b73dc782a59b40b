// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/solve/detail/maker_breaker/incremental_board.hpp>
#include <inarow/solve/detail/maker_breaker/pairing_bound.hpp>
#include <inarow/solve/detail/maker_breaker/transposition_table.hpp>
#include <inarow/solve/detail/maker_breaker/vcf_search.hpp>
#include <inarow/solve/detail/maker_breaker/zone.hpp>
#include <inarow/solve/detail/score.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

/// Selects the moves of the maker to search: all moves, or only moves that threaten to win by
/// continuous fours.
enum class maker_moves : std::uint8_t { all, threats };

/// Asks whether the maker can win by moves of the given kind while at least `min_free` squares stay
/// free.
struct win_question {
    player maker;
    player to_move;
    maker_moves moves;
    int min_free;
};

/// A square and its weight for move ordering.
struct candidate {
    int weight = 0;
    int square = 0;
    bool is_deferred = false;
};

/// The current position of a search that answers a win_question: the board, the known results, the
/// candidate moves, the bounds that need no search, and the relevance zones of refutations.
template <int Squares>
class searched_position {
public:
    using zone_type = zone<Squares>;
    using entry = tt_entry<Squares>;
    using win_by_fours = typename vcf_search<Squares>::result;

    searched_position(incremental_board& b, transposition_table<Squares>& table)
        : board_{b}, table_{table}, bound_(b), vcf_(b) {
        switch (b.rules().length) {
            case line_length::at_least: break;
            case line_length::exactly: is_stone_welcome_ = false; break;
            default: break;
        }
    }

    /// Sets the question. Precondition of the other functions: a question is set.
    void set_question(const win_question& asked) {
        moves_ = asked.moves;
        maker_ = asked.maker;
        min_free_ = asked.min_free;
    }

    [[nodiscard]] incremental_board& board() { return board_; }
    [[nodiscard]] const incremental_board& board() const { return board_; }
    [[nodiscard]] int squares() const { return board_.rules().squares(); }
    [[nodiscard]] const symmetries& images() const { return table_.images(); }
    [[nodiscard]] player maker() const { return maker_; }
    [[nodiscard]] player breaker() const { return other(maker_); }
    [[nodiscard]] maker_moves moves() const { return moves_; }
    [[nodiscard]] int min_free() const { return min_free_; }
    /// Returns whether another stone of the maker never spoils a line.
    [[nodiscard]] bool is_stone_welcome() const { return is_stone_welcome_; }

    // Answers without a search.

    /// Returns the score of a win that leaves `free` squares free, or 0 if the question asks for
    /// more free squares.
    [[nodiscard]] int score_within(int free, zone_type& proof) const {
        return may_win(free, proof) ? score_of_win(free) : 0;
    }
    /// Returns whether the maker can still win early enough if the earliest win leaves `free`
    /// squares free. The maker must be able to complete their fullest open line in time. If the
    /// maker cannot win early enough, sets `proof` to all squares.
    [[nodiscard]] bool may_win(int free, zone_type& proof) const {
        if (free >= min_free_ && stones_missing() <= (free - min_free_) / 2 + 2) return true;
        proof = zone_type::everything();
        return false;
    }
    /// Returns the number of stones that the maker's fullest open line lacks.
    [[nodiscard]] int stones_missing() const {
        const int run = board_.rules().run;
        int stones = run - 1;
        while (stones >= 0 && board_.open(maker_, stones) == 0) --stones;
        return run - stones;
    }
    /// Searches for a win by continuous fours that leaves at least `min_free` squares free, as if
    /// it were the maker's turn.
    [[nodiscard]] win_by_fours win_by_continuous_fours(int min_free) {
        constexpr int max_vcf_nodes = 50;
        return vcf_.win(maker_, min_free, max_vcf_nodes);
    }
    /// Returns whether the pairing bound proves that the maker gets no line. If it does, sets
    /// `proof` to the relevance zone.
    [[nodiscard]] bool is_bounded(bool is_maker_to_move, zone_type& proof) {
        return bound_.breaks_all(maker_, is_maker_to_move, proof);
    }
    /// Returns whether the pairing bound proves that one of the breaker's first replies keeps the
    /// maker from winning. Checking a few replies in this way takes much less time than searching
    /// them. The check reduces the number of nodes for five in a row on 8 by 6 squares by 90%. The
    /// search omits the check if the question asks for a win within a number of plies, because the
    /// check then rarely succeeds.
    [[nodiscard]] bool has_bounded_reply(std::span<const candidate> replies,
                                         const win_by_fours& threats, zone_type& proof) {
        constexpr int max_replies = 12;
        int count = 0;
        for (const candidate& reply : replies) {
            const int s = reply.square;
            if (threats.is_found && !threats.relevant.has(s)) continue;
            if (count++ == max_replies) break;
            board_.place(s, breaker());
            const bool breaks_all = bound_.is_likely(maker_) && is_bounded(true, proof);
            board_.remove(s, breaker());
            if (!breaks_all) continue;
            proof.add(s);
            return true;
        }
        return false;
    }

    // Moves.

    /// Appends the free squares of open lines to `to`, the most promising squares first. If only
    /// lines of exactly `run` stones count, appends all free squares. If `for_threats` is true,
    /// appends only squares on which a stone of the maker makes a line that lacks two stones or
    /// fewer.
    void add_candidates(bool for_threats, std::vector<candidate>& to) const {
        const auto begin = static_cast<std::ptrdiff_t>(to.size());
        for (int s = 0; s < board_.rules().squares(); ++s) {
            if (!board_.is_free(s) || (for_threats && !makes_line_of_two_missing(s))) continue;
            const int weight =
                4 * board_.weights(maker_).through(s) + 3 * board_.weights(breaker()).through(s);
            if (weight > 0 || !is_stone_welcome_) to.push_back({weight, s});
        }
        std::sort(to.begin() + begin, to.end(), [](const candidate& a, const candidate& b) {
            return a.weight != b.weight ? a.weight > b.weight : a.square < b.square;
        });
    }

    // The following functions collect the zone of a proof in two cases: the breaker completes a
    // line, or the maker must answer the breaker's threats. In both cases, the zone must be so
    // large that the maker cannot win first, even with stones on all squares outside the zone.

    /// `threats` are the squares where the breaker completes a line.
    void rely_on_threats(const incremental_board::winning_squares& threats,
                         zone_type& proof) const {
        for (int i = 0; i < threats.count; ++i) rely_on_line(threats.found[as_index(i)], proof);
        keep_free(2, proof);
    }
    /// Adds to the proof the squares of the line that the breaker completes with a stone on `s`.
    void rely_on_line(int s, zone_type& proof) const {
        for (const int each : board_.lines().squares(board_.completed_line(s, breaker())))
            proof.add(each);
    }
    /// For every line, adds one of the breaker's stones in the line to the proof. If the breaker
    /// has no stone in the line, adds `count` free squares of the line.
    void keep_free(int count, zone_type& proof) const {
        bound_.break_closed_lines(maker_, proof);
        for (int line = 0; line < board_.lines().size(); ++line) {
            if (!board_.is_open(line, maker_)) continue;
            int missing = count;
            for (const int s : board_.lines().squares(line))
                if (board_.is_free(s) && proof.has(s)) --missing;
            for (const int s : board_.lines().squares(line)) {
                if (missing <= 0) break;
                if (!board_.is_free(s) || proof.has(s)) continue;
                proof.add(s);
                --missing;
            }
        }
    }

    // Known results.

    /// Returns the symmetry whose image of the position has the lowest key.
    [[nodiscard]] int canonical_symmetry() const {
        int smallest = 0;
        for (int i = 1; i < table_.images().size(); ++i)
            if (board_.key(i) < board_.key(smallest)) smallest = i;
        return smallest;
    }
    [[nodiscard]] key key_of(int symmetry, bool is_maker_to_move) const {
        key k = board_.key(symmetry);
        k.low ^= (maker_ == first ? 1U : 2U) + (is_maker_to_move ? 4U : 0U) +
                 (moves_ == maker_moves::threats ? 8U : 0U);
        return k;
    }
    [[nodiscard]] std::optional<entry> find(const key& position) const {
        return table_.find(position);
    }
    /// Returns the relevance zone of an entry for a position in which the maker does not win. The
    /// zone is known only for searches of all moves without a horizon. For other searches, returns
    /// all squares.
    [[nodiscard]] zone_type proof_of(const entry& known, int symmetry) const {
        return known.failed == 1 && moves_ == maker_moves::all
                   ? known.proof.original(table_.images(), symmetry, squares())
                   : zone_type::everything();
    }
    /// Stores the score that the maker reaches. If the score is 0, `proof` is the relevance zone.
    void store(const key& position, int symmetry, int score, const zone_type& proof) {
        table_.update(position, [&](entry& e) {
            if (score > 0) {
                e.won = static_cast<std::int16_t>(std::max<int>(score, e.won));
                return;
            }
            e.failed = static_cast<std::int16_t>(min_free_ + 1);
            if (min_free_ == 0) e.proof = proof.image(table_.images(), symmetry, squares());
        });
    }

private:
    [[nodiscard]] bool makes_line_of_two_missing(int s) const {
        const int stones = board_.rules().run - 3;
        return std::ranges::any_of(board_.lines().through(s), [&](int each) {
            return board_.is_open(each, maker_) && board_.stones(each, maker_) >= stones;
        });
    }

    // The members can be references, because the object exists only while it answers one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    incremental_board& board_;
    transposition_table<Squares>& table_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    pairing_bound<Squares> bound_;
    vcf_search<Squares> vcf_;
    maker_moves moves_ = maker_moves::all;
    player maker_ = first;
    int min_free_ = 0;
    bool is_stone_welcome_ = true;
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
