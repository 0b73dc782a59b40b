// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/line.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// The maker-breaker search for boards without gravity, in normal play. It decides whether one
/// player, the maker, can force a line against the other player, the breaker.
/// docs/internals/solve/maker_breaker/maker_breaker_search.md explains the search.
namespace inarow::inline v0::solve::detail::maker_breaker {

/// Numbers all lines of `run` squares on a board from 0, and lists the lines through each square.
/// Squares are numbers, as index_of returns them.
class line_table {
public:
    explicit line_table(const rules& r) : run_{r.run} {
        for (int d = 0; d < (run_ == 1 ? 1 : directions); ++d) add_lines(r, d);
        add_lines_through(r.squares());
    }

    /// Returns the number of lines.
    [[nodiscard]] int size() const { return static_cast<int>(directions_.size()); }
    [[nodiscard]] int run() const { return run_; }
    /// Returns the squares of a line, in the order of its direction.
    [[nodiscard]] std::span<const std::uint16_t> squares(int line) const {
        const auto run = static_cast<std::size_t>(run_);
        return {&squares_[static_cast<std::size_t>(line) * run], run};
    }
    /// Returns the lines through a square.
    [[nodiscard]] std::span<const std::uint16_t> through(int square) const {
        const auto s = static_cast<std::size_t>(square);
        return std::span(through_).subspan(begin_[s], begin_[s + 1] - begin_[s]);
    }

    /// Returns a number below pairs() that identifies two squares of a line: the square at `place`
    /// and the square that follows `distance` squares later. The number is the same in every line
    /// that contains both squares.
    [[nodiscard]] int pair_of(int line, int place, int distance) const {
        const int square = squares(line)[static_cast<std::size_t>(place)];
        const int direction = directions_[static_cast<std::size_t>(line)];
        return (square * directions + direction) * (run_ - 1) + distance - 1;
    }
    [[nodiscard]] int pairs() const {
        return (static_cast<int>(begin_.size()) - 1) * directions * (run_ - 1);
    }

private:
    static constexpr int directions = 4;

    void add_lines(const rules& r, int d) {
        const auto& [right, down] = line_directions[d];
        for (int start = 0; start < r.squares(); ++start) {
            const square first = square_at(r, start);
            const square last{.column = first.column + right * (r.run - 1),
                              .row = first.row + down * (r.run - 1)};
            if (!is_on_board(r, last)) continue;
            directions_.push_back(static_cast<std::uint8_t>(d));
            for (int i = 0; i < r.run; ++i)
                squares_.push_back(
                    static_cast<std::uint16_t>(start + i * (down * r.columns + right)));
        }
    }
    void add_lines_through(int count) {
        std::vector<std::vector<std::uint16_t>> through(static_cast<std::size_t>(count));
        for (int line = 0; line < size(); ++line)
            for (const int s : squares(line))
                through[static_cast<std::size_t>(s)].push_back(static_cast<std::uint16_t>(line));
        for (const auto& lines : through) {
            begin_.push_back(through_.size());
            through_.insert(through_.end(), lines.begin(), lines.end());
        }
        begin_.push_back(through_.size());
    }

    int run_;
    std::vector<std::uint16_t> squares_{};  ///< squares of line 0, then of line 1, ...
    std::vector<std::uint8_t> directions_{};
    std::vector<std::uint16_t> through_{};  ///< lines through square 0, then square 1, ...
    std::vector<std::size_t> begin_{};      ///< for each square: start of its lines in `through_`
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
