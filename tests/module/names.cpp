// SPDX-License-Identifier: BSL-1.0
// Names of every kind, and no header: nested namespaces, named moves, enumerators, operators,
// concepts, perfect play.
import inarow;

using namespace inarow;
using namespace inarow::squares;
using namespace inarow::column_numbers;

using centered = play<new_game<tic_tac_toe>, b2>;
using cornered = play<centered, inarow::squares::a1>;
using dropped = play<new_game<connect_four>, _4, made_by(second, "4")>;

static_assert(is_occupied<centered, "b2"> && legal_moves<centered, a1>);
static_assert(value<centered>.outcome == outcome::draw);
static_assert(best_moves<centered>.contains("a1"));
static_assert(starting_with(second, misere(tic_tac_toe)).starts == player::second);

display<set_up<tic_tac_toe, ".../.X./O..">>* const shown = static_cast<display<cornered>*>(nullptr);

int main() {
    constexpr auto made =
        notation::play_moves(*position_of<connect_four>::start(connect_four), "44");
    return made && *made == dropped::position && shown == nullptr ? 0 : 1;
}
