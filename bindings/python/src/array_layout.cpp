// SPDX-License-Identifier: BSL-1.0
#include "array_layout.hpp"

#include "failure.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace inarow::python {

array_layout::array_layout(const rules& r, kind of)
    : rules_{r},
      kind_{of},
      shows_{of == kind::open_spiel ? shows::players
             : of == kind::kaggle   ? shows::numbers
                                    : shows::sides},
      size_{static_cast<std::size_t>(r.squares()) * (shows_ == shows::players ? 3
                                                     : shows_ == shows::sides ? 2
                                                                              : 1)},
      actions_{static_cast<std::size_t>(actions_of(r))} {
    const auto squares = static_cast<std::size_t>(r.squares());
    const auto rows = static_cast<std::size_t>(by_columns() ? r.columns : r.rows);
    const auto columns = static_cast<std::size_t>(by_columns() ? r.rows : r.columns);
    switch (of) {
        case kind::inarow:
            plane_ = squares;
            shape_ = {2, rows, columns};
            break;
        case kind::pettingzoo:
        case kind::pgx: shape_ = {rows, columns, 2}; break;
        case kind::open_spiel:
            // Its Connect Four has the free squares last, its games of placing have them first.
            starter_ = r.gravity == drop ? 0 : 2 * squares;
            other_ = squares;
            free_ = r.gravity == drop ? 2 * squares : 0;
            shape_ = {3, rows, columns};
            break;
        case kind::kaggle: shape_ = {squares}; break;
    }
    for (int i = 0; i < r.squares(); ++i)
        cells_.push_back(static_cast<std::uint32_t>(cell_of(square_at(r, i))));
}

std::size_t array_layout::cell_of(square s) const {
    const auto by_rows = static_cast<std::size_t>(index_of(rules_, s));
    if (by_columns()) return 2 * static_cast<std::size_t>(s.column * rules_.rows + s.row);
    if (kind_ == kind::pettingzoo || kind_ == kind::pgx) return 2 * by_rows;
    if (kind_ == kind::open_spiel && rules_.gravity == drop)  // it counts rows from below
        return static_cast<std::size_t>((rules_.rows - 1 - s.row) * rules_.columns + s.column);
    return by_rows;
}

void array_layout::swap_sides(std::int8_t* to) const {
    if (plane_ == 1) {
        for (std::size_t i = 0; i < size_; i += 2) std::swap(to[i], to[i + 1]);
    } else {
        std::swap_ranges(to, to + plane_, to + plane_);
    }
}

template <int Capacity>
void array_layout::paint(const basic_position<Capacity>& p, player viewer, std::int8_t* to) const {
    std::fill_n(to, size_, std::int8_t{0});
    if (shows_ == shows::players)
        std::fill_n(to + free_, static_cast<std::size_t>(rules_.squares()), std::int8_t{1});
    for (int i = 0; i < rules_.squares(); ++i) {
        const mark m = p.at(square_at(rules_, i));
        const std::size_t cell = cells_[static_cast<std::size_t>(i)];
        if (m == mark::none) continue;
        if (shows_ == shows::sides) {
            to[cell + (m == mark_of(viewer) ? 0 : plane_)] = 1;
        } else {
            put(cell, m == mark_of(rules_.starts), to);
        }
    }
}

template <int Capacity>
void array_layout::mask(const basic_position<Capacity>& p, std::uint8_t* to) const {
    std::fill_n(to, actions_, static_cast<std::uint8_t>(p.is_over() && mask_at_end() ? 1 : 0));
    p.for_each_move([&](square s) { to[action_of(s)] = 1; });
}

template void array_layout::paint(const basic_position<64>&, player, std::int8_t*) const;
template void array_layout::paint(const position&, player, std::int8_t*) const;
template void array_layout::mask(const basic_position<64>&, std::uint8_t*) const;
template void array_layout::mask(const position&, std::uint8_t*) const;

array_layout::kind layout_named(std::string_view name) {
    const auto* const found = std::ranges::find(array_layout::names, name);
    if (found != array_layout::names.end())
        return static_cast<array_layout::kind>(found - array_layout::names.begin());
    std::string sentence = "There is no layout ";
    draw::write_quoted(sentence, name.substr(0, 40), name.size() > 40);
    sentence += ", but";
    for (const std::string_view known : array_layout::names)
        core::write(sentence, known == array_layout::names[0] ? " " : ", ", known);
    throw failure("Error", "no_such_layout", sentence + '.');
}

}  // namespace inarow::python
