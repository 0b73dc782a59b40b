// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/mix64.hpp>
#include <inarow/core/threads.hpp>
#include <inarow/solve/detail/heuristic/transposition_table.hpp>

#include <atomic>
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

namespace heuristic_transposition_table_test {
namespace {

using namespace inarow;
using solve::detail::heuristic::bound;
using solve::detail::heuristic::transposition_table;
using solve::detail::heuristic::tt_entry;

TEST_CASE("what is stored is found, and nothing else") {
    transposition_table table(8);
    CHECK_FALSE(table.find(0));
    CHECK_FALSE(table.find(5));
    table.store(5, {.value = -999'990, .move = -1, .depth = 60, .kind = bound::upper});
    const auto found = table.find(5);
    REQUIRE(found);
    CHECK(found->value == -999'990);
    CHECK(found->move == -1);
    CHECK(found->depth == 60);
    CHECK(found->kind == bound::upper);
    CHECK_FALSE(table.find(13));  // the same slot
    table.store(13, {.value = 7, .move = 300, .depth = 0, .kind = bound::exact});
    CHECK_FALSE(table.find(5));
    CHECK(table.find(13)->move == 300);
}

TEST_CASE("entries with the smallest and the largest numbers are unpacked as they were packed") {
    using solve::detail::heuristic::packed;
    using solve::detail::heuristic::unpacked;
    using solve::detail::heuristic::win;
    CHECK(unpacked(0).kind == bound::none);
    for (const int value : {-win, -1, 0, 1, win})
        for (const int move : {-1, 0, 1, 999 * 999 - 1})
            for (const int depth : {0, 1, 255})
                for (const bound kind : {bound::lower, bound::upper, bound::exact}) {
                    const tt_entry entry = unpacked(
                        packed({.value = value, .move = move, .depth = depth, .kind = kind}));
                    CHECK(entry.value == value);
                    CHECK(entry.move == move);
                    CHECK(entry.depth == depth);
                    CHECK(entry.kind == kind);
                }
}

TEST_CASE("a kept table keeps its entries as long as the rules are the same") {
    solve::detail::heuristic::kept_table kept(100);
    CHECK(kept.bytes() == 0);
    kept.table_for(gomoku).store(5, {.value = 1, .move = 2, .depth = 3, .kind = bound::exact});
    CHECK(kept.bytes() == 64);  // the largest power of two
    CHECK(kept.table_for(starting_with(second, gomoku)).find(5));
    CHECK_FALSE(kept.table_for(rules{9, 9, 5}).find(5));
    CHECK_FALSE(kept.table_for(gomoku).find(5));
    kept.table_for(gomoku).store(5, {.value = 1, .move = 2, .depth = 3, .kind = bound::exact});
    kept.erase_all();
    CHECK_FALSE(kept.table_for(gomoku).find(5));
}

TEST_CASE("threads find whole entries or nothing") {
    transposition_table table(4);
    std::atomic<int> wrong = 0;
    // In all slots, with some keys in each.
    const auto key_of = [](std::uint64_t number) { return number << 58U; };
    const auto store_and_find = [&](std::uint64_t seed) {
        for (std::uint64_t i = 0; i < 20'000; ++i) {
            const std::uint64_t number = core::mix64(seed + i) % 64;
            table.store(key_of(number), {.value = static_cast<int>(number),
                                         .move = static_cast<int>(2 * number),
                                         .depth = 1,
                                         .kind = bound::lower});
            const std::uint64_t other = core::mix64(seed - i) % 64;
            if (const auto found = table.find(key_of(other)))
                wrong += found->value != static_cast<int>(other) ||
                         found->move != static_cast<int>(2 * other);
        }
    };
    {
        std::vector<core::jthread> threads;
        for (std::uint64_t i = 0; i < 3; ++i)
            threads.emplace_back([&, i] { store_and_find(i << 32U); });
    }
    CHECK(wrong == 0);
}

}  // namespace
}  // namespace heuristic_transposition_table_test
