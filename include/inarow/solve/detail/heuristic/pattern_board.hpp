// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/mix64.hpp>
#include <inarow/game/detail/position_view.hpp>
#include <inarow/solve/detail/heuristic/line_patterns.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// A board that knows the patterns of every free square, for searches on boards on which stones
/// are placed: a stone updates those of the squares in line with it, and nothing is computed anew.
namespace inarow::inline v0::solve::detail::heuristic {

/// The strongest thing that a stone on a square makes in all directions together.
enum class threat : std::uint8_t {
    none,
    open_three,
    two_threes,  ///< two open threes
    four,
    four_three,  ///< a four and an open three
    two_fours,   ///< or an open four: two squares that complete a line
    five,
};
inline constexpr int threat_count = 7;

/// What a stone of one player would make on a square: the number of patterns of each kind that is
/// a threat, and a score for move ordering, in one word.
class square_patterns {
public:
    [[nodiscard]] static constexpr square_patterns one(pattern p) {
        // A pattern more is worth three to four times as much; of two alike the open one more.
        constexpr std::array<std::uint32_t, pattern_count> scores{0,  1,  3,   5,   16,
                                                                  20, 80, 100, 600, 4000};
        square_patterns result;
        result.packed_ = scores[static_cast<std::size_t>(p)];
        switch (p) {
            case pattern::five: result.packed_ += std::uint64_t{1} << five_bit; break;
            case pattern::open_four: result.packed_ += std::uint64_t{2} << four_bit; break;
            case pattern::four: result.packed_ += std::uint64_t{1} << four_bit; break;
            case pattern::open_three: result.packed_ += std::uint64_t{1} << three_bit; break;
            default: break;
        }
        return result;
    }
    [[nodiscard]] constexpr int score() const { return static_cast<int>(packed_ & 0xffffffffU); }
    [[nodiscard]] constexpr threat strongest() const {
        if (packed_ >> five_bit != 0) return threat::five;
        const auto fours = packed_ >> four_bit & 0xffU;
        const auto threes = packed_ >> three_bit & 0xffU;
        if (fours > 1) return threat::two_fours;
        if (fours == 1) return threes > 0 ? threat::four_three : threat::four;
        return threes > 1 ? threat::two_threes : threes == 1 ? threat::open_three : threat::none;
    }

    constexpr square_patterns& operator+=(square_patterns other) {
        packed_ += other.packed_;
        return *this;
    }
    constexpr square_patterns& operator-=(square_patterns other) {
        packed_ -= other.packed_;
        return *this;
    }

private:
    static constexpr unsigned five_bit = 48;
    static constexpr unsigned four_bit = 40;
    static constexpr unsigned three_bit = 32;

    std::uint64_t packed_ = 0;
};

/// A mutable position of placed stones. Squares are cells: those of a board with a margin of
/// `reach` squares on its sides, so that no update asks for the edge. A stone costs some 100 ns.
class pattern_board {
public:
    /// Whether there is a table of these rules that is not too large.
    [[nodiscard]] static constexpr bool supports(const rules& r) {
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, starts] = r;
        switch (gravity) {
            case place: break;
            case drop: return false;
        }
        switch (convention) {
            case convention::normal: break;
            case convention::misere: return false;
        }
        return run > 2 && line_patterns::reach_of(r) <= line_patterns::max_reach;
    }

