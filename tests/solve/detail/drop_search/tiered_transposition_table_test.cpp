// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/drop_search/tiered_transposition_table.hpp>

#include <cstddef>
#include <cstdint>

#include <doctest/doctest.h>

namespace tiered_transposition_table_test {
namespace {

using namespace inarow;
using solve::bounds;
using packed_transposition_table =
    solve::detail::drop_search::packed_transposition_table<std::uint64_t>;
using tiered_transposition_table =
    solve::detail::drop_search::tiered_transposition_table<std::uint64_t>;

constexpr std::size_t a_megabyte = std::size_t{1} << 20;
constexpr int key_bits = 49;

bounds probed(tiered_transposition_table& tables, int left, std::uint64_t key) {
    bounds result{-63, 63};
    const packed_transposition_table& tier = tables.for_plies(left);
    tier.find(tier.hash(key)).probe(result);
    return result;
}
void store(tiered_transposition_table& tables, int left, std::uint64_t key,
           const bounds& score_bounds) {
    packed_transposition_table& tier = tables.for_plies(left);
    tier.store(tier.hash(key), score_bounds, true);
}

TEST_CASE("a position is probed in the table of its plies left") {
    tiered_transposition_table tables(a_megabyte, key_bits);
    store(tables, 3, 12345, {.lower = 1, .upper = 2});
    store(tables, 30, 54321, {.lower = -2, .upper = -1});
    CHECK(probed(tables, 3, 12345) == bounds{1, 2});
    CHECK(probed(tables, 30, 54321) == bounds{-2, -1});
    CHECK(probed(tables, 30, 12345) == bounds{-63, 63});
    CHECK(probed(tables, 3, 54321) == bounds{-63, 63});
    CHECK(&tables.for_plies(tiered_transposition_table::min_far_plies - 1) ==
          &tables.for_plies(-40));
    CHECK(&tables.for_plies(tiered_transposition_table::min_far_plies) == &tables.for_plies(60));
    tables.erase_all();
    CHECK(probed(tables, 3, 12345) == bounds{-63, 63});
    CHECK(probed(tables, 30, 54321) == bounds{-63, 63});
}

TEST_CASE("both tables take at most the allowed memory") {
    for (const std::size_t bytes : {a_megabyte, 3 * a_megabyte, 64 * a_megabyte}) {
        tiered_transposition_table tables(bytes, key_bits);
        CHECK(tables.bytes() <= bytes);
        CHECK(tables.bytes() > bytes / 4);
    }
    CHECK(tiered_transposition_table(0, key_bits).bytes() == tiered_transposition_table::min_bytes);
}

TEST_CASE("growing for threads takes the small table to its full size") {
    tiered_transposition_table tables(8 * a_megabyte, key_bits);
    const long long capacity = tables.capacity();
    CHECK(tables.can_grow());
    tables.grow();
    CHECK(tables.capacity() == 2 * capacity);
    CHECK(!tables.for_plies(0).can_grow());
    CHECK(tables.for_plies(0).capacity() * 8 == static_cast<long long>(a_megabyte));
    while (tables.can_grow()) tables.grow();
    CHECK(tables.capacity() * 8 == static_cast<long long>(7 * a_megabyte));
    tables.erase_all();
    CHECK(tables.capacity() == capacity);
}

TEST_CASE("cleared entries stay cleared, whichever table has grown") {
    tiered_transposition_table tables(8 * a_megabyte, key_bits);
    for (int round = 0; round < 20; ++round) {
        for (const int left : {3, 30}) {
            CHECK(probed(tables, left, 7) == bounds{-63, 63});
            store(tables, left, 7, {.lower = 0, .upper = round});
            CHECK(probed(tables, left, 7) == bounds{0, round});
        }
        if (round % 3 == 1) tables.grow();
        if (round % 5 == 2) (void)tables.for_plies(3).grow();
        tables.erase_all();
    }
}

}  // namespace
}  // namespace tiered_transposition_table_test
