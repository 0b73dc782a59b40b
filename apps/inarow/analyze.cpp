// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/plot.hpp>
#include <inarow/draw/plot_svg.hpp>
#include <inarow/draw/remark.hpp>
#include <inarow/draw/report.hpp>
#include <inarow/solve/analysis.hpp>
#include <inarow/solve/solver.hpp>

#include "commands.hpp"
#include "compiled_lines.hpp"
#include "failure.hpp"
#include "interrupt.hpp"
#include "lines.hpp"
#include "opened_book.hpp"
#include "options.hpp"
#include "played_line.hpp"
#include "printable.hpp"
#include "progress.hpp"
#include "terminal.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

namespace inarow::app {
namespace {

using analysis = solve::analysis<dynamic>;
using analyzed_move = solve::analyzed_move<dynamic>;

/// A solver that works at each position for so long, and at none after an interrupt.
class patient_solver {
public:
    patient_solver(const setting& on, const analyze_arguments& from, const interrupt& interrupted)
        : book_{book_for(on.rules, from.book)},
          by_{{.threads = from.threads.value_or(solve::resources{}.threads)}},
          timeout_{from.timeout},
          left_{from.timeout},
          interrupted_{interrupted} {
        if (book_) by_.use(book_->view());
    }

    /// The first question about a position.
    template <int Capacity>
    long long answer(solve::value_inquiry<Capacity>& asked) {
        left_ = timeout_;
        return work_at(asked);
    }
    /// Another one about the same position: in the time that is left.
    template <class Inquiry>
    long long answer(Inquiry& asked) {
        return work_at(asked);
    }

private:
    template <class Inquiry>
    long long work_at(Inquiry& asked) {
        if (interrupted_.signal() != 0) return 0;
        constexpr std::chrono::nanoseconds least{1};
        solve::limit allowed;
        if (left_) allowed = solve::limit::of_time(std::max(*left_, least));
        allowed.stop = interrupted_.token();
        by_.set_limit(allowed);
        const long long positions = by_.answer(asked);
        if (left_) *left_ -= by_.spent().time;
        return positions;
    }

