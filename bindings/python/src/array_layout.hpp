// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "reading.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include <nanobind/ndarray.h>

namespace inarow::python {

/// How a package lays out what it shows: which cell of an array is which square, and which number
/// is which action. What it has for its own boards is done alike for all others.
class array_layout {
public:
    enum class kind : std::uint8_t { inarow, pettingzoo, open_spiel, pgx, kaggle };
    static constexpr std::array<std::string_view, 5> names{"inarow", "pettingzoo", "open_spiel",
                                                           "pgx", "kaggle"};

    array_layout(const rules& r, kind of);

    [[nodiscard]] kind its_kind() const { return kind_; }
    [[nodiscard]] const rules& its_rules() const { return rules_; }
    /// Of one position.
    [[nodiscard]] const std::vector<std::size_t>& shape() const { return shape_; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t actions() const { return actions_; }
    [[nodiscard]] bool is_of_bools() const { return kind_ == kind::pgx; }
    [[nodiscard]] nanobind::dlpack::dtype dtype() const {
        return is_of_bools() ? nanobind::dtype<bool>() : nanobind::dtype<std::int8_t>();
    }
    /// The greatest number in a cell.
    [[nodiscard]] int greatest() const { return shows_ == shows::numbers ? 2 : 1; }
    /// What the mask says of every action after the end.
    [[nodiscard]] bool mask_at_end() const { return kind_ == kind::pgx; }

    /// Precondition: of a square on the board.
    [[nodiscard]] std::size_t action_of(square s) const {
        if (rules_.gravity == drop) return static_cast<std::size_t>(s.column);
        return by_columns() ? static_cast<std::size_t>(s.column * rules_.rows + s.row)
                            : static_cast<std::size_t>(index_of(rules_, s));
    }
    /// Our action for one of the layout's. What is no action stays none.
    [[nodiscard]] long long ours(long long action) const {
        if (rules_.gravity == drop || !by_columns() || action < 0 || action >= rules_.squares())
            return action;
        return action % rules_.rows * rules_.columns + action / rules_.rows;
    }

    /// What it shows of a position, to a player where players see different things.
    template <int Capacity>
    void paint(const basic_position<Capacity>& p, player viewer, std::int8_t* to) const;
    /// Adds a stone, and turns to the other player. Precondition: `to` was shown to who puts it.
    void add(square s, player by, std::int8_t* to) const {
        const std::size_t cell = cells_[static_cast<std::size_t>(index_of(rules_, s))];
        if (shows_ == shows::sides) {
            swap_sides(to);
            to[cell + plane_] = 1;
        } else {
            put(cell, by == rules_.starts, to);
        }
    }

    /// True for each action that is legal.
    template <int Capacity>
    void mask(const basic_position<Capacity>& p, std::uint8_t* to) const;

private:
    enum class shows : std::uint8_t {
        sides,    ///< a plane of the viewer's stones, one of the other's
        players,  ///< a plane of who has started, one of the other, one of the free squares
        numbers,  ///< 1 for who has started, 2 for the other
    };

    /// Whether placing players number the squares column by column.
    [[nodiscard]] bool by_columns() const {
        return kind_ == kind::pettingzoo && rules_.gravity == place;
    }
    [[nodiscard]] std::size_t cell_of(square s) const;
    void swap_sides(std::int8_t* to) const;
    /// A stone of who has started, or of the other.
    void put(std::size_t cell, bool of_starter, std::int8_t* to) const {
        if (shows_ == shows::numbers) {
            to[cell] = of_starter ? 1 : 2;
        } else {
            to[cell + (of_starter ? starter_ : other_)] = 1;
            to[cell + free_] = 0;
        }
    }

    rules rules_;
    kind kind_;
    shows shows_;
    std::size_t size_;
    std::size_t actions_;
    std::size_t plane_ = 1;  ///< how far planes are apart
    std::size_t starter_ = 0, other_ = 0, free_ = 0;
    std::vector<std::size_t> shape_;
    std::vector<std::uint32_t> cells_;  ///< of each square, row by row from the top left
};

[[nodiscard]] array_layout::kind layout_named(std::string_view name);

}  // namespace inarow::python
