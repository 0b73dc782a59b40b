// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/core/mix64.hpp>
#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/heuristic/evaluation_network.hpp>
#include <inarow/solve/detail/heuristic/line_patterns.hpp>
#include <inarow/solve/detail/heuristic/pattern_combination.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// A board for searches without gravity. It stores the patterns of every free square, which are the
/// shapes that a stone would make there. A move updates only the squares in line with the new
/// stone.
namespace inarow::inline v0::solve::detail::heuristic {

using core::detail::as_index;

/// A mutable position without gravity. Squares are numbered as cells. The cells are the squares of
/// the board and a margin of `reach` cells around the board, so updates need not check coordinates.
/// A move costs about 100 ns.
class pattern_board {
public:
    [[nodiscard]] static constexpr bool supports(const rules& r) {
        return line_patterns::supports(r);
    }

    /// Preconditions: supports(p.rules()) is true; `patterns` is the table for these rules, and
    /// outlives the board.
    pattern_board(const position_view& p, const line_patterns& patterns)
        : rules_{p.rules()},
          patterns_{patterns},
          combinations_{combination_table::made()},
          network_{evaluation_network::made()},
          reach_{patterns.reach()},
          width_{rules_.columns + reach_},
          to_move_{p.to_move()} {
        allocate();
        for (int s = 0; s < rules_.squares(); ++s) {
            const mark m = p.at(square_at(rules_, s));
            if (m == mark::none) continue;
            to_move_ = m == mark::first ? first : second;
            make_move(cell(square_at(rules_, s)));
        }
        to_move_ = p.to_move();
        (plies_.clear)();
        used_changes_ = 0;
        start_network();
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] player to_move() const { return to_move_; }
    [[nodiscard]] int free() const { return free_; }
    [[nodiscard]] bool is_free(int s) const {
        return contents_[as_index(s)] == line_patterns::content::free_square;
    }
    /// Returns a hash of the stones and the player to move (Zobrist hashing).
    [[nodiscard]] std::uint64_t key() const { return to_move_ == first ? key_ : ~key_; }

    [[nodiscard]] int cell(square s) const { return (s.row + reach_) * width_ + reach_ + s.column; }
    [[nodiscard]] square square_of(int s) const {
        return {(s - reach_) % width_, (s - reach_) / width_ - reach_};
    }
    /// The cells from begin_cell() to end_cell() - 1 include all squares of the board and some
    /// cells of the margin.
    [[nodiscard]] int begin_cell() const { return reach_ * (width_ + 1); }
    [[nodiscard]] int end_cell() const { return (reach_ + rules_.rows) * width_; }
    [[nodiscard]] int cells() const { return static_cast<int>(contents_.size()); }

    /// Returns the patterns that a stone of a player would make on a free square.
    [[nodiscard]] pattern_combination of(player side, int s) const {
        return squares_[as_index(s)].of(side);
    }
    /// Returns the value of the patterns that a stone of a player would make on a free square.
    [[nodiscard]] int score(player side, int s) const { return combinations_[of(side, s)].score; }
    /// Returns the weight of a move in move ordering. If the weight is higher by 100, the odds that
    /// the move is the best move are e times as high.
    [[nodiscard]] int move_weight(int s) const {
        return combinations_[of(to_move_, s)].attack +
               combinations_[of(other(to_move_), s)].defense;
    }
    [[nodiscard]] threat strongest(player side, int s) const {
        return squares_[as_index(s)].strongest(side);
    }
    /// Returns the number of free squares where `t` is the strongest threat that a stone of a
    /// player makes. Precondition: `t` is at least `four`.
    [[nodiscard]] int squares_with(player side, threat t) const {
        return combination_table::count_of(threats_[as_index(side)], t);
    }
    /// Returns the network's value of the position, for the player to move. Updates the inputs of
    /// the network only for this position and the positions before it.
    [[nodiscard]] int evaluation() {
        for (; evaluated_plies_ < plies_.size(); ++evaluated_plies_) evaluate_ply();
        return network_.value(inputs_[evaluated_plies_], to_move_);
    }
    /// Returns the first free square at or after `start` where a stone of a player makes a threat
    /// of at least `min_threat`. Returns -1 if there is no such square.
    [[nodiscard]] int next_square(player side, threat min_threat, int start) const {
        for (int s = start; s < end_cell(); ++s)
            if (is_free(s) && strongest(side, s) >= min_threat) return s;
        return -1;
    }
    /// Returns whether a stone of `side` on `s` still makes two fours after the opponent plays on
    /// `blocked`.
    [[nodiscard]] bool has_two_fours_after(player side, int s, int blocked) const {
        if (s == blocked) return false;
        pattern_combination all = of(side, s);
        for (int d = 0; d < directions; ++d) {
            const int distance = (blocked - s) / steps_[as_index(d)];
            if (distance * steps_[as_index(d)] != blocked - s || distance > reach_ ||
                distance < -reach_)
                continue;
            const std::uint32_t code =
                codes_[as_index(4 * s + d)] | static_cast<std::uint32_t>(content_of(other(side)))
                                                  << shift(distance);
            all.replace(d, all.in(d), pattern_of(side, patterns_.both(code)));
        }
        return combinations_[all].strongest >= threat::two_fours;
    }

