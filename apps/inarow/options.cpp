// SPDX-License-Identifier: BSL-1.0
#include "options.hpp"

#include <inarow/draw/sentence.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>

#include "failure.hpp"
#include "printable.hpp"

#include <charconv>
#include <cstddef>
#include <system_error>
#include <thread>
#include <utility>

namespace inarow::app {
namespace {

[[noreturn]] void refuse(std::string sentence) {
    throw failure{failure::wrong_usage, std::move(sentence)};
}

rules read_rules(const std::string& text) {
    const auto read = notation::parse_rules(text);
    if (!read)
        refuse(
            std::string(draw::refusal_sentence("--rules " + in_quotes(text), read.error()).view()));
    if (const auto sensible = check(*read); !sensible)
        refuse(std::string(draw::refusal_sentence(sensible.error()).view()));
    return *read;
}

/// The notations that can write the squares of a board: "xy, algebraic or openspiel".
std::string possible_notations(const rules& r) {
    std::string result;
    std::string last;
    for (std::size_t i = 1; i < std::size(notation::kind_names); ++i) {
        if (!notation::can_print(static_cast<notation::kind>(i), r)) continue;
        if (!last.empty()) result += (result.empty() ? "" : ", ") + last;
        last = notation::kind_names[i];
    }
    return result + " or " + last;
}

notation::kind read_notation(const std::string& text, const rules& r) {
    if (text.empty()) return notation::default_for(r);
    auto kind = notation::kind::any;
    for (std::size_t i = 1; i < std::size(notation::kind_names); ++i)
        if (text == notation::kind_names[i]) kind = static_cast<notation::kind>(i);
    if (kind == notation::kind::any || !notation::can_print(kind, r))
        refuse("--notation " + in_quotes(text) + " cannot write the moves of " + name_of_rules(r) +
               ": choose " + possible_notations(r) + '.');
    return kind;
}

}  // namespace

template <int Capacity>
basic_position<Capacity> setting::start() const {
    const auto empty = basic_layout<Capacity>::start(rules);
    if (!empty) refuse(std::string(draw::refusal_sentence(empty.error()).view()));
    if (position.empty()) return empty->unchecked();

    const auto laid = notation::parse_position(*empty, position);
    if (!laid)
        refuse(std::string(
            draw::refusal_sentence("--position " + in_quotes(position), laid.error()).view()));
    const auto reached = laid->checked();
    if (!unchecked && !reached)
        refuse(
            std::string(draw::refusal_sentence(rules, reached.error(), laid->unchecked().to_move())
                            .view()) +
            " With --unchecked it is taken as it stands.");
    return laid->unchecked();
}
template basic_position<64> setting::start() const;
template position setting::start() const;

setting read_setting(const board_arguments& from) { return read_setting(from, nullptr); }

setting read_setting(const board_arguments& from, const player* starts) {
    if (from.has_position && from.position.empty())
        refuse("--position is empty: write the rows from the top, such as X.O/.X./..O.");
    if (from.unchecked && !from.has_position)
        refuse("--unchecked is about a --position, and there is none.");
    setting result{.rules = read_rules(from.rules),
                   .notation = {},
                   .position = from.position,
                   .unchecked = from.unchecked};
    if (starts != nullptr) result.rules.starts = *starts;
    result.notation = read_notation(from.notation, result.rules);
    (void)result.start<dynamic>();
    return result;
}

void require_in_compiler(const compiler_arguments& from) {
    if (from.wanted) return;
    for (const auto& [option, given] :
         {std::pair("--compiler", from.compiler), {"--keep", from.keep}})
        if (!given.empty())
            refuse(std::string(option) + " is about --in-compiler, which is not given.");
}

std::optional<std::chrono::nanoseconds> time_of(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{}) return std::nullopt;
    const std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
    double seconds = 0;
    if (unit.empty() || unit == "s") {
        seconds = number;
    } else if (unit == "ms") {
        seconds = number / 1000;
    } else if (unit == "min") {
        seconds = number * 60;
    } else if (unit == "h") {
        seconds = number * 60 * 60;
    }
    constexpr double a_day = 24.0 * 60 * 60;
    const bool is_sensible = seconds > 0 && seconds <= a_day;  // not so of not-a-number
    if (!is_sensible) return std::nullopt;
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::chrono::duration<double>(seconds));
}

std::optional<std::size_t> size_of_table(std::string_view text) {
    constexpr double kilo = 1024;
    constexpr double most = 16 * kilo * kilo * kilo;
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{}) return std::nullopt;
    const std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
    double bytes = 0;
    if (unit == "KB") {
        bytes = number * kilo;
    } else if (unit.empty() || unit == "MB") {
        bytes = number * kilo * kilo;
    } else if (unit == "GB") {
        bytes = number * kilo * kilo * kilo;
    }
    const bool is_sensible = bytes >= kilo && bytes <= most;  // not so of not-a-number
    if (!is_sensible) return std::nullopt;
    return static_cast<std::size_t>(bytes);
}

std::optional<int> threads_of(std::string_view text) {
    constexpr int most = 1024;
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 0 || number > most)
        return std::nullopt;
    return number > 0 ? number : threads_there_are();
}

int threads_there_are() {
    const unsigned there_are = std::thread::hardware_concurrency();
    return there_are == 0 ? 1 : static_cast<int>(there_are);
}

std::string example_move(const position& p, notation::kind k) {
    int moves = 0;
    p.for_each_move([&](square) { ++moves; });
    // One from the middle: the first ones are at the edge of the board.
    int before = moves / 2;
    std::string result;
    p.for_each_move([&](square s) {
        if (before-- == 0) notation::print(result, k, p.rules(), s, p.to_move());
    });
    return result;
}

std::string name_of_rules(const rules& r) {
    for (const auto& [name, meant] : notation::rules_by_name)
        if (meant == starting_with(first, r)) return std::string(name);
    std::string result;
    notation::print_rules(result, r);
    return result;
}

}  // namespace inarow::app
