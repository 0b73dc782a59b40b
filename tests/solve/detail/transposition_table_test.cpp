// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/transposition_table.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <doctest/doctest.h>

namespace transposition_table_test {
namespace {

struct entry {
    std::uint64_t key;
    std::uint64_t data;
};
using table = inarow::solve::detail::transposition_table<entry>;

TEST_CASE("the number of entries is a power of two that fits, and at least two") {
    CHECK(table().bytes() == 0);
    CHECK(table(0).bytes() == 2 * sizeof(entry));
    CHECK(table(4 * sizeof(entry) - 1).bytes() == 2 * sizeof(entry));
    CHECK(table(4 * sizeof(entry)).bytes() == 4 * sizeof(entry));
    CHECK(table(7 * sizeof(entry)).bytes() == 4 * sizeof(entry));
}

TEST_CASE("the upper bits of a hash are the index of its slot, which is empty at first") {
    table t(8 * sizeof(entry));
    for (std::uint64_t i = 0; i < 8; ++i) {
        const std::uint64_t hash = i << 61U | 12345;
        CHECK(t.index_of(hash) == i);
        CHECK(t.slot(hash).key == 0);
        t.slot(hash) = {hash, i};
    }
    CHECK(t.slot(std::uint64_t{3} << 61U).data == 3);
    CHECK(&t.slot(std::uint64_t{7} << 61U) == &t.slot(~std::uint64_t{0}));
}

TEST_CASE("the writable bytes are those of the entries") {
    table t(4 * sizeof(entry));
    const auto memory = t.writable_bytes();
    CHECK(memory.size() == t.bytes());
    CHECK(std::ranges::all_of(memory, [](std::byte b) { return b == std::byte{}; }));
    t.slot(0) = {1, 2};
    CHECK_FALSE(std::ranges::all_of(memory, [](std::byte b) { return b == std::byte{}; }));
}

}  // namespace
}  // namespace transposition_table_test
