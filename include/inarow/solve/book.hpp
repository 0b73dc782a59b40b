// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/detail/as_index.hpp>
#include <inarow/game/detail/owning_result.hpp>
#include <inarow/solve/detail/opening_book/format.hpp>
#include <inarow/solve/detail/opening_book/ranking.hpp>
#include <inarow/solve/game_value.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>

/// An opening book contains the exact scores of all positions in play up to a given ply.
/// docs/solve/book.md describes the file format byte by byte.
namespace inarow::inline v0::solve {

/// The reason why bytes are not a valid opening book, or why no book can be built.
struct book_error {
    enum class reason : std::uint8_t {
        unreadable,  ///< the file cannot be read
        not_a_book,
        other_version,
        unsupported,  ///< books do not support the rules or the number of plies
        cut_short,
        too_long,
        damaged,  ///< the checksum is wrong
    };
    reason kind;
    int version = 0;       ///< set if `kind` is `other_version`
    int error_number = 0;  ///< errno, if `kind` is `unreadable`

    constexpr bool operator==(const book_error&) const = default;
};

/// A view of an opening book. The bytes must outlive the view and must not change, because lookups
/// read them in place.
class book {
    using ranking = detail::opening_book::ranking;

public:
    /// Checks the header, the size and the checksum, so that lookups never read beyond the bytes.
    /// The checksum detects damage but not forgery: a forged book with a valid checksum may have
    /// wrong scores.
    [[nodiscard]] static result<book, book_error> read(std::span<const std::byte> bytes) {
        using enum book_error::reason;
        if (bytes.size() < book_format::blocks_offset) return book_error{not_a_book};
        for (std::size_t i = 0; i < book_format::magic.size(); ++i)
            if (bytes[i] != std::byte{book_format::magic[i]}) return book_error{not_a_book};
        const auto version =
            static_cast<int>(book_format::read_number(bytes, book_format::version_offset, 1));
        if (version != book_format::version) return book_error{other_version, version};
        auto boards = boards_of(bytes);
        const auto bits =
            static_cast<int>(book_format::read_number(bytes, book_format::score_bits_offset, 1));
        if (!boards || bits > book_format::max_score_bits) return book_error{unsupported};
        book result(bytes, *(std::move)(boards), bits);
        const auto size = book_format::book_size(result.boards_.size(), result.size(), bits);
        if (bytes.size() != size) return book_error{bytes.size() < size ? cut_short : too_long};
        if (book_format::read_number(bytes, book_format::checksum_offset, 8) !=
            book_format::checksum(bytes))
            return book_error{damaged};
        return result;
    }

    /// Returns the rules of the positions in the book. In these rules, the first player starts. You
    /// can also use the book for games that the second player starts.
    [[nodiscard]] const inarow::rules& rules() const { return boards_.rules(); }
    /// Returns the maximum number of stones in a position of the book.
    [[nodiscard]] int plies() const { return boards_.plies(); }
    /// Returns the number of positions. A position and its mirror image count as one.
    [[nodiscard]] std::size_t size() const { return entries_; }
    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }

    /// Returns the exact score of a position as score_of defines it, or `nullopt` if the position
    /// is not in the book. Finished positions are never in the book.
    [[nodiscard]] std::optional<int> probe(const position_view& p) const {
        const auto number = boards_.rank(p);
        if (!number) return std::nullopt;
        const auto entry = entry_of(*number);
        if (!entry) return std::nullopt;
        const int score = score_of_entry(*entry);
        const auto [lower, upper] = scores_of(p.rules(), p.free());
        const bool can_be = lower <= score && score <= upper;
        return can_be ? std::optional(score) : std::nullopt;
    }

private:
    book(std::span<const std::byte> bytes, ranking ranked, int bits)
        : bytes_{bytes},
          boards_{(std::move)(ranked)},
          entries_{core::detail::as_index(
              book_format::read_number(bytes, book_format::entries_offset, 4))},
          min_score_{static_cast<std::int8_t>(
              book_format::read_number(bytes, book_format::min_score_offset, 1))},
          bits_{bits} {}

    [[nodiscard]] static std::optional<ranking> boards_of(std::span<const std::byte> bytes) {
        const auto number = [&](std::size_t offset, std::size_t count) {
            return static_cast<int>(book_format::read_number(bytes, offset, count));
        };
        bool is_known = true;
        const auto enumerator = [&](std::size_t offset, auto& value, const auto& names) {
            const int stored = number(offset, 1);
            is_known = is_known && stored < static_cast<int>(names.size());
            value = static_cast<std::remove_reference_t<decltype(value)>>(stored);
        };
        inarow::rules r;
        auto& [columns, rows, run, gravity, length, convention, edges, starts] = r;
        columns = number(book_format::columns_offset, 2);
        rows = number(book_format::rows_offset, 2);
        run = number(book_format::run_offset, 2);
        enumerator(book_format::gravity_offset, gravity, gravity_names);
        enumerator(book_format::length_offset, length, line_length_names);
        enumerator(book_format::convention_offset, convention, convention_names);
        edges = edges::bounded;
        starts = first;
        if (!is_known) return std::nullopt;
        return ranking::start(r, number(book_format::plies_offset, 1));
    }

    /// Returns the index of the entry for the board with the rank `number`, or `nullopt` if the
    /// book has no entry for that board.
    [[nodiscard]] std::optional<std::size_t> entry_of(std::uint64_t number) const {
        const auto before = core::detail::as_index(number / book_format::boards_per_block);
        const auto block =
            bytes_.subspan(book_format::blocks_offset + before * book_format::block_bytes,
                           book_format::block_bytes);
        const auto in_block = core::detail::as_index(number % book_format::boards_per_block);
        const std::size_t last = book_format::count_bytes + in_block / 8;
        const auto marks = std::to_integer<unsigned>(block[last]);
        const unsigned mark = 1U << in_block % 8;
        if ((marks & mark) == 0) return std::nullopt;
        auto entry =
            core::detail::as_index(book_format::read_number(block, 0, book_format::count_bytes));
        for (std::size_t i = book_format::count_bytes; i < last; ++i)
            entry += static_cast<std::size_t>(std::popcount(std::to_integer<unsigned>(block[i])));
        entry += static_cast<std::size_t>(std::popcount(marks & (mark - 1)));
        return entry < entries_ ? std::optional(entry) : std::nullopt;
    }
    [[nodiscard]] int score_of_entry(std::size_t entry) const {
        const std::uint64_t bit = entry * static_cast<std::uint64_t>(bits_);
        const auto offset =
            core::detail::as_index(book_format::scores_offset(boards_.size()) + bit / 8);
        const auto two_bytes = static_cast<unsigned>(book_format::read_number(bytes_, offset, 2));
        return min_score_ + static_cast<int>(two_bytes >> bit % 8 & ((1U << bits_) - 1));
    }

    std::span<const std::byte> bytes_;
    ranking boards_;
    std::size_t entries_;
    int min_score_;
    int bits_;  ///< the size of each score, in bits
};

}  // namespace inarow::inline v0::solve
