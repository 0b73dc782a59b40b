// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/heuristic/pattern_board.hpp>
#include <inarow/solve/detail/heuristic/patterns_of.hpp>
#include <inarow/solve/heuristic_search.hpp>

#include "support/random_game.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace evaluation_network_test {
namespace {

using namespace inarow;
using solve::detail::heuristic::network_weights;
using solve::detail::heuristic::pattern_board;
using solve::detail::heuristic::patterns_of;

int evaluation(const position& p) { return pattern_board(p, patterns_of(p.rules())).evaluation(); }

/// The network in floating point, read from the text of its weights and evaluated one number after
/// the other.
class network {
public:
    network() {
        for (auto* rows : {&own_, &opponents_}) *rows = numbers(combinations * channels, 1, 64);
        first_ = numbers(neurons * 2 * channels, 2, 508);
        first_bias_ = numbers(neurons, 4, 127 * 2048);
        second_ = numbers(last * neurons, 2, 1024);
        second_bias_ = numbers(last, 4, 127 * 1024);
        output_ = numbers(last, 2, 256.0 * 200 / 127);
        linear_ = numbers(2 * channels, 2, 400);
        output_bias_ = numbers(1, 4, 256 * 200)[0];
    }
    [[nodiscard]] double evaluation(const position& p) const {
        const std::vector<double> inputs = inputs_of(p);
        const auto neurons_of = layer(first_, first_bias_, inputs, 32);
        const auto last_of = layer(second_, second_bias_, neurons_of, 1);
        return 200 * (dot(output_, 0, last_of) + output_bias_ + dot(linear_, 0, inputs));
    }

private:
    static constexpr int combinations = 715;
    static constexpr int channels = 32;
    static constexpr int neurons = 32;
    static constexpr int last = 16;
    using row = std::vector<double>;

    [[nodiscard]] row numbers(int count, int bytes, double unit) {
        constexpr std::string_view digits =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        row result;
        for (int i = 0; i < count; ++i) {
            double number = 0;
            const int bits = 8 * bytes;
            for (int bit = 0; bit < bits; ++bit, ++bit_) {
                const auto digit = digits.find(network_weights[bit_ / 6]);
                if ((digit >> bit_ % 6) % 2 != 0)
                    number += std::ldexp(bit == bits - 1 ? -1.0 : 1.0, bit);
            }
            result.push_back(number / unit);
        }
        return result;
    }
    /// The index of the patterns of a player on a square, among all sorted combinations.
    [[nodiscard]] static int combination(const pattern_board& board, player side, int s) {
        std::array<int, 4> wanted{};
        for (int d = 0; d < 4; ++d)
            wanted[static_cast<std::size_t>(d)] = static_cast<int>(board.of(side, s).in(d));
        std::ranges::sort(wanted, std::greater{});
        int index = 0;
        for (std::array<int, 4> now{}; now[0] < 10; ++now[0])
            for (now[1] = 0; now[1] <= now[0]; ++now[1])
                for (now[2] = 0; now[2] <= now[1]; ++now[2])
                    for (now[3] = 0; now[3] <= now[2]; ++now[3], ++index)
                        if (now == wanted) return index;
        return -1;
    }
    /// The combination of a square in the middle of a large empty board.
    [[nodiscard]] static int far_combination(rules r) {
        r.columns = r.rows = 31;
        const pattern_board board(*position::start(r), patterns_of(r));
        return combination(board, first, board.cell({15, 15}));
    }
    [[nodiscard]] double activation(int own, int opponents, int channel) const {
        const auto at = [&](const row& rows, int index) {
            return rows[core::detail::as_index(index * channels + channel)];
        };
        return std::clamp(at(own_, own) + at(opponents_, opponents), 0.0, 127.0 / 64);
    }
    [[nodiscard]] row inputs_of(const position& p) const {
        const pattern_board board(p, patterns_of(p.rules()));
        const int far_away = far_combination(p.rules());
        row result;
        for (const player side : {p.to_move(), other(p.to_move())}) {
            for (int channel = 0; channel < channels; ++channel) {
                double sum = 0;
                for (int i = 0; i < p.rules().squares(); ++i) {
                    const int s = board.cell(square_at(p.rules(), i));
                    if (board.is_free(s))
                        sum += activation(combination(board, side, s),
                                          combination(board, other(side), s), channel) -
                               activation(far_away, far_away, channel);
                }
                constexpr double max_input = 8191.0 / 512;
                result.push_back(std::clamp(sum / 8, -max_input, max_input));
            }
        }
        return result;
    }
    [[nodiscard]] static double dot(const row& weights, std::size_t begin, const row& inputs) {
        double result = 0;
        for (std::size_t i = 0; i < inputs.size(); ++i) result += weights[begin + i] * inputs[i];
        return result;
    }
    [[nodiscard]] static row layer(const row& weights, const row& biases, const row& inputs,
                                   double max) {
        row result;
        for (std::size_t i = 0; i < biases.size(); ++i)
            result.push_back(
                std::clamp(dot(weights, i * inputs.size(), inputs) + biases[i], 0.0, max));
        return result;
    }

