// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/ranking.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <utility>

/// Opening books: the exact scores of all positions of a game up to some ply, found in bytes that
/// are read where they lie. docs/solve/book.md has the format byte by byte.
namespace inarow::inline v0::solve {

/// Why bytes are no book, or why there is no book for some rules.
struct book_error {
    enum class reason : std::uint8_t {
        not_a_book,
        other_version,
        no_such_book,  ///< no book of such rules and so many plies can be: see ranking::start
        cut_short,
        too_long,
        damaged,  ///< its bytes are not those that were written
    };
    reason kind;
    int version = 0;  ///< with `other_version`

    constexpr bool operator==(const book_error&) const = default;
};

/// The format. Every number is little-endian.
namespace book_format {

inline constexpr std::array<std::uint8_t, 7> magic{0x89, 'i', 'n', 'a', 'r', 'o', 'w'};
inline constexpr int version = 1;
inline constexpr std::size_t version_at = 7;
inline constexpr std::size_t checksum_at = 8;
inline constexpr std::size_t columns_at = 16;  ///< from here on the checksum counts
inline constexpr std::size_t rows_at = 18;
inline constexpr std::size_t run_at = 20;
inline constexpr std::size_t gravity_at = 22;
inline constexpr std::size_t plies_at = 23;
inline constexpr std::size_t entries_at = 24;
inline constexpr std::size_t least_score_at = 28;
inline constexpr std::size_t score_bits_at = 29;
inline constexpr std::size_t blocks_at = 32;

/// A block has the count of entries before it, and a mark for each of so many boards.
inline constexpr std::size_t block_bytes = 64;
inline constexpr std::size_t count_bytes = 4;
inline constexpr std::size_t boards_of_block = 8 * (block_bytes - count_bytes);
inline constexpr int most_score_bits = 7;

/// Where the scores begin.
[[nodiscard]] constexpr std::size_t scores_at(std::uint64_t boards) {
    return blocks_at + (boards + boards_of_block - 1) / boards_of_block * block_bytes;
}
[[nodiscard]] constexpr std::size_t size(std::uint64_t boards, std::uint64_t entries, int bits) {
    return scores_at(boards) + (entries * static_cast<std::uint64_t>(bits) + 7) / 8;
}

/// The number that so many bytes write; those beyond the end count as 0.
[[nodiscard]] constexpr std::uint64_t number_at(std::span<const std::byte> bytes, std::size_t at,
                                                std::size_t count) {
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < count && at + i < bytes.size(); ++i)
        result |= std::to_integer<std::uint64_t>(bytes[at + i]) << 8 * i;
    return result;
}

/// No change of up to eight bytes in a row leaves it as it was, if they are one word of it: each
/// step is a bijection.
[[nodiscard]] constexpr std::uint64_t checksum(std::span<const std::byte> book) {
    std::uint64_t sum = book.size();
    for (std::size_t at = columns_at; at < book.size(); at += 8)
        sum = core::mixed(sum ^ number_at(book, at, 8)) + 0x9e3779b97f4a7c15U;
    return sum;
}

}  // namespace book_format

/// A view of a book: it must not outlive the bytes it was read from, nor may they change.
class book {
public:
    /// A checksum finds damage and not lies: bytes made up to have the right one are read without
    /// harm, but what is found there may be wrong.
    [[nodiscard]] static std::expected<book, book_error> read(std::span<const std::byte> bytes) {
        using enum book_error::reason;
        namespace format = book_format;
        if (bytes.size() < format::blocks_at) return std::unexpected(book_error{not_a_book});
        for (std::size_t i = 0; i < format::magic.size(); ++i)
            if (bytes[i] != std::byte{format::magic[i]})
                return std::unexpected(book_error{not_a_book});
        const auto version = static_cast<int>(format::number_at(bytes, format::version_at, 1));
        if (version != format::version) return std::unexpected(book_error{other_version, version});
        auto boards = boards_of(bytes);
        const auto bits = static_cast<int>(format::number_at(bytes, format::score_bits_at, 1));
        if (!boards || bits > format::most_score_bits)
            return std::unexpected(book_error{no_such_book});
        book result(bytes, *std::move(boards), bits);
        const std::size_t size = format::size(result.boards_.size(), result.size(), bits);
        if (bytes.size() != size)
            return std::unexpected(book_error{bytes.size() < size ? cut_short : too_long});
        if (format::number_at(bytes, format::checksum_at, 8) != format::checksum(bytes))
            return std::unexpected(book_error{damaged});
        return result;
    }

