// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/solve/book_builder.hpp>
#include <inarow/solve/solver.hpp>

#include "book_solver.hpp"
#include "commands.hpp"
#include "failure.hpp"
#include "find_book.hpp"
#include "options.hpp"
#include "printable.hpp"
#include "progress_bar.hpp"
#include "replace_file.hpp"

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

void describe(const solve::book& b, output& out) {
    core::write(out, name_of_rules(b.rules()), ": ", std::to_string(b.size()),
                " positions up to ply ", b.plies(), " in ", std::to_string(b.bytes().size()),
                " bytes.\n");
}

solve::book_builder builder_for(const rules& r, int plies) {
    const auto builder = solve::book_builder::make(r, plies);
    if (!builder)
        throw failure{failure::wrong_usage,
                      "there can be no book of " + name_of_rules(r) + " with --plies " +
                          std::to_string(plies) + ": its board must have at most " +
                          std::to_string(solve::book_builder::max_squares) +
                          " squares, one more than there are plies, and at most " +
                          std::to_string(solve::book_builder::max_boards) +
                          " ways to lay the stones."};
    return *builder;
}

int score(const solve::book_builder::position_type& p, solve::solver& searcher) {
    solve::value_query query(p);
    (void)searcher.answer(query);
    return query.score();
}

/// Solves some of the last positions again.
void solve_again(const solve::book& b, const solve::book_builder& builder, int count,
                 std::mt19937_64& random) {
    solve::solver searcher;
    for (int i = 0; i < count && builder.to_solve() > 0; ++i) {
        const auto p = builder.position(random() % builder.to_solve());
        const int solved = score(p, searcher);
        const int written = b.probe(p).value_or(0);
        if (solved == written) continue;
        std::string board;
        notation::print_position(board, p);
        throw failure{failure::failed, "the book has the score " + std::to_string(written) +
                                           " for \"" + board + "\", which is " +
                                           std::to_string(solved) + '.'};
    }
}

}  // namespace

int make_book(const book_make_arguments& arguments, output& out) {
    const game_setup setup = read_setup(arguments.board);
    const solve::book_builder builder = builder_for(setup.rules, arguments.plies);
    book_solver solving(builder, arguments.file + ".part");
    const auto total = static_cast<long long>(builder.to_solve());
    {
        progress_bar shown(total, "positions");
        solving.solve(arguments.threads > 0 ? arguments.threads : hardware_threads(),
                      arguments.timeout,
                      [&](std::size_t known) { shown.show(static_cast<long long>(known)); });
    }
    if (!solving.is_done()) {
        solving.save();
        throw failure{failure::failed,
                      "the time is up with " + std::to_string(solving.known()) + " of " +
                          std::to_string(total) +
                          " positions solved; the same command resumes from there."};
    }
    replace_file(arguments.file, builder.build(solving.scores()));
    solving.remove_file();
    describe(load_book(arguments.file).view(), out);
    return 0;
}

int check_book(const book_check_arguments& arguments, output& out) {
    const solve::loaded_book loaded = load_book(arguments.file);
    const solve::book& b = loaded.view();
    const solve::book_builder builder = builder_for(b.rules(), b.plies());
    std::vector<std::int8_t> last(builder.to_solve());
    for (std::size_t i = 0; i < last.size(); ++i)
        last[i] = static_cast<std::int8_t>(b.probe(builder.position(i)).value_or(0));
    if (!std::ranges::equal(builder.build(last), b.bytes()))
        throw failure{failure::failed, "the book " + in_quotes(arguments.file) +
                                           " has not the positions of its rules, or not the scores "
                                           "that follow from its last ones."};
    std::mt19937_64 random(arguments.seed ? *arguments.seed : std::random_device()());
    solve_again(b, builder, arguments.solve, random);
    describe(b, out);
    return 0;
}

int find_in_book(const book_find_arguments& arguments, output& out) {
    const solve::loaded_book loaded = load_book(arguments.file);
    const solve::book& b = loaded.view();
    board_arguments board;
    notation::print_rules(board.rules, b.rules());
    board.notation = arguments.notation;
    const game_setup setup = read_setup(board);
    std::string list;
    for (const std::string& moves : arguments.moves) list += moves + ' ';
    const auto after = notation::play_moves(setup.start<dynamic>(), list, setup.notation);
    if (!after) throw failure{failure::wrong_usage, sentence(setup.rules, after.error())};
    const auto score = b.probe(*after);
    if (!score)
        throw failure{failure::failed, after->is_over()
                                           ? "the game is over, and books have no finished games."
                                           : "the book goes up to ply " +
                                                 std::to_string(b.plies()) + ", and this is ply " +
                                                 std::to_string(after->stones()) + '.'};
    core::write(out, *score, '\n');
    return 0;
}

}  // namespace inarow::app
