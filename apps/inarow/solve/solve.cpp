// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/solver.hpp>

#include "book/find_book.hpp"
#include "commands.hpp"
#include "games/record_input.hpp"
#include "in_compiler/compiled_games.hpp"
#include "io/failure.hpp"
#include "io/interrupt.hpp"
#include "io/printable.hpp"
#include "io/progress_bar.hpp"
#include "io/silence_hint.hpp"
#include "options.hpp"
#include "solve/checkpoint.hpp"
#include "solve/ordered_workers.hpp"
#include "solve/solution.hpp"
#include "solve/solution_text.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace inarow::app {
namespace {

constexpr std::string_view not_legal = "illegal";

void complain_of_line(long long number, std::string_view why) {
    complain("line " + std::to_string(number) + ": " + std::string(why));
}
/// Writes to standard error why a line is refused. Returns the exit code for a refused line.
int warn_of_line(long long number, std::string_view why) {
    complain_of_line(number, why);
    return failure::failed;
}

/// A size as text: `48 MB` or `512 KB`.
std::string size_text(std::size_t bytes) {
    constexpr std::size_t a_megabyte = std::size_t{1} << 20;
    if (bytes < a_megabyte) return std::to_string(bytes >> 10) + " KB";
    return std::to_string(bytes / a_megabyte) + " MB";
}

/// The game of a line, and what was found about its last position. Nothing is searched for a
/// refused game.
struct line_answer {
    game g;
    std::optional<solution> found;
};

/// Solves the lines of standard input, and writes the answers in the order of the lines. If several
/// lines wait, each thread solves a different line. If only one line waits, all threads solve this
/// line.
class line_solver {
public:
    line_solver(const game_setup& setup, const solve_arguments& arguments, output& out)
        : setup_{setup},
          arguments_{arguments},
          out_{out},
          format_{.request = {.weak = arguments.weak,
                              .all = arguments.all,
                              .best = arguments.best,
                              .pv = arguments.pv,
                              .zone = arguments.weak && arguments.json},
                  .stats = arguments.stats,
                  .notation = setup.notation},
          solver_{{.table_bytes = table_bytes_of(arguments),
                   .threads = threads_for(arguments.threads, solve::resources{}.threads)}} {
        if (auto book = find_book(setup.rules, arguments.book)) solver_.set_book(*book);
        if (arguments.checkpoint.empty()) return;
        checkpoint_.emplace(arguments.checkpoint, start_.rules());
        if (checkpoint_->restore(solver_.table_memory(start_)))
            complain("continued from " + in_quotes(arguments.checkpoint) + '.');
    }

    /// Solves all lines; returns the exit code.
    int solve_all() {
        while (interrupted_.signal() == 0) {
            auto input = input_.next();
            if (!input || interrupted_.signal() != 0) break;
            is_alone() ? solve_alone(*input) : solve_waiting(*std::move(input));
        }
        shown_.erase();
        if (checkpoint_) checkpoint_->save(solver_.table_memory(start_));
        if (!arguments_.json) {
            tell_limit("--timeout", out_of_time_);
            tell_limit("--nodes", out_of_nodes_);
        }
        if (arguments_.stats) tell_stats();
        return interrupted_.signal() != 0 ? tell_interrupt() : code_;
    }

private:
    /// Returns whether all threads should solve the last line that was read before the next line is
    /// read.
    [[nodiscard]] bool is_alone() const {
        return solver_.threads() == 1 || checkpoint_ || !is_line_waiting();
    }
    [[nodiscard]] bool is_line_waiting() const { return input_.has_game() || input_.has_next(); }
    void solve_alone(const input_record& input) {
        shown_.show(games_);
        hint_.search_begins();
        const line_answer answer = answer_of(input, solver_);
        hint_.search_ends();
        take(input, answer);
    }
    /// Solves a line and the lines that wait behind it.
    void solve_waiting(input_record first) {
        const auto threads = static_cast<std::size_t>(solver_.threads());
        while (solvers_of_threads_.size() < threads) add_solver();
        ordered_workers<input_record, line_answer> workers(
            threads,
            [this](std::size_t worker, const input_record& input) {
                return answer_of(input, solvers_of_threads_[worker]);
            },
            [this](const input_record& input, const line_answer& answer) {
                take(input, answer);
                shown_.show(games_);
                hint_.search_begins();
                return interrupted_.signal() == 0;
            });
        shown_.show(games_);
        hint_.search_begins();
        workers.add(std::move(first));
        while (interrupted_.signal() == 0 && !workers.has_ended() && is_line_waiting()) {
            auto input = input_.next();
            if (!input) break;
            workers.add(*std::move(input));
        }
        workers.finish();
        hint_.search_ends();
    }
    void add_solver() {
        solve::solver& added = solvers_of_threads_.emplace_back(
            solve::resources{.table_bytes = table_bytes_of(arguments_), .threads = 1});
        if (solver_.current_book()) added.set_book(*solver_.current_book());
    }
    [[nodiscard]] static std::size_t table_bytes_of(const solve_arguments& arguments) {
        return arguments.table_size.value_or(solve::resources{}.table_bytes);
    }

