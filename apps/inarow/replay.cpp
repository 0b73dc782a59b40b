// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/report.hpp>
#include <inarow/notation/entry.hpp>

#include "commands.hpp"
#include "compiled_lines.hpp"
#include "failure.hpp"
#include "lines.hpp"
#include "options.hpp"

#include <string>
#include <string_view>

namespace inarow::app {
namespace {

/// A small board is copied faster than a move is judged once more; a large one is not.
void make_move(basic_position<64>& p, square resolved) { p = p.after(resolved); }
void make_move(position& p, square resolved) { (void)p.apply(resolved); }

/// Plays a line from a position, as far as it is legal, and writes what it came to.
template <int Capacity>
void report_line(output& to, basic_position<Capacity>& p, notation::kind k, std::string_view line) {
    int moves = 0;
    while (true) {
        const std::string_view text = notation::next_entry(k, p.rules(), line);
        if (text.empty()) return draw::write_report(to, p, moves);
        const move_text entry(text, k);
        const int index = square_of(p, entry);
        if (index < 0) return draw::write_report(to, p, moves, why_refused(p, entry), entry);
        make_move(p, square_at(p.rules(), index));
        ++moves;
    }
}

template <int Capacity>
int replay_all(const setting& on, output& to) {
    const basic_position<Capacity> start = on.start<Capacity>();
    basic_position<Capacity> p = start;
    lines from;
    int code = 0;
    for (long long number = 1;; ++number) {
        // Whoever waits for an answer before the next line gets it.
        if (!from.has_next()) to.flush();
        const auto line = from.next();
        if (!line) return code;
        p = start;
        report_line(to, p, on.notation, *line);
        to.append("\n", 1);
        to.line_done();
        if (from.was_cut()) code = warn_of_cut_line(number);
    }
}

/// `replay`, with every game decided by a compiler, as types.
int replay_in_compiler(const setting& on, const compiler_arguments& from, output& to) {
    const auto take = [&](long long, const std::string&, const std::string& report) {
        core::write(to, report, '\n');
        to.flush();
    };
    return report_lines_in_compiler(on, from,
                                    {.includes = "#include <inarow/draw/report.hpp>\n",
                                     .write_line = R"(
template <class Line>
constexpr void write_line(core::sink auto& to) {
    constexpr auto& position = Line::game::position;
    if constexpr (std::is_void_v<typename Line::refused>) {
        draw::write_report(to, position, Line::moves);
    } else {
        draw::write_report(to, position, Line::moves, Line::refused::refusal, Line::refused::entry);
    }
}
)",
                                     .lines_a_program = 200,
                                     .take = take});
}

}  // namespace

int warn_of_cut_line(long long number) {
    complain("line " + std::to_string(number) + " is longer than " +
             std::to_string(lines::longest) + " bytes: only its beginning was played.");
    return failure::failed;
}

int replay(const replay_arguments& from, output& to) {
    const setting on = read_setting(from.board);
    require_in_compiler(from.in_compiler);
    if (from.in_compiler.wanted) return replay_in_compiler(on, from.in_compiler, to);
    return on.rules.squares() <= 64 ? replay_all<64>(on, to) : replay_all<dynamic>(on, to);
}

}  // namespace inarow::app
