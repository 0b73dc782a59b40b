// SPDX-License-Identifier: BSL-1.0
// The rest of a program without a library: games as types, perfect play in constant evaluation, and
// at run time moves as texts, refusals as sentences, and boards as text.
#include <inarow/perfect_play.hpp>

extern "C" int outcome_of(const char* columns);

namespace {

using namespace inarow;

using opening = play<new_game<tic_tac_toe>, "b2", "a1", "b1">;
static_assert(is_ongoing<opening> && best_moves<opening>.size() == 1);

bool writes_a_refusal() {
    const auto p = position_of<tic_tac_toe>::start_unchecked(tic_tac_toe).after(square{1, 1});
    const auto where = resolve(p, "b2");
    core::fixed_string<300> text;
    draw::board(text, p, {.set = draw::unicode});
    const auto size = text.size();
    return size > 30 && !where &&
           messages::sentence(p.rules(), where.error(), "b2").view().size() > 20;
}

}  // namespace

/// What the start of freestanding_start.cpp calls; 0 if everything went well.
extern "C" int run() {
    const bool is_right = outcome_of("1212121") == static_cast<int>(outcome::first_won) &&
                          outcome_of("1111111") == -1 && writes_a_refusal();
    return is_right ? 0 : 1;
}
