// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <cstddef>

/// Replaces std::index_sequence, because including <utility> would take a tenth of the compile time
/// of <inarow.hpp>.
namespace inarow::inline v0::core::detail {

template <std::size_t... Index>
struct indices {
    [[nodiscard]] static constexpr std::size_t size() { return sizeof...(Index); }
};

#if defined(__clang__)
template <class, std::size_t... Index>
using indices_of = indices<Index...>;
template <std::size_t Size>
using make_indices = __make_integer_seq<indices_of, std::size_t, Size>;
#else
template <std::size_t Size>
using make_indices = indices<__integer_pack(Size)...>;
#endif

}  // namespace inarow::inline v0::core::detail
