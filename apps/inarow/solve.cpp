// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/solver.hpp>

#include "commands.hpp"
#include "compiled_lines.hpp"
#include "failure.hpp"
#include "lines.hpp"
#include "opened_book.hpp"
#include "options.hpp"
#include "played_line.hpp"
#include "printable.hpp"

#include <chrono>
#include <string>
#include <string_view>

namespace inarow::app {
namespace {

constexpr std::string_view not_legal = "illegal";
constexpr std::string_view not_known = "unknown";

/// Says why a line is no position; gives the exit code for that.
int warn_of_line(long long number, std::string_view why) {
    complain("line " + std::to_string(number) + ": " + std::string(why));
    return failure::failed;
}

/// The score of a position, in words where it is not found.
std::string score_text(const position& p, solve::solver& by, const solve_arguments& from) {
    solve::limit allowed;
    if (from.timeout) allowed = solve::limit::of_time(*from.timeout);
    by.set_limit(allowed);
    const auto v = solve::value(p, by);
    const int free = p.rules().squares() - p.stones();
    if (v) return std::to_string(score_of(*v, free, p.to_move()));
    const auto& [least, most] = v.error().score_lies;
    return std::string(not_known) + ' ' + std::to_string(least) + ".." + std::to_string(most);
}

int solve_lines(const setting& on, const solve_arguments& from, output& to) {
    const game start(on.start<dynamic>());
    const auto opened = book_for(on.rules, from.book);
    solve::solver by;
    if (opened) by.use(opened->view());
    lines input;
    int code = 0;
    for (long long number = 1;; ++number) {
        const auto line = input.next();
        if (!line) return code;
        const auto after = played_line(on, start, *line);
        if (!after) code = warn_of_line(number, after.error());
        core::write(to, printable(*line), ' ',
                    after ? score_text(after->position(), by, from) : std::string(not_legal), '\n');
        to.flush();
        if (input.was_cut()) code = warn_of_cut_line(number);
    }
}

int solve_in_compiler(const setting& on, const compiler_arguments& from, output& to) {
    int code = 0;
    const auto take = [&](long long number, const std::string& line, const std::string& report) {
        std::string_view said = report;
        if (said.starts_with(not_legal)) {
            code = warn_of_line(number, said.substr(not_legal.size() + 1));
            said = not_legal;
        }
        core::write(to, printable(line), ' ', said, '\n');
        to.flush();
    };
    const int read = report_lines_in_compiler(on, from,
                                              {.includes = "#include <inarow/perfect_play.hpp>\n",
                                               .write_line = R"(
// The score of the position, or that it is more than the compiler finds out by default.
template <class Line>
constexpr void write_line(core::sink auto& to) {
    using game = typename Line::game;
    if constexpr (!std::is_void_v<typename Line::refused>) {
        core::write(to, "illegal ", Line::refused::sentence.view());
    } else if constexpr (has_known_value<game>) {
        core::write(to, score<game>);
    } else {
        core::write(to, "unknown");
    }
}
)",
                                               .lines_a_program = 20,
                                               .take = take});
    return code == 0 ? read : code;
}

}  // namespace

int solve(const solve_arguments& from, output& to) {
    const setting on = read_setting(from.board);
    require_in_compiler(from.in_compiler);
    if (from.in_compiler.wanted) {
        if (from.timeout)
            throw failure{
                failure::wrong_usage,
                "--timeout is not for --in-compiler, where the compiler's own limits hold."};
        if (from.book.none || !from.book.file.empty())
            throw failure{failure::wrong_usage,
                          "--book and --no-book are not for --in-compiler, which has no book."};
        return solve_in_compiler(on, from.in_compiler, to);
    }
    if (solve::bits_needed(on.rules) > solve::most_bits)
        throw failure{failure::wrong_usage, "the board is too large to be solved."};
    return solve_lines(on, from, to);
}

}  // namespace inarow::app
