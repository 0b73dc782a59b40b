// SPDX-License-Identifier: BSL-1.0
// Any text as rules: read, written, read again, and every refusal worded.
#include <inarow/dynamic.hpp>
#include <inarow/messages/refusal.hpp>

#include "fuzzed.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace inarow;
using fuzzed::must;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzzed::text_of(data, size);
    const auto read = notation::parse_rules(text);
    if (!read) {
        fuzzed::must_be_in(read.error(), text);
        fuzzed::must_be_a_sentence(messages::refusal_sentence("The rules", read.error()));
        return 0;
    }
    std::string printed;
    notation::print_rules(printed, *read);
    must(notation::parse_rules(printed) == *read);
    printed.clear();
    notation::print_rules_name(printed, *read);
    must(notation::parse_rules(printed) == starting_with(first, *read));

    const auto started = basic_position<64>::start(*read);
    if (!started) fuzzed::must_be_a_sentence(messages::refusal_sentence(started.error()));
    must(started.has_value() == (check(*read).has_value() && read->squares() <= 64));
    if (started) {
        must(started->outcome() == outcome::in_play && started->stones() == 0);
        must(started->available_moves().size() ==
             static_cast<std::size_t>(read->gravity == drop ? read->columns : read->squares()));
    }
    return 0;
}
