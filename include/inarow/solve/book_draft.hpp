// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/book.hpp>
#include <inarow/solve/game_value.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <vector>

/// How opening books are made.
namespace inarow::inline v0::solve {

/// The positions of a book whose scores are still to be found: of the greatest ply by whatever
/// means there are; those before follow from them.
class book_draft {
public:
    using position_type = basic_position<ranking::most_squares>;

    [[nodiscard]] static std::expected<book_draft, book_error> make(const rules& r, int plies) {
        auto boards = ranking::start(r, plies);
        if (!boards) return std::unexpected(book_error{book_error::reason::no_such_book});
        return book_draft(*std::move(boards));
    }

    [[nodiscard]] const inarow::rules& rules() const { return boards_.rules(); }
    [[nodiscard]] int plies() const { return boards_.plies(); }
    /// How many positions the book is to have, and how many of them are to be solved.
    [[nodiscard]] std::size_t size() const { return numbers_.size(); }
    [[nodiscard]] std::size_t to_solve() const { return numbers_.size() - solved_from_; }

    /// One of the positions to be solved; neighbours are alike. Precondition: i < to_solve().
    [[nodiscard]] position_type position(std::size_t i) const {
        return boards_.position(numbers_[solved_from_ + i]);
    }

    /// The book, from the scores of position(0), position(1), ... The same scores give the same
    /// bytes. Precondition: there are to_solve() of them, and they are exact.
    [[nodiscard]] std::vector<std::byte> written(std::span<const std::int8_t> solved) const {
        const std::vector<std::int8_t> scores = all_scores(solved);
        const auto [least, most] = std::ranges::minmax(scores);
        const auto bits = static_cast<int>(std::bit_width(static_cast<unsigned>(most - least)));
        std::vector<std::byte> to(book_format::size(boards_.size(), size(), bits));
        write_header(to, least, bits);
        write_marks(to);
        write_scores(to, scores, least, bits);
        write_number(to, book_format::checksum_at, 8, book_format::checksum(to));
        return to;
    }

private:
    explicit book_draft(ranking boards) : boards_{std::move(boards)}, numbers_{0} {
        std::vector<std::uint32_t> next;
        for (int ply = 0; ply < plies(); ++ply) {
            next.clear();
            for (std::size_t i = solved_from_; i < size(); ++i)
                for_each_next(numbers_[i], [&](const position_type& p) {
                    if (!p.is_over()) next.push_back(number_of(p));
                });
            std::ranges::sort(next);
            const auto repeated = std::ranges::unique(next);
            next.erase(repeated.begin(), repeated.end());
            solved_from_ = size();
            numbers_.insert(numbers_.end(), next.begin(), next.end());
        }
    }

    void for_each_next(std::uint32_t number, auto visit) const {
        const position_type p = boards_.position(number);
        p.for_each_move([&](square s) { visit(p.after(s)); });
    }
    [[nodiscard]] std::uint32_t number_of(const position_type& p) const {
        return static_cast<std::uint32_t>(boards_.rank(p).value_or(0));
    }

    /// A position is worth what the best of its moves is.
    [[nodiscard]] std::vector<std::int8_t> all_scores(std::span<const std::int8_t> solved) const {
        std::vector<std::int8_t> scores(size(), INT8_MIN);
        std::ranges::copy(solved, scores.begin() + static_cast<std::ptrdiff_t>(solved_from_));
        for (std::size_t i = solved_from_; i-- > 0;)
            for_each_next(numbers_[i], [&](const position_type& p) {
                scores[i] = std::max(scores[i], static_cast<std::int8_t>(-score(p, scores)));
            });
        return scores;
    }
    [[nodiscard]] int score(const position_type& p, std::span<const std::int8_t> scores) const {
        const int free = p.rules().squares() - p.stones();
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        const auto found = std::ranges::lower_bound(numbers_, number_of(p));
        return scores[static_cast<std::size_t>(found - numbers_.begin())];
    }

    static void write_number(std::span<std::byte> to, std::size_t at, std::size_t count,
                             std::uint64_t number) {
        for (std::size_t i = 0; i < count; ++i, number >>= 8) to[at + i] = std::byte(number & 0xff);
    }
    void write_header(std::span<std::byte> to, std::int8_t least, int bits) const {
        namespace format = book_format;
        const auto write = [to](std::size_t at, std::size_t count, auto number) {
            write_number(to, at, count, static_cast<std::uint64_t>(number));
        };
        for (std::size_t i = 0; i < format::magic.size(); ++i) write(i, 1, format::magic[i]);
        write(format::version_at, 1, format::version);
        write(format::columns_at, 2, rules().columns);
        write(format::rows_at, 2, rules().rows);
        write(format::run_at, 2, rules().run);
        write(format::gravity_at, 1, rules().gravity);
        write(format::plies_at, 1, plies());
        write(format::entries_at, 4, size());
        write(format::least_score_at, 1, least);
        write(format::score_bits_at, 1, bits);
    }
    void write_marks(std::span<std::byte> to) const {
        namespace format = book_format;
        std::size_t entry = 0;
        for (std::uint64_t board = 0; board < boards_.size(); board += format::boards_of_block) {
            const std::size_t block =
                format::blocks_at + board / format::boards_of_block * format::block_bytes;
            write_number(to, block, format::count_bytes, entry);
            for (; entry < size() && numbers_[entry] - board < format::boards_of_block; ++entry) {
                const std::size_t in_block = numbers_[entry] - board;
                to[block + format::count_bytes + in_block / 8] |= std::byte(1U << in_block % 8);
            }
        }
    }
    void write_scores(std::span<std::byte> to, std::span<const std::int8_t> scores,
                      std::int8_t least, int bits) const {
        std::size_t bit = 8 * book_format::scores_at(boards_.size());
        for (const std::int8_t score : scores)
            for (int i = 0; i < bits; ++i, ++bit)
                to[bit / 8] |=
                    std::byte((static_cast<unsigned>(score - least) >> i & 1U) << bit % 8);
    }

    ranking boards_;
    std::vector<std::uint32_t> numbers_;  ///< of its positions, in order
    std::size_t solved_from_ = 0;         ///< where those with the most stones begin
};

/// A book whose positions have the scores that `score` gives of them.
template <class Score>
[[nodiscard]] std::expected<std::vector<std::byte>, book_error> write_book(const rules& r,
                                                                           int plies, Score score) {
    const auto draft = book_draft::make(r, plies);
    if (!draft) return std::unexpected(draft.error());
    std::vector<std::int8_t> scores(draft->to_solve());
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i] = static_cast<std::int8_t>(score(draft->position(i)));
    return draft->written(scores);
}

}  // namespace inarow::inline v0::solve
