// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/incremental_board.hpp>
#include <inarow/solve/detail/maker_breaker/pairing_bound.hpp>
#include <inarow/solve/detail/maker_breaker/transposition_table.hpp>
#include <inarow/solve/detail/maker_breaker/vcf_search.hpp>
#include <inarow/solve/detail/maker_breaker/zone.hpp>
#include <inarow/solve/detail/parallel/abdada_table.hpp>
#include <inarow/solve/detail/score.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
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
struct search_result {
    int score;         ///< lower bound on the maker's winning score; 0 if no win was found
    bool is_complete;  ///< false if the nodes or the budget ran out
    long long nodes;   ///< number of nodes searched
};

/// Decides whether one player, the maker, can force a win against the other player, the breaker. If
/// the breaker completes a line first, the maker does not win. Budget has `bool consume()`, which
/// returns whether one more node may be searched.
template <int Squares, class Budget>
class maker_breaker_search {
public:
    /// `in_progress` contains the positions that the threads of the search are searching at the
    /// moment (ABDADA). It is null if the search has a single thread.
    maker_breaker_search(incremental_board& b, transposition_table<Squares>& table, Budget& budget,
                         parallel::abdada_table* in_progress)
        : board_{b}, table_{table}, budget_{budget}, in_progress_{in_progress}, bound_(b), vcf_(b) {
        switch (b.rules().length) {
            case line_length::at_least: break;
            case line_length::exactly: is_stone_welcome_ = false; break;
            default: break;
        }
    }

    maker_breaker_search(const maker_breaker_search&) = delete;
    maker_breaker_search(maker_breaker_search&&) = delete;
    maker_breaker_search& operator=(const maker_breaker_search&) = delete;
    maker_breaker_search& operator=(maker_breaker_search&&) = delete;
    ~maker_breaker_search() = default;

    /// Returns whether the budget ran out.
    [[nodiscard]] bool is_stopped() const { return is_stopped_; }

    /// Answers the question within `nodes` nodes. If the nodes run out, the result is incomplete.
    [[nodiscard]] search_result win(const win_question& asked, long long nodes) {
        moves_ = asked.moves;
        maker_ = asked.maker;
        breaker_ = other(maker_);
        min_free_ = asked.min_free;
        nodes_left_ = nodes;
        is_complete_ = true;
        may_defer_ = false;
        zone_type proof;
        const int score = asked.to_move == maker_ ? maker_to_move(proof) : breaker_to_move(proof);
        return {is_complete_ ? score : 0, is_complete_, nodes - nodes_left_};
    }

private:
    using zone_type = zone<Squares>;
    using entry = tt_entry<Squares>;

    static constexpr int max_vcf_nodes = 50;

    /// A square and its weight for move ordering.
    struct candidate {
        int weight = 0;
        int square = 0;
        bool is_deferred = false;
    };
    /// The result that replaces the score of a position that another thread is searching.
    static constexpr int deferred = -1;

    /// Returns the score that win() returns for a position in which the maker is to move. If the
    /// score is 0, sets `proof` to the relevance zone of the proof that the maker does not win.
    int maker_to_move(zone_type& proof) {
        const auto own = board_.winning_squares_of(maker_);
        if (own.count > 0) return score_within(board_.free() - 1, proof);
        if (!may_win(board_.free() - 3, proof)) return 0;
        const auto threats = board_.winning_squares_of(breaker_);
        if (threats.count == 0) return search(true, proof);
        int score = 0;
        if (threats.count == 1) score = after_maker(threats.found[0], proof);
        if (score == 0) rely_on_threats(threats, proof);
        return score;
    }
    int breaker_to_move(zone_type& proof) {
        const auto own = board_.winning_squares_of(breaker_);
        if (own.count > 0) {
            rely_on_line(own.found[0], proof);
            keep_free(1, proof);
            return 0;
        }
        const auto threats = board_.winning_squares_of(maker_);
        if (threats.count > 1) return score_within(board_.free() - 2, proof);
        if (threats.count == 1) {
            const int score = after_breaker(threats.found[0], proof);
            proof.add(threats.found[0]);
            return score;
        }
        if (!may_win(board_.free() - 4, proof)) return 0;
        return search(false, proof);
    }

