// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/square.hpp>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace inarow::inline v0::ui {

/// The moves of a game from its start to an end of its tree.
using variation = std::vector<square>;

/// How many moves two variations share.
[[nodiscard]] inline std::size_t shared_plies(const variation& a, const variation& b) {
    std::size_t plies = 0;
    while (plies < a.size() && plies < b.size() && a[plies] == b[plies]) ++plies;
    return plies;
}

/// The index, among the first `count`, of the first that shares the most moves with one.
/// Precondition: count > 0.
[[nodiscard]] inline std::size_t closest_to(const variation& one, const std::vector<variation>& all,
                                            std::size_t count) {
    std::size_t closest = 0;
    for (std::size_t i = 1; i < count; ++i)
        if (shared_plies(all[i], one) > shared_plies(all[closest], one)) closest = i;
    return closest;
}

/// The variations of a game beside the one that is shown, which belongs between two of them. They
/// stand in the order of a game tree, the main one first: those that share moves are neighbors, in
/// the order in which they were played. None is the beginning of another.
class variations {
public:
    /// With the one that is shown.
    static constexpr int max_count = 100;

    [[nodiscard]] int count() const { return static_cast<int>(others_.size()) + 1; }
    /// Of the one that is shown, from 1 for the main one.
    [[nodiscard]] int number() const { return static_cast<int>(index_) + 1; }
    /// All, with the one that is shown in its place.
    [[nodiscard]] std::vector<variation> with(variation shown) const {
        std::vector<variation> all = others_;
        all.insert(all.begin() + at(index_), (std::move)(shown));
        return all;
    }
    /// The number of the first other one that begins with these moves.
    [[nodiscard]] std::optional<int> find(const variation& beginning) const {
        for (std::size_t i = 0; i < others_.size(); ++i)
            if (begins_with(others_[i], beginning))
                return static_cast<int>(i < index_ ? i : i + 1) + 1;
        return std::nullopt;
    }

    /// Keeps a variation; what is shown is now a new one, which shares the first `plies` moves with
    /// it. Precondition: count() < max_count.
    void branch(variation left, std::size_t plies) {
        const variation beginning(left.begin(), left.begin() + at(plies));
        others_.insert(others_.begin() + at(index_), (std::move)(left));
        while (index_ < others_.size() && begins_with(others_[index_], beginning)) ++index_;
    }
    /// Keeps a variation, and takes the one of that number out to be shown.
    /// Precondition: there is such a number, and `left` was shown.
    [[nodiscard]] variation show(variation left, int number) {
        others_.insert(others_.begin() + at(index_), (std::move)(left));
        return take(static_cast<std::size_t>(number - 1));
    }
    /// Keeps a variation after those that share the most moves with it; it is the end of one that
    /// it begins with, and nothing if it is the beginning of one. Precondition: count() <
    /// max_count.
    void add(variation other, variation& shown) {
        std::vector<variation> all = with(shown);
        std::size_t most = 0;
        std::size_t last = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::size_t shared = shared_plies(all[i], other);
            if (shared < most) continue;
            most = shared;
            last = i;
        }
        if (most == other.size()) return;
        if (most == all[last].size()) {
            all[last] = (std::move)(other);
        } else {
            all.insert(all.begin() + at(last + 1), (std::move)(other));
            if (last < index_) ++index_;
        }
        others_ = (std::move)(all);
        shown = take(index_);
    }
    /// Forgets the other ones that begin with these moves.
    void cut(const variation& beginning) {
        for (std::size_t i = others_.size(); i-- > 0;) {
            if (!begins_with(others_[i], beginning)) continue;
            (others_.erase)(others_.begin() + at(i));
            if (i < index_) --index_;
        }
    }
    /// Makes what is shown the main variation, and of all that leave it those the first that leave
    /// it last.
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
    /// Forgets the one that is shown, and takes out the first of those that share the most moves
    /// with it, to be shown. Precondition: count() > 1.
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
    std::size_t index_ = 0;  ///< among them, of the one that is shown
};

}  // namespace inarow::inline v0::ui
