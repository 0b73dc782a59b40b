// SPDX-License-Identifier: BSL-1.0
// Any text as a move, in every notation: what can be read can be written and read again, whatever
// is refused is worded, and a list always comes to its end.
#include <inarow/dynamic.hpp>
#include <inarow/messages/refusal.hpp>

#include "fuzzed.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace inarow;
using fuzzed::must;
using notation::kind;

namespace {

constexpr int max_squares = 1200;

std::string printed(kind k, const rules& r, square s, player mover) {
    std::string result;
    notation::print(result, k, r, s, mover);
    return result;
}

/// A square in every notation that can write it.
void round_trip(const rules& r, square s) {
    for (std::size_t i = 0; i < notation::kind_names.size(); ++i) {
        const auto k = static_cast<kind>(i);
        if (!can_print(k, r)) continue;
        for (const player mover : {first, second}) {
            const auto again = notation::parse(k, r, printed(k, r, s, mover));
            must(again.has_value());
            must(again->column == s.column && (!again->names_row() || again->row == s.row));
            must(again->mover == mark::none || again->mover == mark_of(mover));
        }
    }
}

void read_as(kind k, const rules& r, std::string_view text) {
    const auto m = notation::parse(k, r, text);
    if (!m) {
        fuzzed::must_be_in(m.error(), text);
    } else if (m->names_row() && is_on_board(r, {m->column, m->row})) {
        round_trip(r, {m->column, m->row});
    }

    // The same as a move text on an empty board: the square, or a refusal that agrees.
    const auto p = *position::start(r);
    const move_text move(text, k);
    must(move.view().size() <= move_text::max_size && move.notation() == k);
    const auto where = resolve(p, move);
    if (where) {
        must(m.has_value() && is_on_board(r, *where) && where->column == m->column);
        return;
    }
    using enum illegal_move::reason;
    must(where.error() == explain_refusal(p, move));
    must(where.error().move.kind != game_over && where.error().move.kind != taken);
    if (m && move.view() == text) must(where.error().move.kind != not_a_move);
    fuzzed::must_be_a_sentence(messages::sentence(r, where.error(), move));
    if (where.error().move.kind != not_a_move)
        fuzzed::must_be_a_sentence(messages::sentence(r, where.error().move));
}

/// Walks over a list; nothing in it is lost but separators.
void walk(kind k, const rules& r, std::string_view list) {
    std::size_t left = list.size();
    while (true) {
        const std::string_view text = notation::next_move_text(k, r, list);
        must(text.find_first_of(" \t\r") == std::string_view::npos);
        if (text.empty()) break;
        must(list.size() + text.size() <= left);
        left = list.size();
    }
    must(list.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzzed::text_of(data, size);
    const auto r = fuzzed::take_rules(text, max_squares);
    if (!r) return 0;
    for (std::size_t i = 0; i < notation::kind_names.size(); ++i) {
        read_as(static_cast<kind>(i), *r, text);
        walk(static_cast<kind>(i), *r, text);
    }
    return 0;
}