    int after_maker(int s, zone_type& proof) {
        board_.place(s, maker_);
        const int score = breaker_to_move(proof);
        board_.remove(s, maker_);
        return score;
    }
    int after_breaker(int s, zone_type& proof) {
        board_.place(s, breaker_);
        const int score = maker_to_move(proof);
        board_.remove(s, breaker_);
        return score;
    }

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

    /// Searches a position in which neither player can complete a line with the next stone.
    int search(bool is_maker_to_move, zone_type& proof) {
        const bool may_defer = std::exchange(may_defer_, false);
        if (!is_complete_) return 0;
        const int symmetry = canonical_symmetry();
        const key position = key_of(symmetry, is_maker_to_move);
        if (may_defer && in_progress_->contains(position.low)) return deferred;
        if (!consume_node()) return 0;
        if (const auto known = table_.find(position)) {
            if (known->won != 0 && known->won >= score_of_win(min_free_)) return known->won;
            if (known->failed != 0 && known->failed - 1 <= min_free_) {
                proof = proof_of(*known, symmetry);
                return 0;
            }
        }
        if (bound_.breaks_all(maker_, is_maker_to_move, proof)) return 0;
        if (in_progress_ != nullptr) in_progress_->insert(position.low);
        const int score = is_maker_to_move ? best_for_maker(proof) : best_for_breaker(proof);
        if (in_progress_ != nullptr) in_progress_->remove(position.low);
        if (is_complete_) store(position, symmetry, score, proof);
        return score;
    }

    /// Returns whether one more node may be searched.
    bool consume_node() {
        is_stopped_ = !budget_.consume();
        is_complete_ = !is_stopped_ && nodes_left_-- > 0;
        return is_complete_;
    }

    int best_for_maker(zone_type& proof) {
        const auto threats = vcf_.win(maker_, min_free_, max_vcf_nodes);
        if (threats.is_found) return score_of_win(threats.free);
        const std::size_t begin = add_candidates(moves_ == maker_moves::threats);
        zone_type relevant = zone_type::everything();
        proof = moves_ == maker_moves::all ? zone_type{} : zone_type::everything();
        int score = 0;
        for (std::size_t i = begin; i < candidates_.size() && score == 0 && is_complete_; ++i) {
            const int s = candidates_[i].square;
            if (!relevant.has(s)) continue;
            zone_type refutation;
            may_defer_ = may_defer(i, begin);
            score = after_maker(s, refutation);
            if (defers(score, i)) {
                score = 0;
                continue;
            }
            if (is_stone_welcome_) relevant &= refutation;
            proof |= refutation;
        }
        candidates_.resize(begin);
        return score;
    }
    int best_for_breaker(zone_type& proof) {
        // Searches for a win of the maker after a null move of the breaker. This win must leave at
        // least `min_free_` + 1 squares free, because the breaker's actual move takes one more
        // square.
        const auto threats = vcf_.win(maker_, min_free_ + 1, max_vcf_nodes);
        if (moves_ == maker_moves::threats && !threats.is_found) {
            proof = zone_type::everything();
            return 0;
        }
        const std::size_t begin = add_candidates(false);
        if (min_free_ == 0 && has_bounded_reply(begin, threats, proof)) {
            candidates_.resize(begin);
            return 0;
        }
        int min_score = threats.is_found ? score_of_win(threats.free - 1) : no_bound;
        for (std::size_t i = begin; i < candidates_.size() && min_score != 0 && is_complete_; ++i) {
            const int s = candidates_[i].square;
            if (threats.is_found && !threats.relevant.has(s)) continue;
            proof = {};
            may_defer_ = may_defer(i, begin);
            const int score = after_breaker(s, proof);
            if (defers(score, i)) continue;
            min_score = (std::min)(min_score, score);
            proof.add(s);
        }
        candidates_.resize(begin);
        return min_score == no_bound ? 0 : min_score;
    }

    /// Returns whether the pairing bound proves that one of the breaker's first replies keeps the
    /// maker from winning. Checking a few replies in this way takes much less time than searching
    /// them. The check reduces the number of nodes for five in a row on 8 by 6 squares by 90%. The
    /// search omits the check if the question asks for a win within a number of plies, because the
    /// check then rarely succeeds.
    [[nodiscard]] bool has_bounded_reply(std::size_t begin,
                                         const typename vcf_search<Squares>::result& threats,
                                         zone_type& proof) {
        constexpr int max_replies = 12;
        int count = 0;
        for (std::size_t i = begin; i < candidates_.size() && count < max_replies; ++i) {
            const int s = candidates_[i].square;
            if (threats.is_found && !threats.relevant.has(s)) continue;
            ++count;
            board_.place(s, breaker_);
            const bool is_bounded =
                bound_.is_likely(maker_) && bound_.breaks_all(maker_, true, proof);
            board_.remove(s, breaker_);
            if (!is_bounded) continue;
            proof.add(s);
            return true;
        }
        return false;
    }

