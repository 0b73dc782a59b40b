// SPDX-License-Identifier: BSL-1.0
// Games of the heuristic search against itself, to train the network that evaluates positions.
//     evaluation_games SEED GAMES NODES
// Each game begins with random stones near each other. Openings after which the search finds one
// player far ahead are skipped. Writes a record for each position in which no player threatens to
// win at once: for each square, the combination of the player to move and that of the opponent (715
// if the square is occupied), then the evaluation of the search, the result of the game (1: the
// player to move won), and the number of the game. bench/evaluation_network.py builds and runs this
// program.
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/heuristic/pattern_board.hpp>
#include <inarow/solve/detail/heuristic/patterns_of.hpp>
#include <inarow/solve/heuristic_search.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <random>
#include <string_view>
#include <vector>

namespace {

using namespace inarow;
using namespace solve::detail::heuristic;

constexpr int squares = gomoku.squares();
constexpr int max_difference = 350;  // of the evaluation after the opening, for either player

struct record {
    std::array<std::uint16_t, squares> own;
    std::array<std::uint16_t, squares> opponents;
    std::int32_t evaluation;
    std::int32_t result;
    std::uint32_t game;
};

class game_player {
public:
    game_player(unsigned seed, long long nodes) : random_(seed), nodes_{nodes} {}

    /// Plays a game, and returns the records of its positions; none if the opening was unsuitable.
    [[nodiscard]] std::vector<record> play(std::uint32_t number) {
        const std::optional<position> start = opening();
        if (!start) return {};
        std::vector<record> result;
        std::vector<player> movers;
        position p = *start;
        std::optional<player> winner;
        for (bool is_first = true; !p.is_over() && !winner; is_first = false) {
            const auto found = search(p);
            const int evaluation = found.lines[0].evaluation;
            if (is_first && std::abs(evaluation) > max_difference) return {};
            if (const auto quiet = quiet_position(p)) {
                result.push_back(*quiet);
                result.back().evaluation = evaluation;
                result.back().game = number;
                movers.push_back(p.to_move());
            }
            if (found.forced_win_plies) winner = p.to_move();
            p = p.after(found.where);
        }
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i].result = !winner ? 0 : *winner == movers[i] ? 1 : -1;
        return result;
    }

private:
    [[nodiscard]] int below(int end) {
        return static_cast<int>(random_() % static_cast<unsigned>(end));
    }
    [[nodiscard]] solve::search_result search(const position& p) const {
        solve::search_options options;
        options.lines = 1;
        return solve::heuristic_search(p, {.nodes = nodes_}, options);
    }
    /// Returns a position with one to twelve random stones: the first one near the center, every
    /// other one at most three squares from another stone.
    [[nodiscard]] std::optional<position> opening() {
        position p = *position::start(gomoku);
        const int stones = 1 + below(below(4) == 0 ? 3 : 12);
        const int margin = below(5) == 0 ? 0 : 3;
        const int distance = 1 + below(3);
        while (p.stones() < stones) {
            const square s{static_cast<std::int16_t>(below(gomoku.columns)),
                           static_cast<std::int16_t>(below(gomoku.rows))};
            const bool is_central = std::min({+s.column, gomoku.columns - 1 - s.column, +s.row,
                                              gomoku.rows - 1 - s.row}) >= margin;
            if (p.at(s) != mark::none ||
                !(p.stones() == 0 ? is_central : has_stone_within(p, s, distance)))
                continue;
            p = p.after(s);
            if (p.is_over()) return std::nullopt;
        }
        return p;
    }
    [[nodiscard]] static bool has_stone_within(const position& p, square s, int distance) {
        for (int i = 0; i < squares; ++i) {
            const square t = square_at(gomoku, i);
            if (p.at(t) != mark::none && std::abs(t.column - s.column) <= distance &&
                std::abs(t.row - s.row) <= distance)
                return true;
        }
        return false;
    }
    /// Returns the record of a position without its results, or nothing if a player threatens to
    /// complete a line, or the player to move threatens to make two fours.
    [[nodiscard]] static std::optional<record> quiet_position(const position& p) {
        const pattern_board board(p, patterns_of(gomoku));
        const player own = board.to_move();
        if (board.squares_with(own, threat::five) + board.squares_with(other(own), threat::five) +
                board.squares_with(own, threat::two_fours) >
            0)
            return std::nullopt;
        record result{};
        const auto& combinations = combination_table::made();
        for (int i = 0; i < squares; ++i) {
            const int s = board.cell(square_at(gomoku, i));
            const auto number = [&](player side) {
                return static_cast<std::uint16_t>(
                    board.is_free(s) ? +combinations[board.of(side, s)].sorted_index
                                     : combination_table::sorted_count);
            };
            result.own[as_index(i)] = number(own);
            result.opponents[as_index(i)] = number(other(own));
        }
        return result;
    }

    std::mt19937 random_;
    long long nodes_;
};

}  // namespace

int main(int count, char** arguments) {
    std::array<unsigned, 3> numbers{};
    for (int i = 0; i < 3; ++i) {
        const std::string_view text = i + 1 < count ? arguments[i + 1] : "";
        if (std::from_chars(text.data(), text.data() + text.size(), numbers[as_index(i)]).ec !=
            std::errc{}) {
            std::cerr << "evaluation_games SEED GAMES NODES\n";
            return 2;
        }
    }
    game_player games(numbers[0], numbers[2]);
    for (unsigned played = 0; played < numbers[1];) {
        const std::vector<record> records = games.play(played);
        if (records.empty()) continue;
        ++played;
        for (const record& each : records) {
            const auto bytes = std::bit_cast<std::array<char, sizeof(record)>>(each);
            std::cout.write(bytes.data(), bytes.size());
        }
    }
}