    std::optional<opened_book> book_;
    solve::solver by_;
    std::optional<std::chrono::nanoseconds> timeout_;
    std::optional<std::chrono::nanoseconds> left_;
    const interrupt& interrupted_;
};

std::string padded_left(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string score_text(const solve::bounds& lies) {
    std::string result;
    draw::write_score(result, lies);
    return result;
}

/// An analysed game for people.
class text_writer {
public:
    text_writer(output& to, const setting& on, const analysis& a) : to_{to}, on_{on}, game_{a} {
        score_width_ = score_text(a.at_start).size();
        for (const analyzed_move& m : a.moves) {
            score_width_ = std::max(score_width_, score_text(m.after).size());
            notation::print(texts_.emplace_back(), on.notation, on.rules, m.where, m.by);
            move_width_ = std::max(move_width_, texts_.back().size());
        }
    }

    void moves() {
        core::write(to_, name_of_rules(on_.rules), ": scores are those of ");
        draw::write_player(to_, first);
        core::write(to_, ", who wins where they are positive\n");
        position p = game_.start;
        core::write(to_, "start", std::string(game_.moves.empty() ? 0 : move_width_ + 4, ' '));
        standing(p, game_.at_start);
        for (std::size_t i = 0; i < texts_.size(); ++i) {
            const analyzed_move& m = game_.moves[i];
            const std::string& text = texts_[i];
            (void)p.apply(m.where);
            core::write(to_, padded_left(std::to_string(m.number), number_width), "  ");
            core::write(to_, notation::letter_of(m.by), ' ', text);
            core::write(to_, std::string(move_width_ - text.size(), ' '));
            standing(p, m.after);
            remark(m);
        }
    }
    void plot(std::string_view style) {
        const int columns = look_at_terminal().columns - 1;
        core::write(to_, '\n');
        draw::plot(to_, game_, {.set = *draw::find(style), .columns = columns});
    }
    void summary() {
        core::write(to_, '\n');
        for (const player side : {first, second}) of_player(side);
    }

private:
    static constexpr std::size_t number_width = 5;  ///< as "start"

    void standing(const position& p, const solve::bounds& lies) {
        core::write(to_, "  ", padded_left(score_text(lies), score_width_), "  ");
        draw::write_forecast(to_, p, lies);
        core::write(to_, '\n');
    }
    /// What is wrong with a move, with the sign that the plot has for it.
    void remark(const analyzed_move& m) {
        if (m.is <= solve::judgement::best) return;
        const std::size_t before = number_width + move_width_ + score_width_ + 8;
        core::write(to_, std::string(before, ' '));
        core::write(to_, m.is == solve::judgement::mistake ? "^ " : "~ ");
        draw::write_remark(to_, on_.rules, m);
        if (!m.better.empty()) {
            core::write(to_, "; better: ");
            draw::write_better(to_, on_.rules, m, on_.notation);
        }
        core::write(to_, '\n');
    }
    /// "first (X): 4 moves, 1 mistake, 0 inaccuracies, 75% best"
    void of_player(player side) {
        const auto count = [&](solve::judgement is) { return game_.count(side, is); };
        const int best = count(solve::judgement::best);
        const int mistakes = count(solve::judgement::mistake);
        const int inaccuracies = count(solve::judgement::inaccuracy);
        const int unknown = count(solve::judgement::unknown);
        const int judged = best + mistakes + inaccuracies;
        const int made = judged + unknown;
        draw::write_player(to_, side);
        core::write(to_, ": ", made, made == 1 ? " move, " : " moves, ");
        core::write(to_, mistakes, mistakes == 1 ? " mistake, " : " mistakes, ");
        core::write(to_, inaccuracies, inaccuracies == 1 ? " inaccuracy" : " inaccuracies");
        if (judged > 0) core::write(to_, ", ", (200 * best + judged) / (2 * judged), "% best");
        if (unknown > 0) core::write(to_, ", ", unknown, " unknown");
        core::write(to_, '\n');
    }

    output& to_;
    const setting& on_;
    const analysis& game_;
    std::vector<std::string> texts_;  ///< of the moves
    std::size_t score_width_ = 0;
    std::size_t move_width_ = 0;
};

/// An analysed game for programs.
class json_writer {
public:
    json_writer(output& to, const setting& on, const analysis& a) : to_{to}, on_{on}, game_{a} {}

    void write(std::string_view line, const refused_line* refused) {
        core::write(to_, R"({"line": )");
        draw::write_json_string(to_, printable(line));
        core::write(to_, ", ");
        score("score", "bounds", game_.at_start);
        core::write(to_, R"(, "moves": [)");
        std::string_view before;
        for (const analyzed_move& m : game_.moves) {
            core::write(to_, before);
            move(m);
            before = ", ";
        }
        core::write(to_, R"(], "error": )");
        if (refused == nullptr) {
            core::write(to_, "null");
        } else {
            draw::write_json_error(to_, on_.rules, refused->why, refused->number, refused->entry);
        }
        core::write(to_, "}\n");
    }

private:
    void score(std::string_view key, std::string_view unless_found, const solve::bounds& lies) {
        core::write(to_, '"', key, "\": ");
        if (is_exact(lies)) {
            core::write(to_, lies.least);
        } else {
            core::write(to_, "null, \"", unless_found, R"(": {"least": )", lies.least);
            core::write(to_, R"(, "most": )", lies.most, '}');
        }
    }
    void move(const analyzed_move& m) {
        core::write(to_, R"({"number": )", m.number, R"(, "player": ")", name_of(m.by));
        core::write(to_, R"(", "move": ")");
        notation::print(to_, on_.notation, on_.rules, m.where, m.by);
        core::write(to_, "\", ");
        score("score_before", "bounds_before", m.before);
        core::write(to_, ", ");
        score("score_after", "bounds_after", m.after);
        core::write(to_, R"(, "judgement": ")", solve::name_of(m.is), R"(", "better": [)");
        std::string_view before = "\"";
        for (const square s : m.better) {
            core::write(to_, before);
            notation::print(to_, on_.notation, on_.rules, s, m.by);
            core::write(to_, '"');
            before = ", \"";
        }
        core::write(to_, "]}");
    }

    output& to_;
    const setting& on_;
    const analysis& game_;
};

/// Analyses game after game.
class analyst {
public:
    analyst(const setting& on, const analyze_arguments& from, output& to)
        : on_{on}, from_{from}, to_{to}, by_{on, from, interrupted_} {}

    /// Gives the exit code.
    int analyze_one(std::string_view line) {
        write(analysed(line), line, "");
        if (interrupted_.signal() == 0) return code_;
        complain("interrupted; what was not found by then is unknown.");
        return failure::interrupted + interrupted_.signal();
    }
    /// The same for standard input.
    int analyze_all() {
        progress shown;
        lines input(interrupted_.descriptor());
        long long number = 0;
        while (const auto line = input.next()) {
            if (interrupted_.signal() != 0) break;
            shown.show(number++);
            const auto a = analysed(*line);
            shown.erase();
            if (number > 1 && from_.style != "svg" && !from_.json) core::write(to_, '\n');
            write(a, *line, "line " + std::to_string(number) + ": ");
            if (input.was_cut()) code_ = warn_of_cut_line(number);
        }
        shown.erase();
        if (interrupted_.signal() == 0) return code_;
        complain(number == 0 ? "interrupted before the first line."
                             : "interrupted at line " + std::to_string(number) +
                                   "; none after it was analysed.");
        return failure::interrupted + interrupted_.signal();
    }

private:
    /// A game as far as it is legal, and what is not.
    struct analysed_line {
        analysis game;
        std::optional<refused_line> refused;
    };

    analysed_line analysed(std::string_view line) {
        auto after = follow_line(on_, start_, line);
        if (after) return {.game = solve::analyze(*after, by_), .refused = std::nullopt};
        const auto legal = follow_line(on_, start_, line.substr(0, after.error().at));
        return {.game = solve::analyze(*legal, by_), .refused = after.error()};
    }
    void write(const analysed_line& a, std::string_view line, const std::string& where) {
        if (from_.json) {
            json_writer(to_, on_, a.game).write(line, a.refused ? &*a.refused : nullptr);
        } else if (from_.style == "svg") {
            draw::plot_svg(to_, a.game);
        } else {
            text_writer text(to_, on_, a.game);
            text.moves();
            if (!from_.no_plot) text.plot(from_.style.empty() ? "ascii" : from_.style);
            text.summary();
        }
        to_.flush();
        if (!a.refused) return;
        code_ = failure::failed;
        if (!from_.json) complain(where + sentence(on_.rules, *a.refused));
    }

    const setting& on_;
    const analyze_arguments& from_;
    output& to_;
    game start_{on_.start<dynamic>()};
    interrupt interrupted_;
    patient_solver by_;
    int code_ = 0;
};

/// Options that make no sense with others.
void refuse_combinations(const analyze_arguments& from) {
    if (from.json && (!from.style.empty() || from.no_plot))
        throw failure{failure::wrong_usage,
                      "--style and --no-plot are about a plot, and --json has none."};
    if (from.style == "svg" && from.no_plot)
        throw failure{failure::wrong_usage,
                      "--style svg is the plot and no more: leave out "
                      "--no-plot."};
}

}  // namespace

int analyze(const analyze_arguments& from, output& to) {
    const setting on = read_setting(from.board);
    refuse_combinations(from);
    if (solve::bits_needed(on.rules) > solve::most_bits)
        throw failure{failure::wrong_usage, "the board is too large to be solved."};
    analyst by(on, from, to);
    if (from.moves.empty() && isatty(STDIN_FILENO) == 0) return by.analyze_all();
    std::string line;
    for (const std::string& moves : from.moves) line += (line.empty() ? "" : " ") + moves;
    return by.analyze_one(line);
}

}  // namespace inarow::app
