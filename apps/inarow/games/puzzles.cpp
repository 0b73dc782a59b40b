// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/puzzle.hpp>

#include "commands.hpp"
#include "games/puzzle_maker.hpp"
#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/printable.hpp"
#include "io/progress_bar.hpp"
#include "options.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <optional>
#include <random>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace inarow::app {
namespace {

/// Maximum size of the line of a puzzle, with a margin.
constexpr int max_line = 10'000;

rules read_rules_of_page(const std::string& text) {
    board_arguments board;
    board.rules = text;
    const rules r = read_setup(board).rules;
    if (!ui::check_side(r, ui::max_page_side))
        throw failure{failure::wrong_usage,
                      "puzzles are for the web page, whose boards have at most " +
                          std::to_string(ui::max_page_side) + " columns and rows."};
    return r;
}

/// The puzzles as lines, sorted by difficulty.
std::string lines_of(const std::vector<ui::puzzle>& puzzles) {
    // Sorts with indices to keep the order of equal difficulties. Does not use std::stable_sort,
    // because in libstdc++ 12 it uses features that C++17 deprecated.
    std::vector<std::pair<int, std::size_t>> order;
    order.reserve(puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) order.emplace_back(puzzles[i].difficulty, i);
    std::ranges::sort(order);
    std::string result;
    for (const auto& [difficulty, i] : order) {
        ui::print_puzzle(result, puzzles[i]);
        result += '\n';
    }
    return result;
}

/// A puzzle of a file. Lines are counted from 1.
struct numbered_puzzle {
    std::size_t line;
    ui::puzzle puzzle;
};

std::vector<numbered_puzzle> read_puzzles(const std::string& file) {
    constexpr std::size_t max_bytes = std::size_t{64} << 20;
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    std::string text = read_file(file, max_bytes);
    if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
    std::istringstream input(std::move(text));
    std::vector<numbered_puzzle> result;
    for (std::string line; std::getline(input, line);) {
        const std::size_t number = result.size() + 1;
        auto read = ui::parse_puzzle(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
        if (!read)
            throw failure{failure::failed, in_quotes(file) + " contains no puzzle in line " +
                                               std::to_string(number) + "."};
        result.push_back({number, *std::move(read)});
    }
    if (result.empty()) throw failure{failure::failed, in_quotes(file) + " contains no puzzles."};
    return result;
}

/// The output file for puzzles; `nullopt` for standard output. Unless --force is given, throws a
/// failure if the file exists and does not begin with a puzzle.
std::optional<output_file> target_of(const puzzles_make_arguments& arguments) {
    if (!arguments.file || *arguments.file == "-") return std::nullopt;
    output_file target(*arguments.file);
    if (!target.exists() || arguments.force) return target;
    std::ifstream there = open_file(target.target());
    std::string first(max_line, '\0');
    there.read(first.data(), max_line);
    first.resize(static_cast<std::size_t>(there.gcount()));
    if (!first.empty() && !ui::parse_puzzle(first.substr(0, first.find('\n'))))
        throw failure{failure::wrong_usage,
                      in_quotes(*arguments.file) +
                          " already exists and contains no puzzles; to replace it, use --force."};
    return target;
}

}  // namespace

int make_puzzles(const puzzles_make_arguments& arguments, output& out) {
    const std::optional<output_file> target = target_of(arguments);
    puzzle_maker maker(read_rules_of_page(arguments.rules), arguments.count,
                       arguments.seed.value_or(1));
    {
        progress_bar shown(arguments.count, "puzzles");
        while (!maker.is_done()) {
            maker.play_game();
            shown.show(static_cast<long long>(maker.made().size()));
        }
    }
    const std::string lines = lines_of(maker.made());
    if (target)
        target->write(std::as_bytes(std::span(lines)));
    else
        core::write(out, lines);
    if (const std::size_t made = maker.made().size(); std::cmp_less(made, arguments.count))
        complain("found only " + std::to_string(made) + " of " + std::to_string(arguments.count) +
                 " puzzles: the last 500 games contained no new puzzle.");
    return 0;
}

int check_puzzles(const puzzles_check_arguments& arguments, output& out) {
    std::vector<numbered_puzzle> puzzles = read_puzzles(arguments.file);
    const std::size_t all = puzzles.size();
    std::mt19937_64 random(arguments.seed ? *arguments.seed : std::random_device()());
    std::ranges::shuffle(puzzles, random);
    const auto sample = arguments.sample > 0 ? static_cast<std::size_t>(arguments.sample) : all;
    const auto chosen = std::span(puzzles).first(std::min(all, sample));
    std::ranges::sort(chosen, {}, &numbered_puzzle::line);
    solve::solver solver;
    std::size_t confirmed = 0;
    for (const auto& [number, puzzle] : chosen) {
        if (is_proven(puzzle, solver)) {
            ++confirmed;
            continue;
        }
        std::string text;
        ui::print_puzzle(text, puzzle);
        complain(in_quotes(arguments.file) + ", line " + std::to_string(number) +
                 ": the solver does not confirm this puzzle: " + text);
    }
    core::write(out, std::to_string(chosen.size()), " of ", std::to_string(all),
                " puzzles checked, ", std::to_string(confirmed), " confirmed.\n");
    return confirmed == chosen.size() ? 0 : failure::failed;
}

}  // namespace inarow::app
