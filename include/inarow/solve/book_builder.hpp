// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/detail/as_index.hpp>
#include <inarow/game/detail/owning_result.hpp>
#include <inarow/solve/book.hpp>
#include <inarow/solve/game_value.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace inarow::inline v0::solve {

/// Builds an opening book. First, the builder enumerates the positions of the book. Then the caller
/// solves the positions at the last ply. From these solutions, the builder derives the scores of
/// all earlier positions.
class book_builder {
    using ranking = detail::opening_book::ranking;

public:
    static constexpr int max_squares = ranking::max_squares;
    static constexpr std::uint64_t max_boards = ranking::max_boards;
    using position_type = basic_position<max_squares>;

    [[nodiscard]] static result<book_builder, book_error> make(const rules& r, int plies) {
        auto boards = ranking::start(r, plies);
        if (!boards) return book_error{book_error::reason::unsupported};
        return book_builder(*(std::move)(boards));
    }

    [[nodiscard]] const inarow::rules& rules() const { return boards_.rules(); }
    [[nodiscard]] int plies() const { return boards_.plies(); }
    /// Returns the number of positions in the book.
    [[nodiscard]] std::size_t size() const { return ranks_.size(); }
    /// Returns the number of positions that the caller must solve.
    [[nodiscard]] std::size_t to_solve() const { return ranks_.size() - last_ply_; }

    /// Returns the position with index `i` among the positions to solve. Precondition: i <
    /// to_solve().
    [[nodiscard]] position_type position(std::size_t i) const {
        return boards_.position(ranks_[last_ply_ + i]);
    }
    /// Returns the indices of the positions to solve, in depth-first order of the game tree. A
    /// solver that keeps its transposition table needs 40% fewer nodes in this order than in the
    /// order of the indices, because the searches of sibling positions share most of their nodes.
    [[nodiscard]] std::vector<std::size_t> tree_order() const {
        std::vector<std::size_t> result;
        std::vector<bool> is_visited(size());
        std::vector<std::size_t> to_visit{0};
        while (!to_visit.empty()) {
            const std::size_t i = to_visit.back();
            to_visit.pop_back();
            if (is_visited[i]) continue;
            is_visited[i] = true;
            if (i >= last_ply_) {
                result.push_back(i - last_ply_);
                continue;
            }
            for_each_child(ranks_[i], [&](const position_type& p) {
                if (!p.is_over()) to_visit.push_back(index_of(p));
            });
        }
        return result;
    }

    /// Returns the bytes of the book. `solved` contains the exact scores of position(0),
    /// position(1), and so on. The same scores always give the same bytes. Precondition:
    /// `solved.size() == to_solve()`.
    [[nodiscard]] std::vector<std::byte> build(std::span<const std::int8_t> solved) const {
        const std::vector<std::int8_t> scores = all_scores(solved);
        const auto [min_score, max_score] = std::ranges::minmax(scores);
        // Does not use std::bit_width, because its result is not an int in every standard library.
        const int bits = 32 - std::countl_zero(static_cast<std::uint32_t>(max_score - min_score));
        const auto bytes = book_format::book_size(boards_.size(), size(), bits);
        std::vector<std::byte> book(static_cast<std::size_t>(bytes));
        write_header(book, min_score, bits);
        write_marks(book);
        write_scores(book, scores, min_score, bits);
        write_number(book, book_format::checksum_offset, 8, book_format::checksum(book));
        return book;
    }

private:
    explicit book_builder(ranking ranked) : boards_{(std::move)(ranked)}, ranks_{0} {
        std::vector<std::uint32_t> next;
        for (int ply = 0; ply < plies(); ++ply) {
            (next.clear)();
            for (std::size_t i = last_ply_; i < size(); ++i)
                for_each_child(ranks_[i], [&](const position_type& p) {
                    if (!p.is_over()) next.push_back(rank_of(p));
                });
            std::ranges::sort(next);
            const auto repeated = std::ranges::unique(next);
            (next.erase)(repeated.begin(), repeated.end());
            last_ply_ = size();
            ranks_.insert(ranks_.end(), next.begin(), next.end());
        }
    }

    void for_each_child(std::uint32_t rank, auto visit) const {
        const position_type p = boards_.position(rank);
        p.for_each_move([&](square s) { visit(p.after(s)); });
    }
    [[nodiscard]] std::uint32_t rank_of(const position_type& p) const {
        return static_cast<std::uint32_t>(boards_.rank(p).value_or(0));
    }

