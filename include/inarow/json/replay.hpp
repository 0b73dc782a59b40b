// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/fixed_string.hpp>
#include <inarow/game/position.hpp>
#include <inarow/json/writer.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/algebraic.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>

#include <string_view>

/// Writes the JSON objects of the command line, one per line. All objects begin with the same keys
/// and end with "error". docs/cli/output.schema.json describes the objects. The functions run in
/// the program and, for games as types, in the compiler, so both write the same output.
namespace inarow::inline v0::json {

/// The origin of an object, and the notation of its moves.
struct source {
    long long line = 0;  ///< number of the input line, from 1; 0 if there is none
    notation::kind notation = notation::kind::any;
};

/// Writes the rows of the board from the top: `["O.X", ".X.", "..."]`.
template <int Capacity>
constexpr void write_board(auto& json, const basic_position<Capacity>& p) {
    json.begin_array();
    for (int row = 0; row < p.rules().rows; ++row) {
        if constexpr (Capacity != dynamic && Capacity <= 64) {
            core::fixed_string<64> text;  // faster than a call for each square
            notation::detail::print_row(text, p, row);
            json.value(text.view());
        } else {
            json.string([&](auto& out) { notation::detail::print_row(out, p, row); });
        }
    }
    json.end_array();
}

/// Writes the squares of the decisive line, `["a1", "b2", "c3"]`, or null if nobody has won.
template <int Capacity>
constexpr void write_decisive_line(auto& json, const basic_position<Capacity>& p) {
    if (winner_of(p.outcome()) == mark::none) return json.null();
    json.array(p.decisive_line(), [&](square s) {
        json.string([&](auto& out) { notation::algebraic::print(out, p.rules(), s); });
    });
}

/// Writes the player to move, or null if the game is over.
template <int Capacity>
constexpr void write_to_move(auto& json, const basic_position<Capacity>& p) {
    p.is_over() ? json.null() : json.value(name_of(p.to_move()));
}

/// Writes moves as strings: `["b2", "a1"]`. `p` is the position after these moves.
/// Precondition: can_print(k, p.rules()).
template <int Capacity>
constexpr void write_moves(auto& json, notation::kind k, const basic_position<Capacity>& p,
                           const auto& moves) {
    player mover = moves.size() % 2 == 0 ? p.to_move() : other(p.to_move());
    json.array(moves, [&](square s) {
        json.string([&](auto& out) { notation::print(out, k, p.rules(), s, mover); });
        mover = other(mover);
    });
}

/// Moves that are already written as the strings of a JSON array, with commas between them.
struct written_moves {
    int count = 0;
    std::string_view strings;

    [[nodiscard]] constexpr int size() const { return count; }
};
template <int Capacity>
constexpr void write_moves(auto& json, notation::kind /*k*/, const basic_position<Capacity>& /*p*/,
                           const written_moves& moves) {
    json.begin_array();
    json.raw([&](auto& out) { core::write(out, moves.strings); });
    json.end_array();
}

/// Writes an object for a refused move: the kind of refusal, the number of the move in its list,
/// and the refusal as a sentence.
constexpr void write_refusal(auto& json, const rules& r, illegal_move_text why, int number,
                             const move_text& text) {
    why.move.number = number;
    json.begin_object();
    json.member("kind", name_of(why.move.kind));
    json.member("move", number);
    json.member("text", messages::sentence(r, why, text).view());
    json.end_object();
}

namespace detail {

/// Writes the keys from "kind" to "moves".
template <int Capacity>
constexpr void write_origin(auto& json, core::string_view kind, const source& from,
                            const basic_position<Capacity>& p, const auto& moves) {
    json.member("kind", kind);
    json.key("line");
    from.line == 0 ? json.null() : json.value(from.line);
    core::fixed_string<64> rules_text;
    notation::print_rules(rules_text, p.rules());
    json.member("rules", rules_text.view());
    json.member("ply", static_cast<int>(moves.size()));
    json.key("moves");
    write_moves(json, from.notation, p, moves);
}

/// Writes the keys that describe a position.
template <int Capacity>
constexpr void write_position(auto& json, const basic_position<Capacity>& p) {
    json.member("outcome", name_of(p.outcome()));
    json.key("to_move");
    write_to_move(json, p);
    json.key("board");
    write_board(json, p);
    json.key("decisive_line");
    write_decisive_line(json, p);
}

}  // namespace detail

/// Writes the keys that each object begins with: "kind", "line", "rules", "ply", "moves" and
/// "warnings" with an empty array. `p` is the position after the moves.
template <int Capacity>
constexpr void write_heading(auto& json, core::string_view kind, const source& from,
                             const basic_position<Capacity>& p, const auto& moves) {
    detail::write_origin(json, kind, from, p, moves);
    json.key("warnings");
    json.begin_array();
    json.end_array();
}

/// Writes the position after a list of legal moves as an object. Does not write a line break. `p`
/// is the position after the moves.
template <int Capacity>
constexpr void write_replay(core::sink auto& out, const source& from,
                            const basic_position<Capacity>& p, const auto& moves) {
    writer json(out);
    json.begin_object();
    write_heading(json, "position", from, p, moves);
    detail::write_position(json, p);
    json.null_member("error");
    json.end_object();
}

/// Writes an object for a list of moves that contains a refused move. `moves` are the legal moves
/// before the refused move, and `p` is the position after these moves. `text` is the refused move,
/// and `why` is the reason. The output numbers the refused move from the start of the list.
template <int Capacity>
constexpr void write_replay(core::sink auto& out, const source& from,
                            const basic_position<Capacity>& p, const auto& moves,
                            const illegal_move_text& why, const move_text& text) {
    writer json(out);
    json.begin_object();
    write_heading(json, "position", from, p, moves);
    detail::write_position(json, p);
    json.key("error");
    write_refusal(json, p.rules(), why, static_cast<int>(moves.size()) + 1, text);
    json.end_object();
}

}  // namespace inarow::inline v0::json
