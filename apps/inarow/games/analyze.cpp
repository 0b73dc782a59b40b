// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/plot.hpp>
#include <inarow/draw/plot_svg.hpp>
#include <inarow/json/record.hpp>
#include <inarow/messages/annotation.hpp>
#include <inarow/notation/read_games.hpp>
#include <inarow/notation/sgf_record.hpp>
#include <inarow/solve/analysis.hpp>
#include <inarow/solve/solver.hpp>

#include "book/find_book.hpp"
#include "commands.hpp"
#include "games/evaluations.hpp"
#include "games/record_input.hpp"
#include "in_compiler/compiled_games.hpp"
#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/interrupt.hpp"
#include "io/printable.hpp"
#include "io/progress_bar.hpp"
#include "io/silence_hint.hpp"
#include "io/terminal.hpp"
#include "options.hpp"
#include "platform/standard_streams.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace inarow::app {
namespace {

using analysis = solve::analysis<dynamic>;
using analyzed_move = solve::analyzed_move<dynamic>;

/// A search policy with a time limit for each position. An interrupt ends all searches.
class timed_solver {
public:
    timed_solver(const game_setup& setup, const analyze_arguments& arguments,
                 const interrupt& interrupted, silence_hint& hint)
        : solver_{{.threads = threads_for(arguments.threads, solve::resources{}.threads)}},
          movetime_{arguments.movetime},
          left_{arguments.movetime},
          interrupted_{interrupted},
          hint_{hint} {
        if (auto book = find_book(setup.rules, arguments.book)) solver_.set_book(*book);
    }

    /// Answers the first query about a position, within the time limit.
    template <int Capacity>
    long long answer(solve::value_query<Capacity>& query) {
        left_ = movetime_;
        return resume(query);
    }
    /// Answers another query about the same position, within the remaining time.
    template <class Query>
    long long answer(Query& query) {
        return resume(query);
    }

private:
    template <class Query>
    long long resume(Query& query) {
        if (interrupted_.signal() != 0) return 0;
        constexpr std::chrono::nanoseconds min_time{1};
        solve::limit allowed;
        if (left_) allowed = solve::limit::of_time(std::max(*left_, min_time));
        allowed.stop = interrupted_.token();
        hint_.search_begins();
        const long long nodes = solver_.answer(query, allowed);
        hint_.search_ends();
        if (left_) *left_ -= solver_.stats().time;
        return nodes;
    }