    /// Returns whether a move may be deferred if another thread is searching the move. Every move
    /// except the first may be deferred once.
    [[nodiscard]] bool may_defer(std::size_t i, std::size_t begin) const {
        return in_progress_ != nullptr && i > begin && !candidates_[i].is_deferred;
    }
    /// Returns whether `score` is `deferred`. If it is, appends candidate `i` again at the end.
    [[nodiscard]] bool defers(int score, std::size_t i) {
        if (score != deferred) return false;
        candidates_.push_back({candidates_[i].weight, candidates_[i].square, true});
        return true;
    }

    /// Appends the free squares of open lines to the candidates, the most promising squares first.
    /// Returns the index of the first new candidate. If only lines of exactly `run` stones count,
    /// appends all free squares. If `for_threats` is true, appends only squares on which a stone of
    /// the maker makes a line that lacks two stones or fewer.
    std::size_t add_candidates(bool for_threats) {
        const std::size_t begin = candidates_.size();
        for (int s = 0; s < board_.rules().squares(); ++s) {
            if (!board_.is_free(s) || (for_threats && !makes_line_of_two_missing(s))) continue;
            const int weight =
                4 * board_.weights(maker_).through(s) + 3 * board_.weights(breaker_).through(s);
            if (weight > 0 || !is_stone_welcome_) candidates_.push_back({weight, s});
        }
        const auto added = candidates_.begin() + static_cast<std::ptrdiff_t>(begin);
        std::ranges::sort(added, candidates_.end(), [](const candidate& a, const candidate& b) {
            return a.weight != b.weight ? a.weight > b.weight : a.square < b.square;
        });
        return begin;
    }

    [[nodiscard]] bool makes_line_of_two_missing(int s) const {
        const int stones = board_.rules().run - 3;
        return std::ranges::any_of(board_.lines().through(s), [&](int each) {
            return board_.is_open(each, maker_) && board_.stones(each, maker_) >= stones;
        });
    }

    // The following functions collect the zone of a proof in two cases: the breaker completes a
    // line, or the maker must answer the breaker's threats. In both cases, the zone must be so
    // large that the maker cannot win first, even with stones on all squares outside the zone.

    void rely_on_threats(const incremental_board::winning_squares& threats,
                         zone_type& proof) const {
        for (int i = 0; i < threats.count; ++i)
            rely_on_line(threats.found[static_cast<std::size_t>(i)], proof);
        keep_free(2, proof);
    }
    /// Adds to the proof the squares of the line that the breaker completes with a stone on `s`.
    void rely_on_line(int s, zone_type& proof) const {
        for (const int each : board_.lines().squares(board_.completed_line(s, breaker_)))
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
    /// Returns the relevance zone of an entry for a position in which the maker does not win. The
    /// zone is known only for searches of all moves without a horizon. For other searches, returns
    /// all squares.
    [[nodiscard]] zone_type proof_of(const entry& known, int symmetry) const {
        return known.failed == 1 && moves_ == maker_moves::all
                   ? known.proof.original(table_.images(), symmetry, squares())
                   : zone_type::everything();
    }
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
    [[nodiscard]] int squares() const { return board_.rules().squares(); }

    // The members can be references, because the object exists only while it answers one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    incremental_board& board_;
    transposition_table<Squares>& table_;
    Budget& budget_;
    parallel::abdada_table* in_progress_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    pairing_bound<Squares> bound_;
    vcf_search<Squares> vcf_;
    std::vector<candidate> candidates_{};  ///< candidates of ply 0, then of ply 1, ...
    maker_moves moves_ = maker_moves::all;
    player maker_ = first;
    player breaker_ = second;
    int min_free_ = 0;
    long long nodes_left_ = 0;
    bool is_complete_ = true;
    bool is_stone_welcome_ = true;  ///< another stone of the maker never spoils a line
    bool may_defer_ = false;        ///< the next position may be deferred
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
