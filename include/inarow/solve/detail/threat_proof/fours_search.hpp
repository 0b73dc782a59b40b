// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>
#include <inarow/solve/detail/threat_proof/threat_tree.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Searches for wins of one player, the attacker, by fours alone. A four is a stone that threatens
/// to complete a line, so the defender has only one reply. Each win comes with its proof and the
/// squares on which the proof relies (docs/proof_format.md). Source: Allis, van den Herik and
/// Huntjens, Go-Moku and Threat-Space Search (1993).
class fours_search {
public:
    using tree = threat_tree;
    using pointer = tree::pointer;

    /// The table of refuted positions has `table_size` entries. The object keeps references to the
    /// board and the budget.
    fours_search(threat_board& b, player attacker, slow_node_budget& budget, std::size_t table_size)
        : board_{b},
          attacker_{attacker},
          defender_{other(attacker)},
          budget_{budget},
          refuted_(table_size),
          reply_(as_index(b.squares()), -1) {}

    [[nodiscard]] threat_board& board() { return board_; }
    [[nodiscard]] const threat_board& board() const { return board_; }
    [[nodiscard]] player attacker() const { return attacker_; }
    [[nodiscard]] player defender() const { return defender_; }

    /// Sets the number of nodes that the next searches may visit together.
    void allow(long long nodes) { nodes_left_ = nodes; }
    [[nodiscard]] bool has_nodes() const { return nodes_left_ > 0 && !is_stopped_; }
    /// Returns whether the budget ran out.
    [[nodiscard]] bool is_stopped() const { return is_stopped_; }
    /// Counts a node. Returns false if no node is left.
    [[nodiscard]] bool consume() {
        if (!has_nodes()) return false;
        --nodes_left_;
        // A node takes much less time than a node of the other searches that share the budget.
        constexpr int nodes_in_one = 32;
        if (++nodes_ % nodes_in_one == 0 && !budget_.consume()) is_stopped_ = true;
        return !is_stopped_;
    }

    /// Searches for a win. `passes` is the number of passes of the defender on the path to this
    /// position. Returns the proof of a win, or nullptr. Precondition: the attacker is to move.
    [[nodiscard]] pointer win(int passes) {
        if (const auto own = board_.completing(attacker_); own.count > 0)
            return last_stone(own.found[0]);
        const auto threats = board_.completing(defender_);
        constexpr int max_fours = 14;
        for (int fours = 1; fours <= max_fours; ++fours) {
            zone needed;
            (fours_.clear)();
            is_cut_ = false;
            if (has_fours(fours, threats, passes, needed)) {
                const std::vector<std::uint16_t> squares(fours_.begin(), fours_.end());
                return std::make_shared<const tree>(
                    tree{.kind = tree::type::fours, .squares = squares, .needed = needed});
            }
            if (!is_cut_ || !has_nodes()) break;
        }
        return nullptr;
    }

    /// Adds free squares to a zone. The zone then contains at least `min_certain` free squares of
    /// each open line in which the defender lacks at most `passes` stones.
    void guard(zone& needed, int passes, int min_certain) const {
        const int run = board_.rules().run;
        for (int stones = (std::max)(1, run - passes); stones < run; ++stones)
            board_.for_each_open(defender_, stones,
                                 [&](int line) { guard_line(line, needed, min_certain); });
        if (passes < run) return;
        for (int line = 0; line < board_.lines().size(); ++line)
            if (board_.stones(line, first) + board_.stones(line, second) == 0)
                guard_line(line, needed, min_certain);
    }
    /// Adds the answer to a reply of the defender to a proof. The proof then also relies on the
    /// squares of the answer, and guards the lines through the reply as guard(needed, passes, 1)
    /// does.
    void add_answer(tree& proof, int reply, const pointer& answer, int passes) {
        proof.needed |= answer->needed;
        board_.place(reply, defender_);
        for (const int line : board_.lines().through(reply))
            if (board_.stones(line, attacker_) == 0 &&
                board_.stones(line, defender_) + passes >= board_.rules().run)
                guard_line(line, proof.needed, 1);
        board_.remove(reply, defender_);
        proof.answers.emplace_back(reply, answer);
    }
    /// Returns the proof for a pass of the defender after a four: the attacker completes the line
    /// on `s`.
    [[nodiscard]] static pointer last_stone(int s) {
        tree result{.kind = tree::type::fours, .squares = {static_cast<std::uint16_t>(s)}};
        result.needed.add(s);
        return std::make_shared<const tree>((std::move)(result));
    }
    /// Returns the proof after a move to `s` that makes two fours at once.
    [[nodiscard]] pointer won_by_two_threats(int s, const threat_board::completing_squares& own,
                                             int passes) const {
        tree result{.kind = tree::type::fours, .squares = {static_cast<std::uint16_t>(s)}};
        for (const int each : own.found) result.needed.add(each);
        guard(result.needed, passes + 1, 2);
        result.needed.add(s);
        return std::make_shared<const tree>((std::move)(result));
    }
    /// Returns the proof after a four on `s`. `next` is the proof after `reply`, the only reply.
    [[nodiscard]] pointer won_by_four(int s, int reply, const pointer& next, int passes) const {
        tree result{.kind = tree::type::fours,
                    .squares = {static_cast<std::uint16_t>(s)},
                    .next = next,
                    .needed = next->needed};
        result.needed.add(reply);
        guard(result.needed, passes + 1, 2);
        result.needed.add(s);
        return std::make_shared<const tree>((std::move)(result));
    }

private:
    static constexpr int any_number = 1 << 20;  ///< refuted for any number of fours
    struct refutation {
        std::uint64_t key = 0;
        int number = -1;  ///< the position has no win by this number of fours
    };

