// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "board_reader.hpp"
#include "conversions.hpp"

#include <cstddef>
#include <functional>
#include <optional>

#include <nanobind/nanobind.h>

namespace inarow::python {

namespace nb = nanobind;

/// How numbers represent boards.
struct board_arguments {
    square_values values{0, 1, 2};
    bool relative = false;
    std::optional<layout_argument> layout{};
};

/// A list of positions from Python: an array of boards, or an iterable of texts, positions, games
/// and boards. The constructor needs the GIL, but position_at does not.
class position_list {
public:
    position_list(nb::handle positions, const std::optional<rules_argument>& rules,
                  notation::kind k, const board_arguments& boards = {});

    [[nodiscard]] std::size_t size() const { return size_; }
    /// Returns a position. Refuses items that are not positions. Several threads may call this
    /// function.
    [[nodiscard]] position position_at(std::size_t index) const { return read_(index); }
    /// Returns all positions. Refuses the list if an item is refused, and names the first such
    /// item.
    [[nodiscard]] nb::list positions() const;

private:
    [[nodiscard]] board_format format() const;
    void take_array(nb::handle positions);
    void take_items(nb::handle positions, notation::kind k);

    std::optional<rules> rules_;
    board_arguments boards_;
    nb::object owner_;  ///< the owner of the data that `read_` refers to
    std::size_t size_ = 0;
    std::function<position(std::size_t)> read_;
};

}  // namespace inarow::python
