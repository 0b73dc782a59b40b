// SPDX-License-Identifier: BSL-1.0
// Any list of moves, played as far as it is legal, with what must always hold.
#include <inarow/dynamic.hpp>
#include <inarow/json/replay.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/position_text.hpp>

#include "fuzzed.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace inarow;
using fuzzed::must;
using notation::kind;

namespace {

constexpr int max_squares = 150;

bool has_line(const game& g, player side) {
    bool found = false;
    for_each_line(g.position().marks_[side == second ? 1 : 0], g.rules(), [&](const line&) {
        found = true;
        return false;
    });
    return found;
}

/// How a game stands, told from its board alone.
void must_stand_as_its_board(const game& g) {
    const position& p = g.position();
    const bool full = p.stones() == g.rules().squares();
    must(!(has_line(g, first) && has_line(g, second)));
    must(p.outcome() == (has_line(g, first)    ? outcome_of_line(g.rules(), first)
                         : has_line(g, second) ? outcome_of_line(g.rules(), second)
                         : full                ? outcome::draw
                                               : outcome::in_play));

    const status s = g.status();
    int holding = 0;
    for (const status each :
         {status::fresh, status::ongoing, status::drawn, status::first_won, status::second_won})
        if (s == each) ++holding;
    must(holding == 1);
    must((s == status::fresh) == (p.stones() == 0));
    must(p.is_over() == (s != status::fresh && s != status::ongoing));
    must(p.is_over() == p.available_moves().empty());
}

/// Written and read, or laid stone by stone, it is the same position.
void must_survive_as_text(const game& g) {
    std::string text;
    notation::print_position(text, g.position());
    const auto read = notation::parse_position(*layout::start(g.rules()), text);
    must(read.has_value());
    const auto reached = read->checked();
    must(reached.has_value() && *reached == g.position());
}

/// What `inarow replay` writes is one line of printable ASCII.
void must_be_a_replay(const std::string& line) {
    must(line.starts_with("{\"kind\": \"position\", ") && line.ends_with("}"));
    for (const char c : line) must(c >= 0x20 && c < 0x7f);
}

void must_be_refused(const game& g, const move_text& text) {
    const auto why = explain_refusal(g.position(), text);
    const bool over = why.move.kind == illegal_move::reason::game_over;
    must(over == g.position().is_over());
    must(why.move.to_move == g.position().to_move());
    must(why.move.number == g.ply() + 1);
    fuzzed::must_be_a_sentence(messages::sentence(g.rules(), why, text));
    std::string line;
    json::write_replay(line, {}, g.position(), g.moves(), why, text);
    must_be_a_replay(line);
    if (why.move.kind == illegal_move::reason::not_a_move || over) return;
    game same = g;
    const auto applied = same.apply(why.move.attempted);
    must(!applied && applied.error() == why.move && same == g && same.hash() == g.hash());
}

/// Plays the moves of a list one by one.
void play(game& g, kind k, std::string_view list) {
    const game start = g;
    while (true) {
        const std::string_view text = notation::next_move_text(k, g.rules(), list);
        if (text.empty()) return;
        const move_text move(text, k);
        const auto where = resolve(g.position(), move);
        if (!where) {
            must_be_refused(g, move);
            return;
        }

        const game before = g;
        must(!before.position().is_occupied(*where));
        must(g.apply(*where) == *where);
        must(g != before && g.ply() == before.ply() + 1 && g.moves().back() == *where);
        must(*before.play(*where) == g && before.position().after(*where) == g.position());
        must(g.position().to_move() == other(before.position().to_move()));
        must(g.take_back() == before && g.take_back()->hash() == before.hash());
        must(g.take_back(g.ply()) == start && g.replay(g.ply()) == g);
        must_stand_as_its_board(g);
        must_survive_as_text(g);
    }
}

/// The same list in one call comes to the same game, and to the refused move after it.
void must_be_played_as_a_list(const game& g, kind k, std::string_view list) {
    game same = *g.replay(0);
    const auto made = notation::apply_moves(same, list, k);
    must(same == g);
    if (made) {
        must(*made == g.ply());
        std::string text;
        if (!can_print(k, g.rules())) return;
        notation::print_moves(text, g, k);
        must(notation::play_moves(*g.replay(0), text, k) == g);
        return;
    }
    must(made.error().number == g.ply() + 1);
    const bool is_score = made.error().offset == notation::score_offset(k, g.rules(), list);
    must(made.error().why == (is_score ? notation::detail::score_in_moves(g.position())
                                       : explain_refusal(g.position(), made.error().text)));
    must(list.substr(made.error().offset).starts_with(made.error().text.view()) ||
         made.error().text.view().contains(move_text::nul));  // a nul is kept as that
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzzed::text_of(data, size);
    const auto r = fuzzed::take_rules(text, max_squares);
    const auto k = fuzzed::take_notation(text);
    if (!r || !k) return 0;
    game g = *game::start(*r);
    must_stand_as_its_board(g);
    const std::string_view list = fuzzed::take_line(text);
    play(g, *k, list.substr(0, notation::score_offset(*k, *r, list)));
    must_be_played_as_a_list(g, *k, list);
    std::string line;
    json::write_replay(line, {}, g.position(), g.moves());
    must_be_a_replay(line);
    const auto too_far = g.take_back(g.ply() + 1);
    must(!too_far);
    fuzzed::must_be_a_sentence(messages::refusal_sentence(too_far.error()));
    return 0;
}
