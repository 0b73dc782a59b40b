// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/solve/winning_strategy.hpp>

#include "../../data/connect_four_strategy.hpp"
#include "support/endgame_strategy.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace winning_strategy_test {
namespace {

using namespace inarow;
using solve::strategy_fault;
using verifier = solve::strategy_verifier<endgame_strategy>;
using whole = solve::strategy_verifier<connect_four_strategy>;

static_assert(verifier::instalments == 1);
static_assert(!verifier::fault_in(0).has_value());
static_assert(solve::supports_strategy(connect_four));
static_assert(!solve::supports_strategy(tic_tac_toe));
static_assert(!solve::supports_strategy(misere(connect_four)));
// A stone can end a threat of its own player.
static_assert(!solve::supports_strategy(exactly(connect_four)));
static_assert(!solve::supports_strategy({.columns = 8, .rows = 5, .run = 4, .gravity = drop}));

/// The strategy with positions and replies that a test may change.
struct changed_strategy {
    static constexpr inarow::rules rules = endgame_strategy::rules;
    static inline std::uint64_t positions[verifier::positions];
    static inline solve::instalment instalments[1];
};

/// Returns the fault of a strategy with these replies.
std::optional<strategy_fault> fault_of(const std::string& replies) {
    std::ranges::copy(endgame_strategy::positions, changed_strategy::positions);
    changed_strategy::instalments[0] = {0, replies.c_str()};
    const auto found = solve::strategy_verifier<changed_strategy>::fault_in(0);
    return found ? std::optional(found->fault) : std::nullopt;
}

std::string all_replies() { return endgame_strategy::instalments[0].replies; }

/// Reads a position of a strategy, in which the second player is to move.
position position_of(std::uint64_t key) {
    constexpr auto& board = verifier::board;
    layout result = layout::start(connect_four).value();
    for (int column = 0; column < board.columns; ++column) {
        auto part = key >> (column * board.stride) & 0x7f;
        int height = 0;
        while (part >> (height + 1) != 0) ++height;
        part -= std::uint64_t{1} << height;
        for (int i = 0; i < height; ++i)
            result.put({.column = column, .row = board.rows - 1 - i},
                       (part >> i & 1) != 0 ? mark::first : mark::second);
    }
    result.set_to_move(second);
    return result.checked().value();
}

TEST_CASE("the solver agrees that each position of a strategy is won") {
    solve::solver solver;
    for (const auto key : endgame_strategy::positions)
        CHECK(solve::outcome(position_of(key), solver) == outcome::first_won);
}

TEST_CASE("the first player wins Connect Four") {
    const game opening = game::start(connect_four).value().play(square{3, 5}).value();
    const auto sides = whole::board.sides_of(opening.position());
    CHECK(connect_four_strategy::positions[0] ==
          whole::key_of(sides.opponent, sides.own | sides.opponent));
    for (int i = 0; i < whole::instalments; ++i) CHECK(!whole::fault_in(i).has_value());
}

/// Returns whether the first player completes a line of four on a free square, if nobody else
/// moves.
bool is_threat(const position& p, square s) {
    constexpr int steps[][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    const auto length = [&](int x, int y) {
        int result = 0;
        const auto next = [&] {
            return square{.column = s.column + (result + 1) * x, .row = s.row + (result + 1) * y};
        };
        while (next().column >= 0 && next().column < 7 && next().row >= 0 && next().row < 6 &&
               p.at(next()) == mark::first)
            ++result;
        return result;
    };
    return p.at(s) == mark::none && std::ranges::any_of(steps, [&](const auto& step) {
               return length(step[0], step[1]) + length(-step[0], -step[1]) >= 3;
           });
}

void check_threats(const whole::answer& last, const position& p) {
    if (last.next == whole::follow_up::line) return;
    for (int i = 0; i < 42; ++i) {
        const square s = square_at(connect_four, i);
        CHECK(((last.threats & whole::board.bit_of(s)) != 0) == is_threat(p, s));
    }
}

/// A game in which the first player follows the strategy, and the second player seldom makes a move
/// that loses at once. Returns what the last answer says, or `nullopt` if there is no answer.
struct followed_game {
    game played;
    std::vector<int> moves;
    std::optional<whole::answer> last;
};
followed_game random_followed_game(std::mt19937& random) {
    followed_game result{game::start(connect_four).value().play(square{3, 5}).value(), {}, {}};
    while (!result.last || result.last->next == whole::follow_up::replies) {
        const position before = result.played.position();
        std::vector<int> moves = result.moves;
        moves.push_back(0);
        for (int tries = 0; tries < 8; ++tries) {
            moves.back() = test::one_of(before.available_moves(), random).column;
            result.last = whole::answer_after(moves);
            if (!result.last || result.last->next != whole::follow_up::line) break;
        }
        result.moves = moves;
        if (!result.last || !result.played.apply(move::into_column(moves.back())) ||
            !result.played.apply(move::into_column(result.last->column)))
            return {result.played, moves, std::nullopt};
        check_threats(*result.last, result.played.position());
    }
    return result;
}

TEST_CASE("the answers of a strategy win") {
    solve::solver solver;
    std::mt19937 random(20261130);
    int lines = 0;
    int claimed = 0;
    for (int i = 0; i < 300; ++i) {
        const auto [played, moves, last] = random_followed_game(random);
        CAPTURE(played.ply());
        REQUIRE(last.has_value());
        const bool is_line = last->next == whole::follow_up::line;
        ++(is_line ? lines : claimed);
        CHECK(played.position().is_over() == is_line);
        CHECK(solve::outcome(played.position(), solver) == outcome::first_won);
        std::vector<int> more = moves;
        more.push_back(3);
        CHECK(!whole::answer_after(more).has_value());
    }
    CHECK(lines > 20);
    CHECK(claimed > 20);
}

TEST_CASE("an illegal move has no answer") {
    for (const int column : {-1, 7, 1000}) {
        const int moves[] = {column};
        CHECK(!whole::answer_after(moves).has_value());
    }
    CHECK(!whole::answer_after({}).has_value());
    // The third of these moves fills the middle column.
    for (const std::size_t moves : {1U, 2U, 3U, 4U}) {
        const int middle[] = {3, 3, 3, 3};
        const auto found = whole::answer_after(std::span(middle).first(moves));
        CHECK(found.has_value() == (moves < 4));
        CHECK((!found || found->next == whole::follow_up::replies));
    }
}

TEST_CASE("a strategy that ends early is refused") {
    const std::string replies = all_replies();
    CHECK(!fault_of(replies));
    for (std::size_t length = 0; length < replies.size(); ++length) {
        CAPTURE(length);
        CHECK(fault_of(replies.substr(0, length)).has_value());
    }
    CHECK(fault_of(replies + "@") == strategy_fault::unread_replies);
}

TEST_CASE("a strategy without one of its replies is refused") {
    const std::string replies = all_replies();
    for (std::size_t i = 0; i < replies.size(); ++i) {
        // There is no column 7. A digit of a number can be a G, too.
        if (replies[i] == 'G') continue;
        std::string without = replies;
        without[i] = 'G';
        CAPTURE(i);
        const bool is_number = fault_of(without) == strategy_fault::other_position;
        CHECK((is_number || fault_of(without) == strategy_fault::no_reply));
    }
}

TEST_CASE("a wrong claim is refused") {
    const std::string replies = all_replies();
    const auto claimed = [&](std::size_t place, int claim) {
        std::string text = replies;
        text[place] = static_cast<char>('@' + 8 * claim + (replies[place] - '@') % 8);
        return text;
    };
    const std::size_t place = replies.find_first_of("@ABCDEFHIJKLMN");  // claims nothing
    CHECK(fault_of(claimed(place, 3).insert(place + 1, "@@@")) == strategy_fault::other_position);
    int uncertain = 0;
    for (std::size_t i = place; i < replies.size(); ++i)
        uncertain += static_cast<int>(fault_of(claimed(i, 2)) == strategy_fault::not_certain);
    CHECK(uncertain > 100);
}

/// A strategy of one position, which a test may change.
struct claimed_strategy {
    static constexpr inarow::rules rules = connect_four;
    static inline std::uint64_t positions[1];
    static inline solve::instalment instalments[1];
};

/// Returns whether the verification accepts that the player who made the last move wins, maybe with
/// fewer replies than the text has.
bool accepts(const position& p, const std::string& replies) {
    const auto sides = verifier::board.sides_of(p);
    claimed_strategy::positions[0] = verifier::key_of(sides.opponent, sides.own | sides.opponent);
    claimed_strategy::instalments[0] = {0, replies.c_str()};
    const auto found = solve::strategy_verifier<claimed_strategy>::fault_in(0);
    return !found || found->fault == strategy_fault::unread_replies;
}

TEST_CASE("what is accepted is true, whatever position and replies say") {
    solve::solver solver;
    std::mt19937 random(20261127);
    int accepted = 0;
    for (int i = 0; i < 2000; ++i) {
        game g = game::start(connect_four).value();
        const int plies = 7 + 2 * static_cast<int>(random() % 14);
        while (g.ply() < plies && !g.position().is_over())
            (void)g.apply(move::into_column(static_cast<int>(random() % 7)));
        if (g.position().is_over()) continue;
        if (!accepts(g.position(), all_replies().substr(random() % all_replies().size()))) continue;
        ++accepted;
        CHECK(solve::outcome(g.position(), solver) == outcome::first_won);
    }
    CHECK(accepted > 10);
}

TEST_CASE("claimeven that is claimed anywhere is accepted only where it wins") {
    solve::solver solver;
    std::mt19937 random(20261129);
    int accepted = 0;
    for (int i = 0; i < 40'000; ++i) {
        game g = game::start(connect_four).value();
        const int plies = 19 + 2 * static_cast<int>(random() % 10);
        while (g.ply() < plies && !g.position().is_over())
            (void)g.apply(move::into_column(static_cast<int>(random() % 7)));
        if (g.position().is_over()) continue;
        std::string replies;
        for (int letter = 0; letter < 7; ++letter) {
            const int claim = random() % 2 == 0 ? 2 : 5;
            replies += static_cast<char>('@' + 8 * claim + static_cast<int>(random() % 7));
        }
        if (!accepts(g.position(), replies)) continue;
        ++accepted;
        CHECK(solve::outcome(g.position(), solver) == outcome::first_won);
    }
    CHECK(accepted > 100);
}

TEST_CASE("no strategy wins a game that is over") {
    for (const char* columns : {"1212121", "12324252"}) {
        game g = game::start(connect_four).value();
        for (const char* c = columns; *c != '\0'; ++c) (void)g.apply(move::into_column(*c - '1'));
        CAPTURE(columns);
        REQUIRE(g.position().is_over());
        CHECK_FALSE(accepts(g.position(), all_replies()));
    }
}

TEST_CASE("each fault has a sentence of its own") {
    std::set<std::string_view> sentences;
    for (const auto fault : {strategy_fault::game_over, strategy_fault::opponent_wins,
                             strategy_fault::no_reply, strategy_fault::not_certain,
                             strategy_fault::other_position, strategy_fault::unread_replies}) {
        const auto sentence = std::string_view(solve::sentence_of(fault));
        CHECK(sentence.ends_with('.'));
        CHECK(sentences.insert(sentence).second);
    }
}

}  // namespace
}  // namespace winning_strategy_test