    /// With the first player to begin; the book is as good where the second does.
    [[nodiscard]] const inarow::rules& rules() const { return boards_.rules(); }
    /// Of positions with more stones it knows nothing.
    [[nodiscard]] int plies() const { return boards_.plies(); }
    /// How many positions it has; mirror images count as one.
    [[nodiscard]] std::size_t size() const { return entries_; }
    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }

    /// The exact score, as score_of counts it; nothing for what is not in the book, as are finished
    /// positions and those that no game reaches.
    template <int Capacity>
    [[nodiscard]] std::optional<int> find(const basic_position<Capacity>& p) const {
        const auto number = boards_.rank(p);
        if (!number) return std::nullopt;
        const auto entry = entry_of(*number);
        if (!entry) return std::nullopt;
        const int score = score_of_entry(*entry);
        const int free = p.rules().squares() - p.stones();
        const bool can_be = -(free / 2) <= score && score <= (free + 1) / 2;
        return can_be ? std::optional(score) : std::nullopt;
    }

private:
    book(std::span<const std::byte> bytes, ranking boards, int bits)
        : bytes_{bytes},
          boards_{std::move(boards)},
          entries_{
              static_cast<std::size_t>(book_format::number_at(bytes, book_format::entries_at, 4))},
          least_{static_cast<std::int8_t>(
              book_format::number_at(bytes, book_format::least_score_at, 1))},
          bits_{bits} {}

    [[nodiscard]] static std::optional<ranking> boards_of(std::span<const std::byte> bytes) {
        const auto number = [&](std::size_t at, std::size_t count) {
            return static_cast<int>(book_format::number_at(bytes, at, count));
        };
        const int how = number(book_format::gravity_at, 1);
        if (how > 1) return std::nullopt;
        const inarow::rules r{.columns = number(book_format::columns_at, 2),
                              .rows = number(book_format::rows_at, 2),
                              .run = number(book_format::run_at, 2),
                              .gravity = static_cast<gravity>(how)};
        return ranking::start(r, number(book_format::plies_at, 1));
    }

    /// Which entry the board of that number is, if it is one.
    [[nodiscard]] std::optional<std::size_t> entry_of(std::uint64_t number) const {
        namespace format = book_format;
        const auto block = bytes_.subspan(
            format::blocks_at + number / format::boards_of_block * format::block_bytes,
            format::block_bytes);
        const std::size_t in_block = number % format::boards_of_block;
        const std::size_t last = format::count_bytes + in_block / 8;
        const auto marks = std::to_integer<unsigned>(block[last]);
        const unsigned mark = 1U << in_block % 8;
        if ((marks & mark) == 0) return std::nullopt;
        std::size_t entry = format::number_at(block, 0, format::count_bytes);
        for (std::size_t i = format::count_bytes; i < last; ++i)
            entry += static_cast<std::size_t>(std::popcount(std::to_integer<unsigned>(block[i])));
        entry += static_cast<std::size_t>(std::popcount(marks & (mark - 1)));
        return entry < entries_ ? std::optional(entry) : std::nullopt;
    }
    [[nodiscard]] int score_of_entry(std::size_t entry) const {
        const std::size_t bit = entry * static_cast<std::size_t>(bits_);
        const auto two = static_cast<unsigned>(
            book_format::number_at(bytes_, book_format::scores_at(boards_.size()) + bit / 8, 2));
        return least_ + static_cast<int>(two >> bit % 8 & ((1U << bits_) - 1));
    }

    std::span<const std::byte> bytes_;
    ranking boards_;
    std::size_t entries_;
    int least_;
    int bits_;  ///< of each score
};

}  // namespace inarow::inline v0::solve
