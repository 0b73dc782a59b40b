// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "array_layout.hpp"
#include "conversions.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

namespace inarow::python {

namespace nb = nanobind;

/// The numbers for a free square, a stone of the first player and a stone of the second player.
using square_values = std::array<long long, 3>;

[[nodiscard]] square_values checked(const square_values& values);

/// How numbers represent a board: as observations of a layout or, without a layout, as one number
/// for each square, row by row from the top left.
struct board_format {
    inarow::rules rules;
    square_values values{0, 1, 2};
    /// If true, the stones are those of the player to move and of the opponent, in this order.
    bool relative = false;
    std::shared_ptr<const array_layout> layout{};  ///< null for boards
    /// The player to move, or the one who sees an observation [default: the player to move, as the
    /// numbers of stones say].
    std::optional<player> who{};

    [[nodiscard]] std::vector<std::size_t> shape() const;
    /// Returns a name such as "board of 3x3/3". `plural` is appended to the noun.
    [[nodiscard]] std::string name(std::string_view plural = "") const;
};

/// A board or an array of boards, from Python. The constructor needs the GIL, but layout_at does
/// not.
class board_reader {
public:
    using any_array = nb::ndarray<nb::ro, nb::device::cpu>;
    enum class count : std::uint8_t { one, many };

    /// Reads any object that NumPy converts into an array. Refuses arrays of the wrong shape, and
    /// values that are not numbers.
    board_reader(nb::handle source, board_format format, count boards);

    [[nodiscard]] std::size_t size() const { return size_; }
    /// Returns the board, without checking that a game can reach it. Refuses wrong numbers.
    [[nodiscard]] layout layout_at(std::size_t index) const;

private:
    /// How the numbers of an array are read.
    struct number_type {
        int (*find)(const void*, const square_values&);  ///< the index of the value, or -1
        std::string (*text)(const void*);                ///< for messages
    };
    template <class T>
    [[nodiscard]] static number_type number_type_of();
    [[nodiscard]] static number_type number_type_of(nb::dlpack::dtype type);

    void take_shape(count boards);
    [[nodiscard]] int value_at(const char* board, std::size_t cell) const;
    [[noreturn]] void refuse_value(const char* board, std::size_t cell) const;
    [[noreturn]] void refuse_shape(count boards) const;
    /// Returns 0 for a free square, 1 for a stone of the first plane or the first value, and 2 for
    /// a stone of the other.
    [[nodiscard]] int stone_at(const char* board, int index) const;
    /// Returns the player whose stones are marked 1.
    [[nodiscard]] player nearer_player(int ones, int twos) const;

    board_format format_;
    any_array array_;
    number_type numbers_;
    std::size_t size_ = 1;
    std::int64_t board_stride_ = 0;      ///< in bytes
    std::vector<std::size_t> shape_;     ///< of one board
    std::vector<std::int64_t> offsets_;  ///< of the cells of a board, in bytes
};

}  // namespace inarow::python