    /// Precondition: supports(p.rules()), and patterns of those rules, which outlive it.
    pattern_board(const inarow::detail::position_view& p, const line_patterns& patterns)
        : rules_{p.rules()},
          patterns_{&patterns},
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
        plies_.clear();
        changes_.clear();
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] player to_move() const { return to_move_; }
    /// The number of free squares.
    [[nodiscard]] int free() const { return free_; }
    [[nodiscard]] bool is_free(int s) const {
        return contents_[index(s)] == line_patterns::content::free_square;
    }
    /// A hash of the stones and the player to move (Zobrist hashing).
    [[nodiscard]] std::uint64_t key() const { return to_move_ == first ? key_ : ~key_; }

    [[nodiscard]] int cell(square s) const { return (s.row + reach_) * width_ + reach_ + s.column; }
    [[nodiscard]] square square_of(int s) const {
        return {(s - reach_) % width_, (s - reach_) / width_ - reach_};
    }
    /// The cells from begin_cell to end_cell are those of the board, and some of the margin.
    [[nodiscard]] int begin_cell() const { return reach_ * (width_ + 1); }
    [[nodiscard]] int end_cell() const { return (reach_ + rules_.rows) * width_; }
    [[nodiscard]] int cells() const { return static_cast<int>(contents_.size()); }

    /// What a stone of a player makes on a free square.
    [[nodiscard]] square_patterns of(player side, int s) const {
        return squares_[index(side)][index(s)];
    }
    [[nodiscard]] threat strongest(player side, int s) const { return of(side, s).strongest(); }
    /// The number of free squares where a stone of a player makes that threat, and no stronger one.
    [[nodiscard]] int squares_with(player side, threat t) const {
        return counts_.threats[index(side)][static_cast<std::size_t>(t)];
    }
    /// The number of free squares and directions in which a stone of a player makes that pattern.
    [[nodiscard]] int lines_with(player side, pattern p) const {
        return counts_.patterns[index(side)][static_cast<std::size_t>(p)];
    }
    /// The first free square from `start` on where a stone of a player makes that threat or a
    /// stronger one, or -1.
    [[nodiscard]] int next_square(player side, threat least, int start) const {
        for (int s = start; s < end_cell(); ++s)
            if (is_free(s) && strongest(side, s) >= least) return s;
        return -1;
    }
    /// Whether a player still threatens two fours on a square after a stone of the opponent on
    /// another one.
    [[nodiscard]] bool has_two_fours_after(player side, int s, int blocked) const {
        if (s == blocked) return false;
        square_patterns all = of(side, s);
        for (int d = 0; d < directions; ++d) {
            const int distance = (blocked - s) / steps_[index(d)];
            if (distance * steps_[index(d)] != blocked - s || distance > reach_ ||
                distance < -reach_)
                continue;
            const std::uint32_t code =
                codes_[index(4 * s + d)] | static_cast<std::uint32_t>(content_of(other(side)))
                                               << shift(distance);
            all -= square_patterns::one(pattern_of(side, current_[index(4 * s + d)]));
            all += square_patterns::one(pattern_of(side, patterns_->both(code)));
        }
        return all.strongest() >= threat::two_fours;
    }

    /// Calls visit(s) for every free square that is in line with s and in reach.
    template <class Visit>
    void for_each_in_reach(int s, Visit visit) const {
        for (const int step : steps_) {
            for (int distance = -reach_; distance <= reach_; ++distance)
                if (distance != 0 && is_free(s + distance * step)) visit(s + distance * step);
        }
    }

    /// Makes a move of the player to move. Precondition: the square is free.
    void make_move(int s) {
        plies_.push_back({.counts = counts_, .changes = changes_.size()});
        count(s, -1);
        put(s, content_of(to_move_));
        --free_;
        to_move_ = other(to_move_);
    }
    /// Unmakes the last move.
    void unmake_move(int s) {
        to_move_ = other(to_move_);
        ++free_;
        remove(s, content_of(to_move_));
        for (; changes_.size() > plies_.back().changes; changes_.pop_back())
            change_patterns(changes_.back().line, changes_.back().before);
        counts_ = plies_.back().counts;
        plies_.pop_back();
    }
    /// A null move; unmade by another one.
    void make_null_move() { to_move_ = other(to_move_); }

