// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/solver.hpp>

#include "answer.hpp"
#include "commands.hpp"
#include "compiled_lines.hpp"
#include "failure.hpp"
#include "finding.hpp"
#include "interrupt.hpp"
#include "lines.hpp"
#include "opened_book.hpp"
#include "options.hpp"
#include "played_line.hpp"
#include "printable.hpp"
#include "progress.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace inarow::app {
namespace {

constexpr std::string_view not_legal = "illegal";

/// Says why a line is no position; gives the exit code for that.
int warn_of_line(long long number, std::string_view why) {
    complain("line " + std::to_string(number) + ": " + std::string(why));
    return failure::failed;
}

/// What to add where a line ends with a number that is no move, as in data sets.
std::string_view hint(std::string_view line, const refused_line& refused) {
    const std::size_t before = line.find_last_not_of("-0123456789\r");
    if (before == std::string_view::npos || line[before] != ' ' || refused.at <= before) return "";
    return " A line has moves only: leave out a score behind them, as sed 's/ [^ ]*$//' does.";
}

/// `48 MB`, or `512 KB`
std::string size_text(std::size_t bytes) {
    constexpr std::size_t a_megabyte = std::size_t{1} << 20;
    if (bytes < a_megabyte) return std::to_string(bytes >> 10) + " KB";
    return std::to_string(bytes / a_megabyte) + " MB";
}

/// Solves line after line, as they come.
class line_solver {
public:
    line_solver(const setting& on, const solve_arguments& from, output& to)
        : on_{on},
          from_{from},
          to_{to},
          form_{.wanted = {.weak = from.weak, .all = from.all, .best = from.best, .pv = from.pv},
                .stats = from.stats,
                .notation = on.notation},
          by_{{.bytes = from.table_size.value_or(solve::resources{}.bytes),
               .threads = from.threads.value_or(solve::resources{}.threads)}} {
        if (book_) by_.use(book_->view());
    }

    /// Gives the exit code.
    int solve_all() {
        while (const auto line = input_.next()) {
            if (interrupted_.signal() != 0) break;
            shown_.show(lines_++);
            answer(*line);
            core::write(to_, '\n');
            shown_.make_way_for_output();
            to_.flush();
            if (input_.was_cut()) warn_of_cut();
        }
        shown_.erase();
        if (from_.stats) tell_stats();
        return interrupted_.signal() != 0 ? tell_interrupt() : code_;
    }

private:
    void answer(std::string_view line) {
        if (const auto after = follow_line(on_, start_, line)) {
            solve_position(line, after->position());
        } else {
            refuse(line, after.error());
        }
    }
    void solve_position(std::string_view line, const position& p) {
        if (from_.cold) by_.forget();
        solve::limit allowed;
        if (from_.timeout) allowed = solve::limit::of_time(*from_.timeout);
        allowed.stop = interrupted_.token();
        by_.set_limit(allowed);
        const finding found = find_out(form_.wanted, p, by_);
        cost_ += found.cost;
        from_.json ? write_json(to_, form_, line, p, found)
                   : write_text(to_, form_, line, p, found);
    }
    void refuse(std::string_view line, const refused_line& refused) {
        code_ = failure::failed;
        if (from_.json) {
            write_json(to_, on_.rules, line, refused);
        } else {
            shown_.erase();
            warn_of_line(lines_, sentence(on_.rules, refused).append(hint(line, refused)));
            core::write(to_, printable(line), ' ', not_legal);
        }
    }
    void warn_of_cut() {
        shown_.erase();
        code_ = warn_of_cut_line(lines_);
    }
    void tell_stats() const {
        complain(std::to_string(lines_) + (lines_ == 1 ? " line, " : " lines, ") +
                 cost_text(cost_) + ", a table of " + size_text(by_.table_bytes()) + '.');
    }
    [[nodiscard]] int tell_interrupt() const {
        complain(lines_ == 0 ? "interrupted before the first line."
                             : "interrupted at line " + std::to_string(lines_) +
                                   "; none after it was solved.");
        return failure::interrupted + interrupted_.signal();
    }

    const setting& on_;
    const solve_arguments& from_;
    output& to_;
    answer_form form_;
    game start_{on_.start<dynamic>()};
    std::optional<opened_book> book_ = book_for(on_.rules, from_.book);
    solve::solver by_;
    solve::effort cost_;
    progress shown_;
    interrupt interrupted_;
    lines input_{interrupted_.descriptor()};
    long long lines_ = 0;
    int code_ = 0;
};

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

/// Options that make no sense with others.
void refuse_combinations(const solve_arguments& from) {
    if (from.weak && from.pv)
        throw failure{failure::wrong_usage,
                      "--pv is not for --weak, which does not tell how soon a game is won."};
    if (!from.in_compiler.wanted) return;
    const std::pair<const char*, bool> not_for_compilers[] = {
        {"--weak", from.weak},
        {"--all", from.all},
        {"--best", from.best},
        {"--pv", from.pv},
        {"--json", from.json},
        {"--stats", from.stats},
        {"--cold", from.cold},
        {"--timeout", from.timeout.has_value()},
        {"--book", !from.book.file.empty()},
        {"--no-book", from.book.none},
        {"--threads", from.threads.has_value()},
        {"--table-size", from.table_size.has_value()}};
    for (const auto& [option, given] : not_for_compilers)
        if (given)
            throw failure{failure::wrong_usage,
                          std::string(option) +
                              " is not for --in-compiler, which finds scores and "
                              "no more, within the compiler's own limits."};
}

}  // namespace

int solve(const solve_arguments& from, output& to) {
    const setting on = read_setting(from.board);
    require_in_compiler(from.in_compiler);
    refuse_combinations(from);
    if (from.in_compiler.wanted) return solve_in_compiler(on, from.in_compiler, to);
    if (solve::bits_needed(on.rules) > solve::most_bits)
        throw failure{failure::wrong_usage, "the board is too large to be solved."};
    return line_solver(on, from, to).solve_all();
}

}  // namespace inarow::app