    /// Calls visit(square) for every free square that is in line with `s` and at most `reach`
    /// squares away.
    template <class Visit>
    void for_each_in_reach(int s, Visit visit) const {
        for (const int step : steps_) {
            for (int distance = -reach_; distance <= reach_; ++distance)
                if (distance != 0 && is_free(s + distance * step)) visit(s + distance * step);
        }
    }

    /// Makes a move for the player to move. Precondition: the square is free.
    void make_move(int s) {
        plies_.push_back(
            {.threats = threats_, .changes = used_changes_, .occupied = squares_[as_index(s)]});
        count<-1>(squares_[as_index(s)]);
        put(s, content_of(to_move_));
        --free_;
        to_move_ = other(to_move_);
    }
    /// Unmakes the last move, which was made on square `s`.
    void unmake_move(int s) {
        to_move_ = other(to_move_);
        ++free_;
        remove(s, content_of(to_move_));
        while (used_changes_ > plies_.back().changes) {
            const change& last = changes_[--used_changes_];
            current_[as_index(last.line)] = last.before;
            squares_[as_index(last.line / directions)] = last.square;
        }
        threats_ = plies_.back().threats;
        plies_.pop_back();
        evaluated_plies_ = (std::min)(evaluated_plies_, plies_.size());
    }
    /// Makes a null move: the turn passes to the opponent. A second null move unmakes the first.
    void make_null_move() { to_move_ = other(to_move_); }

private:
    static constexpr int directions = pattern_combination::directions;
    using content = line_patterns::content;

    /// The patterns and the strongest threat of each player on a free square. If the square has a
    /// stone, the values date from before the stone was placed. All values are in a single word,
    /// because a CPU stalls if it reads a whole object right after writing a part of it.
    class square_state {
    public:
        [[nodiscard]] pattern_combination of(player side) const {
            return pattern_combination(static_cast<std::uint16_t>(word_ >> (16U * number(side))));
        }
        [[nodiscard]] threat strongest(player side) const {
            return static_cast<threat>(word_ >> (32U + 8U * number(side)) & 0xffU);
        }
        void set(player side, pattern_combination all, threat strongest) {
            const auto combination_bits = 16U * number(side);
            const auto threat_bits = 32U + 8U * number(side);
            word_ &=
                ~(std::uint64_t{0xffff} << combination_bits | std::uint64_t{0xff} << threat_bits);
            word_ |= static_cast<std::uint64_t>(all.number()) << combination_bits |
                     static_cast<std::uint64_t>(strongest) << threat_bits;
        }

    private:
        [[nodiscard]] static constexpr unsigned number(player side) {
            return static_cast<unsigned>(side);
        }
        std::uint64_t word_ = 0;
    };
    using threats_of_players = std::array<combination_table::threat_counts, 2>;
    struct ply_state {
        threats_of_players threats;
        std::size_t changes;
        square_state occupied;  ///< the state of the square of the move, before the move
    };
    struct change {
        square_state square{};
        square_state after{};
        int line = 0;  ///< 4 * square + direction
        pattern_pair before{};
    };

    [[nodiscard]] static constexpr content content_of(player side) {
        return side == first ? content::first_stone : content::second_stone;
    }
    /// A code contains two bits for each square. Returns the number of the lower bit for the square
    /// at `distance`.
    [[nodiscard]] unsigned shift(int distance) const {
        return static_cast<unsigned>(2 * (distance + reach_ - (distance > 0 ? 1 : 0)));
    }
    template <int Reach>
    [[nodiscard]] static constexpr unsigned shift(int distance) {
        return static_cast<unsigned>(2 * (distance + Reach - (distance > 0 ? 1 : 0)));
    }

