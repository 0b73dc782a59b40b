// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "reading.hpp"

#include <cstddef>
#include <functional>
#include <optional>

#include <nanobind/nanobind.h>

namespace inarow::python {

namespace nb = nanobind;

/// Many positions, as Python gives them: an array of boards, or whatever gives texts, positions and
/// games one by one. They are looked at here with the GIL; `at` needs none.
class position_list {
public:
    position_list(nb::handle from, const std::optional<rules_argument>& rules, notation::kind in);

    [[nodiscard]] std::size_t size() const { return size_; }
    /// May be called by several threads; what is no position is refused.
    [[nodiscard]] position at(std::size_t number) const { return at_(number); }

private:
    void take_array(nb::handle from);
    void take_items(nb::handle from, notation::kind in);

    std::optional<rules> rules_;
    nb::object kept_;  ///< what the views that `at_` has are of
    std::size_t size_ = 0;
    std::function<position(std::size_t)> at_;
};

}  // namespace inarow::python
