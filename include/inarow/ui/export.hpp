// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/draw/board.hpp>
#include <inarow/draw/svg.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/notation/sgf_record.hpp>
#include <inarow/ui/phrases.hpp>
#include <inarow/ui/state_text.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// Writes games as text for use in other programs.
namespace inarow::inline v0::ui {

/// The export formats that are not lists of moves in a notation.
enum class document : std::uint8_t {
    position,  ///< the rows on one line
    drawing,   ///< the board, in characters
    svg,
    sgf,
    program,  ///< a C++ program with the game as a type
    state,    ///< all moves, variations and settings
};
inline constexpr auto document_names =
    core::enum_names_of<document>("position", "drawing", "picture", "sgf", "program", "state");

/// An export format, identified by an index. The first formats are lists of moves, one for each
/// notation except `any`. The documents follow.
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
    /// Returns the name of the format as a single word, for example "algebraic" or "position".
    [[nodiscard]] constexpr std::string_view name() const {
        return has_moves() ? notation::kind_names[notation()] : document_names[what()];
    }
    /// Returns the title that users see, for example "Algebraic (b3)".
    [[nodiscard]] constexpr std::string_view title(
        const page_phrases& texts = english<page_phrases>) const {
        if (has_moves()) return texts.notations[notation()];
        return messages::phrase_of(texts.documents, what());
    }
    /// Returns whether games with these rules can be exported in this format.
    [[nodiscard]] constexpr bool supports(const rules& r) const {
        if (has_moves()) return notation::can_print(notation(), r);
        return what() != document::sgf || notation::can_print_sgf(r);
    }
    constexpr bool operator==(const export_format&) const = default;

private:
    std::size_t index_;
};

namespace detail {

/// Returns the name of the query for status `s`, such as "is_fresh". A query is a variable template
/// that takes a game type, and is true if the game has this status.
[[nodiscard]] constexpr std::string_view status_query(status s) {
    switch (s) {
        case status::fresh: return "is_fresh";
        case status::ongoing: return "is_ongoing";
        case status::drawn: return "is_drawn";
        case status::first_won: return "first_has_won";
        case status::second_won: return "second_has_won";
        default: break;
    }
    return "is_ongoing";
}

/// Writes a C++ program with the game as a type.
void print_program(core::sink auto& out, const game& g) {
    constexpr int moves_per_line = 12;
    core::write(out, "#include <inarow.hpp>\n\nusing namespace inarow;\n\nusing start = ");
    const position start = start_of(g);
    core::write(out, start.stones() == 0 ? "new_game<" : "set_up<");
    notation::print_rules_in_cpp(out, g.rules());
    if (start.stones() > 0) {
        core::write(out, ", \"");
        notation::print_rows(out, start);
        core::write(out, '"');
    }
    core::write(out, ">;\nusing game = ");
    if (g.ply() == 0) {
        core::write(out, "start");
    } else {
        core::write(out, "play<start");
        const std::string_view quote =
            notation::default_for(g.rules()) == notation::kind::columns ? "" : "\"";
        int ply = 0;
        for (const square s : g.moves()) {
            core::write(out,
                        ply % moves_per_line == 0 && ply != 0 ? ",\n                  " : ", ");
            core::write(out, quote);
            notation::print(out, notation::kind::any, g.rules(), s, g.mover(ply));
            core::write(out, quote);
            ++ply;
        }
        core::write(out, '>');
    }
    core::write(out, ";\n\nstatic_assert(", status_query(g.status()), "<game>);\n");
}

}  // namespace detail

/// Returns a game with all moves, variations and properties as a record.
[[nodiscard]] inline notation::record record_of(const state& s) {
    notation::record result(start_of(s.game));
    for (const variation& each : s.variations.with(s.moves())) (void)result.add_moves(each);
    add_properties(result, s.properties);
    return result;
}

/// Writes a game in an export format. SGF and the state contain all moves and variations. Every
/// other format contains the game up to the displayed ply. Precondition:
/// format.supports(s.rules()).
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
        case document::sgf: return notation::print_sgf(out, record_of(s));
        case document::program: return detail::print_program(out, s.game);
        case document::state: return print_state(out, s);
        default: break;
    }
}

}  // namespace inarow::inline v0::ui