    [[nodiscard]] square_patterns patterns_at(const square_state& here) const {
        return {combinations_[here.of(first)].sorted_index,
                combinations_[here.of(second)].sorted_index};
    }
    /// Returns the patterns of a free square that is far from every stone and edge.
    [[nodiscard]] square_patterns patterns_far_away() const {
        const pattern alone = pattern_of(first, patterns_.both(0));
        const int index = combination_table::sorted_index({alone, alone, alone, alone});
        return {index, index};
    }
    /// Computes the inputs of the network for the position without moves made. The inputs are
    /// relative to squares that are far from every stone and edge. Such squares and occupied
    /// squares add nothing.
    void start_network() {
        inputs_.assign(1, {});
        evaluated_plies_ = 0;
        for (int s = begin_cell(); s < end_cell(); ++s) {
            if (!is_free(s)) continue;
            const square_patterns here = patterns_at(squares_[as_index(s)]);
            if (here == far_away_) continue;
            evaluation_network::vector difference{};
            network_.replace(difference, far_away_, here);
            evaluation_network::add(inputs_[0], difference);
        }
    }
    /// Computes the inputs of the network after the first ply that has no inputs yet.
    void evaluate_ply() {
        const std::size_t next = evaluated_plies_ + 1;
        const ply_state& made = plies_[evaluated_plies_];
        const std::size_t end = next < plies_.size() ? plies_[next].changes : used_changes_;
        evaluation_network::vector difference{};
        network_.replace(difference, patterns_at(made.occupied), far_away_);
        for (std::size_t i = made.changes; i < end; ++i)
            network_.replace(difference, patterns_at(changes_[i].square),
                             patterns_at(changes_[i].after));
        if (inputs_.size() == next) inputs_.emplace_back();
        inputs_[next] = inputs_[evaluated_plies_];
        evaluation_network::add(inputs_[next], difference);
    }

    void allocate() {
        const std::size_t size = as_index(width_ * (rules_.rows + 2 * reach_) + 2 * reach_);
        steps_ = {1, width_, width_ + 1, width_ - 1};
        contents_.assign(size, content::edge);
        codes_.resize(4 * size);
        current_.resize(4 * size);
        squares_.resize(size);
        free_ = rules_.squares();
        for (int s = 0; s < rules_.squares(); ++s)
            contents_[as_index(cell(square_at(rules_, s)))] = content::free_square;
        for (int s = begin_cell(); s < end_cell(); ++s)
            if (is_free(s)) read_lines(s);
    }
    void read_lines(int s) {
        square_state& here = squares_[as_index(s)];
        for (int d = 0; d < directions; ++d) {
            std::uint32_t code = 0;
            for (int i = -reach_; i <= reach_; ++i)
                if (i != 0)
                    code |=
                        static_cast<std::uint32_t>(contents_[as_index(s + i * steps_[as_index(d)])])
                        << shift(i);
            const int line = 4 * s + d;
            codes_[as_index(line)] = code;
            current_[as_index(line)] = patterns_.both(code);
            for (const player side : {first, second}) {
                pattern_combination all = here.of(side);
                all.replace(d, pattern::none, pattern_of(side, current_[as_index(line)]));
                here.set(side, all, combinations_[all].strongest);
            }
        }
        count(here);
    }
    /// Adds a square to the sums of the board, or subtracts it if Sign is -1.
    template <int Sign = 1>
    void count(const square_state& here) {
        for (const player side : {first, second}) {
            const auto& known = combinations_[here.of(side)];
            const auto squares = combination_table::one_square(known.strongest);
            threats_[as_index(side)] += static_cast<std::uint64_t>(Sign) * squares;
        }
    }

