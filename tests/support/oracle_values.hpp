// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "oracle.hpp"

#include <string>
#include <string_view>
#include <unordered_map>

// Perfect play a second time, for the tests to compare with: a full search by the oracle's rules,
// with a table of all positions. Shares nothing with the library.

namespace oracle {

/// The outcome of a game and the plies to its end, when the winner wins as soon and the loser loses
/// as late as possible.
struct value {
    std::string_view outcome;
    int plies;
    bool operator==(const value&) const = default;
};

/// The value as a number that is greater for what a player prefers.
inline int preference(const value& v, char who) {
    if (v.outcome == "draw") return 0;
    const bool wins = v.outcome == (who == 'X' ? "first won" : "second won");
    return wins ? 1000 - v.plies : v.plies - 1000;
}

/// The values of games. Precondition: all have the same rules.
class values {
public:
    value value_of(const game& g) {
        if (g.outcome != "in play") return {g.outcome, 0};
        const std::string text = g.text();
        if (const auto known = known_.find(text); known != known_.end()) return known->second;
        value best{"", 0};
        for (const cell& c : g.moves()) {
            const value v = after(g, c);
            if (best.outcome == "" || preference(v, g.mover) > preference(best, g.mover)) best = v;
        }
        known_[text] = best;
        return best;
    }

    /// The value after one more move, plies counted from before the move.
    value after(game g, const cell& c) {
        g.play({c.column, c.row});
        value v = value_of(g);
        ++v.plies;
        return v;
    }

private:
    std::unordered_map<std::string, value> known_;
};

}  // namespace oracle
