// SPDX-License-Identifier: BSL-1.0
#include "array_layout.hpp"

#include "failure.hpp"

#include <algorithm>
#include <utility>

namespace inarow::python {

array_layout::array_layout(const inarow::rules& r, layout_kind k)
    : rules_{r},
      kind_{k},
      encoding_{encoding_of(k)},
      size_{static_cast<std::size_t>(r.squares()) * planes_of(encoding_)},
      action_count_{static_cast<std::size_t>(python::action_count(r))} {
    const auto squares = static_cast<std::size_t>(r.squares());
    const auto rows = static_cast<std::size_t>(is_column_major() ? r.columns : r.rows);
    const auto columns = static_cast<std::size_t>(is_column_major() ? r.rows : r.columns);
    switch (k) {
        case layout_kind::inarow:
            plane_stride_ = squares;
            shape_ = {2, rows, columns};
            break;
        case layout_kind::pettingzoo:
        case layout_kind::pgx: shape_ = {rows, columns, 2}; break;
        case layout_kind::open_spiel:
            // In OpenSpiel's Connect Four, the plane of free squares is last. In its placing games,
            // this plane is first.
            starter_plane_ = has_column_actions(r) ? 0 : 2 * squares;
            other_plane_ = squares;
            free_plane_ = has_column_actions(r) ? 2 * squares : 0;
            shape_ = {3, rows, columns};
            break;
        case layout_kind::kaggle: shape_ = {squares}; break;
    }
    for (int i = 0; i < r.squares(); ++i)
        cells_.push_back(static_cast<std::uint32_t>(cell_of(square_at(r, i))));
}

array_layout::encoding array_layout::encoding_of(layout_kind k) {
    switch (k) {
        case layout_kind::inarow:
        case layout_kind::pettingzoo:
        case layout_kind::pgx: break;
        case layout_kind::open_spiel: return encoding::player_planes;
        case layout_kind::kaggle: return encoding::player_numbers;
    }
    return encoding::viewer_planes;
}
std::size_t array_layout::planes_of(encoding e) {
    switch (e) {
        case encoding::viewer_planes: return 2;
        case encoding::player_planes: return 3;
        case encoding::player_numbers: break;
    }
    return 1;
}

std::size_t array_layout::cell_of(square s) const {
    const auto row_major = static_cast<std::size_t>(index_of(rules_, s));
    if (is_column_major()) return 2 * static_cast<std::size_t>(s.column * rules_.rows + s.row);
    if (kind_ == layout_kind::pettingzoo || kind_ == layout_kind::pgx) return 2 * row_major;
    if (kind_ == layout_kind::open_spiel && has_column_actions(rules_))  // rows from the bottom
        return static_cast<std::size_t>((rules_.rows - 1 - s.row) * rules_.columns + s.column);
    return row_major;
}

void array_layout::swap_planes(std::int8_t* cells) const {
    if (plane_stride_ == 1) {
        for (std::size_t i = 0; i < size_; i += 2) std::swap(cells[i], cells[i + 1]);
    } else {
        std::swap_ranges(cells, cells + plane_stride_, cells + plane_stride_);
    }
}

template <int Capacity>
void array_layout::write_observation(const basic_position<Capacity>& p, player viewer,
                                     std::int8_t* cells) const {
    std::fill_n(cells, size_, std::int8_t{0});
    if (encoding_ == encoding::player_planes)
        std::fill_n(cells + free_plane_, static_cast<std::size_t>(rules_.squares()),
                    std::int8_t{1});
    for (int i = 0; i < rules_.squares(); ++i) {
        const mark m = p.at(square_at(rules_, i));
        const std::size_t cell = cells_[static_cast<std::size_t>(i)];
        if (m == mark::none) continue;
        if (encoding_ == encoding::viewer_planes) {
            cells[cell + (m == mark_of(viewer) ? 0 : plane_stride_)] = 1;
        } else {
            set_stone(cell, m == mark_of(rules_.starts), cells);
        }
    }
}

template <int Capacity>
void array_layout::write_mask(const basic_position<Capacity>& p, std::uint8_t* mask) const {
    std::fill_n(mask, action_count_,
                static_cast<std::uint8_t>(p.is_over() && terminal_mask() ? 1 : 0));
    p.for_each_move([&](square s) { mask[action_of(s)] = 1; });
}

template void array_layout::write_observation(const basic_position<64>&, player,
                                              std::int8_t*) const;
template void array_layout::write_observation(const position&, player, std::int8_t*) const;
template void array_layout::write_mask(const basic_position<64>&, std::uint8_t*) const;
template void array_layout::write_mask(const position&, std::uint8_t*) const;

layout_kind layout_named(std::string_view name) {
    return enum_named(layout_names, name,
                      {.type = "Error", .kind = "no_such_layout", .parameter = "layout"});
}

}  // namespace inarow::python
