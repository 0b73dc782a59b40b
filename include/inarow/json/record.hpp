// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/json/replay.hpp>
#include <inarow/messages/record_error.hpp>
#include <inarow/notation/record.hpp>

#include <string_view>
#include <variant>

/// Writes records (games as data) as JSON, in the form that write_replay uses for a list of moves.
namespace inarow::inline v0::json {

/// Returns the kind of a refusal as one word. For a refused move, this is the word that
/// write_replay writes.
[[nodiscard]] constexpr std::string_view kind_of(const notation::record_error& why) {
    struct names {
        constexpr std::string_view operator()(const illegal_move& m) const {
            return text(name_of(m.kind));
        }
        constexpr std::string_view operator()(const notation::illegal_moves_text& m) const {
            return text(name_of(m.why.move.kind));
        }
        constexpr std::string_view operator()(const illegal_layout& /*why*/) const {
            return "illegal_layout";
        }
        constexpr std::string_view operator()(const illegal_rules& /*why*/) const {
            return "illegal_rules";
        }
        constexpr std::string_view operator()(const notation::other_rules& /*why*/) const {
            return "other_rules";
        }
        constexpr std::string_view operator()(const notation::other_board_size& /*why*/) const {
            return "other_board_size";
        }
        constexpr std::string_view operator()(const notation::syntax_error& /*why*/) const {
            return "not_a_game";
        }
        constexpr std::string_view operator()(
            const notation::misplaced_parenthesis& /*why*/) const {
            return "not_a_game";
        }
        constexpr std::string_view operator()(const notation::not_a_game& /*why*/) const {
            return "not_a_game";
        }
        static constexpr std::string_view text(core::string_view name) {
            return {name.data(), name.size()};
        }
    };
    return std::visit(names{}, why.why);
}

/// Writes the warnings of a record: `[{"kind": "pass", "text": "White passes; ..."}]`.
void write_warnings(auto& json, const notation::record& r) {
    json.array(r.warnings, [&](const notation::record_warning& w) {
        json.begin_object();
        json.member("kind", name_of(w.kind));
        json.member("text", messages::sentence(w).view());
        json.end_object();
    });
}

/// Writes the reason why a record is refused, or null if the record is accepted. Writes a refused
/// move as write_replay does.
void write_error(auto& json, const notation::record& r) {
    if (!r.refused) return json.null();
    if (const auto* const list = std::get_if<notation::illegal_moves_text>(&r.refused->why))
        return write_refusal(json, r.start.rules(), list->why, list->number, list->text);
    json.begin_object();
    json.member("kind", kind_of(*r.refused));
    json.member("move", static_cast<int>(r.moves_to(r.last_node()).size()) + 1);
    json.member("text", messages::sentence("The game", *r.refused).view());
    json.end_object();
}

/// Writes the keys that each object begins with, as write_heading in replay.hpp does for a list of
/// moves. `g` is the main line of the record.
void write_heading(auto& json, core::string_view kind, const source& from,
                   const notation::record& r, const game& g) {
    detail::write_origin(json, kind, from, g.position(), g.moves());
    json.key("warnings");
    write_warnings(json, r);
}

/// Writes the position after the main line of a record as an object, in the form that write_replay
/// uses for a list of moves.
void write_record(core::sink auto& out, const source& from, const notation::record& r) {
    const game g = r.main_line();
    writer json(out);
    json.begin_object();
    write_heading(json, "position", from, r, g);
    detail::write_position(json, g.position());
    json.key("error");
    write_error(json, r);
    json.end_object();
}

}  // namespace inarow::inline v0::json
