// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/packed_digit.hpp>

#include <cstddef>
#include <cstdint>

/// Stores a sorted table of numbers and their small values as text. A compiler reads text quickly,
/// and a constant evaluation can search the table.
namespace inarow::inline v0::solve::detail::opening_book {

/// A table is a text. Each character stores six bits, and the highest bits come first. The text is
/// a sequence of blocks. A block starts with its first number, which takes six characters.
/// `block_entries` entries of four characters each follow. The last block may have fewer entries.
/// An entry stores the difference from the previous number in `24 - value_bits` bits, then the
/// value. An entry with the value 0 is a filler. Fillers bridge a difference that is too large for
/// one entry. scripts/connect_four_book.cpp writes the tables.
class packed_table {
public:
    static constexpr int value_bits = 7;
    static constexpr std::size_t entry_characters = 4;
    static constexpr std::size_t number_characters = 6;
    static constexpr std::size_t block_entries = 32;
    static constexpr std::size_t block_characters =
        number_characters + block_entries * entry_characters;
    static constexpr char digits[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    /// Precondition: the text is a valid table with at least one block.
    template <std::size_t Size>
    explicit constexpr packed_table(const char (&text)[Size]) : text_{text}, size_{Size - 1} {}

    /// Returns the value of a number, or 0 if the number is not in the table.
    [[nodiscard]] constexpr unsigned find(std::uint64_t number) const {
        std::size_t block = 0;
        for (std::size_t end = (size_ + block_characters - 1) / block_characters;
             end - block > 1;) {
            const std::size_t middle = block + (end - block) / 2;
            (first_of(middle) <= number ? block : end) = middle;
        }
        std::size_t offset = block * block_characters + number_characters;
        std::size_t end = (block + 1) * block_characters;
        end = end < size_ ? end : size_;
        for (std::uint64_t now = first_of(block); offset < end && now <= number;
             offset += entry_characters) {
            const std::uint64_t entry = read(offset, entry_characters);
            now += entry >> value_bits;
            const auto value = static_cast<unsigned>(entry & ((1U << value_bits) - 1));
            if (now == number && value != 0) return value;
        }
        return 0;
    }

private:
    [[nodiscard]] constexpr std::uint64_t read(std::size_t begin, std::size_t count) const {
        std::uint64_t result = 0;
        for (std::size_t i = begin; i < begin + count; ++i)
            result = result << 6U | packed_digit(text_[i]);
        return result;
    }
    [[nodiscard]] constexpr std::uint64_t first_of(std::size_t block) const {
        return read(block * block_characters, number_characters);
    }

    const char* text_;
    std::size_t size_;
};

}  // namespace inarow::inline v0::solve::detail::opening_book
