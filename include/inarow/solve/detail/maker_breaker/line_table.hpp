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

/// Numbers all lines of `run` squares on a board, starting at 0, and lists the lines through each
/// square. A square is given as the number that index_of returns.
class line_table {
public:
    explicit line_table(const rules& r) : run_{r.run} {
        for (int d = 0; d < (run_ == 1 ? 1 : directions); ++d) add_lines(r, d);
        add_lines_through(r.squares());
        add_entries(r);
    }

    /// Returns the number of lines.
    [[nodiscard]] int size() const { return static_cast<int>(directions_.size()); }
    [[nodiscard]] int run() const { return run_; }
    /// Returns the squares of a line, ordered in the direction of the line.
    [[nodiscard]] std::span<const std::uint16_t> squares(int line) const {
        const auto run = static_cast<std::size_t>(run_);
        return {&squares_[static_cast<std::size_t>(line) * run], run};
    }
    /// Returns the lines through a square.
    [[nodiscard]] std::span<const std::uint16_t> through(int square) const {
        const auto s = static_cast<std::size_t>(square);
        return std::span(through_).subspan(begin_[s], begin_[s + 1] - begin_[s]);
    }

    // Entries are a second numbering of the lines, with gaps. Lines that begin on adjacent squares
    // of the same row, column or diagonal have adjacent entries.

    /// The number of entries is a multiple of this number.
    static constexpr int entries_unit = 8;
    [[nodiscard]] int entries() const { return static_cast<int>(line_at_.size()); }
    [[nodiscard]] int entry_of(int line) const { return entries_[static_cast<std::size_t>(line)]; }
    /// Returns the line of an entry, or -1 if the entry is a gap.
    [[nodiscard]] int line_at(int entry) const { return line_at_[static_cast<std::size_t>(entry)]; }
    /// Returns the window of the square in each direction. A window consists of `run` adjacent
    /// entries, and is represented by its first entry. The entries of a window include all lines
    /// through the square in this direction. All other entries of the window are gaps.
    [[nodiscard]] std::span<const std::uint16_t, 4> windows(int square) const {
        return std::span<const std::uint16_t, 4>(
            &windows_[directions * static_cast<std::size_t>(square)], directions);
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

    /// Gives entries to the lines. The first `run` entries are gaps. They are the window of every
    /// square without lines in a direction. `run` - 1 gaps follow the lines of each row, column or
    /// diagonal.
    void add_entries(const rules& r) {
        windows_.resize(static_cast<std::size_t>(r.squares()) * directions);
        entries_.resize(directions_.size());
        std::vector<int> line_from(windows_.size(), -1);
        for (int line = 0; line < size(); ++line)
            line_from[place_of(squares(line)[0], directions_[static_cast<std::size_t>(line)])] =
                line;
        line_at_.assign(static_cast<std::size_t>(run_), -1);
        for (int d = 0; d < directions; ++d) {
            const auto& [right, down] = line_directions[d];
            for (int start = 0; start < r.squares(); ++start) {
                const square s = square_at(r, start);
                const square before{.column = s.column - right, .row = s.row - down};
                if (is_on_board(r, before) || line_from[place_of(start, d)] < 0) continue;
                for (square each = s; is_on_board(r, each);
                     each = {.column = each.column + right, .row = each.row + down})
                    add_entry(place_of(index_of(r, each), d), line_from);
            }
        }
        // The search reads windows in words, and the last word may extend beyond the window.
        const auto unit = static_cast<std::size_t>(entries_unit);
        line_at_.resize((line_at_.size() + 2 * unit - 1) / unit * unit, -1);
    }
    void add_entry(std::size_t place, const std::vector<int>& line_from) {
        const int line = line_from[place];
        const auto entry = static_cast<std::uint16_t>(line_at_.size());
        windows_[place] = static_cast<std::uint16_t>(entry - run_ + 1);
        if (line >= 0) entries_[static_cast<std::size_t>(line)] = entry;
        line_at_.push_back(static_cast<std::int16_t>(line));
    }
    [[nodiscard]] static std::size_t place_of(int square, int direction) {
        return static_cast<std::size_t>(square) * directions + static_cast<std::size_t>(direction);
    }

    int run_;
    std::vector<std::uint16_t> squares_{};  ///< squares of line 0, then of line 1, ...
    std::vector<std::uint8_t> directions_{};
    std::vector<std::uint16_t> through_{};  ///< lines through square 0, then square 1, ...
    std::vector<std::size_t> begin_{};      ///< for each square: start of its lines in `through_`
    std::vector<std::uint16_t> entries_{};  ///< indexed by line
    std::vector<std::int16_t> line_at_{};   ///< indexed by entry
    std::vector<std::uint16_t> windows_{};  ///< windows of square 0, then of square 1, ...
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
