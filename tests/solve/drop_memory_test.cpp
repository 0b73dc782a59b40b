// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/drop_memory.hpp>

#include <cstddef>
#include <cstdint>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using solve::bounds;
using solve::compact_table;
using solve::drop_memory;

constexpr std::size_t a_megabyte = std::size_t{1} << 20;
constexpr int key_bits = 49;

bounds recalled(drop_memory& memory, int left, std::uint64_t key) {
    bounds result{-63, 63};
    const compact_table& table = memory.for_plies(left);
    table.find(table.scattered(key)).recall(result);
    return result;
}
void remember(drop_memory& memory, int left, std::uint64_t key, const bounds& b) {
    compact_table& table = memory.for_plies(left);
    table.remember(table.scattered(key), b, true);
}

TEST_CASE("a position is found among those with as many plies left") {
    drop_memory memory(a_megabyte, key_bits);
    remember(memory, 3, 12345, {.least = 1, .most = 2});
    remember(memory, 30, 54321, {.least = -2, .most = -1});
    CHECK(recalled(memory, 3, 12345) == bounds{1, 2});
    CHECK(recalled(memory, 30, 54321) == bounds{-2, -1});
    CHECK(recalled(memory, 30, 12345) == bounds{-63, 63});
    CHECK(recalled(memory, 3, 54321) == bounds{-63, 63});
    CHECK(&memory.for_plies(drop_memory::fewest_plies_far - 1) == &memory.for_plies(-40));
    CHECK(&memory.for_plies(drop_memory::fewest_plies_far) == &memory.for_plies(60));
    memory.forget();
    CHECK(recalled(memory, 3, 12345) == bounds{-63, 63});
    CHECK(recalled(memory, 30, 54321) == bounds{-63, 63});
}

TEST_CASE("both tables take no more than they may") {
    for (const std::size_t bytes : {a_megabyte, 3 * a_megabyte, 64 * a_megabyte}) {
        drop_memory memory(bytes, key_bits);
        CHECK(memory.bytes() <= bytes);
        CHECK(memory.bytes() > bytes / 4);
    }
    CHECK(drop_memory(0, key_bits).bytes() == drop_memory::fewest_bytes);
}

TEST_CASE("the small one is at its full size, when the large one grows for threads") {
    drop_memory memory(8 * a_megabyte, key_bits);
    const long long room = memory.room();
    CHECK(memory.can_grow());
    memory.grow();
    CHECK(memory.room() == 2 * room);
    CHECK(!memory.for_plies(0).can_grow());
    CHECK(memory.for_plies(0).room() * 8 == static_cast<long long>(a_megabyte));
    while (memory.can_grow()) memory.grow();
    CHECK(memory.room() * 8 == static_cast<long long>(4 * a_megabyte));
    memory.forget();
    CHECK(memory.room() == room);
}

TEST_CASE("what is forgotten stays so, whichever of the tables had grown") {
    drop_memory memory(8 * a_megabyte, key_bits);
    for (int round = 0; round < 20; ++round) {
        for (const int left : {3, 30}) {
            CHECK(recalled(memory, left, 7) == bounds{-63, 63});
            remember(memory, left, 7, {.least = 0, .most = round});
            CHECK(recalled(memory, left, 7) == bounds{0, round});
        }
        if (round % 3 == 1) memory.grow();
        if (round % 5 == 2) (void)memory.for_plies(3).grow();
        memory.forget();
    }
}

}  // namespace