    /// Returns the scores of all positions in the book. A position at the last ply has its solved
    /// score. An earlier position has the score of its best move.
    [[nodiscard]] std::vector<std::int8_t> all_scores(std::span<const std::int8_t> solved) const {
        std::vector<std::int8_t> scores(size(), INT8_MIN);
        std::ranges::copy(solved, scores.begin() + static_cast<std::ptrdiff_t>(last_ply_));
        for (std::size_t i = last_ply_; i-- > 0;)
            for_each_child(ranks_[i], [&](const position_type& p) {
                scores[i] = (std::max)(scores[i], static_cast<std::int8_t>(-score(p, scores)));
            });
        return scores;
    }
    [[nodiscard]] int score(const position_type& p, std::span<const std::int8_t> scores) const {
        const int free = p.rules().squares() - p.stones();
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        return scores[index_of(p)];
    }
    /// Precondition: the position is in the book.
    [[nodiscard]] std::size_t index_of(const position_type& p) const {
        const auto found = std::ranges::lower_bound(ranks_, rank_of(p));
        return static_cast<std::size_t>(found - ranks_.begin());
    }

    static void write_number(std::span<std::byte> book, std::size_t offset, std::size_t count,
                             std::uint64_t number) {
        for (std::size_t i = 0; i < count; ++i, number >>= 8)
            book[offset + i] = std::byte(number & 0xff);
    }
    void write_header(std::span<std::byte> book, std::int8_t min_score, int bits) const {
        const auto write = [book](std::size_t offset, std::size_t count, auto number) {
            write_number(book, offset, count, static_cast<std::uint64_t>(number));
        };
        for (std::size_t i = 0; i < book_format::magic.size(); ++i)
            write(i, 1, book_format::magic[i]);
        write(book_format::version_offset, 1, book_format::version);
        // The file header does not store who starts, because either player may start a game that
        // uses the book.
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = rules();
        write(book_format::columns_offset, 2, columns);
        write(book_format::rows_offset, 2, rows);
        write(book_format::run_offset, 2, run);
        write(book_format::gravity_offset, 1, gravity);
        write(book_format::length_offset, 1, length);
        write(book_format::convention_offset, 1, convention);
        write(book_format::plies_offset, 1, plies());
        write(book_format::entries_offset, 4, size());
        write(book_format::min_score_offset, 1, min_score);
        write(book_format::score_bits_offset, 1, bits);
    }
    void write_marks(std::span<std::byte> book) const {
        std::size_t entry = 0;
        for (std::uint64_t board = 0; board < boards_.size();
             board += book_format::boards_per_block) {
            const auto before = core::detail::as_index(board / book_format::boards_per_block);
            const std::size_t block =
                book_format::blocks_offset + before * book_format::block_bytes;
            write_number(book, block, book_format::count_bytes, entry);
            for (; entry < size() && ranks_[entry] - board < book_format::boards_per_block;
                 ++entry) {
                const auto in_block = core::detail::as_index(ranks_[entry] - board);
                book[block + book_format::count_bytes + in_block / 8] |=
                    std::byte(1U << in_block % 8);
            }
        }
    }
    void write_scores(std::span<std::byte> book, std::span<const std::int8_t> scores,
                      std::int8_t min_score, int bits) const {
        std::uint64_t bit = 8 * book_format::scores_offset(boards_.size());
        for (const std::int8_t score : scores)
            for (int i = 0; i < bits; ++i, ++bit)
                book[core::detail::as_index(bit / 8)] |=
                    std::byte((static_cast<unsigned>(score - min_score) >> i & 1U) << bit % 8);
    }

    ranking boards_;
    std::vector<std::uint32_t> ranks_;  ///< the ranks of all positions, ascending
    std::size_t last_ply_ = 0;          ///< index of the first position of the last ply
};

/// Returns the bytes of a book, or an error if books do not support the rules or the number of
/// plies. Calls `score(position)` for each position at the last ply. `score` must return the exact
/// score of the position.
template <class Score>
[[nodiscard]] result<std::vector<std::byte>, book_error> write_book(const rules& r, int plies,
                                                                    Score score) {
    const auto builder = book_builder::make(r, plies);
    if (!builder) return builder.error();
    std::vector<std::int8_t> scores(builder->to_solve());
    for (const std::size_t i : builder->tree_order())
        scores[i] = static_cast<std::int8_t>(score(builder->position(i)));
    return builder->build(scores);
}

}  // namespace inarow::inline v0::solve
