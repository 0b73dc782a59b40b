// SPDX-License-Identifier: BSL-1.0
// Any text as a position: read, written, read again; checked and unchecked agree, and every refusal
// is worded.
#include <inarow/dynamic.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/position_text.hpp>

#include "fuzzed.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace inarow;
using fuzzed::must;

namespace {

constexpr int max_squares = 1200;

/// A line as long as the rules ask for, all of one player's stones, by which the winner wins.
void must_be_won(const position& p) {
    const auto line = p.decisive_line();
    must(is_decisive(p.rules(), line.length));
    const mark completer = p.at(line.start);
    must(p.outcome() == outcome_of_line(p.rules(), completer == mark::first ? first : second));
    for (const square s : line) must(p.at(s) == completer);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzzed::text_of(data, size);
    const auto r = fuzzed::take_rules(text, max_squares);
    if (!r) return 0;
    const layout empty = *layout::start(*r);
    const auto read = notation::parse_position(empty, text);
    if (!read) {
        fuzzed::must_be_in(read.error(), text);
        fuzzed::must_be_a_sentence(messages::refusal_sentence("The position", read.error()));
        return 0;
    }

    const position as_it_stands = read->unchecked();
    std::string printed;
    notation::print_position(printed, as_it_stands);
    const auto again = notation::parse_position(empty, printed);
    must(again.has_value() && again->unchecked() == as_it_stands);
    must(as_it_stands.stones() == read->stones_of(first) + read->stones_of(second));
    must(as_it_stands.is_over() == as_it_stands.available_moves().empty());
    if (winner_of(as_it_stands.outcome()) != mark::none) must_be_won(as_it_stands);

    const auto reached = read->checked();
    if (!reached) {
        fuzzed::must_be_a_sentence(
            messages::refusal_sentence(*r, reached.error(), as_it_stands.to_move()));
        return 0;
    }
    must(*reached == as_it_stands && reached->hash() == as_it_stands.hash());
    must(reached->to_move() == read->mover_by_counts());
    if (winner_of(reached->outcome()) != mark::none)
        must(reached->outcome() == outcome_of_line(*r, other(reached->to_move())));
    return 0;
}
