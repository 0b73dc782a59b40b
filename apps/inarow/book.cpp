// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/solve/book_draft.hpp>
#include <inarow/solve/solver.hpp>

#include "commands.hpp"
#include "failure.hpp"
#include "mapped_file.hpp"
#include "opened_book.hpp"
#include "options.hpp"
#include "played_line.hpp"
#include "printable.hpp"
#include "scoring.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include <unistd.h>

namespace inarow::app {
namespace {

/// How far the work is, on a line of its own that is written again and again.
class progress {
public:
    explicit progress(std::size_t all) : all_{all} {}
    ~progress() {
        if (has_said_) write("");
    }
    progress(const progress&) = delete;
    progress(progress&&) = delete;
    progress& operator=(const progress&) = delete;
    progress& operator=(progress&&) = delete;

    void tell(std::size_t known) {
        if (isatty(STDERR_FILENO) == 0) return;
        has_said_ = true;
        write(std::to_string(known) + " of " + std::to_string(all_) + " positions solved");
    }

private:
    /// Over what is there.
    static void write(const std::string& text) {
        const std::string line = "\r\x1b[K" + text;
        std::fputs(line.c_str(), stderr);
    }

    std::size_t all_;
    bool has_said_ = false;
};

void describe(const solve::book& b, output& to) {
    core::write(to, name_of_rules(b.rules()), ": ", std::to_string(b.size()),
                " positions up to ply ", b.plies(), " in ", std::to_string(b.bytes().size()),
                " bytes.\n");
}

solve::book_draft draft_of(const rules& r, int plies) {
    const auto draft = solve::book_draft::make(r, plies);
    if (!draft)
        throw failure{failure::wrong_usage,
                      "there can be no book of " + name_of_rules(r) + " with --plies " +
                          std::to_string(plies) + ": its board must have at most " +
                          std::to_string(solve::ranking::most_squares) +
                          " squares, one more than there are plies, and at most " +
                          std::to_string(solve::ranking::most_boards) +
                          " ways for the stones to lie."};
    return *draft;
}

int score(const solve::book_draft::position_type& p, solve::solver& by) {
    solve::value_inquiry asked(p);
    (void)by.answer(asked);
    return asked.score();
}

/// Solves some of the last positions again.
void solve_again(const solve::book& b, const solve::book_draft& draft, int count,
                 std::mt19937_64& random) {
    solve::solver by;
    for (int i = 0; i < count && draft.to_solve() > 0; ++i) {
        const auto p = draft.position(random() % draft.to_solve());
        const int solved = score(p, by);
        const int written = b.find(p).value_or(0);
        if (solved == written) continue;
        std::string board;
        notation::print_position(board, p);
        throw failure{failure::failed, "the book has the score " + std::to_string(written) +
                                           " for \"" + board + "\", which is " +
                                           std::to_string(solved) + '.'};
    }
}

}  // namespace

int make_book(const book_make_arguments& from, output& to) {
    const setting on = read_setting(from.board);
    const solve::book_draft draft = draft_of(on.rules, from.plies);
    scoring scores(draft, from.file + ".part");
    const int usual_threads = threads_there_are();
    {
        progress shown(draft.to_solve());
        scores.solve(from.threads > 0 ? from.threads : usual_threads, from.timeout,
                     [&](std::size_t known) { shown.tell(known); });
    }
    if (!scores.is_done()) {
        scores.keep();
        throw failure{failure::failed,
                      "the time is up with " + std::to_string(scores.known()) + " of " +
                          std::to_string(draft.to_solve()) +
                          " positions solved; the same command goes on from there."};
    }
    replace_file(from.file, draft.written(scores.scores()));
    scores.forget();
    describe(opened_book(from.file).view(), to);
    return 0;
}

int check_book(const book_check_arguments& from, output& to) {
    const opened_book file(from.file);
    const solve::book& b = file.view();
    const solve::book_draft draft = draft_of(b.rules(), b.plies());
    std::vector<std::int8_t> last(draft.to_solve());
    for (std::size_t i = 0; i < last.size(); ++i)
        last[i] = static_cast<std::int8_t>(b.find(draft.position(i)).value_or(0));
    if (!std::ranges::equal(draft.written(last), b.bytes()))
        throw failure{failure::failed, "the book " + in_quotes(from.file) +
                                           " has not the positions of its rules, or not the scores "
                                           "that follow from its last ones."};
    std::mt19937_64 random(from.seed ? *from.seed : std::random_device()());
    solve_again(b, draft, from.solve, random);
    describe(b, to);
    return 0;
}

int find_in_book(const book_find_arguments& from, output& to) {
    const opened_book file(from.file);
    board_arguments board;
    notation::print_rules(board.rules, file.view().rules());
    board.notation = from.notation;
    const setting on = read_setting(board);
    std::string line;
    for (const std::string& moves : from.moves) line += moves + ' ';
    const auto after = played_line(on, game(on.start<dynamic>()), line);
    if (!after) throw failure{failure::wrong_usage, after.error()};
    const auto score = file.view().find(after->position());
    if (!score)
        throw failure{failure::failed,
                      after->position().is_over()
                          ? "the game is over, and books have no finished games."
                          : "the book goes up to ply " + std::to_string(file.view().plies()) +
                                ", and this is ply " + std::to_string(after->ply()) + '.'};
    core::write(to, *score, '\n');
    return 0;
}

}  // namespace inarow::app
