// SPDX-License-Identifier: BSL-1.0
#include <inarow/json/replay.hpp>
#include <inarow/messages/book_error.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/solve/book_builder.hpp>
#include <inarow/solve/solver.hpp>

#include "book/book_solver.hpp"
#include "book/find_book.hpp"
#include "commands.hpp"
#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/printable.hpp"
#include "io/progress_bar.hpp"
#include "options.hpp"
#include "solve/solution_text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace inarow::app {
namespace {

void describe(const solve::book& b, bool as_json, output& out) {
    if (as_json) {
        json::writer json(out);
        json.begin_object();
        const auto start = position::start(b.rules()).value();
        json::write_heading(json, "book", {}, start, std::vector<square>());
        json.member("depth", b.plies());
        json.key("positions");
        json.number(std::to_string(b.size()));
        json.key("bytes");
        json.number(std::to_string(b.bytes().size()));
        json.null_member("error");
        json.end_object();
        core::write(out, '\n');
        return;
    }
    core::write(out, name_of_rules(b.rules()), ": ", std::to_string(b.size()),
                b.size() == 1 ? " position" : " positions", " up to ply ", b.plies(), " in ",
                std::to_string(b.bytes().size()), " bytes.\n");
}

solve::book_builder builder_for(const rules& r, int plies) {
    const auto builder = solve::book_builder::make(r, plies);
    if (builder) return *builder;
    std::string why = "there can be no book of " + name_of_rules(r) + " with --plies " +
                      std::to_string(plies) + ": ";
    messages::write_book_limits(why);
    throw failure{failure::wrong_usage, why};
}

int score(const solve::book_builder::position_type& p, solve::solver& solver) {
    solve::value_query query(p);
    (void)solver.answer(query);
    return query.score();
}

/// Returns the file to write the new book to. Unless --force is given, throws a failure if the file
/// already exists and is not a book, is a book of other rules, or has more plies than the new book.
output_file target_of(const book_make_arguments& arguments, const rules& r) {
    output_file target(arguments.file);
    if (!target.exists() || arguments.force) return target;
    const auto refuse = [&](const std::string& why) {
        throw failure{failure::wrong_usage, in_quotes(arguments.file) + ' ' + why};
    };
    const auto there = solve::loaded_book::load_file(target.target());
    if (!there && there.error().kind == solve::book_error::reason::not_a_book)
        refuse("already exists and is not an opening book; to replace it, use --force.");
    if (!there) return target;
    const solve::book& b = there->view();
    if (b.rules() != starting_with(first, r) || b.plies() > arguments.plies)
        refuse("is a book of " + name_of_rules(b.rules()) + " up to ply " +
               std::to_string(b.plies()) + "; to replace it, use --force.");
    return target;
}

/// Writes the score of the position after a record, as `solve --json` does.
void write_found(const notation::record& record, const game& g, std::optional<int> score,
                 notation::kind k, output& out) {
    solution found;
    if (score) found.score_bounds = {*score, *score};
    solution_format format;
    format.notation = k;
    write_json(out, format, 0, record, g, score ? &found : nullptr);
    core::write(out, '\n');
}

/// Solves `count` random positions of the last ply again. Throws a failure if a score differs from
/// the score in the book.
void solve_again(const solve::book& b, const solve::book_builder& builder, int count,
                 std::mt19937_64& random) {
    solve::solver solver;
    for (int i = 0; i < count && builder.to_solve() > 0; ++i) {
        const auto p = builder.position(random() % builder.to_solve());
        const int solved = score(p, solver);
        const int written = b.probe(p).value_or(0);
        if (solved == written) continue;
        std::string board;
        notation::print_position(board, p);
        throw failure{failure::failed, "the book has the score " + std::to_string(written) +
                                           " for \"" + board + "\", but the score is " +
                                           std::to_string(solved) + '.'};
    }
}

}  // namespace

int make_book(const book_make_arguments& arguments, output& out) {
    const game_setup setup = read_setup(arguments.board);
    const solve::book_builder builder = builder_for(setup.rules, arguments.plies);
    const output_file target = target_of(arguments, setup.rules);
    book_solver solving(builder, arguments.file + ".part");
    const auto total = static_cast<long long>(builder.to_solve());
    {
        progress_bar shown(total, "positions");
        solving.solve(threads_for(arguments.threads, hardware_threads()), arguments.time_limit,
                      [&](std::size_t known) { shown.show(static_cast<long long>(known)); });
    }
    if (!solving.is_done()) {
        solving.save();
        throw failure{failure::failed,
                      "the time limit was reached with " + std::to_string(solving.known()) +
                          " of " + std::to_string(total) +
                          " positions solved; to continue, run the same command again."};
    }
    target.write(builder.build(solving.scores()));
    solving.remove_file();
    describe(load_book(target.target()).view(), arguments.json, out);
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
        throw failure{failure::failed,
                      "the book " + in_quotes(arguments.file) +
                          " does not contain the positions that its rules allow, or its "
                          "scores contradict the scores of its last ply."};
    std::mt19937_64 random(arguments.seed ? *arguments.seed : std::random_device()());
    solve_again(b, builder, arguments.solve, random);
    describe(b, arguments.json, out);
    return 0;
}

int find_in_book(const book_find_arguments& arguments, output& out) {
    const solve::loaded_book loaded = load_book(arguments.file);
    const solve::book& b = loaded.view();
    board_arguments board;
    notation::print_rules(board.rules, b.rules());
    board.notation = arguments.notation;
    const game_setup setup = read_setup(board);
    game g(setup.start<dynamic>());
    notation::record record(g.position());
    const auto made = make_moves(g, arguments.moves, setup.input_notation);
    record.add_moves(g.moves());
    if (!made) {
        if (!arguments.json) throw failure{failure::failed, sentence(setup.rules, made.error())};
        record.refused = {.why = made.error()};
        write_found(record, g, {}, setup.notation, out);
        return failure::failed;
    }
    const position& p = g.position();
    const auto score = b.probe(p);
    if (!score)
        throw failure{
            failure::failed,
            p.is_over() ? "the game is over, and books contain no finished games."
                        : "the book contains positions up to ply " + std::to_string(b.plies()) +
                              ", but this position is at ply " + std::to_string(p.stones()) + '.'};
    arguments.json ? write_found(record, g, score, setup.notation, out)
                   : core::write(out, *score, '\n');
    return 0;
}

}  // namespace inarow::app
