// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <cstddef>

/// std::index_sequence without <utility>, which takes a tenth of the compile time of <inarow.hpp>.
namespace inarow::inline v0::core::detail {

template <std::size_t... I>
struct indices {
    [[nodiscard]] static constexpr std::size_t size() { return sizeof...(I); }
};

#if defined(__clang__)
template <class, std::size_t... I>
using indices_of = indices<I...>;
template <std::size_t Size>
using make_indices = __make_integer_seq<indices_of, std::size_t, Size>;
#else
template <std::size_t Size>
using make_indices = indices<__integer_pack(Size)...>;
#endif

}  // namespace inarow::inline v0::core::detail
