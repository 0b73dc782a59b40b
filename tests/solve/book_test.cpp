// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/messages/book_error.hpp>
#include <inarow/solve/book_builder.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/solver.hpp>

#include "support/board.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/minimax.hpp"
#include "support/named.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace book_test {
namespace {

using namespace inarow;
using solve::book;
using solve::book_error;
using solve::loaded_book;
using enum book_error::reason;

using bytes = std::vector<std::byte>;
using small_position = solve::book_builder::position_type;
using oracle = test::minimax<small_position>;

constexpr std::size_t a_megabyte = std::size_t{1} << 20;

bytes written(const rules& r, int plies, oracle& scores) {
    return solve::write_book(r, plies, [&](const small_position& p) { return scores.score(p); })
        .value();
}
bytes written(const rules& r, int plies) {
    oracle scores;
    return written(r, plies, scores);
}

bool is_symmetric(const small_position& p) {
    const rules& r = p.rules();
    for (int i = 0; i < r.squares(); ++i) {
        const square s = square_at(r, i);
        if (p.at(s) != p.at({.column = r.columns - 1 - s.column, .row = s.row})) return false;
    }
    return true;
}

std::optional<book_error> refusal(std::span<const std::byte> file) {
    const auto read = book::read(file);
    return read ? std::nullopt : std::optional(read.error());
}

TEST_CASE("a book has the score of every position up to its ply") {
    for (const rules& r :
         {tic_tac_toe, rules{4, 3, 3, drop}, rules{4, 4, 4, drop}, rules{3, 4, 3}, rules{3, 3, 1},
          rules{1, 1, 1}, rules{5, 2, 9}, rules{2, 2, 3, drop}, misere(tic_tac_toe),
          exactly(rules{4, 3, 2}), misere(rules{1, 1, 1}), misere(exactly(rules{4, 3, 3, drop}))}) {
        for (const int plies : {0, 1, 2, 5}) {
            if (plies >= r.squares()) continue;
            oracle scores;
            const bytes kept = written(r, plies, scores);
            const book opened = book::read(kept).value();
            CHECK(opened.rules() == r);
            CHECK(opened.plies() == plies);
            (void)scores.score(small_position::start(r).value());
            std::size_t images = 0;
            for (const auto& [p, value] : scores.known()) {
                const auto found = opened.probe(p);
                CHECK(found.has_value() == (!p.is_over() && p.stones() <= plies));
                if (!found) continue;
                images += std::size_t{is_symmetric(p) ? 2U : 1U};
                CHECK(*found == score_of(value, r.squares() - p.stones(), p.to_move()));
            }
            CHECK(2 * opened.size() == images);
        }
    }
}

TEST_CASE("an entry takes little more than a byte") {
    const bytes kept = written(tic_tac_toe, 8);
    const std::size_t entries = book::read(kept)->size();
    CHECK(entries == 2310);
    CHECK(kept.size() < 6 * entries / 5);
}

TEST_CASE("a book has no other positions") {
    const bytes kept = written({3, 3, 3, drop}, 3);
    const book opened = book::read(kept).value();
    const auto probe = [&](const rules& r, std::string_view rows, player to_move) {
        return opened.probe(test::laid<layout>(r, rows, to_move).unchecked());
    };
    const rules r{3, 3, 3, drop};
    CHECK(probe(r, "......XO.", first));
    CHECK(probe(starting_with(second, r), "......XO.", second));
    CHECK(!probe(r, "......XX.", first));
    CHECK(!probe(r, "...X...O.", first));
    CHECK(!probe(r, "......XXX", first));
    CHECK(!probe(r, "...XO.XO.", first));
    CHECK(!probe(tic_tac_toe, "......XO.", first));
    CHECK(!probe({3, 3, 2, drop}, "......XO.", first));
    CHECK(!probe(exactly(r), "......XO.", first));
    CHECK(!probe(misere(r), "......XO.", first));
    CHECK(!probe({2, 3, 3, drop}, "....XO", first));
}

TEST_CASE("every change of one byte is detected") {
    for (const rules& r :
         {tic_tac_toe, rules{4, 3, 3, drop}, misere(exactly(rules{4, 3, 3, drop}))}) {
        bytes kept = written(r, 3);
        for (std::byte& each : kept) {
            for (int change = 1; change < 256; ++change) {
                each ^= std::byte(change);
                CHECK(refusal(kept));
                each ^= std::byte(change);
            }
        }
        CHECK(!refusal(kept));
    }
}

TEST_CASE("a book that is cut short or too long is refused, at every length") {
    bytes kept = written(tic_tac_toe, 4);
    const std::span<const std::byte> all = kept;
    for (std::size_t size = 0; size < kept.size(); ++size)
        CHECK(refusal(all.first(size)) ==
              book_error{size < solve::book_format::blocks_offset ? not_a_book : cut_short});
    kept.emplace_back();
    CHECK(refusal(kept) == book_error{too_long});
}

TEST_CASE("refusals as sentences") {
    const auto sentence = [](std::span<const std::byte> file) {
        return messages::sentence("The book", book::read(file).error());
    };
    const bytes kept = written(tic_tac_toe, 4);
    const auto changed_at = [&](std::size_t offset, int value) {
        bytes changed = kept;
        changed[offset] = std::byte(value);
        return changed;
    };
    CHECK(sentence({}) == "The book cannot be read: it is not an opening book of inarow.");
    CHECK(sentence(changed_at(1, 'I')) ==
          "The book cannot be read: it is not an opening book of inarow.");
    CHECK(sentence(changed_at(7, 2)) == "The book cannot be read: its format is version 2, not 1.");
    CHECK(sentence(changed_at(16, 0)) ==
          "The book cannot be read: books do not support its rules or its number of plies.");
    CHECK(sentence(changed_at(22, 2)) ==
          "The book cannot be read: books do not support its rules or its number of plies.");
    for (const std::size_t offset :
         {solve::book_format::length_offset, solve::book_format::convention_offset})
        CHECK(sentence(changed_at(offset, 2)) ==
              "The book cannot be read: books do not support its rules or its number of plies.");
    CHECK(sentence(changed_at(29, 8)) ==
          "The book cannot be read: books do not support its rules or its number of plies.");
    CHECK(sentence(changed_at(23, 5)) == "The book cannot be read: it is cut short.");
    CHECK(sentence(changed_at(23, 3)) ==
          "The book cannot be read: it contains bytes after its end.");
    CHECK(sentence(changed_at(40, 77)) == "The book cannot be read: it is damaged.");
}

TEST_CASE("rules that no book can have") {
    const auto never = [](const small_position&) { return 0; };
    for (const auto& [r, plies] :
         {std::pair{rules{3, 0, 3}, 0}, std::pair{tic_tac_toe, 9}, std::pair{tic_tac_toe, -1},
          std::pair{gomoku, 0}, std::pair{connect_four, 41}}) {
        CHECK(solve::book_builder::make(r, plies).error() == book_error{unsupported});
        CHECK(solve::write_book(r, plies, never).error() == book_error{unsupported});
    }
}

TEST_CASE("only the positions of the last ply are to be solved, each once") {
    const auto builder = solve::book_builder::make(connect_four, 7).value();
    int positions = 0;
    for (std::size_t i = 0; i < builder.to_solve(); ++i) {
        const auto p = builder.position(i);
        CHECK(p.stones() == 7);
        positions += is_symmetric(p) ? 1 : 2;
    }
    CHECK(positions == 54'859 - 728);  // published numbers: all positions, minus the finished ones
}

/// A book in which every position is won at once, so that its scores are recognized.
bytes made_up(const rules& r, int plies) {
    return solve::write_book(
               r, plies,
               [](const small_position& p) { return (p.rules().squares() - p.stones() + 1) / 2; })
        .value();
}

TEST_CASE("a solver probes its book") {
    const bytes kept = made_up(tic_tac_toe, 1);
    const auto p = position_of<tic_tac_toe>::start(tic_tac_toe).value();
    solve::solver solver({.table_bytes = a_megabyte});
    CHECK(solve::value(p, solver) == game_value{outcome::draw, 9});
    solver.set_book(loaded_book::load(kept).value());
    CHECK(solve::value(p, solver) == game_value{outcome::second_won, 2});
    solver.remove_book();
    CHECK(solve::value(p, solver) == game_value{outcome::draw, 9});
}

TEST_CASE("a complete book answers every question without a search") {
    oracle scores;
    const bytes kept = written({4, 4, 4, drop}, 15, scores);
    solve::solver solver({.table_bytes = a_megabyte});
    solver.set_book(loaded_book::load(kept).value());
    solver.set_limit({.nodes = 0});
    const auto p = small_position::start({4, 4, 4, drop}).value();
    CHECK(solve::value(p, solver) == scores.value(p));
    CHECK(solve::best_moves(p, solver)->size() == 4);
    CHECK(solve::move_scores(p, solver)->size() == 4);
    CHECK(solve::principal_variation(p, solver)->size() == 16);
    CHECK(solve::choose(p, solver, std::chrono::seconds(1)).proven == scores.value(p));
}

TEST_CASE("positions beyond the book are searched, and other rules ignore it") {
    for (const rules& r : test::kinds_of_rules(4, 3, 3)) {
        CAPTURE(test::named(r));
        oracle scores;
        solve::solver solver({.table_bytes = a_megabyte});
        solver.set_book(loaded_book::load(written(r, 2, scores)).value());
        auto p = small_position::start(r).value();
        const auto line = solve::principal_variation(p, solver).value();
        for (const square s : line) {
            CHECK(solve::value(p, solver) == scores.value(p));
            p = p.after(s);
        }
        CHECK(p.is_over());
        CHECK(solve::value(small_position::start(tic_tac_toe).value(), solver) ==
              game_value{outcome::draw, 9});
    }
}

TEST_CASE("forged bytes with the right checksum give no impossible score") {
    bytes kept = written(tic_tac_toe, 3);
    std::ranges::fill(std::span(kept).subspan(solve::book_format::blocks_offset), std::byte{0xff});
    std::uint64_t sum = solve::book_format::checksum(kept);
    for (std::size_t i = 0; i < 8; ++i, sum >>= 8)
        kept[solve::book_format::checksum_offset + i] = std::byte(sum & 0xff);
    const book opened = book::read(kept).value();
    oracle scores;
    (void)scores.score(small_position::start(tic_tac_toe).value());
    for (const auto& [p, value] : scores.known()) {
        const int free = 9 - p.stones();
        const int score = opened.probe(p).value_or(0);
        CHECK(-(free / 2) <= score);
        CHECK(score <= (free + 1) / 2);
    }
}

}  // namespace
}  // namespace book_test
