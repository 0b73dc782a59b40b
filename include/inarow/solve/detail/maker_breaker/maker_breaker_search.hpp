// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/searched_position.hpp>
#include <inarow/solve/detail/parallel/abdada_table.hpp>
#include <inarow/solve/detail/score.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

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
    /// moment (ABDADA). This pointer is null if the search has a single thread.
    maker_breaker_search(incremental_board& b, transposition_table<Squares>& table, Budget& budget,
                         parallel::abdada_table* in_progress)
        : at_(b, table), budget_{budget}, in_progress_{in_progress} {}

    maker_breaker_search(const maker_breaker_search&) = delete;
    maker_breaker_search(maker_breaker_search&&) = delete;
    maker_breaker_search& operator=(const maker_breaker_search&) = delete;
    maker_breaker_search& operator=(maker_breaker_search&&) = delete;
    ~maker_breaker_search() = default;

    /// Returns whether a relevance zone is valid for all moves of the maker.
    [[nodiscard]] bool has_zones() const { return at_.is_stone_welcome(); }

    /// Returns whether the budget ran out.
    [[nodiscard]] bool is_stopped() const { return is_stopped_; }

    /// Answers the question within `nodes` nodes. If the nodes run out, the result is incomplete.
    /// If the maker does not win, sets `proof` to the relevance zone.
    [[nodiscard]] search_result win(const win_question& asked, long long nodes,
                                    zone<Squares>& proof) {
        at_.set_question(asked);
        nodes_left_ = nodes;
        is_complete_ = true;
        may_defer_ = false;
        const int score =
            asked.to_move == at_.maker() ? maker_to_move(proof) : breaker_to_move(proof);
        return {is_complete_ ? score : 0, is_complete_, nodes - nodes_left_};
    }
    [[nodiscard]] search_result win(const win_question& asked, long long nodes) {
        zone<Squares> proof;
        return win(asked, nodes, proof);
    }

private:
    using zone_type = zone<Squares>;

    /// The result that replaces the score of a position that another thread is searching.
    static constexpr int deferred = -1;

    /// Returns the score that win() returns for a position in which the maker is to move. If the
    /// score is 0, sets `proof` to the relevance zone of the proof that the maker does not win.
    int maker_to_move(zone_type& proof) {
        const auto own = at_.board().winning_squares_of(at_.maker());
        if (own.count > 0) return at_.score_within(at_.board().free() - 1, proof);
        if (!at_.may_win(at_.board().free() - 3, proof)) return 0;
        const auto threats = at_.board().winning_squares_of(at_.breaker());
        if (threats.count == 0) return search(true, proof);
        int score = 0;
        if (threats.count == 1) score = after_maker(threats.found[0], proof);
        if (score == 0) at_.rely_on_threats(threats, proof);
        return score;
    }
    int breaker_to_move(zone_type& proof) {
        const auto own = at_.board().winning_squares_of(at_.breaker());
        if (own.count > 0) {
            at_.rely_on_line(own.found[0], proof);
            at_.keep_free(1, proof);
            return 0;
        }
        const auto threats = at_.board().winning_squares_of(at_.maker());
        if (threats.count > 1) return at_.score_within(at_.board().free() - 2, proof);
        if (threats.count == 1) {
            const int score = after_breaker(threats.found[0], proof);
            proof.add(threats.found[0]);
            return score;
        }
        if (!at_.may_win(at_.board().free() - 4, proof)) return 0;
        return search(false, proof);
    }

    int after_maker(int s, zone_type& proof) {
        at_.board().place(s, at_.maker());
        const int score = breaker_to_move(proof);
        at_.board().remove(s, at_.maker());
        return score;
    }
    int after_breaker(int s, zone_type& proof) {
        at_.board().place(s, at_.breaker());
        const int score = maker_to_move(proof);
        at_.board().remove(s, at_.breaker());
        return score;
    }

    /// Searches a position in which neither player can complete a line with the next stone.
    int search(bool is_maker_to_move, zone_type& proof) {
        const bool may_defer = std::exchange(may_defer_, false);
        if (!is_complete_) return 0;
        const int symmetry = at_.canonical_symmetry();
        const key position = at_.key_of(symmetry, is_maker_to_move);
        if (may_defer && in_progress_->contains(position.low)) return deferred;
        if (!consume_node()) return 0;
        if (const auto known = at_.find(position)) {
            if (known->won != 0 && known->won >= score_of_win(at_.min_free())) return known->won;
            if (known->failed != 0 && known->failed - 1 <= at_.min_free()) {
                proof = at_.proof_of(*known, symmetry);
                return 0;
            }
        }
        if (at_.is_bounded(is_maker_to_move, proof)) return 0;
        if (in_progress_ != nullptr) in_progress_->insert(position.low);
        const int score = is_maker_to_move ? best_for_maker(proof) : best_for_breaker(proof);
        if (in_progress_ != nullptr) in_progress_->remove(position.low);
        if (is_complete_) at_.store(position, symmetry, score, proof);
        return score;
    }

    /// Returns whether one more node may be searched.
    bool consume_node() {
        is_stopped_ = !budget_.consume();
        is_complete_ = !is_stopped_ && nodes_left_-- > 0;
        return is_complete_;
    }

    int best_for_maker(zone_type& proof) {
        const auto threats = at_.win_by_continuous_fours(at_.min_free());
        if (threats.is_found) return score_of_win(threats.free);
        const std::size_t begin = add_candidates(at_.moves() == maker_moves::threats);
        zone_type relevant = zone_type::everything();
        proof = at_.moves() == maker_moves::all ? zone_type{} : zone_type::everything();
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
            if (at_.is_stone_welcome()) relevant &= refutation;
            proof |= refutation;
        }
        candidates_.resize(begin);
        return score;
    }
    int best_for_breaker(zone_type& proof) {
        // Searches for a win of the maker after a null move of the breaker. This win must leave at
        // least `at_.min_free()` + 1 squares free, because the breaker's actual move takes one more
        // square.
        const auto threats = at_.win_by_continuous_fours(at_.min_free() + 1);
        if (at_.moves() == maker_moves::threats && !threats.is_found) {
            proof = zone_type::everything();
            return 0;
        }
        const std::size_t begin = add_candidates(false);
        if (at_.min_free() == 0 &&
            at_.has_bounded_reply(std::span(candidates_).subspan(begin), threats, proof)) {
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

    /// Appends the candidates of this node. Returns the index of the first of them.
    std::size_t add_candidates(bool for_threats) {
        const std::size_t begin = candidates_.size();
        at_.add_candidates(for_threats, candidates_);
        return begin;
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

    searched_position<Squares> at_;
    // The members can be references, because the object exists only while it answers one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    Budget& budget_;
    parallel::abdada_table* in_progress_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::vector<candidate> candidates_{};  ///< candidates of ply 0, then of ply 1, ...
    long long nodes_left_ = 0;
    bool is_complete_ = true;
    bool may_defer_ = false;  ///< the next position may be deferred
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