    /// Several threads may call this function at once, each with its own solver.
    [[nodiscard]] line_answer answer_of(const input_record& input, solve::solver& solver) {
        line_answer result{input.record.main_line(), std::nullopt};
        if (input.record.refused) return result;
        const position& p = result.g.position();
        if (arguments_.cold) solver.clear();
        solve::limit allowed;
        if (arguments_.timeout) allowed = solve::limit::of_time(*arguments_.timeout);
        if (arguments_.nodes) allowed.nodes = *arguments_.nodes;
        allowed.stop = interrupted_.token();
        solution found = checkpoint_ ? find_with_checkpoints(p, allowed) : find(p, allowed, solver);
        if (!found.is_complete) found.end = end_of(allowed, found.stats.nodes);
        result.found = std::move(found);
        return result;
    }
    /// Writes the result for a line.
    void take(const input_record& input, const line_answer& answer) {
        lines_ = input.number;
        ++games_;
        write(input, answer);
        core::write(out_, '\n');
        shown_.erase_for_output();
        out_.flush();
        if (input.was_cut) warn_of_cut();
    }
    void write(const input_record& input, const line_answer& answer) {
        const notation::record& record = input.record;
        format_.notation = notation_for(setup_, record.start.rules());
        if (!arguments_.json && !record.warnings.empty()) {
            shown_.erase();
            complain_of_warnings(input);
        }
        if (!answer.found) {
            refuse(input, answer.g);
            return;
        }
        const solution& found = *answer.found;
        const position& p = answer.g.position();
        if (found.end == search_end::depth) tell_depth(p);
        if (found.end == search_end::time) ++out_of_time_;
        if (found.end == search_end::nodes) ++out_of_nodes_;
        stats_ += found.stats;
        arguments_.json ? write_json(out_, format_, input.number, record, answer.g, &found)
                        : write_text(out_, format_, input.text, p, found);
        if (arguments_.check && record.score) compare(found.score_bounds, *record.score);
    }
    /// Compares a score with the score that the line contains.
    void compare(const solve::bounds& known, int given) {
        if (given >= known.lower && given <= known.upper) return;
        shown_.erase();
        std::string found = std::to_string(known.lower);
        if (!is_exact(known)) found += " to " + std::to_string(known.upper);
        code_ = warn_of_line(
            lines_, "the score is " + found + ", but the line says " + std::to_string(given) + ".");
    }
    [[nodiscard]] solution find(const position& p, const solve::limit& allowed,
                                solve::solver& solver) const {
        solver.set_limit(allowed);
        return find_solution(format_.request, p, solver);
    }
    /// Returns why a search within a limit ended without an answer.
    [[nodiscard]] static search_end end_of(const solve::limit& allowed, long long nodes) {
        if (allowed.stop.stop_requested()) return search_end::interrupt;
        if (nodes >= allowed.nodes) return search_end::nodes;
        const bool has_time = std::chrono::steady_clock::now() < allowed.deadline;
        return has_time ? search_end::depth : search_end::time;
    }
    /// Searches in periods of five minutes, and saves the table after each period. Each period
    /// starts a new search, which uses the results in the table.
    [[nodiscard]] solution find_with_checkpoints(const position& p, const solve::limit& allowed) {
        using clock = std::chrono::steady_clock;
        constexpr auto interval = std::chrono::minutes(5);
        solve::search_stats before;
        while (true) {
            solve::limit stretch = allowed;
            stretch.deadline = std::min(allowed.deadline, clock::now() + interval);
            stretch.nodes = std::max(allowed.nodes - before.nodes, 0LL);
            solution found = find(p, stretch, solver_);
            const bool is_cut_short = !found.is_complete && clock::now() >= stretch.deadline;
            found.stats = before += found.stats;
            if (!is_cut_short || stretch.deadline == allowed.deadline) return found;
            checkpoint_->save(solver_.table_memory(start_));
        }
    }
    void refuse(const input_record& input, const game& g) {
        code_ = failure::failed;
        if (arguments_.json) {
            write_json(out_, format_, input.number, input.record, g, nullptr);
        } else {
            shown_.erase();
            warn_of_line(lines_, sentence(input.record));
            core::write(out_, printable(input.text), ' ', not_legal);
        }
    }
    /// Writes to standard error that a score is unknown because the search reached its maximum
    /// depth.
    void tell_depth(const position& p) {
        shown_.erase();
        const int free = p.rules().squares() - p.stones();
        std::string why = "the score is unknown, because the search looks at most ";
        why.append(std::to_string(solve::detail::max_ply)).append(" plies ahead, and ");
        why.append(std::to_string(free)).append(" squares are free.");
        complain_of_line(lines_, why);
    }
    void warn_of_cut() {
        shown_.erase();
        code_ = warn_of_cut_line(lines_);
    }
    void tell_limit(std::string_view option, long long lines) const {
        if (lines == 0) return;
        complain(std::to_string(lines) + " of " + std::to_string(games_) +
                 " lines unsolved: " + std::string(option) + " reached.");
    }
    void tell_stats() const {
        std::size_t table_bytes = solver_.table_bytes();
        for (const solve::solver& each : solvers_of_threads_) table_bytes += each.table_bytes();
        complain(std::to_string(games_) + (games_ == 1 ? " line, " : " lines, ") +
                 stats_text(stats_) + ", a table of " + size_text(table_bytes) + '.');
    }
    [[nodiscard]] int tell_interrupt() const {
        complain(lines_ == 0 ? "interrupted before the first line."
                             : "interrupted at line " + std::to_string(lines_) +
                                   "; later lines were not solved.");
        return failure::interrupted + interrupted_.signal();
    }

