// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>

/// Eight words at once.
namespace inarow::inline v0::core {

/// Eight words that are added, shifted and combined all at once: in two instructions where the
/// processor has registers of 256 bits, in one where it has those of 512. Not to be passed or given
/// by value, which processors do in different ways.
using lanes = std::uint64_t __attribute__((vector_size(64)));

}  // namespace inarow::inline v0::core