    /// Returns whether the attacker wins by at most `fours` fours. If so, appends the moves to
    /// `fours_`, and sets `needed`. `threats` are the squares where the defender completes a line.
    /// Precondition: the attacker cannot complete a line.
    [[nodiscard]] bool has_fours(int fours, const threat_board::completing_squares& threats,
                                 int passes, zone& needed) {
        if (threats.count > 1) return false;
        if (threats.count == 0 && !board_.has_open(attacker_, board_.rules().run - 2)) return false;
        if (fours == 0) is_cut_ = true;
        if (fours == 0 || !consume()) return false;
        refutation& known = refuted_[board_.key() % refuted_.size()];
        if (known.key == board_.key() && known.number >= fours) {
            if (known.number < any_number) is_cut_ = true;
            return false;
        }
        const bool was_cut = std::exchange(is_cut_, false);
        const std::size_t begin = moves_.size();
        if (threats.count == 1) {
            moves_.push_back(threats.found[0]);
        } else if (fours == 1) {
            is_cut_ = true;
            append_double_fours();
        } else {
            zone seen;
            board_.append_open_squares(attacker_, board_.rules().run - 2, seen, moves_);
        }
        bool wins = false;
        for (std::size_t i = begin; i < moves_.size() && !wins && has_nodes(); ++i)
            wins = wins_by_four(moves_[i], fours, passes, needed);
        moves_.resize(begin);
        if (!wins && has_nodes()) known = {board_.key(), is_cut_ ? fours : any_number};
        is_cut_ = is_cut_ || was_cut;
        return wins;
    }
    /// Appends the squares where a stone of the attacker makes two fours. If only lines of exactly
    /// `run` stones count, may also append squares where a line of these fours would be too long.
    void append_double_fours() {
        board_.for_each_open(attacker_, board_.rules().run - 2, [&](int line) {
            std::array<int, 2> free{};
            std::size_t count = 0;
            for (const int s : board_.lines().squares(line))
                if (board_.is_free(s)) free[count++] = s;
            for (const auto& [four, reply] :
                 {std::pair(free[0], free[1]), std::pair(free[1], free[0])}) {
                int& known = reply_[as_index(four)];
                if (known < 0) replied_.push_back(four);
                if (known >= 0 && known != reply) moves_.push_back(four);
                known = reply;
            }
        });
        for (const int four : replied_) reply_[as_index(four)] = -1;
        (replied_.clear)();
    }
    /// Returns whether a stone on `s`, and at most `fours` - 1 fours after it, win. Precondition:
    /// if the defender can complete a line, then only on `s`.
    [[nodiscard]] bool wins_by_four(int s, int fours, int passes, zone& needed) {
        const std::size_t length = fours_.size();
        board_.place(s, attacker_);
        fours_.push_back(s);
        const bool wins = wins_after_four(s, fours, passes, needed);
        board_.remove(s, attacker_);
        if (wins) {
            needed.add(s);
        } else {
            fours_.resize(length);
        }
        return wins;
    }
    [[nodiscard]] bool wins_after_four(int s, int fours, int passes, zone& needed) {
        const auto own = board_.completing_through(s, attacker_);
        if (own.count == 0) return false;
        if (own.count > 1) {
            needed = {};
            for (const int each : own.found) needed.add(each);
        } else {
            const int reply = own.found[0];
            board_.place(reply, defender_);
            const auto threats = board_.completing_through(reply, defender_);
            const bool wins = has_fours(fours - 1, threats, passes, needed);
            board_.remove(reply, defender_);
            if (!wins) return false;
            needed.add(reply);
        }
        guard(needed, passes + 1, 2);
        return true;
    }
    void guard_line(int line, zone& needed, int min_certain) const {
        int certain = 0;
        for (const int s : board_.lines().squares(line))
            if (needed.has(s) && board_.is_free(s) && ++certain >= min_certain) return;
        for (const int s : board_.lines().squares(line)) {
            if (certain >= min_certain) break;
            if (!board_.is_free(s) || needed.has(s)) continue;
            needed.add(s);
            ++certain;
        }
    }

    // The members can be references, because the object exists only during one search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    threat_board& board_;
    player attacker_;
    player defender_;
    slow_node_budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::vector<refutation> refuted_;
    std::vector<int> reply_;      ///< for each square: the reply to a four on it, or -1
    std::vector<int> replied_{};  ///< the squares whose reply is known
    std::vector<int> fours_{};    ///< the fours of the win that was found
    std::vector<int> moves_{};    ///< candidates of ply 0, then of ply 2, ...
    long long nodes_left_ = 0;
    bool is_cut_ = false;  ///< a deeper search may find a win
    int nodes_ = 0;
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