    solve::solver solver_;
    std::optional<std::chrono::nanoseconds> movetime_;
    std::optional<std::chrono::nanoseconds> left_;
    const interrupt& interrupted_;
    silence_hint& hint_;
};

std::string padded_left(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string score_text(const solve::bounds& known) {
    std::string result;
    messages::write_score(result, known);
    return result;
}

/// Writes an analyzed game as text.
class text_writer {
public:
    text_writer(output& out, const game_setup& setup, const analysis& a, const evaluations& found)
        : out_{out}, setup_{setup}, analysis_{a}, evaluations_{found} {
        score_width_ = score_text(a.at_start).size();
        for (const analyzed_move& m : a.moves) {
            score_width_ = std::max(score_width_, score_text(m.after).size());
            notation::print(texts_.emplace_back(), setup.notation, setup.rules, m.where, m.mover);
            move_width_ = std::max(move_width_, texts_.back().size());
        }
    }

    void moves() {
        core::write(out_, name_of_rules(setup_.rules), ": scores are those of ");
        messages::write_player(out_, first);
        core::write(out_, ", who wins where they are positive\n");
        position p = analysis_.start;
        core::write(out_, "start", std::string(analysis_.moves.empty() ? 0 : move_width_ + 4, ' '));
        value_line(p, analysis_.at_start, 0);
        for (std::size_t i = 0; i < texts_.size(); ++i) {
            const analyzed_move& m = analysis_.moves[i];
            const std::string& text = texts_[i];
            (void)p.apply(m.where);
            core::write(out_, padded_left(std::to_string(m.number), number_width), "  ");
            core::write(out_, notation::letter_of(m.mover), ' ', text);
            core::write(out_, std::string(move_width_ - text.size(), ' '));
            value_line(p, m.after, i + 1);
            annotation(m);
        }
    }
    void plot(std::string_view style) {
        const int columns = look_at_terminal().columns - 1;
        core::write(out_, '\n');
        draw::plot_style look{.set = *draw::find(style), .columns = columns};
        if (evaluations_.empty()) {
            draw::plot(out_, analysis_, look);
            return;
        }
        core::write(out_, "Evaluations in hundreds; a known win is 16 or -16.\n");
        look.above = "first is ahead";
        look.below = "second is ahead";
        draw::plot(out_, with_evaluations(analysis_, evaluations_), look);
    }
    void summary() {
        core::write(out_, '\n');
        for (const player side : {first, second}) player_summary(side);
    }

private:
    static constexpr std::size_t number_width = 5;  ///< width of "start"

    void value_line(const position& p, const solve::bounds& known, std::size_t number) {
        core::write(out_, "  ", padded_left(score_text(known), score_width_), "  ");
        messages::write_game_value(out_, p, known);
        if (!evaluations_.empty() && evaluations_[number]) {
            const int evaluation = *evaluations_[number];
            core::write(out_, ", evaluation ", evaluation > 0 ? "+" : "", evaluation);
        }
        core::write(out_, '\n');
    }
    /// Writes the annotation of a move after the sign that marks the move in the plot.
    void annotation(const analyzed_move& m) {
        if (m.judgment <= solve::judgment::best) return;
        const std::size_t before = number_width + move_width_ + score_width_ + 8;
        core::write(out_, std::string(before, ' '));
        core::write(out_, m.judgment == solve::judgment::mistake ? "^ " : "~ ");
        messages::write_annotation(out_, setup_.rules, m);
        if (!m.better.empty()) {
            core::write(out_, "; better: ");
            messages::write_better_moves(out_, setup_.rules, m, setup_.notation);
        }
        core::write(out_, '\n');
    }
    /// Writes a line such as "first (X): 4 moves, 1 mistake, 0 inaccuracies, 75% best".
    void player_summary(player side) {
        const auto count = [&](solve::judgment quality) { return analysis_.count(side, quality); };
        const int best = count(solve::judgment::best);
        const int mistakes = count(solve::judgment::mistake);
        const int inaccuracies = count(solve::judgment::inaccuracy);
        const int unknown = count(solve::judgment::unknown);
        const int judged = best + mistakes + inaccuracies;
        const int made = judged + unknown;
        messages::write_player(out_, side);
        core::write(out_, ": ", made, made == 1 ? " move, " : " moves, ");
        core::write(out_, mistakes, mistakes == 1 ? " mistake, " : " mistakes, ");
        core::write(out_, inaccuracies, inaccuracies == 1 ? " inaccuracy" : " inaccuracies");
        if (judged > 0) core::write(out_, ", ", (200 * best + judged) / (2 * judged), "% best");
        if (unknown > 0) core::write(out_, ", ", unknown, " unknown");
        core::write(out_, '\n');
    }

    output& out_;
    const game_setup& setup_;
    const analysis& analysis_;
    const evaluations& evaluations_;
    std::vector<std::string> texts_;  ///< the text of each move
    std::size_t score_width_ = 0;
    std::size_t move_width_ = 0;
};

/// Writes an analyzed game as JSON.
class json_writer {
public:
    json_writer(output& out, const game_setup& setup, const analysis& a)
        : json_(out), setup_{setup}, analysis_{a} {}

    void write(const input_record& input) {
        const notation::record& record = input.record;
        json_.begin_object();
        json::write_heading(json_, "analysis", source_of(setup_, input), record,
                            record.main_line());
        score("score_at_start", "bounds_at_start", analysis_.at_start);
        json_.key("analysis");
        json_.array(analysis_.moves, [&](const analyzed_move& m) { move(m); });
        json_.key("error");
        json::write_error(json_, record);
        json_.end_object();
    }

private:
    void score(std::string_view key, std::string_view bounds_key, const solve::bounds& known) {
        if (is_exact(known)) {
            json_.member(key, known.lower);
            json_.null_member(bounds_key);
            return;
        }
        json_.null_member(key);
        json_.key(bounds_key);
        json_.begin_object();
        json_.member("lower", known.lower);
        json_.member("upper", known.upper);
        json_.end_object();
    }
    void move(const analyzed_move& m) {
        const auto text = [&](square s) {
            json_.string([&](auto& out) {
                notation::print(out, setup_.notation, setup_.rules, s, m.mover);
            });
        };
        json_.begin_object();
        json_.member("number", m.number);
        json_.member("player", name_of(m.mover));
        json_.key("move");
        text(m.where);
        score("score_before", "bounds_before", m.before);
        score("score_after", "bounds_after", m.after);
        json_.member("judgment", solve::name_of(m.judgment));
        json_.key("better");
        json_.array(m.better, text);
        json_.end_object();
    }

    json::writer<output> json_;
    const game_setup& setup_;
    const analysis& analysis_;
};

/// Writes the verdicts into a record. The property V of each move gets the score after the move,
/// which is positive if the first player wins. If a move is not a best move, its comment gets the
/// reason.
void annotate(notation::record& record, const analysis& a, const game_setup& setup) {
    int node = record.last_node();
    for (std::size_t i = a.moves.size(); i-- > 0;
         node = record.nodes[static_cast<std::size_t>(node)].parent) {
        const analyzed_move& m = a.moves[i];
        notation::record_node& at = record.nodes[static_cast<std::size_t>(node)];
        notation::set_text(at, "V", is_exact(m.after) ? std::to_string(m.after.lower) : "");
        if (m.judgment <= solve::judgment::best) continue;
        std::string verdict;
        messages::write_annotation(verdict, setup.rules, m);
        if (!m.better.empty()) {
            verdict += "; better: ";
            messages::write_better_moves(verdict, setup.rules, m, setup.notation);
        }
        std::string comment = notation::text_of(at, "C");
        if (comment.ends_with(verdict)) continue;
        if (!comment.empty()) comment += '\n';
        notation::set_text(at, "C", comment += verdict);
    }
}

/// Analyzes games and writes the results.
class analyst {
public:
    analyst(const game_setup& setup, const analyze_arguments& arguments, output& out)
        : setup_{setup},
          arguments_{arguments},
          out_{out},
          hint_{!arguments.movetime && !shown_.is_wanted(), "--movetime"},
          solver_{setup, arguments, interrupted_, hint_} {}

    /// Analyzes a game that was given as arguments; returns the exit code.
    int analyze_one(input_record input) {
        write(input, "");
        if (interrupted_.signal() == 0) return code_;
        complain("interrupted; scores that were not found by then are unknown.");
        return failure::interrupted + interrupted_.signal();
    }
    /// Analyzes the games of an input; returns the exit code.
    int analyze_all(record_input& input) {
        long long number = 0;
        std::string last;
        while (auto next = input.next()) {
            if (interrupted_.signal() != 0) break;
            shown_.show(number++);
            last = next->place;
            if (number > 1 && is_text()) core::write(out_, '\n');
            write(*next, next->place + ": ");
            if (next->was_cut) code_ = warn_of_cut_line(next->number);
        }
        shown_.erase();
        if (interrupted_.signal() == 0) return code_;
        complain(number == 0 ? "interrupted before the first game."
                             : "interrupted at " + last + "; later games were not analyzed.");
        return failure::interrupted + interrupted_.signal();
    }
    [[nodiscard]] const platform::alarm& alarm() const { return interrupted_.alarm(); }
    /// Returns the annotated games since the last call, in SGF. The result is empty unless the
    /// games are to be written to files.
    [[nodiscard]] std::string take_annotated() { return std::exchange(annotated_, {}); }
    /// Returns whether all games since the last call were read completely.
    [[nodiscard]] bool take_is_whole() { return std::exchange(is_whole_, true); }

private:
    [[nodiscard]] bool is_text() const {
        return !arguments_.json && (arguments_.format.empty() || arguments_.format == "text");
    }
    void write(input_record& input, const std::string& where) {
        notation::record& record = input.record;
        const game_setup setup = setup_for(setup_, record.start.rules());
        if (arguments_.format == "sgf" && !notation::can_print_sgf(setup.rules)) {
            shown_.erase();
            code_ = failure::failed;
            is_whole_ = false;
            complain(where + "a board of more than 52 columns or rows cannot be written as SGF.");
            return;
        }
        const analysis a = solve::analyze(record.main_line(), solver_);
        shown_.erase();
        if (arguments_.json) {
            json_writer(out_, setup, a).write(input);
            core::write(out_, '\n');
        } else if (arguments_.format == "svg") {
            draw::plot_svg(out_, a);
        } else if (arguments_.format == "sgf") {
            write_sgf(record, a, setup);
        } else {
            const evaluations found =
                arguments_.no_plot ? evaluations() : evaluate(a, {.stop = interrupted_.token()});
            text_writer text(out_, setup, a, found);
            text.moves();
            if (!arguments_.no_plot)
                text.plot(arguments_.style.empty() ? "ascii" : arguments_.style);
            text.summary();
        }
        out_.flush();
        if (record.refused) code_ = failure::failed;
        if (arguments_.json) return;
        for (const notation::record_warning& w : record.warnings)
            complain(where + std::string(messages::sentence(w).view()));
        if (record.refused) complain(where + sentence(record));
    }
    void write_sgf(notation::record& record, const analysis& a, const game_setup& setup) {
        is_whole_ = is_whole_ && record.is_whole() && record.is_of_a_form;
        annotate(record, a, setup);
        std::string sgf;
        print_sgf(sgf, record);
        sgf += '\n';
        const bool has_file = arguments_.in_place || !arguments_.output.empty();
        has_file ? void(annotated_ += sgf) : core::write(out_, sgf);
    }

    const game_setup& setup_;
    const analyze_arguments& arguments_;
    output& out_;
    progress_bar shown_;
    silence_hint hint_;
    interrupt interrupted_;
    timed_solver solver_;
    std::string annotated_;
    bool is_whole_ = true;
    int code_ = 0;
};

/// Refuses options that contradict each other.
void refuse_combinations(const analyze_arguments& arguments) {
    if (arguments.json &&
        (!arguments.style.empty() || !arguments.format.empty() || arguments.no_plot))
        throw failure{failure::wrong_usage,
                      "--style, --format and --no-plot are for a plot, but --json prints none."};
    if (!arguments.output.empty() && arguments.format != "sgf")
        throw failure{failure::wrong_usage, "-o needs --format sgf."};
    if (arguments.in_place && (arguments.json || arguments.format != "sgf"))
        throw failure{failure::wrong_usage,
                      "--in-place writes SGF: leave out --json and --format."};
    if (arguments.format == "sgf" && (!arguments.style.empty() || arguments.no_plot))
        throw failure{failure::wrong_usage,
                      "--style and --no-plot are for a plot, but --format sgf prints none."};
    if (arguments.format == "svg" && (!arguments.style.empty() || arguments.no_plot))
        throw failure{failure::wrong_usage,
                      "--format svg prints only the plot: leave out --style and --no-plot."};
}

/// Refuses an output file that is one of the input files.
void refuse_replacing(const output_file& file, const std::vector<std::string>& paths) {
    for (const std::string& path : paths) {
        std::error_code none;
        if (std::filesystem::equivalent(file.target(), path, none))
            throw failure{failure::wrong_usage,
                          in_quotes(path) + " is an input file: to change it, use --in-place."};
    }
}

/// Writes the verdicts into the files that the games come from. A file that cannot be read
/// completely stays unchanged.
int analyze_in_place(const game_setup& setup, const analyze_arguments& arguments, output& out,
                     bool has_files) {
    if (!has_files || !arguments.output.empty())
        throw failure{failure::wrong_usage,
                      "--in-place needs files with games, and does not allow -o."};
    analyst analyzer(setup, arguments, out);
    int code = 0;
    for (const std::string& path : arguments.moves) {
        std::error_code none;
        if (std::filesystem::is_directory(path, none))
            throw failure{failure::wrong_usage,
                          in_quotes(path) + " is a folder, but --in-place takes only files."};
        const output_file file(path);
        record_input input(setup, {path});
        code = std::max(code, analyzer.analyze_all(input));
        if (code >= failure::interrupted) return code;
        const std::string annotated = analyzer.take_annotated();
        if (analyzer.take_is_whole()) {
            file.write(std::as_bytes(std::span(annotated)));
        } else {
            code = failure::failed;
            complain(in_quotes(path) +
                     " is not changed, because it contains lists of moves or unread parts.");
        }
    }
    return code;
}

}  // namespace

int analyze(const analyze_arguments& arguments, output& out) {
    analyze_arguments chosen = arguments;
    const game_setup setup = read_setup(chosen.board);
    if (chosen.in_place && chosen.format.empty()) chosen.format = "sgf";
    refuse_combinations(chosen);
    const bool has_files = are_files(chosen.moves);
    if (chosen.in_place) return analyze_in_place(setup, chosen, out, has_files);
    std::optional<output_file> file;
    if (!chosen.output.empty()) file.emplace(chosen.output);
    analyst analyzer(setup, chosen, out);
    int code = 0;
    if (has_files) {
        if (file) refuse_replacing(*file, chosen.moves);
        record_input files(setup, chosen.moves);
        code = analyzer.analyze_all(files);
    } else if (chosen.moves.empty() && !platform::is_terminal(platform::stream::input)) {
        record_input input(setup, {.alarm = &analyzer.alarm()});
        code = analyzer.analyze_all(input);
    } else {
        code = analyzer.analyze_one(record_of(setup, chosen.moves));
    }
    // After an interrupt, writes the games that were analyzed before the interrupt.
    const std::string annotated = analyzer.take_annotated();
    if (file) file->write(std::as_bytes(std::span(annotated)));
    return code;
}

}  // namespace inarow::app
