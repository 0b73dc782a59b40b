// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/notation.hpp>
#include <inarow/notation/rules_text.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <optional>
#include <source_location>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What the fuzzers share. An input is text: a line with the rules, where it matters a line with the
// name of a notation, then what is fuzzed. So the corpus can be read and written by hand.

namespace fuzzed {

/// Ends the run, with the place, when something does not hold.
inline void must(bool holds, std::source_location where = std::source_location::current()) {
    if (holds) return;
    std::cerr << where.file_name() << ':' << where.line() << ": does not hold\n";
    std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};  // NOLINT(*-reinterpret-cast)
}

inline std::vector<std::byte> bytes_of(const std::uint8_t* data, std::size_t size) {
    const auto bytes = std::as_bytes(std::span(data, size));
    return {bytes.begin(), bytes.end()};
}

/// Takes the first line off a text, without its end.
inline std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

/// Rules for a board that is quick to play on; none when the line says no such.
inline std::optional<inarow::rules> take_rules(std::string_view& text, int max_squares) {
    const auto read = inarow::notation::parse_rules(take_line(text));
    if (!read || !check(*read) || read->squares() > max_squares) return {};
    return *read;
}

inline std::optional<inarow::notation::kind> take_notation(std::string_view& text) {
    const std::string_view name = take_line(text);
    const std::size_t index = inarow::notation::kind_names.find(name);
    if (index == std::size(inarow::notation::kind_names)) return {};
    return static_cast<inarow::notation::kind>(index);
}

/// A sentence is whole (or asks: did you mean "b2"?), and no terminal or JSON reader stumbles over
/// it.
template <std::size_t Capacity>
void must_be_a_sentence(const inarow::core::fixed_string<Capacity>& sentence,
                        std::source_location where = std::source_location::current()) {
    must(sentence.size() > 10 && sentence.size() < Capacity, where);
    must(sentence.view().ends_with('.') || sentence.view().ends_with("\"?"), where);
    for (const char c : sentence.view()) must(c >= 0x20 && c < 0x7f, where);
}

/// The place of an error is in the text, and it has words.
inline void must_be_in(const inarow::notation::syntax_error& e, std::string_view text,
                       std::source_location where = std::source_location::current()) {
    must(e.offset >= 0 && static_cast<std::size_t>(e.offset) <= text.size(), where);
    must(!name_of(e.what).empty(), where);
}

template <class... Parts>
std::string written(const Parts&... parts) {
    std::string result;
    inarow::core::write(result, parts...);
    return result;
}

}  // namespace fuzzed

// libFuzzer calls this: a fuzzer defines it.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
