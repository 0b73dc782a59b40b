// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/square.hpp>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace inarow::inline v0::ui {

/// The moves from the start of a game to one end of its game tree.
using variation = std::vector<square>;

/// Returns the number of moves that two variations share at their beginning.
[[nodiscard]] inline std::size_t shared_plies(const variation& a, const variation& b) {
    std::size_t plies = 0;
    while (plies < a.size() && plies < b.size() && a[plies] == b[plies]) ++plies;
    return plies;
}

/// Compares `one` with the first `count` variations in `all`. Returns the index of the variation
/// that shares the most moves with `one`, or the lowest index if there are several such variations.
/// Precondition: count > 0.
[[nodiscard]] inline std::size_t closest_to(const variation& one, const std::vector<variation>& all,
                                            std::size_t count) {
    std::size_t closest = 0;
    for (std::size_t i = 1; i < count; ++i)
        if (shared_plies(all[i], one) > shared_plies(all[closest], one)) closest = i;
    return closest;
}

/// The variations of a game. Holds the place of the displayed variation, and all other variations.
/// The variations are in the order of a game tree, and the main variation comes first. Variations
/// that share their first moves are adjacent, in the order in which they were played. No variation
/// is the beginning of another variation.
class variations {
public:
    /// The maximum number of variations, including the displayed variation.
    static constexpr int max_count = 100;

    [[nodiscard]] int count() const { return static_cast<int>(others_.size()) + 1; }
    /// Returns the number of the displayed variation. The main variation has the number 1.
    [[nodiscard]] int number() const { return static_cast<int>(index_) + 1; }
    /// Returns all variations. `shown` is the displayed variation, which the result contains in its
    /// place.
    [[nodiscard]] std::vector<variation> with(variation shown) const {
        std::vector<variation> all = others_;
        all.insert(all.begin() + at(index_), (std::move)(shown));
        return all;
    }
    /// Returns the number of the first variation that begins with `beginning`, or `nullopt` if
    /// there is no such variation. Ignores the displayed variation.
    [[nodiscard]] std::optional<int> find(const variation& beginning) const {
        for (std::size_t i = 0; i < others_.size(); ++i)
            if (begins_with(others_[i], beginning))
                return static_cast<int>(i < index_ ? i : i + 1) + 1;
        return std::nullopt;
    }

    /// Keeps variation `left`, which was displayed until now. From now on, the displayed variation
    /// is a new variation that shares the first `plies` moves of `left`. Precondition: count() <
    /// max_count.
    void branch(variation left, std::size_t plies) {
        const variation beginning(left.begin(), left.begin() + at(plies));
        others_.insert(others_.begin() + at(index_), (std::move)(left));
        while (index_ < others_.size() && begins_with(others_[index_], beginning)) ++index_;
    }
    /// Keeps variation `left`, which was displayed. Removes variation `number` and returns it, so
    /// that it can be displayed. Precondition: variation `number` exists.
    [[nodiscard]] variation show(variation left, int number) {
        others_.insert(others_.begin() + at(index_), (std::move)(left));
        return take(static_cast<std::size_t>(number - 1));
    }
    /// Adds variation `other` after the variations that share the most moves with it. If a
    /// variation is the beginning of `other`, replaces that variation. Does nothing if an existing
    /// variation already begins with all moves of `other`. `shown` is the displayed variation.
    /// Precondition: count() < max_count.
    void add(variation other, variation& shown) {
        std::vector<variation> all = with(shown);
        std::size_t max_shared = 0;
        std::size_t last = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::size_t shared = shared_plies(all[i], other);
            if (shared < max_shared) continue;
            max_shared = shared;
            last = i;
        }
        if (max_shared == other.size()) return;
        if (max_shared == all[last].size()) {
            all[last] = (std::move)(other);
        } else {
            all.insert(all.begin() + at(last + 1), (std::move)(other));
            if (last < index_) ++index_;
        }
        others_ = (std::move)(all);
        shown = take(index_);
    }
    /// Discards all variations that begin with `beginning`, but keeps the displayed variation.
    void cut(const variation& beginning) {
        for (std::size_t i = others_.size(); i-- > 0;) {
            if (!begins_with(others_[i], beginning)) continue;
            (others_.erase)(others_.begin() + at(i));
            if (i < index_) --index_;
        }
    }
    /// Makes the displayed variation the main variation. Sorts the other variations by the number
    /// of moves that they share with the displayed variation, in descending order.
    void promote(const variation& shown) {
        std::vector<variation> sorted;
        for (variation& each : others_) {
            const std::size_t shared = shared_plies(each, shown);
            std::size_t place = sorted.size();
            while (place > 0 && shared_plies(sorted[place - 1], shown) < shared) --place;
            sorted.insert(sorted.begin() + at(place), (std::move)(each));
        }
        others_ = (std::move)(sorted);
        index_ = 0;
    }
    /// Discards the displayed variation, `shown`. Removes and returns the next variation to
    /// display. This is the first variation that shares the most moves with `shown`. Precondition:
    /// count() > 1.
    [[nodiscard]] variation remove(const variation& shown) {
        return take(closest_to(shown, others_, others_.size()));
    }

    bool operator==(const variations&) const = default;

private:
    [[nodiscard]] static std::ptrdiff_t at(std::size_t index) {
        return static_cast<std::ptrdiff_t>(index);
    }
    [[nodiscard]] static bool begins_with(const variation& v, const variation& beginning) {
        return shared_plies(v, beginning) == beginning.size();
    }
    [[nodiscard]] variation take(std::size_t index) {
        variation result = (std::move)(others_[index]);
        (others_.erase)(others_.begin() + at(index));
        index_ = index;
        return result;
    }

    std::vector<variation> others_{};
    std::size_t index_ = 0;  ///< place of the displayed variation among the others
};

}  // namespace inarow::inline v0::ui
