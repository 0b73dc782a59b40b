// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/maker_breaker/pairing_bound.hpp>

#include "support/named.hpp"
#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <random>

#include <doctest/doctest.h>

namespace pairing_bound_test {
namespace {

using namespace inarow;
using solve::detail::maker_breaker::incremental_board;
using solve::detail::maker_breaker::line_table;
using solve::detail::maker_breaker::pairing_bound;
using solve::detail::maker_breaker::symmetries;
using solve::detail::maker_breaker::zone;

/// Whether the bound proves that a player gets no line, and its zone.
struct verdict {
    bool breaks_all;
    zone<512> proof;
};
verdict bound_of(const position& p, player maker) {
    const line_table lines(p.rules());
    const symmetries images(p.rules());
    incremental_board b(p.rules(), lines, images);
    b.place_all(p);
    pairing_bound<512> bound(b);
    verdict result{};
    result.breaks_all = bound.breaks_all(maker, p.to_move() == maker, result.proof);
    return result;
}
bool draws_at_once(const rules& r) {
    return bound_of(position::start(r).value(), first).breaks_all;
}

TEST_CASE("boards that a pairing draws") {
    for (const rules& r : {rules{5, 5, 5}, rules{6, 6, 6}, rules{9, 9, 9}, rules{20, 20, 9},
                           rules{20, 20, 20}, rules{13, 13, 13}, rules{12, 20, 10}, rules{2, 30, 3},
                           rules{30, 2, 3}, exactly({16, 16, 11})})
        CHECK_MESSAGE(draws_at_once(r), test::named(r));
}
TEST_CASE("boards that need more than a pairing") {
    for (const rules& r : {rules{3, 3, 3}, rules{4, 4, 3}, rules{7, 7, 5}, rules{15, 15, 5},
                           rules{1, 2, 1}, rules{3, 3, 2}})
        CHECK_MESSAGE(!draws_at_once(r), test::named(r));
}

/// Whether the maker still gets no line with a stone on every square outside the zone.
bool holds_with_zone_alone(const position& p, player maker, const zone<512>& proof) {
    const auto start = layout::copy_of(p);
    auto filled = start;
    int changed = 0;
    for (int s = 0; s < p.rules().squares(); ++s) {
        const square where = square_at(p.rules(), s);
        if (p.at(where) == mark_of(maker) || proof.has(s)) continue;
        filled.put(where, mark_of(maker));
        ++changed;
    }
    if (changed == 0) return true;
    filled.set_to_move(p.to_move());
    const position relaxed = filled.unchecked();
    if (relaxed.is_over()) return relaxed.outcome() != won_by(maker);
    const int score = test::searched_score(relaxed);
    return p.to_move() == maker ? score <= 0 : score >= 0;
}

TEST_CASE("what the bound proves is true, with its zone alone, too") {
    std::mt19937 random(3);
    int proofs = 0;
    for (const rules& r : {rules{3, 3, 3}, rules{4, 3, 3}, rules{4, 4, 3}, rules{4, 4, 4},
                           rules{5, 4, 4}, rules{6, 3, 4}, rules{12, 1, 3}, rules{5, 5, 4}}) {
        for (int i = 0; i < 40; ++i) {
            for (const position& p : test::random_long_game<position>(r, random)) {
                if (p.is_over() || test::free_squares(p) > 12) continue;
                const int score = test::searched_score(p);
                for (const player maker : {first, second}) {
                    const auto [breaks_all, proof] = bound_of(p, maker);
                    if (!breaks_all) continue;
                    ++proofs;
                    CAPTURE(test::named(r));
                    CHECK((p.to_move() == maker ? score <= 0 : score >= 0));
                    CHECK(holds_with_zone_alone(p, maker, proof));
                }
            }
        }
    }
    CHECK(proofs > 300);
}

}  // namespace
}  // namespace pairing_bound_test
