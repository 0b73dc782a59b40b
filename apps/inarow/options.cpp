// SPDX-License-Identifier: BSL-1.0
#include "options.hpp"

#include <inarow/messages/detail/similar_rules.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>

#include "io/failure.hpp"
#include "io/output.hpp"
#include "io/printable.hpp"

#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace inarow::app {
namespace {

[[noreturn]] void refuse(std::string sentence) {
    throw failure{failure::wrong_usage, std::move(sentence)};
}

rules read_rules(const std::string& text) {
    const auto read = notation::parse_rules(text);
    if (!read) {
        std::string sentence(
            messages::refusal_sentence("--rules " + in_quotes(text), read.error()).view());
        if (const auto meant = messages::detail::similar_rules(text))
            sentence += " Did you mean " + *meant + '?';
        refuse(std::move(sentence));
    }
    if (const auto valid = check(*read); !valid)
        refuse(std::string(messages::refusal_sentence(valid.error()).view()));
    return *read;
}

/// The notations that can write the moves of a game, for example "xy, algebraic or openspiel".
std::string possible_notations(const rules& r) {
    std::vector<std::string> names;
    for (std::size_t i = 1; i < notation::kind_names.size(); ++i) {
        const auto kind = static_cast<notation::kind>(i);
        if (notation::can_print(kind, r)) names.emplace_back(notation::name_of(kind));
    }
    return choice_of(names);
}

notation::kind read_notation(const std::string& text, const rules& r) {
    if (text.empty()) return notation::default_for(r);
    const std::size_t index = notation::kind_names.find(text);
    const auto kind = index < notation::kind_names.size() ? static_cast<notation::kind>(index)
                                                          : notation::kind::any;
    if (kind == notation::kind::any || !notation::can_print(kind, r))
        refuse("--notation " + in_quotes(text) + " cannot write the moves of " + name_of_rules(r) +
               ": choose " + possible_notations(r) + '.');
    return kind;
}

template <class Number>
std::optional<Number> parse_whole(std::string_view text) {
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_whole = error == std::errc{} && end == text.data() + text.size();
    return is_whole ? std::optional(number) : std::nullopt;
}

struct number_and_unit {
    double number;  ///< NaN if the text does not begin with a number
    std::string unit;
};

/// Does not use from_chars, which libc++ before 20 lacks for double.
number_and_unit split_number(std::string_view text) {
    constexpr std::string_view digits = "0123456789.";
    const std::string copy(text);
    if (text.empty() || !digits.contains(text.front())) return {std::nan(""), copy};
    char* end = nullptr;
    const double number = std::strtod(copy.c_str(), &end);
    return {number, end};
}

}  // namespace

template <int Capacity>
basic_position<Capacity> game_setup::start() const {
    const auto empty = basic_layout<Capacity>::start(rules);
    if (!empty) refuse(std::string(messages::refusal_sentence(empty.error()).view()));
    if (position.empty()) return empty->unchecked();

    const auto laid = notation::parse_position(*empty, position);
    if (!laid)
        refuse(std::string(
            messages::refusal_sentence("--position " + in_quotes(position), laid.error()).view()));
    const auto reached = laid->checked();
    if (!unchecked && !reached)
        refuse(std::string(
                   messages::refusal_sentence(rules, reached.error(), laid->unchecked().to_move())
                       .view()) +
               " --unchecked accepts the board anyway.");
    return laid->unchecked();
}
template basic_position<64> game_setup::start() const;
template position game_setup::start() const;

game_setup read_setup(const board_arguments& arguments, const player* starter) {
    if (arguments.has_position && arguments.position.empty())
        refuse("--position is empty: write the rows from the top, such as X.O/.X./..O.");
    if (arguments.unchecked && !arguments.has_position && !arguments.has_records)
        refuse("--unchecked needs --position.");
    game_setup result{.rules = read_rules(arguments.rules),
                      .asked_rules = {},
                      .notation = {},
                      .input_notation = {},
                      .position = arguments.position,
                      .unchecked = arguments.unchecked};
    if (starter != nullptr) result.rules.starts = *starter;
    if (arguments.has_rules) result.asked_rules = result.rules;
    result.notation = read_notation(arguments.notation, result.rules);
    result.input_notation = arguments.notation.empty() ? notation::kind::any : result.notation;
    (void)result.start<dynamic>();
    return result;
}

void require_in_compiler(const compiler_arguments& arguments) {
    if (arguments.wanted) return;
    for (const auto& [option, given] :
         {std::pair("--compiler", arguments.compiler), {"--keep", arguments.keep}})
        if (!given.empty()) refuse(std::string(option) + " needs --in-compiler.");
}

std::optional<std::chrono::nanoseconds> parse_time(std::string_view text) {
    const auto [number, unit] = split_number(text);
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
    const bool is_valid = seconds > 0 && seconds <= a_day;  // false for NaN
    if (!is_valid) return std::nullopt;
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::chrono::duration<double>(seconds));
}

std::optional<std::size_t> parse_table_size(std::string_view text) {
    constexpr double kilo = 1024;
    constexpr double max_bytes = 16 * kilo * kilo * kilo;
    const auto [number, unit] = split_number(text);
    double bytes = 0;
    if (unit == "KB") {
        bytes = number * kilo;
    } else if (unit.empty() || unit == "MB") {
        bytes = number * kilo * kilo;
    } else if (unit == "GB") {
        bytes = number * kilo * kilo * kilo;
    }
    const bool is_valid = bytes >= kilo && bytes <= max_bytes;  // false for NaN
    if (!is_valid) return std::nullopt;
    return static_cast<std::size_t>(bytes);
}

std::optional<std::uint64_t> parse_seed(std::string_view text) {
    return parse_whole<std::uint64_t>(text);
}
std::optional<long long> parse_number(std::string_view text) {
    return parse_whole<long long>(text);
}

std::optional<solve::level> parse_level(std::string_view text) {
    const auto number = parse_number(text);
    const auto result = solve::level::create(number.value_or(0));
    return result ? std::optional(*result) : std::nullopt;
}

std::optional<int> parse_threads(std::string_view text) {
    constexpr int max_threads = 1024;
    const auto number = parse_number(text);
    if (!number || *number < 0 || *number > max_threads) return std::nullopt;
    return *number > 0 ? static_cast<int>(*number) : hardware_threads();
}

int hardware_threads() {
    const unsigned threads = std::thread::hardware_concurrency();
    return threads == 0 ? 1 : static_cast<int>(threads);
}

int threads_for(std::optional<int> asked, int otherwise) {
    const int threads = asked.value_or(otherwise);
    const int max_threads = hardware_threads();
    if (threads <= max_threads) return threads;
    complain("--threads " + std::to_string(threads) + ": the number of threads is reduced to " +
             std::to_string(max_threads) + ", the number of CPUs.");
    return max_threads;
}

std::string example_move(const position& p, notation::kind k) {
    int moves = 0;
    p.for_each_move([&](square) { ++moves; });
    // Takes a move from the middle of the list, because the first moves are at the edge of the
    // board.
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

result<int, notation::illegal_moves_text> make_moves(game& g,
                                                     const std::vector<std::string>& arguments,
                                                     notation::kind k) {
    std::string list;
    for (const std::string& each : arguments) list += each + ' ';
    return notation::apply_moves(g, list, k);
}

std::string sentence(const rules& r, const notation::illegal_moves_text& refused) {
    return std::string(messages::sentence(r, refused.why, refused.text).view());
}

}  // namespace inarow::app
