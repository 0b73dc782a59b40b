// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/draw/board.hpp>
#include <inarow/draw/svg.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/sgf.hpp>
#include <inarow/ui/state_text.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// A game as text, to be taken elsewhere.
namespace inarow::inline v0::ui {

/// What is exported beside the moves in a notation.
enum class document : std::uint8_t {
    position,  ///< on one line
    drawing,   ///< of characters
    svg,
    sgf,
    state,  ///< all there is
};
inline constexpr auto document_names =
    core::enum_names_of<document>("position", "drawing", "picture", "sgf", "state");
inline constexpr auto document_titles =
    core::enum_names_of<document>("Position", "Drawing", "Picture (SVG)", "Game (SGF)", "State");

/// The moves in each notation but `any`, then each document: a format is one of these, by its
/// index.
class export_format {
public:
    static constexpr std::size_t notations = notation::kind_names.size() - 1;
    static constexpr std::size_t count = notations + document_names.size();

    /// Precondition: index < count.
    explicit constexpr export_format(std::size_t index) : index_{index} {}
    constexpr export_format(notation::kind k) : index_{static_cast<std::size_t>(k) - 1} {}
    constexpr export_format(document d) : index_{notations + static_cast<std::size_t>(d)} {}

    [[nodiscard]] static constexpr std::optional<export_format> find(std::string_view name) {
        for (std::size_t i = 0; i < count; ++i)
            if (export_format(i).name() == name) return export_format(i);
        return std::nullopt;
    }

    [[nodiscard]] constexpr bool has_moves() const { return index_ < notations; }
    /// Precondition: has_moves().
    [[nodiscard]] constexpr notation::kind notation() const {
        return static_cast<notation::kind>(index_ + 1);
    }
    /// Precondition: !has_moves().
    [[nodiscard]] constexpr document what() const {
        return static_cast<document>(index_ - notations);
    }
    /// One word, such as "algebraic" or "position".
    [[nodiscard]] constexpr std::string_view name() const {
        return has_moves() ? notation::kind_names[notation()] : document_names[what()];
    }
    /// For people who choose one, such as "Algebraic (b3)".
    [[nodiscard]] constexpr std::string_view title() const {
        return has_moves() ? notation::kind_titles[notation()] : document_titles[what()];
    }
    /// Whether a game of these rules can be exported so.
    [[nodiscard]] constexpr bool supports(const rules& r) const {
        if (has_moves()) return notation::can_print(notation(), r);
        return what() != document::sgf || notation::can_print_sgf(r);
    }
    constexpr bool operator==(const export_format&) const = default;

private:
    std::size_t index_;
};

/// Writes a game, up to the ply that is shown. Precondition: format.supports(s.rules()).
void export_as(core::sink auto& out, export_format format, const state& s) {
    if (format.has_moves()) return notation::print_moves(out, s.game, format.notation());
    const position& current = s.position();
    const auto& moves = s.game.moves();
    switch (format.what()) {
        case document::position: return notation::print_position(out, current);
        case document::drawing: return draw::board(out, current);
        case document::svg:
            return draw::svg(out, current,
                             {.marked = moves.empty() ? draw::nowhere : moves.back()});
        case document::sgf: return notation::print_sgf(out, s.game);
        case document::state: return print_state(out, s);
    }
}

}  // namespace inarow::inline v0::ui
