// SPDX-License-Identifier: BSL-1.0
// On positions from gomoku games between levels, the hints ring every square that decides before
// the search has visited a node. The oracle tries all replies.
#include <inarow/solve/choice.hpp>
#include <inarow/ui/hints.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace insight_proof {
namespace {

using namespace inarow;
using nlohmann::json;
using ui::page_position;

constexpr int side_length = 15;

/// A goban without the library: each square has '.', 'X' or 'O'.
struct goban {
    std::array<std::array<char, side_length>, side_length> marks;

    explicit goban(const page_position& p) {
        for (int row = 0; row < side_length; ++row)
            for (int column = 0; column < side_length; ++column)
                at(row, column) = to_char(p.at({.column = column, .row = row}));
    }
    static char to_char(mark m) { return m == mark::none ? '.' : m == mark::first ? 'X' : 'O'; }
    char& at(int row, int column) {
        return marks[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    [[nodiscard]] bool is(int row, int column, char wanted) const {
        return row >= 0 && column >= 0 && row < side_length && column < side_length &&
               marks[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == wanted;
    }
    /// Whether five stones of a player lie in a row through this square, once one lies there.
    [[nodiscard]] bool makes_five(int row, int column, char stone) const {
        constexpr std::array<std::array<int, 2>, 4> steps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
        if (!is(row, column, '.')) return false;
        for (const auto& [down, right] : steps)
            for (int begin = -4; begin <= 0; ++begin) {
                int i = begin;
                while (i < begin + 5 && (i == 0 || is(row + i * down, column + i * right, stone)))
                    ++i;
                if (i == begin + 5) return true;
            }
        return false;
    }
    /// The squares, by index, where a player makes five.
    [[nodiscard]] std::vector<int> fives(char stone) const {
        std::vector<int> result;
        for (int i = 0; i < side_length * side_length; ++i)
            if (makes_five(i / side_length, i % side_length, stone)) result.push_back(i);
        return result;
    }
    [[nodiscard]] goban with(int index, char stone) const {
        goban result = *this;
        result.at(index / side_length, index % side_length) = stone;
        return result;
    }
    [[nodiscard]] bool is_free(int index) const {
        return is(index / side_length, index % side_length, '.');
    }
};

constexpr char opponent_of(char stone) { return stone == 'X' ? 'O' : 'X'; }

/// Whether a stone makes a four that wins: the player then threatens five, the opponent has no
/// five, and the player makes five after every reply.
bool is_winning_four(const goban& before, int index, char stone) {
    const goban after = before.with(index, stone);
    if (after.fives(stone).empty() || !after.fives(opponent_of(stone)).empty()) return false;
    for (int reply = 0; reply < side_length * side_length; ++reply)
        if (after.is_free(reply) && after.with(reply, opponent_of(stone)).fives(stone).empty())
            return false;
    return true;
}
std::vector<int> winning_fours(const goban& before, char stone) {
    std::vector<int> result;
    if (!before.fives(stone).empty()) return result;
    for (int i = 0; i < side_length * side_length; ++i)
        if (before.is_free(i) && is_winning_four(before, i, stone)) result.push_back(i);
    return result;
}

/// Positions of gomoku games between random levels below 6, ten of each game.
std::vector<page_position> positions_of_games(std::size_t count) {
    std::vector<page_position> result;
    for (std::uint64_t seed = 1; result.size() < count; ++seed) {
        std::mt19937_64 random(seed);
        const std::array levels{1 + random() % 5, 1 + random() % 5};
        std::vector<page_position> game{page_position::start(gomoku).value()};
        while (!game.back().is_over()) {
            const page_position& p = game.back();
            const auto number = levels[p.to_move() == first ? 0 : 1];
            const auto strength = solve::level::create(static_cast<long long>(number)).value();
            game.push_back(p.after(solve::detail::move_at_level(p, strength, random(), {})));
        }
        game.pop_back();
        // The last ten, in which something decides.
        for (std::size_t i = game.size() > 10 ? game.size() - 10 : 0; i < game.size(); ++i)
            if (result.size() < count) result.push_back(game[i]);
    }
    return result;
}

/// The indices of the squares with a pattern, by its name.
std::vector<int> ringed(const json& hints, const std::string& pattern) {
    std::vector<int> result;
    for (const json& move : hints["moves"])
        if (move["pattern"] == pattern) result.push_back(move["square"].get<int>());
    return result;
}
std::vector<int> without(std::vector<int> all, const std::vector<int>& excluded) {
    std::erase_if(all, [&](int i) { return core::contains(excluded, i); });
    return all;
}

TEST_CASE("every square that decides on a goban is ringed without a search") {
    std::size_t blocks = 0;
    std::size_t fours = 0;
    std::size_t most = 0;
    const std::vector<page_position> positions = positions_of_games(200);
    REQUIRE(positions.size() == 200);
    for (const page_position& p : positions) {
        const goban board(p);
        const char mover = p.to_move() == first ? 'X' : 'O';
        std::string text;
        write_hints(text, ui::hints(p));
        const json hints = json::parse(text);
        CAPTURE(hints["threat"]);
        CAPTURE(hints["chance"]);
        const std::vector<int> wins = board.fives(mover);
        const std::vector<int> must_block = board.fives(opponent_of(mover));
        CHECK(ringed(hints, "win") == wins);
        CHECK(ringed(hints, "block") == without(must_block, wins));
        const std::vector<int> winning = winning_fours(board, mover);
        CHECK(ringed(hints, "double-threat") == without(winning, must_block));
        if (wins.empty() && must_block.empty())
            CHECK(ringed(hints, "opposing-double-threat") ==
                  without(winning_fours(board, opponent_of(mover)), winning));
        blocks += must_block.size();
        fours += wins.size() + winning.size();
        std::size_t count = 0;
        for (const json& move : hints["moves"]) count += move["pattern"] == "none" ? 0U : 1U;
        most = std::max(most, count);
    }
    MESSAGE(blocks << " squares to block, " << fours << " winning ones, at most " << most);
    CHECK(blocks >= 50);
    CHECK(fours >= 50);
}

}  // namespace
}  // namespace insight_proof