    void put(int s, content stone) {
        contents_[as_index(s)] = stone;
        key_ ^= key_of(s, stone);
        switch (reach_) {
            case 5: return put_in_reach<5>(s, stone);
            case 4: return put_in_reach<4>(s, stone);
            case 3: return put_in_reach<3>(s, stone);
            default: return put_in_reach<2>(s, stone);
        }
    }
    /// Reach is a template parameter, because these short loops are faster with a constant length.
    template <int Reach>
    void put_in_reach(int s, content stone) {
        constexpr std::size_t max_changes = std::size_t{2} * directions * Reach;
        static_assert(max_changes < evaluation_network::max_changed_squares);
        if (changes_.size() < used_changes_ + max_changes)
            changes_.resize(2 * (used_changes_ + max_changes));
        for (int d = 0; d < directions; ++d) {
            const int step = steps_[as_index(d)];
            for (int i = 1; i <= Reach; ++i)
                if (!put_at<Reach>(s - i * step, d, i, stone)) break;
            for (int i = 1; i <= Reach; ++i)
                if (!put_at<Reach>(s + i * step, d, -i, stone)) break;
        }
    }
    /// Updates the square `s` for a new stone at `distance` in direction `d`. Returns whether `s`
    /// is on the board.
    template <int Reach>
    bool put_at(int s, int d, int distance, content stone) {
        const content here = contents_[as_index(s)];
        if (here == content::edge) return false;
        const int line = directions * s + d;
        codes_[as_index(line)] |= static_cast<std::uint32_t>(stone) << shift<Reach>(distance);
        if (here != content::free_square) return true;
        const pattern_pair both = patterns_.both(codes_[as_index(line)]);
        if (both != current_[as_index(line)]) record(squares_[as_index(s)], line, d, both);
        return true;
    }
    void record(square_state& here, int line, int d, pattern_pair both) {
        const pattern_pair before = current_[as_index(line)];
        square_state now = here;
        current_[as_index(line)] = both;
        replace<first>(now, d, before, both);
        replace<second>(now, d, before, both);
        changes_[used_changes_++] = {.square = here, .after = now, .line = line, .before = before};
        here = now;
    }
    template <player Side>
    void replace(square_state& here, int d, pattern_pair before, pattern_pair both) {
        pattern_combination all = here.of(Side);
        const auto& had = combinations_[all];
        all.replace(d, pattern_of(Side, before), pattern_of(Side, both));
        const auto& has = combinations_[all];
        here.set(Side, all, has.strongest);
        threats_[as_index(Side)] += combination_table::one_square(has.strongest) -
                                    combination_table::one_square(had.strongest);
    }
    void remove(int s, content stone) {
        contents_[as_index(s)] = content::free_square;
        key_ ^= key_of(s, stone);
        switch (reach_) {
            case 5: return remove_in_reach<5>(s, stone);
            case 4: return remove_in_reach<4>(s, stone);
            case 3: return remove_in_reach<3>(s, stone);
            default: return remove_in_reach<2>(s, stone);
        }
    }
    template <int Reach>
    void remove_in_reach(int s, content stone) {
        for (int d = 0; d < directions; ++d)
            for (int i = 1; i <= Reach; ++i)
                for (const int distance : {i, -i})
                    codes_[as_index(directions * (s - distance * steps_[as_index(d)]) + d)] ^=
                        static_cast<std::uint32_t>(stone) << shift<Reach>(distance);
    }
    [[nodiscard]] static std::uint64_t key_of(int s, content stone) {
        return core::mix64(static_cast<std::uint64_t>(4 * s + static_cast<int>(stone)) *
                           0x9e3779b97f4a7c15U);
    }

    inarow::rules rules_;
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const line_patterns& patterns_;
    const combination_table& combinations_;
    const evaluation_network& network_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int reach_;
    int width_;  ///< cells in a row, including the margin that the row shares with the next row
    player to_move_;
    int free_ = 0;
    std::uint64_t key_ = 0;
    std::array<int, directions> steps_{};
    std::vector<content> contents_{};
    // Both vectors are indexed by 4 * square + direction.
    std::vector<std::uint32_t> codes_{};
    std::vector<pattern_pair>
        current_{};  ///< patterns of both players; under a stone, the patterns before the stone
    std::vector<square_state> squares_{};
    threats_of_players threats_{};
    // The values that unmake_move restores, for all moves made.
    std::vector<ply_state> plies_{};
    std::vector<change> changes_{};
    std::size_t used_changes_ = 0;
    square_patterns far_away_ = patterns_far_away();
    // inputs_[i] contains the inputs of the network after i moves, if i <= evaluated_plies_.
    std::vector<evaluation_network::sums> inputs_{};
    std::size_t evaluated_plies_ = 0;
};

/// Appends the replies that can refute the attacker's threat to make two fours. These replies are
/// the moves that break the threat and the moves that make a four. After any other reply, the
/// threat wins. Preconditions: `attacker` is the opponent of the player to move; neither player
/// threatens to complete a line; the player to move does not threaten to make two fours.
inline void append_defenses(const pattern_board& board, player attacker, std::vector<int>& moves) {
    const player own = other(attacker);
    const int target = board.next_square(attacker, threat::two_fours, board.begin_cell());
    for (int s = board.begin_cell(); s < board.end_cell(); ++s)
        if (board.is_free(s) && board.strongest(own, s) >= threat::four) moves.push_back(s);
    const auto append = [&](int s) {
        if (board.strongest(own, s) < threat::four &&
            !board.has_two_fours_after(attacker, target, s))
            moves.push_back(s);
    };
    append(target);
    board.for_each_in_reach(target, append);
}

}  // namespace inarow::inline v0::solve::detail::heuristic
