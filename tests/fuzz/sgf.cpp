// SPDX-License-Identifier: BSL-1.0
// Any text as a game in SGF: read, written, read again, with and without its variations; every
// refusal is worded, and the moves before a refused one are a game.
#include <inarow/dynamic.hpp>
#include <inarow/messages/sgf_error.hpp>
#include <inarow/notation/sgf.hpp>
#include <inarow/ui/export.hpp>
#include <inarow/ui/import.hpp>

#include "fuzzed.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

using namespace inarow;
using fuzzed::must;

namespace {

/// With all variations, in an app.
void import_it(std::string_view text) {
    if (!text.contains("(;")) return;
    const auto read = ui::import_game(text, ui::state::initial());
    if (!read) return fuzzed::must_be_a_sentence(ui::sentence(read.error()));
    std::string printed;
    print_state(printed, *read);
    must(ui::parse_state(printed) == *read);
    std::string sgf;
    export_as(sgf, ui::document::sgf, *read);
    must(ui::import_game(sgf, ui::state::initial()) == *read);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int max_squares = 2704;  // and no time for the search of an order of many stones
    const std::string_view text = fuzzed::text_of(data, size);
    import_it(text);
    const auto read = notation::parse_sgf<max_squares>(text);
    if (!read) {
        const notation::sgf_error& why = read.error();
        must(why.offset >= 0 && static_cast<std::size_t>(why.offset) <= size);
        fuzzed::must_be_a_sentence(messages::sentence("The game", why));
        if (!std::holds_alternative<illegal_move>(why.why)) return 0;
        const auto before = notation::parse_sgf<max_squares>(text, {}, why.moves);
        must(before && before->ply() == why.moves);
        return 0;
    }
    if (!notation::can_print_sgf(read->rules())) return 0;
    std::string printed;
    notation::print_sgf(printed, *read);
    must(notation::parse_sgf<max_squares>(printed) == *read);
    notation::sgf_nesting nesting;
    for (const char c : text) nesting.take(c);
    must(nesting.is_closed());
    return 0;
}
