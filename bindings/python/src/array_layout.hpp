// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/enum_names.hpp>

#include "conversions.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <nanobind/ndarray.h>

namespace inarow::python {

/// The package whose array format a layout has.
enum class layout_kind : std::uint8_t { inarow, pettingzoo, open_spiel, pgx, kaggle };

inline constexpr auto layout_names =
    core::enum_names_of<layout_kind>("inarow", "pettingzoo", "open_spiel", "pgx", "kaggle");

template <>
inline constexpr char name_type<layout_kind>[] = "LayoutName";
using layout_argument = name_argument<layout_kind>;

/// The array format of a package, extended to boards that the package does not support. It
/// determines which cell of an observation belongs to which square, and which number belongs to
/// which action.
class array_layout {
public:
    array_layout(const inarow::rules& r, layout_kind k);

    [[nodiscard]] layout_kind kind() const { return kind_; }
    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    /// Returns the shape of one observation.
    [[nodiscard]] const std::vector<std::size_t>& shape() const { return shape_; }
    /// Returns the shape of an array of `count` observations.
    [[nodiscard]] std::vector<std::size_t> shape_of(std::size_t observations) const {
        std::vector<std::size_t> result{observations};
        result.insert(result.end(), shape_.begin(), shape_.end());
        return result;
    }
    /// The number of cells of an observation.
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t action_count() const { return action_count_; }
    [[nodiscard]] bool is_boolean() const { return kind_ == layout_kind::pgx; }
    [[nodiscard]] nanobind::dlpack::dtype dtype() const {
        return is_boolean() ? nanobind::dtype<bool>() : nanobind::dtype<std::int8_t>();
    }
    /// The largest number in a cell.
    [[nodiscard]] int max_value() const { return encoding_ == encoding::player_numbers ? 2 : 1; }
    /// Whether an observation depends on who sees it.
    [[nodiscard]] bool has_viewer() const { return encoding_ == encoding::viewer_planes; }
    /// The value of every cell in the action mask of a finished game.
    [[nodiscard]] bool terminal_mask() const { return kind_ == layout_kind::pgx; }

    /// Returns the layout's number for an action of inarow.
    [[nodiscard]] std::size_t action_of(square s) const {
        if (has_column_actions(rules_)) return static_cast<std::size_t>(s.column);
        return is_column_major() ? static_cast<std::size_t>(s.column * rules_.rows + s.row)
                                 : static_cast<std::size_t>(index_of(rules_, s));
    }
    /// Returns inarow's number for an action of the layout. Returns a number that is not an action
    /// unchanged.
    [[nodiscard]] long long to_inarow(long long action) const {
        if (!is_column_major() || !is_square(action)) return action;
        return action % rules_.rows * rules_.columns + action / rules_.rows;
    }
    /// The inverse of to_inarow.
    [[nodiscard]] long long from_inarow(long long action) const {
        if (has_column_actions(rules_) || !is_square(action)) return action;
        return static_cast<long long>(action_of(square_at(rules_, static_cast<int>(action))));
    }

    /// Writes the observation of a position, from the point of view of `viewer` if the layout
    /// depends on it.
    template <int Capacity>
    void write_observation(const basic_position<Capacity>& p, player viewer,
                           std::int8_t* cells) const;
    /// Returns the stone on a square of an observation. `value` reads a cell. The result is 0 for
    /// no stone, 1 for a stone of the viewer or of the player who starts, and 2 for a stone of the
    /// other player. Returns `nullopt` if the cells contradict each other.
    [[nodiscard]] std::optional<int> stone_at(int index, auto value) const {
        const std::size_t cell = cells_[static_cast<std::size_t>(index)];
        if (encoding_ == encoding::player_numbers) return value(cell);
        const bool is_player = encoding_ == encoding::player_planes;
        const int near = value(cell + (is_player ? starter_plane_ : 0));
        const int far = value(cell + (is_player ? other_plane_ : plane_stride_));
        const int free = is_player ? value(cell + free_plane_) : 1 - near - far;
        if (free < 0 || near + far + free != 1) return std::nullopt;
        return near + 2 * far;
    }
    /// Changes a player's observation into the observation of the other player.
    void change_viewer(std::int8_t* cells) const {
        if (encoding_ == encoding::viewer_planes) swap_planes(cells);
    }
    /// After a move, changes the observation of the mover into the observation of the other player.
    void add_stone(square s, player mover, std::int8_t* cells) const {
        const std::size_t cell = cells_[static_cast<std::size_t>(index_of(rules_, s))];
        change_viewer(cells);
        if (encoding_ == encoding::viewer_planes) {
            cells[cell + plane_stride_] = 1;
        } else {
            set_stone(cell, mover == rules_.starts, cells);
        }
    }

    /// Writes the action mask of a position: 1 for each legal action.
    template <int Capacity>
    void write_mask(const basic_position<Capacity>& p, std::uint8_t* mask) const;

private:
    enum class encoding : std::uint8_t {
        viewer_planes,   ///< a plane of the viewer's stones, a plane of the opponent's
        player_planes,   ///< planes of the player who starts, the other player, the free squares
        player_numbers,  ///< 1 for the player who starts, 2 for the other player
    };
    [[nodiscard]] static encoding encoding_of(layout_kind k);
    [[nodiscard]] static std::size_t planes_of(encoding e);

    /// Whether squares are numbered column by column.
    [[nodiscard]] bool is_column_major() const {
        return kind_ == layout_kind::pettingzoo && !has_column_actions(rules_);
    }
    [[nodiscard]] bool is_square(long long index) const {
        return index >= 0 && index < rules_.squares();
    }
    [[nodiscard]] std::size_t cell_of(square s) const;
    void swap_planes(std::int8_t* cells) const;
    void set_stone(std::size_t cell, bool is_starter, std::int8_t* cells) const {
        if (encoding_ == encoding::player_numbers) {
            cells[cell] = is_starter ? 1 : 2;
        } else {
            cells[cell + (is_starter ? starter_plane_ : other_plane_)] = 1;
            cells[cell + free_plane_] = 0;
        }
    }

    inarow::rules rules_;
    layout_kind kind_;
    encoding encoding_;
    std::size_t size_;
    std::size_t action_count_;
    std::size_t plane_stride_ = 1;  ///< distance of the planes, in cells
    std::size_t starter_plane_ = 0;
    std::size_t other_plane_ = 0;
    std::size_t free_plane_ = 0;
    std::vector<std::size_t> shape_;
    std::vector<std::uint32_t> cells_;  ///< of each square, row by row from the top left
};

[[nodiscard]] layout_kind layout_named(std::string_view name);

}  // namespace inarow::python
