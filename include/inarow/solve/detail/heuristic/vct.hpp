// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/mix64.hpp>
#include <inarow/solve/detail/heuristic/board_threats.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

/// Searches for wins by threats. With `threat_kind::fours`, searches for victory by continuous
/// fours (VCF). With `threat_kind::fours_and_threes`, searches for victory by continuous threats
/// (VCT), which include open threes if the board knows them. After an open three, the search tries
/// every reply that can refute the threat: moves that break the threat, and fours of the opponent.
/// Each win that the search finds is therefore proven. Budget has `bool consume()`, which returns
/// whether one more node may be searched. Sources: Allis, van den Herik and Huntjens, Go-Moku and
/// Threat-Space Search (1993); Thomsen, Lambda-Search in Game Trees (2000).
template <class Board, class Budget>
class vct_search {
public:
    /// The table stores about `table_size` positions in which a search found no win, and keeps them
    /// for later searches. Precondition: `table_size` is a power of two.
    vct_search(Board& b, Budget& budget, threat_kind of_threats, std::size_t table_size)
        : board_{b}, budget_{budget}, refuted_(table_size), kind_{of_threats} {}

    struct win {
        int move = -1;  ///< the first move; -1: no win was found
        int plies = 0;  ///< an upper bound on the plies to the win
    };
    /// Returns a win of the player to move by as few threats as possible, but no more than
    /// `threats`. Searches for wins by 0 threats, then by 1 threat, and so on.
    [[nodiscard]] win shortest(int threats, long long max_nodes) {
        nodes_left_ = max_nodes;
        for (int depth = 0; depth <= threats && nodes_left_ > 0; ++depth) {
            is_cut_ = false;
            if (const win found = attack(depth); found.move >= 0) return found;
            if (!is_cut_) break;
        }
        return {};
    }
    /// Returns the first win by at most `threats` threats that the search finds. Searches fewer
    /// nodes than `shortest`, but the win may take more plies.
    [[nodiscard]] win any(int threats, long long max_nodes) {
        nodes_left_ = max_nodes;
        is_cut_ = false;
        return attack(threats);
    }

private:
    static constexpr int all = 1000;  ///< refuted for any number of threats
    struct entry {
        std::uint64_t key;
        int threats;
    };

    [[nodiscard]] bool consume() {
        if (nodes_left_ > 0 && !budget_.consume()) nodes_left_ = 0;
        if (nodes_left_ <= 0) return false;
        --nodes_left_;
        return true;
    }

    /// Returns a win of the player to move by at most `threats` threats.
    [[nodiscard]] win attack(int threats) {
        const player own = board_.to_move();
        if (const auto fives = completing_squares(board_, own); fives.count > 0)
            return {fives.last, 1};
        const auto opponents = completing_squares(board_, other(own));
        if (opponents.count > 1) return {};
        if (opponents.count == 1) return attack_with_block(opponents.last, threats);
        if (const int s = winning_four(board_, own); s >= 0) return {s, 3};
        return can_go_on(threats) ? attack_in_order(threats) : win{};
    }
    [[nodiscard]] win attack_with_block(int s, int threats) {
        const threat made = threat_of(board_, s);
        if (made >= threat::two_fours) return {s, 3};
        if (made < min_threat() || !can_go_on(threats)) return {};
        const int plies = plies_with(s, threats);
        return plies > 0 ? win{s, plies} : win{};
    }
    [[nodiscard]] bool can_go_on(int threats) {
        if (threats > 0) return consume();
        is_cut_ = true;
        return false;
    }
    [[nodiscard]] threat min_threat() const {
        return kind_ == threat_kind::fours ? threat::four : threat::open_three;
    }

    [[nodiscard]] win attack_in_order(int threats) {
        const std::uint64_t key = core::mix64(board_.key());
        const entry& known = refuted_[key & (refuted_.size() - 1)];
        if (known.key == key && known.threats >= threats) {
            is_cut_ = is_cut_ || known.threats < all;
            return {};
        }
        const bool was_cut = std::exchange(is_cut_, false);
        const std::size_t begin = moves_.size();
        append_threats(board_, min_threat(), moves_);
        sort_from(begin);
        const std::size_t end = moves_.size();
        win found;
        for (std::size_t i = begin; i < end && found.move < 0 && nodes_left_ > 0; ++i) {
            const int s = moves_[i];
            if (const int plies = plies_with(s, threats); plies > 0) found = {s, plies};
        }
        moves_.resize(begin);
        if (found.move < 0 && nodes_left_ > 0)
            refuted_[key & (refuted_.size() - 1)] = {.key = key,
                                                     .threats = is_cut_ ? threats : all};
        is_cut_ = is_cut_ || was_cut;
        return found;
    }
    /// Sorts the moves from index `begin` onward, best first.
    void sort_from(std::size_t begin) {
        std::sort(moves_.begin() + static_cast<std::ptrdiff_t>(begin), moves_.end(),
                  [&](int a, int b) {
                      const int more = threat_score(board_, a) - threat_score(board_, b);
                      return more != 0 ? more > 0 : a < b;
                  });
    }

    /// Returns the number of plies to a win that begins with the threat `s`, or 0 if the search
    /// finds no such win.
    [[nodiscard]] int plies_with(int s, int threats) {
        board_.make_move(s);
        const int plies = plies_after_threat(threats);
        board_.unmake_move(s);
        return plies > 0 ? plies + 1 : 0;
    }
    [[nodiscard]] int plies_after_threat(int threats) {
        const player opponent = board_.to_move();
        const player own = other(opponent);
        if (completing_squares(board_, opponent).count > 0) return 0;
        const auto fives = completing_squares(board_, own);
        if (fives.count > 1) return 2;
        if (fives.count == 1) return plies_after_reply(fives.last, threats);
        if constexpr (requires { append_defenses(board_, own, moves_); })
            if (winning_four(board_, own) >= 0 && winning_four(board_, opponent) < 0)
                return plies_after_every_reply(own, threats);
        return 0;
    }
    [[nodiscard]] int plies_after_every_reply(player own, int threats) {
        const std::size_t begin = moves_.size();
        append_defenses(board_, own, moves_);
        sort_from(begin);
        const std::size_t end = moves_.size();
        int worst = 4;  // the plies to the win after a reply that is not in the list
        for (std::size_t i = begin; i < end && worst > 0; ++i) {
            const int plies = plies_after_reply(moves_[i], threats);
            worst = plies > 0 ? (std::max)(worst, plies) : 0;
        }
        moves_.resize(begin);
        return worst;
    }
    [[nodiscard]] int plies_after_reply(int s, int threats) {
        board_.make_move(s);
        const win found = attack(threats - 1);
        board_.unmake_move(s);
        return found.move >= 0 ? found.plies + 1 : 0;
    }

    // The members can be references, because the object exists only during one search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    Board& board_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::vector<entry> refuted_;
    std::vector<int> moves_{};
    long long nodes_left_ = 0;
    threat_kind kind_;
    bool is_cut_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
