// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <vector>

namespace inarow::inline v0::solve::detail::proof {

/// The tree of a file with one claim, with a copy of each repeated node, and where its labeled
/// nodes begin.
struct tree_copy {
    std::vector<std::byte> bytes{};
    std::vector<std::size_t> labels{};
};

}  // namespace inarow::inline v0::solve::detail::proof
