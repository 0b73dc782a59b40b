// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/book_sentence.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/book_draft.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/solver.hpp>

#include "support/board.hpp"
#include "support/minimax.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using solve::book;
using solve::book_error;
using enum book_error::reason;

using bytes = std::vector<std::byte>;
using small_position = solve::book_draft::position_type;
using oracle = test::minimax<small_position>;

constexpr std::size_t a_megabyte = std::size_t{1} << 20;

bytes written(const rules& r, int plies, oracle& by) {
    return solve::write_book(r, plies, [&](const small_position& p) { return by.score(p); })
        .value();
}
bytes written(const rules& r, int plies) {
    oracle by;
    return written(r, plies, by);
}

bool is_its_mirror_image(const small_position& p) {
    const rules& r = p.rules();
    for (int i = 0; i < r.squares(); ++i) {
        const square s = square_at(r, i);
        if (p.at(s) != p.at({.column = r.columns - 1 - s.column, .row = s.row})) return false;
    }
    return true;
}

std::optional<book_error> refusal(std::span<const std::byte> of) {
    const auto read = book::read(of);
    return read ? std::nullopt : std::optional(read.error());
}

TEST_CASE("a book has the score of every position up to its ply") {
    for (const rules& r : {tic_tac_toe, rules{4, 3, 3, drop}, rules{4, 4, 4, drop}, rules{3, 4, 3},
                           rules{3, 3, 1}, rules{1, 1, 1}, rules{5, 2, 9}, rules{2, 2, 3, drop}}) {
        for (const int plies : {0, 1, 2, 5}) {
            if (plies >= r.squares()) continue;
            oracle by;
            const bytes kept = written(r, plies, by);
            const book opened = book::read(kept).value();
            CHECK(opened.rules() == r);
            CHECK(opened.plies() == plies);
            (void)by.score(small_position::start(r).value());
            std::size_t images = 0;
            for (const auto& [p, value] : by.known()) {
                const auto found = opened.find(p);
                CHECK(found.has_value() == (!p.is_over() && p.stones() <= plies));
                if (!found) continue;
                images += std::size_t{is_its_mirror_image(p) ? 2U : 1U};
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

TEST_CASE("a book knows nothing of other positions") {
    const bytes kept = written({3, 3, 3, drop}, 3);
    const book opened = book::read(kept).value();
    const auto find = [&](const rules& r, std::string_view rows, player to_move) {
        return opened.find(test::laid<layout>(r, rows, to_move).unchecked());
    };
    const rules r{3, 3, 3, drop};
    CHECK(find(r, "......XO.", first));
    CHECK(find(starting_with(second, r), "......XO.", second));
    CHECK(!find(r, "......XX.", first));
    CHECK(!find(r, "...X...O.", first));
    CHECK(!find(r, "......XXX", first));
    CHECK(!find(r, "...XO.XO.", first));
    CHECK(!find(tic_tac_toe, "......XO.", first));
    CHECK(!find({3, 3, 2, drop}, "......XO.", first));
    CHECK(!find({2, 3, 3, drop}, "....XO", first));
}

TEST_CASE("every change of a byte is noticed") {
    for (const rules& r : {tic_tac_toe, rules{4, 3, 3, drop}}) {
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
              book_error{size < solve::book_format::blocks_at ? not_a_book : cut_short});
    kept.emplace_back();
    CHECK(refusal(kept) == book_error{too_long});
}

TEST_CASE("why it is refused, in words") {
    const auto said = [](std::span<const std::byte> of) {
        return draw::sentence("The book", book::read(of).error());
    };
    const bytes kept = written(tic_tac_toe, 4);
    const auto with = [&](std::size_t at, int value) {
        bytes changed = kept;
        changed[at] = std::byte(value);
        return changed;
    };
    CHECK(said({}) == "The book cannot be read: it is not a book of inarow.");
    CHECK(said(with(1, 'I')) == "The book cannot be read: it is not a book of inarow.");
    CHECK(said(with(7, 2)) == "The book cannot be read: it is a book of version 2, not 1.");
    CHECK(said(with(16, 0)) ==
          "The book cannot be read: no board and number of plies are like its own.");
    CHECK(said(with(22, 2)) ==
          "The book cannot be read: no board and number of plies are like its own.");
    CHECK(said(with(29, 8)) ==
          "The book cannot be read: no board and number of plies are like its own.");
    CHECK(said(with(23, 5)) == "The book cannot be read: it is cut short.");
    CHECK(said(with(23, 3)) == "The book cannot be read: it goes on after its end.");
    CHECK(said(with(40, 77)) == "The book cannot be read: it is damaged.");
}

TEST_CASE("there is no book of such rules") {
    const auto never = [](const small_position&) { return 0; };
    for (const auto& [r, plies] :
         {std::pair{rules{3, 0, 3}, 0}, std::pair{tic_tac_toe, 9}, std::pair{tic_tac_toe, -1},
          std::pair{gomoku, 0}, std::pair{connect_four, 41}})
        CHECK(solve::write_book(r, plies, never).error() == book_error{no_such_book});
}

TEST_CASE("only the positions of the greatest ply are solved, each once") {
    const auto draft = solve::book_draft::make(connect_four, 7).value();
    int positions = 0;
    for (std::size_t i = 0; i < draft.to_solve(); ++i) {
        const auto p = draft.position(i);
        CHECK(p.stones() == 7);
        positions += is_its_mirror_image(p) ? 1 : 2;
    }
    CHECK(positions == 54'859 - 728);  // as published: all of them, less the finished ones
}

/// A book in which every position is won at once: so one sees who has read it.
bytes made_up(const rules& r, int plies) {
    return solve::write_book(
               r, plies,
               [](const small_position& p) { return (p.rules().squares() - p.stones() + 1) / 2; })
        .value();
}

TEST_CASE("a solver answers by its book") {
    const bytes kept = made_up(tic_tac_toe, 1);
    const auto p = position_of<tic_tac_toe>::start(tic_tac_toe).value();
    solve::solver with({.bytes = a_megabyte});
    CHECK(solve::value(p, with) == game_value{outcome::draw, 9});
    with.use(book::read(kept).value());
    CHECK(solve::value(p, with) == game_value{outcome::second_won, 2});
    with.use(std::nullopt);
    CHECK(solve::value(p, with) == game_value{outcome::draw, 9});
}

TEST_CASE("every question is answered by the book without a search") {
    oracle by;
    const bytes kept = written({4, 4, 4, drop}, 15, by);
    solve::solver with({.bytes = a_megabyte});
    with.use(book::read(kept).value());
    with.set_limit({.positions = 0});
    const auto p = small_position::start({4, 4, 4, drop}).value();
    CHECK(solve::value(p, with) == by.value(p));
    CHECK(solve::best_moves(p, with)->size() == 4);
    CHECK(solve::move_scores(p, with)->size() == 4);
    CHECK(solve::principal_line(p, with)->size() == 16);
    CHECK(solve::choose(p, with, std::chrono::seconds(1)).proven == by.value(p));
}

TEST_CASE("a book helps at questions about positions beyond it, and of other rules not at all") {
    oracle by;
    const rules r{4, 4, 4, drop};
    const bytes kept = written(r, 6, by);
    solve::solver with({.bytes = a_megabyte});
    with.use(book::read(kept).value());
    auto p = small_position::start(r).value();
    const auto line = solve::principal_line(p, with).value();
    for (const square s : line) {
        CHECK(solve::value(p, with) == by.value(p));
        p = p.after(s);
    }
    CHECK(solve::value(small_position::start(tic_tac_toe).value(), with) ==
          game_value{outcome::draw, 9});
}

TEST_CASE("bytes made up to have the right checksum do no harm") {
    bytes kept = written(tic_tac_toe, 3);
    std::ranges::fill(std::span(kept).subspan(solve::book_format::blocks_at), std::byte{0xff});
    std::uint64_t sum = solve::book_format::checksum(kept);
    for (std::size_t i = 0; i < 8; ++i, sum >>= 8)
        kept[solve::book_format::checksum_at + i] = std::byte(sum & 0xff);
    const book opened = book::read(kept).value();
    oracle all;
    (void)all.score(small_position::start(tic_tac_toe).value());
    for (const auto& [p, value] : all.known()) {
        const int free = 9 - p.stones();
        const int score = opened.find(p).value_or(0);
        CHECK(-(free / 2) <= score);
        CHECK(score <= (free + 1) / 2);
    }
}

}  // namespace
