// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/solve/detail/maker_breaker/line_table.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

using core::detail::as_index;

/// The weights of the lines of one player. A line with n free squares and no stone of the opponent
/// weighs 2^-n. All other lines weigh 0. The weights are in units of 1 / one(run).
///
/// The array has the order of line_table::entry_of, so that the weights of the lines through a
/// square are four windows of adjacent numbers. The functions handle four numbers of a window at
/// once, as a word.
class line_weights {
public:
    explicit line_weights(const line_table& of) : lines_{&of}, weights_(as_index(of.entries())) {
        for (int i = 0; i < of.run() % lanes; ++i) last_mask_[i] = -1;
        if (of.run() % lanes == 0)
            for (auto& lane : last_mask_) lane = -1;
    }
    line_weights(const line_weights&) = default;
    line_weights(line_weights&&) = default;
    line_weights& operator=(const line_weights&) = default;
    line_weights& operator=(line_weights&&) = default;
    ~line_weights() = default;

    /// Returns the weight 1 in these units. The result is at most 2^9, so that the sum of the
    /// weights of all lines through a square fits into 16 bits. Weights below one unit are rounded
    /// up to one unit.
    [[nodiscard]] static constexpr int one(int run) { return 1 << (run < 9 ? run : 9); }
    [[nodiscard]] static constexpr int weight_of(int run, int free) {
        return free < 9 && one(run) >> free > 0 ? one(run) >> free : 1;
    }

    void set(int line, int weight) {
        weights_[as_index(lines_->entry_of(line))] = static_cast<std::int16_t>(weight);
    }
    [[nodiscard]] int at_entry(int entry) const { return weights_[as_index(entry)]; }

    /// Returns the total weight of the lines through a square.
    [[nodiscard]] int through(int square) const {
        const auto windows = lines_->windows(square);
        std::uint64_t sums = 0;
        for (int i = 0; i < lines_->run(); i += lanes) {
            std::uint64_t words = 0;
            for (const int window : windows) words += word_at(window + i);
            sums += words & mask_at(i);
        }
        return static_cast<int>(sums * 0x0001'0001'0001'0001U >> 48U);
    }
    /// Doubles the weights of the lines through a square.
    void double_through(int square) {
        for (const int window : lines_->windows(square)) {
            for (int i = 0; i < lines_->run(); i += lanes) {
                const std::uint64_t word = word_at(window + i);
                const std::uint64_t doubled = word + (word & mask_at(i));
                std::memcpy(&weights_[as_index(window + i)], &doubled, sizeof doubled);
            }
        }
    }
    /// Sets the weights of adjacent entries to 0.
    void set_to_zero(int first_entry, int last_entry) {
        for (int i = first_entry; i <= last_entry; ++i) weights_[as_index(i)] = 0;
    }

    /// Returns the first entry with the largest weight below `limit`, or -1 if there is no such
    /// entry.
    [[nodiscard]] int heaviest(int limit) const {
        simd largest{};
        const simd limits = simd{} + static_cast<std::int16_t>(limit);
        for (std::size_t i = 0; i < weights_.size(); i += simd_lanes) {
            simd weights = simd_at(i);
            weights &= weights < limits;
            largest = weights > largest ? weights : largest;
        }
        std::int16_t weight = 0;
        for (std::size_t i = 0; i < simd_lanes; ++i)
            weight = largest[i] > weight ? largest[i] : weight;
        return weight == 0 ? -1 : first_entry_of(weight);
    }

    /// Calls visit(line) for each line whose weight is not 0.
    void for_each_line(auto visit) const {
        for (std::size_t i = 0; i < weights_.size(); i += simd_lanes)
            visit_selected(i, simd_at(i) != 0, visit);
    }
    /// Calls visit(line) for each line of the given weight. Precondition: the weight is not 0.
    void for_each_line_of(int weight, auto visit) const {
        const simd wanted = simd{} + static_cast<std::int16_t>(weight);
        for (std::size_t i = 0; i < weights_.size(); i += simd_lanes)
            visit_selected(i, simd_at(i) == wanted, visit);
    }

private:
    static constexpr int lanes = 4;  ///< number of weights in 64 bits
    static constexpr std::size_t simd_lanes = line_table::entries_unit;
    using simd = std::int16_t __attribute__((vector_size(16)));

    [[nodiscard]] std::uint64_t word_at(int entry) const {
        std::uint64_t word = 0;
        std::memcpy(&word, &weights_[as_index(entry)], sizeof word);
        return word;
    }
    [[nodiscard]] simd simd_at(std::size_t entry) const {
        simd result;
        std::memcpy(&result, &weights_[entry], sizeof result);
        return result;
    }
    /// Returns the first entry with the given weight. Precondition: there is such an entry.
    [[nodiscard]] int first_entry_of(std::int16_t weight) const {
        const simd wanted = simd{} + weight;
        std::size_t entry = 0;
        while (!any(simd_at(entry) == wanted)) entry += simd_lanes;
        while (weights_[entry] != weight) ++entry;
        return static_cast<int>(entry);
    }
    [[nodiscard]] static bool any(const simd& selected) {
        std::uint64_t words[sizeof(simd) / sizeof(std::uint64_t)];
        std::memcpy(words, &selected, sizeof words);
        return (words[0] | words[1]) != 0;
    }
    void visit_selected(std::size_t first_entry, const simd& selected, auto& visit) const {
        if (!any(selected)) return;
        for (std::size_t i = 0; i < simd_lanes; ++i)
            if (selected[i] != 0) visit(lines_->line_at(static_cast<int>(first_entry + i)));
    }
    /// Returns the mask of the weights that belong to a window, for the word at index `i` of the
    /// window.
    [[nodiscard]] std::uint64_t mask_at(int i) const {
        if (i + lanes < lines_->run()) return ~std::uint64_t{0};
        std::uint64_t mask = 0;
        std::memcpy(&mask, last_mask_, sizeof mask);
        return mask;
    }

    const line_table* lines_;
    std::int16_t last_mask_[lanes]{};
    std::vector<std::int16_t> weights_;
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
