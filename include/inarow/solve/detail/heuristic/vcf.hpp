// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/open_lines.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

/// The maximum number of threats in a win by continuous fours.
inline constexpr int max_threats = 40;

/// Searches for victory by continuous fours. Budget has `bool consume()`, which returns whether the
/// search may visit one more node.
template <class Budget>
class vcf_search {
public:
    /// The table remembers about `table_size` positions in which the search found no win.
    /// Precondition: `table_size` is a power of two.
    vcf_search(open_lines& b, Budget& budget, std::size_t table_size)
        : board_{b}, budget_{budget}, refuted_(table_size) {}

    struct win {
        int move = -1;  ///< the first move; -1: no win was found
        int plies = 0;
    };
    /// Returns the shortest win of the player to move by at most `threats` threats. Searches for
    /// wins by 0 threats, then by 1 threat, and so on. An entry of the table refutes a position
    /// only for one number of threats.
    win shortest(int threats, long long max_nodes) {
        nodes_left_ = max_nodes;
        ++generation_;  // ignores the positions that earlier searches stored
        for (int depth = 0; depth <= threats; ++depth) {
            is_cut_ = false;
            const int move = winning_move(depth);
            if (move >= 0) return {move, 2 * depth + 1};
            if (!is_cut_ || is_stopped()) break;
        }
        return {};
    }
    /// Returns whether the last search reached its limit.
    [[nodiscard]] bool is_stopped() const { return nodes_left_ < 0; }

private:
    /// Returns the first move of a win by at most `threats` threats, or -1 if the search finds no
    /// win.
    int winning_move(int threats) {
        const player own = board_.to_move();
        if (const auto wins = board_.winning_squares(own); wins.count > 0) return wins.last;
        if (threats == 0 || nodes_left_-- <= 0 || !budget_.consume()) {
            is_cut_ = true;
            if (threats > 0) nodes_left_ = -1;
            return -1;
        }
        const auto forced = board_.winning_squares(other(own));
        if (forced.count > 1) return -1;
        const std::uint64_t key =
            core::mix64(board_.key() + static_cast<std::uint64_t>(threats) + (generation_ << 8U));
        std::uint64_t& known = refuted_[key & (refuted_.size() - 1)];
        if (known == key) return -1;
        const int move = forced.count == 1 ? (wins_with(forced.last, threats) ? forced.last : -1)
                                           : winning_threat(threats);
        if (move < 0 && !is_stopped()) known = key;
        return move;
    }
    int winning_threat(int threats) {
        // Copies the moves, because every stone changes the list of moves in the board.
        const std::size_t begin = moves_.size();
        const player own = board_.to_move();
        board_.for_each_near([&](int s) {
            if (board_.rules().gravity == drop || board_.through(own, s).lacking(2) > 0)
                moves_.push_back(s);
        });
        int move = -1;
        for (std::size_t i = begin; i < moves_.size() && move < 0 && !is_stopped(); ++i)
            if (wins_with(moves_[i], threats)) move = moves_[i];
        moves_.resize(begin);
        return move;
    }
    /// Returns whether a move wins by threatening to complete a line.
    bool wins_with(int s, int threats) {
        const player own = board_.to_move();
        board_.make_move(s);
        const bool wins =
            board_.winning_squares(other(own)).count == 0 && wins_after_threat(own, threats);
        board_.unmake_move(s);
        return wins;
    }
    bool wins_after_threat(player own, int threats) {
        const auto threat = board_.winning_squares(own);
        if (threat.count != 1) return threat.count > 1;
        board_.make_move(threat.last);
        const bool wins = winning_move(threats - 1) >= 0;
        board_.unmake_move(threat.last);
        return wins;
    }

    // The members can be references, because the object exists only during one search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    open_lines& board_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    /// Hashes of refuted positions. Each hash combines a position and a number of threats. The
    /// player to move does not win this position by this number of threats.
    std::vector<std::uint64_t> refuted_;
    std::vector<int> moves_{};
    std::uint64_t generation_ = 0;
    long long nodes_left_ = 0;
    bool is_cut_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
