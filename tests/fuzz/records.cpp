// SPDX-License-Identifier: BSL-1.0
// Any text as records, pasted and line by line: what is read is written as SGF and read again as
// the same, every refusal and warning is worded, and an app imports what the reader reads.
#include <inarow/dynamic.hpp>
#include <inarow/messages/record_error.hpp>
#include <inarow/notation/read_games.hpp>
#include <inarow/notation/sgf_record.hpp>
#include <inarow/ui/export.hpp>
#include <inarow/ui/import.hpp>

#include "fuzzed.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace inarow;
using fuzzed::must;

namespace {

void import_it(std::string_view text) {
    const auto read = ui::import_game(text, ui::state::initial());
    if (!read) return fuzzed::must_be_a_sentence(ui::sentence(read.error()));
    std::string printed;
    print_state(printed, read->state);
    must(ui::parse_state(printed) == read->state);
}

void check(const notation::record& record, std::size_t size) {
    for (const auto& warning : record.warnings)
        fuzzed::must_be_a_sentence(messages::sentence(warning));
    must(record.nodes.front().parent == notation::record_node::none);
    for (std::size_t i = 1; i < record.nodes.size(); ++i)
        must(record.nodes[i].parent >= 0 && static_cast<std::size_t>(record.nodes[i].parent) < i);
    if (record.refused) {
        must(record.refused->offset <= size);
        fuzzed::must_be_a_sentence(messages::sentence("The game", *record.refused));
    }
    if (!notation::can_print_sgf(record.start.rules())) return;
    std::string sgf;
    print_sgf(sgf, record);
    const auto again = notation::read_games(sgf, {.start = record.start, .is_unchecked = true});
    must(again.size() == 1 && again.front().variations() == record.variations());
    std::string sgf_again;
    print_sgf(sgf_again, again.front());
    if (record.charset == "UTF-8") must(sgf_again == sgf);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzzed::text_of(data, size);
    import_it(text);
    for (const auto layout : {notation::text_layout::one_game, notation::text_layout::lines,
                              notation::text_layout::one_record})
        for (const auto& r : {tic_tac_toe, connect_four, gomoku})
            for (const auto& record : notation::read_games(
                     text, {.start = *position::start(r), .is_unchecked = true}, layout))
                // UTF-16 becomes longer.
                check(record, 3 * size);
    return 0;
}
