// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/solve/detail/heuristic/network_weights.hpp>
#include <inarow/solve/detail/heuristic/pattern_combination.hpp>
#include <inarow/solve/detail/packed_digit.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// A small neural network that evaluates positions without gravity.
/// docs/internals/solve/heuristic/evaluation_network.md describes how it was trained.
namespace inarow::inline v0::solve::detail::heuristic {

/// The combinations of both players on a free square, as indices of combination_table.
struct square_patterns {
    int first;
    int second;

    constexpr bool operator==(const square_patterns&) const = default;
};

/// The network has a row of weights for each combination of the player to move, and one for each
/// combination of the opponent. The two rows of a square are added and clamped. The sums of these
/// vectors over all free squares are the inputs of two layers of neurons.
class evaluation_network {
public:
    static constexpr int channels = 32;
    /// The vector of a square, or a change of the sums, from the point of view of the first player,
    /// then from that of the second player.
    using vector = std::array<std::int16_t, std::size_t{2} * channels>;
    /// The sums of the vectors of all squares.
    using sums = std::array<std::int32_t, std::size_t{2} * channels>;
    /// At most this many squares may change before their change is added to the sums.
    static constexpr int max_changed_squares = 128;

    [[nodiscard]] static const evaluation_network& made() {
        static const evaluation_network result;
        return result;
    }

    /// Adds the change of a square whose patterns are replaced.
    void replace(vector& change, square_patterns before, square_patterns after) const {
        const vector& first_before = rows_[as_index(before.first)];
        const vector& second_before = swapped_rows_[as_index(before.second)];
        const vector& first_after = rows_[as_index(after.first)];
        const vector& second_after = swapped_rows_[as_index(after.second)];
        // A loop of 16-bit numbers, which g++ and clang compile to vector instructions.
        for (std::size_t i = 0; i < change.size(); ++i)
            change[i] =
                static_cast<std::int16_t>(change[i] + clamped(first_after[i], second_after[i]) -
                                          clamped(first_before[i], second_before[i]));
    }
    static void add(sums& all, const vector& change) {
        for (std::size_t i = 0; i < all.size(); ++i) all[i] += change[i];
    }

    /// Returns the value of a position for the player to move, in the unit of
    /// search_line::evaluation.
    [[nodiscard]] int value(const sums& all, player to_move) const {
        vector inputs;
        for (std::size_t i = 0; i < all.size(); ++i)
            inputs[i] =
                static_cast<std::int16_t>((std::min)((std::max)(all[i], -max_input), +max_input));
        if (to_move == second) inputs = swapped(inputs);
        const auto neurons = layer(first_layer_, inputs, first_shift, max_neuron);
        const auto last = layer(second_layer_, neurons, second_shift, max_last_neuron);
        const int value = dot(output_, last) + output_bias_;
        return (value >> output_shift) + (dot(linear_, inputs) >> linear_shift);
    }

private:
    // Units: activations count 1/64, inputs 1/512, and neurons 1/127. bench/evaluation_network.py
    // refuses weights so large that a sum could exceed 32 bits.
    static constexpr std::size_t neuron_count = 32;
    static constexpr std::size_t last_count = 16;
    static constexpr int first_shift = 11;
    static constexpr int second_shift = 10;
    static constexpr int output_shift = 8;
    static constexpr int linear_shift = 10;
    static constexpr int max_activation = 127;
    static constexpr int max_neuron = 4'064;
    static constexpr int max_input = 8'191;
    static constexpr int max_last_neuron = 127;

    template <std::size_t Inputs, std::size_t Outputs>
    struct weights_of_layer {
        std::array<std::array<std::int16_t, Inputs>, Outputs> weights;
        std::array<std::int32_t, Outputs> biases;
    };

    /// Reads numbers from a text in which each character stores six bits, lowest bits first.
    class reader {
    public:
        explicit reader(const char* text) : next_{text} {}
        /// Returns the next number, which has as many bits as an `Integer`.
        template <class Integer>
        [[nodiscard]] Integer read() {
            constexpr unsigned size = 8 * sizeof(Integer);
            for (; bits_ < size; bits_ += 6)
                rest_ |= std::uint64_t{packed_digit(*next_++)} << bits_;
            const auto result = static_cast<Integer>(rest_);
            rest_ >>= size;
            bits_ -= size;
            return result;
        }
        template <class Integer, std::size_t Size>
        void read(std::array<Integer, Size>& result) {
            for (Integer& each : result) each = read<Integer>();
        }
        template <std::size_t Inputs, std::size_t Outputs>
        void read(weights_of_layer<Inputs, Outputs>& result) {
            for (auto& row : result.weights) read(row);
            read(result.biases);
        }

    private:
        const char* next_;
        std::uint64_t rest_ = 0;
        unsigned bits_ = 0;
    };

    evaluation_network()
        : rows_(combination_table::sorted_count), swapped_rows_(combination_table::sorted_count) {
        reader text(network_weights);
        for (const std::size_t half : {std::size_t{0}, std::size_t{channels}})
            for (vector& row : rows_)
                for (std::size_t i = 0; i < channels; ++i) row[half + i] = text.read<std::int8_t>();
        for (std::size_t i = 0; i < rows_.size(); ++i) swapped_rows_[i] = swapped(rows_[i]);
        text.read(first_layer_);
        text.read(second_layer_);
        text.read(output_);
        text.read(linear_);
        output_bias_ = text.read<std::int32_t>();
    }

    [[nodiscard]] static vector swapped(const vector& all) {
        vector result = all;
        std::ranges::rotate(result, result.begin() + channels);
        return result;
    }
    [[nodiscard]] static std::int16_t clamped(std::int16_t a, std::int16_t b) {
        const auto sum = static_cast<std::int16_t>(a + b);
        return (std::min)((std::max)(sum, std::int16_t{0}), std::int16_t{max_activation});
    }
    template <std::size_t Size>
    [[nodiscard]] static int dot(const std::array<std::int16_t, Size>& a,
                                 const std::array<std::int16_t, Size>& b) {
        int result = 0;
        for (std::size_t i = 0; i < Size; ++i) result += a[i] * b[i];
        return result;
    }
    template <std::size_t Inputs, std::size_t Outputs>
    [[nodiscard]] static std::array<std::int16_t, Outputs> layer(
        const weights_of_layer<Inputs, Outputs>& weights,
        const std::array<std::int16_t, Inputs>& inputs, int shift, int max) {
        std::array<std::int16_t, Outputs> result;
        for (std::size_t i = 0; i < Outputs; ++i) {
            const int sum = dot(weights.weights[i], inputs) + weights.biases[i];
            result[i] = static_cast<std::int16_t>((std::clamp)(sum >> shift, 0, max));
        }
        return result;
    }

    std::vector<vector> rows_;          ///< for own combinations, then for the opponent's
    std::vector<vector> swapped_rows_;  ///< the same rows with exchanged halves
    weights_of_layer<std::size_t{2} * channels, neuron_count> first_layer_{};
    weights_of_layer<neuron_count, last_count> second_layer_{};
    std::array<std::int16_t, last_count> output_{};
    vector linear_{};
    std::int32_t output_bias_ = 0;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
