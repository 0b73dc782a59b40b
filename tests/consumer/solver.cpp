// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/solve/solver.hpp>

#include <optional>
#include <string_view>

// One question for each search that a bitboard is fast with.
namespace {

using namespace inarow;

std::optional<outcome> outcome_after(const rules& r, std::string_view moves,
                                     solve::solver& solver) {
    const auto p = notation::play_moves(*position::start(r), moves);
    if (!p) return std::nullopt;
    const auto found = solve::outcome(*p, solver);
    return found ? std::optional(*found) : std::nullopt;
}

}  // namespace

int main() {
    solve::solver solver;
    const bool right = outcome_after(connect_four, "32164625", solver) == outcome::first_won &&
                       outcome_after(misere(tic_tac_toe), "", solver) == outcome::draw;
    return right ? 0 : 1;
}
