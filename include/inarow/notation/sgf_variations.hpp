// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/detail/owning_result.hpp>
#include <inarow/notation/sgf.hpp>

#include <cstddef>
#include <span>
#include <vector>

/// Variations in the Smart Game Format. Each variation lists moves from the start of the game.
namespace inarow::inline v0::notation {

namespace detail {

/// Reads the tree of a game as variations. Each variation continues to an end of the tree.
template <int Capacity>
class sgf_variations_reader {
public:
    sgf_variations_reader(core::string_view text, const basic_position<Capacity>& start)
        : input_{text}, game_{start} {}

    [[nodiscard]] result<std::vector<std::vector<square>>, sgf_error> read(std::size_t max_count) {
        for (skip_spaces(input_); !input_.at_end() && all_.size() < max_count;
             skip_spaces(input_)) {
            if (input_.skip('(')) {
                opened_at_.push_back(game_.ply());
            } else if (input_.skip(';')) {
                is_at_end_ = true;
            } else if (input_.skip(')')) {
                close();
            } else if (const auto read = read_moves(); !read) {
                return read.error();
            }
        }
        return (std::move)(all_);
    }

private:
    void close() {
        if (is_at_end_) all_.emplace_back(game_.moves().begin(), game_.moves().end());
        is_at_end_ = false;
        if (opened_at_.empty()) return;
        (void)game_.undo(game_.ply() - opened_at_.back());
        opened_at_.pop_back();
    }
    [[nodiscard]] result<void, sgf_error> read_moves() {
        result<void, sgf_error> done;
        read_property(input_, 0, [&](const sgf_value& v) {
            if (done) done = apply_sgf_move(v, game_);
        });
        if (!done || !input_.failed) return done;
        return sgf_error{input_.error, input_.error.offset, game_.ply(), game_.rules(), {}};
    }

    reader input_;
    basic_game<Capacity> game_;
    std::vector<int> opened_at_{};  ///< number of moves before each open tree
    bool is_at_end_ = false;        ///< whether the last node has no next node so far
    std::vector<std::vector<square>> all_{};
};

/// Writes variations as a tree.
template <int Capacity>
class sgf_variations_printer {
public:
    explicit sgf_variations_printer(const basic_position<Capacity>& start) : start_{start} {}

    /// Writes adjacent variations from ply `ply` on. Precondition: the variations share all moves
    /// before that ply.
    void print(core::sink auto& out, std::span<const std::vector<square>> all, std::size_t ply) {
        const std::vector<square>& main = all.front();
        for (; ply < main.size() && count_with(all, ply, main[ply]) == all.size(); ++ply)
            print_sgf_move(out, main[ply], start_.mover(static_cast<int>(ply)));
        if (all.size() == 1) return;
        while (!all.empty()) {
            const std::size_t count = count_with(all, ply, all.front()[ply]);
            core::write(out, '(');
            print(out, all.first(count), ply);
            core::write(out, ')');
            all = all.subspan(count);
        }
    }

private:
    /// Returns the number of variations at the front of `all` that have move `s` at `ply`.
    [[nodiscard]] static std::size_t count_with(std::span<const std::vector<square>> all,
                                                std::size_t ply, square s) {
        std::size_t count = 0;
        while (count < all.size() && ply < all[count].size() && all[count][ply] == s) ++count;
        return count;
    }

    basic_game<Capacity> start_;
};

}  // namespace detail

/// Parses at most `max_count` variations of a game, in the order of the text. Fails if a variation
/// contains an illegal move. Precondition: parse_sgf accepts the text, and `start` is the start
/// position of the game.
template <int Capacity>
[[nodiscard]] result<std::vector<std::vector<square>>, sgf_error> parse_sgf_variations(
    core::string_view text, const basic_position<Capacity>& start, std::size_t max_count) {
    return detail::sgf_variations_reader<Capacity>(text, start).read(max_count);
}

/// Writes variations as one game. The first variation is the main line and decides the result of
/// the game.
/// Preconditions: can_print_sgf(start.rules()); variations that share moves are adjacent; no
/// variation is the beginning of another.
template <int Capacity>
void print_sgf_variations(core::sink auto& out, const basic_position<Capacity>& start,
                          std::span<const std::vector<square>> all) {
    basic_game<Capacity> main(start);
    for (const square s : all.front()) (void)main.apply(s);
    detail::print_sgf_begin(out, main);
    detail::sgf_variations_printer<Capacity>(start).print(out, all, 0);
    core::write(out, ')');
}

}  // namespace inarow::inline v0::notation
