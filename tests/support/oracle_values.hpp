// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "oracle.hpp"

#include <string>
#include <string_view>
#include <unordered_map>

// Perfect play a second time, for the tests to compare with: every move of the oracle's rules is
// tried, and what was found is kept. Shares nothing with the library.

namespace oracle {

/// What a game comes to, and with how many more moves, when the winner wins as soon and the loser
/// loses as late as possible.
struct value {
    std::string_view outcome;
    int plies;
    bool operator==(const value&) const = default;
};

/// How much a player likes a value: the more, the greater the number.
inline int liking(const value& v, char who) {
    if (v.outcome == "draw") return 0;
    const bool wins = v.outcome == (who == 'X' ? "first won" : "second won");
    return wins ? 1000 - v.plies : v.plies - 1000;
}

/// The values of games of some rules; not to be asked about games of other ones.
class values {
public:
    value of(const game& g) {
        if (g.outcome != "in play") return {g.outcome, 0};
        const std::string text = g.text();
        if (const auto known = known_.find(text); known != known_.end()) return known->second;
        value best{"", 0};
        for (const cell& c : g.moves()) {
            const value v = after(g, c);
            if (best.outcome == "" || liking(v, g.mover) > liking(best, g.mover)) best = v;
        }
        known_[text] = best;
        return best;
    }

    /// What the game is worth after one more move, that move counted.
    value after(game g, const cell& c) {
        g.play({c.column, c.row});
        value v = of(g);
        ++v.plies;
        return v;
    }

private:
    std::unordered_map<std::string, value> known_;
};

}  // namespace oracle
