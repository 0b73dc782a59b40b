// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/maker_breaker/periodic_pairing.hpp>

#include "support/at_both_times.hpp"

#include <doctest/doctest.h>

namespace periodic_pairing_test {
namespace {

using namespace inarow;
using solve::detail::maker_breaker::min_periodic_run;
using solve::detail::maker_breaker::periodic_partner;
using test::expect;

constexpr int period = 8;

constexpr bool every_square_is_its_partners_partner() {
    for (int row = 1; row <= period; ++row)
        for (int column = 1; column <= period; ++column) {
            const square here{column, row};
            const square partner = periodic_partner(here);
            expect(partner != here);
            expect(periodic_partner(partner) == here);
        }
    return true;
}
AT_BOTH_TIMES(every_square_is_its_partners_partner)

constexpr bool has_pair(square start, const direction& step) {
    for (int i = 1; i < min_periodic_run; ++i) {
        const square here{start.column + (i - 1) * step.columns, start.row + (i - 1) * step.rows};
        const square next{here.column + step.columns, here.row + step.rows};
        if (periodic_partner(here) == next) return true;
    }
    return false;
}

// A period further the pattern is the same: these are the nine in a row of every board.
constexpr bool every_nine_in_a_row_have_a_pair() {
    for (const direction& step : line_directions)
        for (int row = period; row < 2 * period; ++row)
            for (int column = 0; column < period; ++column) expect(has_pair({column, row}, step));
    return true;
}
AT_BOTH_TIMES(every_nine_in_a_row_have_a_pair)

}  // namespace
}  // namespace periodic_pairing_test
