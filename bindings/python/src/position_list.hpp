// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "conversions.hpp"

#include <cstddef>
#include <functional>
#include <optional>

#include <nanobind/nanobind.h>

namespace inarow::python {

namespace nb = nanobind;

/// A list of positions from Python: an array of boards, or an iterable of texts, positions and
/// games. The constructor needs the GIL, position_at does not.
class position_list {
public:
    position_list(nb::handle positions, const std::optional<rules_argument>& rules,
                  notation::kind k);

    [[nodiscard]] std::size_t size() const { return size_; }
    /// Refuses what is not a position. May be called by several threads.
    [[nodiscard]] position position_at(std::size_t index) const { return read_(index); }

private:
    void take_array(nb::handle positions);
    void take_items(nb::handle positions, notation::kind k);

    std::optional<rules> rules_;
    nb::object owner_;  ///< of the data that `read_` refers to
    std::size_t size_ = 0;
    std::function<position(std::size_t)> read_;
};

}  // namespace inarow::python
