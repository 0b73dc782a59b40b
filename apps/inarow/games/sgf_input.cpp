// SPDX-License-Identifier: BSL-1.0
#include "games/sgf_input.hpp"

#include "io/failure.hpp"

#include <cstddef>

namespace inarow::app {

bool begins_sgf(std::string_view line) {
    constexpr std::string_view spaces = " \t\r\n";
    const std::size_t begin = line.find_first_not_of(spaces);
    if (begin == std::string_view::npos || line[begin] != '(') return false;
    const std::size_t next = line.find_first_not_of(spaces, begin + 1);
    return next == std::string_view::npos || line[next] == ';';
}

std::string whole_sgf(input_lines& input, std::string_view first) {
    std::string result(first);
    notation::sgf_nesting nesting;
    for (const char c : first) nesting.take(c);
    while (!nesting.is_closed() && result.size() < input_lines::max_size) {
        const auto line = input.next();
        if (!line) break;
        nesting.take('\n');
        for (const char c : *line) nesting.take(c);
        result.append("\n").append(*line);
    }
    return result;
}

std::expected<game, notation::sgf_error> read_sgf(const game_setup& setup, std::string_view text,
                                                  int max_moves) {
    if (!setup.position.empty())
        throw failure{failure::wrong_usage,
                      "--position is about lists of moves: a game in SGF has its own start."};
    return notation::parse_sgf<dynamic>(text, setup.asked_rules, max_moves);
}

}  // namespace inarow::app
