// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/move_text.hpp>
#include <inarow/notation/named_moves.hpp>

#include "spelling.hpp"

namespace named_moves_test {
namespace {

using namespace inarow;
using namespace test;

constexpr bool squares_have_their_algebraic_names() {
    using namespace inarow::squares;
    expect(move_text{a1} == move_text{"a1"});
    expect(move_text{b2} == move_text{"b2"} && move_text{a26} == move_text{"a26"});
    expect(move_text{o15} == move_text{"o15"} && move_text{squares::j1} == move_text{"j1"});
    expect(move_text{z26} == move_text{"z26"} && move_text{z1} == move_text{"z1"});
    return expect(move_text{squares::y1}.made_by(second) == made_by(second, "y1"));
}
AT_BOTH_TIMES(squares_have_their_algebraic_names)

constexpr bool columns_have_numbers() {
    using namespace inarow::column_numbers;
    return expect(move_text{_1} == move_text{1} && move_text{_26} == move_text{26});
}
AT_BOTH_TIMES(columns_have_numbers)

}  // namespace
}  // namespace named_moves_test