    std::size_t bit_ = 0;
    row own_, opponents_, first_, first_bias_, second_, second_bias_, output_, linear_;
    double output_bias_ = 0;
};

/// A position in play, with random stones on up to two thirds of the squares.
position random_position(const rules& r, std::mt19937& random) {
    const int stones = test::below(2 * r.squares() / 3, random);
    position p = *position::start(r);
    for (int i = 0; i < stones; ++i) {
        const position next = p.after(test::one_of(p.available_moves(), random));
        if (!next.is_over()) p = next;
    }
    return p;
}

TEST_CASE("an evaluation is that of the network in floating point") {
    std::mt19937 random(1);
    const network oracle;
    for (const rules& r : {gomoku, rules{7, 9, 4}, exactly({12, 12, 5}), rules{30, 30, 4},
                           rules{15, 15, 6}, rules{40, 40, 5}}) {
        const int positions = 900 / r.squares() + 1;
        for (int i = 0; i < positions; ++i) {
            const position p = random_position(r, random);
            const double expected = oracle.evaluation(p);
            CHECK(std::abs(evaluation(p) - expected) < 12 + std::abs(expected) / 100);
        }
    }
}

TEST_CASE("rotations, reflections and exchanged colors do not change an evaluation") {
    std::mt19937 random(2);
    for (int game = 0; game < 5; ++game) {
        const int last = gomoku.columns - 1;
        position p = *position::start(gomoku);
        position rotated = p;
        position reflected = p;
        position exchanged = *position::start(starting_with(second, gomoku));
        while (!p.is_over() && p.stones() < 60) {
            CHECK(evaluation(p) == evaluation(rotated));
            CHECK(evaluation(p) == evaluation(reflected));
            CHECK(evaluation(p) == evaluation(exchanged));
            const square s = test::one_of(p.available_moves(), random);
            const auto opposite = static_cast<std::int16_t>(last - s.column);
            p = p.after(s);
            rotated = rotated.after({s.row, opposite});
            reflected = reflected.after({opposite, s.row});
            exchanged = exchanged.after(s);
        }
    }
}

/// A position with `stones` random stones near the center, in play.
position random_cluster(int stones, std::mt19937& random) {
    for (;;) {
        position p = *position::start(gomoku);
        while (!p.is_over() && p.stones() < stones) {
            const square s{static_cast<std::int16_t>(4 + test::below(7, random)),
                           static_cast<std::int16_t>(4 + test::below(7, random))};
            p = p.play(s).value_or(p);
        }
        if (!p.is_over()) return p;
    }
}

TEST_CASE("a player who can force a win has a higher evaluation than one who cannot") {
    std::mt19937 random(3);
    std::vector<int> with_win;
    std::vector<int> without;
    while (with_win.size() < 100 || without.size() < 100) {
        const position p = random_cluster(10, random);
        const auto found = solve::heuristic_search(p, {.nodes = 2'000});
        (found.forced_win_plies ? with_win : without).push_back(evaluation(p));
    }
    int higher = 0;
    for (const int a : with_win)
        for (const int b : without) higher += static_cast<int>(a > b);
    const double share = higher / static_cast<double>(with_win.size() * without.size());
    CAPTURE(share);
    CHECK(share > 0.8);
}

}  // namespace
}  // namespace evaluation_network_test