    const game_setup& setup_;
    const solve_arguments& arguments_;
    output& out_;
    solution_format format_;
    position start_{setup_.start<dynamic>()};
    solve::solver solver_;
    std::vector<solve::solver> solvers_of_threads_;  ///< each with one thread
    std::optional<checkpoint> checkpoint_;
    solve::search_stats stats_;
    progress_bar shown_;
    silence_hint hint_{!arguments_.timeout && !arguments_.nodes && !shown_.is_wanted(),
                       "--timeout"};
    interrupt interrupted_;
    record_input input_{setup_,
                        {.alarm = &interrupted_.alarm(),
                         .scores = arguments_.check ? notation::score_form::after_all_moves
                                                    : notation::score_form::after_joined_moves}};
    long long lines_ = 0;
    long long games_ = 0;
    long long out_of_time_ = 0;   ///< number of lines that reached the time limit
    long long out_of_nodes_ = 0;  ///< number of lines that reached the node limit
    int code_ = 0;
};

int solve_in_compiler(const game_setup& setup, const compiler_arguments& arguments, output& out) {
    int code = 0;
    const auto take = [&](long long number, const std::string& line, const std::string& record) {
        std::string_view text = record;
        if (text.starts_with(not_legal)) {
            code = warn_of_line(number, text.substr(not_legal.size() + 1));
            text = not_legal;
        }
        core::write(out, printable(line), ' ', text, '\n');
        out.flush();
    };
    const int read = play_lines_in_compiler(setup, arguments,
                                            {.includes = "#include <inarow/perfect_play.hpp>\n",
                                             .write_record = R"(
// The score of the position, or that it is beyond the compiler's default limits.
template <class Line>
constexpr void write_record(core::sink auto& out) {
    using game = typename Line::game;
    if constexpr (!std::is_void_v<typename Line::refused>) {
        core::write(out, "illegal ", Line::refused::sentence.view());
    } else if constexpr (has_known_value<game>) {
        core::write(out, score<game>);
    } else {
        core::write(out, "unknown");
    }
}
)",
                                             .max_lines = 20,
                                             .take = take});
    return code == 0 ? read : code;
}

/// Refuses options that contradict each other.
void refuse_combinations(const solve_arguments& arguments) {
    if (arguments.weak && arguments.pv)
        throw failure{failure::wrong_usage,
                      "--pv is not for --weak, which does not tell how soon a game is won."};
    if (arguments.check && arguments.weak)
        throw failure{failure::wrong_usage, "--check compares scores, and --weak finds none."};
    if (arguments.cold && !arguments.checkpoint.empty())
        throw failure{failure::wrong_usage,
                      "--checkpoint keeps the table that --cold clears: use only one of them."};
    if (!arguments.in_compiler.wanted) return;
    const std::pair<const char*, bool> not_for_compilers[] = {
        {"--check", arguments.check},
        {"--weak", arguments.weak},
        {"--all", arguments.all},
        {"--best", arguments.best},
        {"--pv", arguments.pv},
        {"--json", arguments.json},
        {"--stats", arguments.stats},
        {"--cold", arguments.cold},
        {"--timeout", arguments.timeout.has_value()},
        {"--nodes", arguments.nodes.has_value()},
        {"--book", !arguments.book.file.empty()},
        {"--no-book", arguments.book.none},
        {"--threads", arguments.threads.has_value()},
        {"--table-size", arguments.table_size.has_value()},
        {"--checkpoint", !arguments.checkpoint.empty()}};
    for (const auto& [option, given] : not_for_compilers)
        if (given)
            throw failure{failure::wrong_usage,
                          std::string(option) +
                              " is not for --in-compiler, which finds only scores, "
                              "within the compiler's own limits."};
}

}  // namespace

int solve(const solve_arguments& arguments, output& out) {
    const game_setup setup = read_setup(arguments.board);
    require_in_compiler(arguments.in_compiler);
    refuse_combinations(arguments);
    if (arguments.in_compiler.wanted) return solve_in_compiler(setup, arguments.in_compiler, out);
    return line_solver(setup, arguments, out).solve_all();
}

}  // namespace inarow::app