private:
    static constexpr int directions = 4;
    using content = line_patterns::content;

    struct board_counts {
        std::array<std::array<int, pattern_count>, 2> patterns{};
        std::array<std::array<int, threat_count>, 2> threats{};
    };
    struct ply_state {
        board_counts counts;
        std::size_t changes;
    };
    struct change {
        int line;  ///< 4 * square + direction
        std::uint8_t before;
    };

    [[nodiscard]] static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] static constexpr std::size_t index(player side) {
        return static_cast<std::size_t>(side);
    }
    [[nodiscard]] static constexpr content content_of(player side) {
        return side == first ? content::first_stone : content::second_stone;
    }
    [[nodiscard]] static constexpr pattern pattern_of(player side, std::uint8_t both) {
        return static_cast<pattern>(side == first ? both & 15U : both >> 4U);
    }
    /// Where in a code the square at that distance is.
    [[nodiscard]] unsigned shift(int distance) const {
        return static_cast<unsigned>(2 * (distance + reach_ - (distance > 0 ? 1 : 0)));
    }

    void allocate() {
        const std::size_t size = index(width_ * (rules_.rows + 2 * reach_) + 2 * reach_);
        steps_ = {1, width_, width_ + 1, width_ - 1};
        contents_.assign(size, content::edge);
        codes_.resize(4 * size);
        current_.resize(4 * size);
        for (auto& side : squares_) side.resize(size);
        free_ = rules_.squares();
        for (int s = 0; s < rules_.squares(); ++s)
            contents_[index(cell(square_at(rules_, s)))] = content::free_square;
        for (int s = begin_cell(); s < end_cell(); ++s)
            if (is_free(s)) read_lines(s);
    }
    void read_lines(int s) {
        for (int d = 0; d < directions; ++d) {
            std::uint32_t code = 0;
            for (int i = -reach_; i <= reach_; ++i)
                if (i != 0)
                    code |= static_cast<std::uint32_t>(contents_[index(s + i * steps_[index(d)])])
                            << shift(i);
            const int line = 4 * s + d;
            codes_[index(line)] = code;
            current_[index(line)] = patterns_->both(code);
            for (const player side : {first, second})
                squares_[index(side)][index(s)] +=
                    square_patterns::one(pattern_of(side, current_[index(line)]));
        }
        count(s, 1);
    }
    /// Adds a square to the counts of the board, or removes it.
    void count(int s, int sign) {
        for (const player side : {first, second}) {
            counts_.threats[index(side)][static_cast<std::size_t>(strongest(side, s))] += sign;
            for (int d = 0; d < directions; ++d) {
                const pattern p = pattern_of(side, current_[index(4 * s + d)]);
                counts_.patterns[index(side)][static_cast<std::size_t>(p)] += sign;
            }
        }
    }

    void put(int s, content stone) {
        contents_[index(s)] = stone;
        key_ ^= key_of(s, stone);
        for (int d = 0; d < directions; ++d) {
            for (int i = -reach_; i <= reach_; ++i) {
                if (i == 0) continue;
                const int neighbour = s - i * steps_[index(d)];
                if (contents_[index(neighbour)] == content::edge) continue;
                const int line = 4 * neighbour + d;
                codes_[index(line)] |= static_cast<std::uint32_t>(stone) << shift(i);
                if (!is_free(neighbour)) continue;
                const std::uint8_t both = patterns_->both(codes_[index(line)]);
                if (both != current_[index(line)]) record(neighbour, line, both);
            }
        }
    }
    void record(int s, int line, std::uint8_t both) {
        const std::uint8_t before = current_[index(line)];
        changes_.push_back({.line = line, .before = before});
        std::array<threat, 2> had{};
        for (const player side : {first, second}) had[index(side)] = strongest(side, s);
        change_patterns(line, both);
        for (const player side : {first, second}) {
            auto& patterns = counts_.patterns[index(side)];
            --patterns[static_cast<std::size_t>(pattern_of(side, before))];
            ++patterns[static_cast<std::size_t>(pattern_of(side, both))];
            auto& threats = counts_.threats[index(side)];
            --threats[static_cast<std::size_t>(had[index(side)])];
            ++threats[static_cast<std::size_t>(strongest(side, s))];
        }
    }
    void change_patterns(int line, std::uint8_t both) {
        for (const player side : {first, second}) {
            square_patterns& here = squares_[index(side)][index(line / 4)];
            here += square_patterns::one(pattern_of(side, both));
            here -= square_patterns::one(pattern_of(side, current_[index(line)]));
        }
        current_[index(line)] = both;
    }
    void remove(int s, content stone) {
        contents_[index(s)] = content::free_square;
        key_ ^= key_of(s, stone);
        for (int d = 0; d < directions; ++d) {
            for (int i = -reach_; i <= reach_; ++i) {
                const int neighbour = s - i * steps_[index(d)];
                if (i == 0 || contents_[index(neighbour)] == content::edge) continue;
                codes_[index(4 * neighbour + d)] ^= static_cast<std::uint32_t>(stone) << shift(i);
            }
        }
    }
    [[nodiscard]] static std::uint64_t key_of(int s, content stone) {
        return core::mix64(static_cast<std::uint64_t>(4 * s + static_cast<int>(stone)) *
                           0x9e3779b97f4a7c15U);
    }

    inarow::rules rules_;
    const line_patterns* patterns_;
    int reach_;
    int width_;  ///< of a row with its margin, which is that of the next row too
    player to_move_;
    int free_ = 0;
    std::uint64_t key_ = 0;
    std::array<int, directions> steps_{};
    std::vector<content> contents_;
    // By 4 * square + direction.
    std::vector<std::uint32_t> codes_;
    std::vector<std::uint8_t>
        current_;  ///< patterns of both players; of a stone's square those before
    std::array<std::vector<square_patterns>, 2> squares_;
    board_counts counts_;
    // What the moves that were made changed.
    std::vector<ply_state> plies_;
    std::vector<change> changes_;
};

/// Appends the replies of the player to move that can refute the opponent's threat to make two
/// fours: the squares that break it, and own fours. After any other reply it is carried out, and
/// wins. Precondition: nobody threatens to complete a line, and the player to move not to make two
/// fours.
inline void append_defences(const pattern_board& board, player attacker, std::vector<int>& moves) {
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
