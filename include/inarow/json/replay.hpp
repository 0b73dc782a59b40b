// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position.hpp>
#include <inarow/json/writer.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/algebraic.hpp>
#include <inarow/notation/position_text.hpp>

#include <string_view>

/// Writes the result of replaying a list of moves as one line of JSON. `inarow replay` writes its
/// output with these functions. They run in the program and, for games as types, in the compiler,
/// so both outputs are the same.
namespace inarow::inline v0::json {

/// Writes the rows of the board from the top: `["O.X", ".X.", "..."]`.
template <int Capacity>
constexpr void write_board(auto& json, const basic_position<Capacity>& p) {
    json.begin_array();
    for (int row = 0; row < p.rules().rows; ++row)
        json.string([&](auto& out) { notation::print_row(out, p, row); });
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

/// Writes the start of the object, up to the key "error".
template <int Capacity>
constexpr void write_replay_start(auto& json, const basic_position<Capacity>& p, int moves) {
    json.begin_object();
    json.member("moves", moves);
    json.member("outcome", name_of(p.outcome()));
    json.key("to_move");
    p.is_over() ? json.null() : json.value(name_of(p.to_move()));
    json.key("board");
    write_board(json, p);
    json.key("decisive_line");
    write_decisive_line(json, p);
}

}  // namespace detail

/// Writes the result of a list of `moves` legal moves as an object. Does not write an end of line.
/// `p` is the position after the moves.
template <int Capacity>
constexpr void write_replay(core::sink auto& out, const basic_position<Capacity>& p, int moves) {
    writer json(out);
    detail::write_replay_start(json, p, moves);
    json.key("error");
    json.null();
    json.end_object();
}

/// Writes the result of a list that is refused after `moves` legal moves. `text` is the refused
/// move, `why` is the reason, and `p` is the position before the move. The output numbers the
/// refused move from the start of the list.
template <int Capacity>
constexpr void write_replay(core::sink auto& out, const basic_position<Capacity>& p, int moves,
                            const illegal_move_text& why, const move_text& text) {
    writer json(out);
    detail::write_replay_start(json, p, moves);
    json.key("error");
    write_refusal(json, p.rules(), why, moves + 1, text);
    json.end_object();
}

}  // namespace inarow::inline v0::json
