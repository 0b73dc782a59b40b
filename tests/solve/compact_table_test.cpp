// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/compact_table.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using solve::bounds;
using solve::compact_table;

constexpr bounds unknown{-63, 63};
constexpr std::size_t a_megabyte = std::size_t{1} << 20;

bounds recalled(compact_table& table, std::uint64_t key) {
    bounds result = unknown;
    table.find(table.scattered(key)).recall(result);
    return result;
}
void remember(compact_table& table, std::uint64_t key, const bounds& b, bool alone = true) {
    table.remember(table.scattered(key), b, alone);
}

/// What was scattered to this, for keys of so many bits: the function is undone step by step.
std::uint64_t key_of(std::uint64_t scattered, int key_bits = 64) {
    constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
    std::uint64_t inverse = odd;  // each step doubles the bits that are right
    for (int i = 0; i < 5; ++i) inverse *= 2 - odd * inverse;
    const int spare = 64 - key_bits;
    std::uint64_t key = (scattered >> spare) * inverse << spare >> spare;
    // With an odd number of bits, the last of them goes down twice.
    for (int by = key_bits / 2; by < key_bits; by *= 2) key ^= key >> by;
    return key * inverse << spare >> spare;
}

std::uint64_t random_key(std::mt19937_64& random, int bits) { return random() >> (64 - bits); }
bounds random_bounds(std::mt19937_64& random) {
    const int least = static_cast<int>(random() % 127) - 63;
    const int most = least + static_cast<int>(random() % static_cast<unsigned>(64 - least));
    return {least, most};
}

TEST_CASE("a new table knows nothing of any position") {
    for (const int key_bits : {30, 49, 63, 64}) {
        CAPTURE(key_bits);
        compact_table table(a_megabyte, key_bits);
        bool nothing = true;
        // The empty board has the key 0.
        for (std::uint64_t key = 0; key < 1000; ++key)
            nothing = nothing && recalled(table, key) == unknown;
        CHECK(nothing);
    }
    // Nor of those whose entry looks like an empty place.
    compact_table table(a_megabyte, 64);
    bool nothing = true;
    for (std::uint64_t place = 0; place < table.bytes() / 8; ++place)
        nothing = nothing && recalled(table, key_of(place << 50)) == unknown;
    CHECK(nothing);
}

TEST_CASE("bounds from -63 to 63 are recalled as they were") {
    compact_table table(a_megabyte, 49);
    bool same = true;
    for (int least = -63; least <= 63; ++least) {
        for (int most = least; most <= 63; ++most) {
            remember(table, 12345, {least, most});
            same = same && recalled(table, 12345) == bounds{least, most};
        }
    }
    CHECK(same);
}

TEST_CASE("the newest bounds count, and the newest key of a place") {
    compact_table table(compact_table::fewest_bytes, 64);
    const std::uint64_t one = key_of(7ULL << 50 | 1U);
    const std::uint64_t other = key_of(7ULL << 50 | 2U);
    remember(table, one, {-1, 1});
    remember(table, one, {0, 1});
    CHECK(recalled(table, one) == bounds{0, 1});
    CHECK(recalled(table, other) == unknown);
    remember(table, other, {2, 3});
    CHECK(recalled(table, other) == bounds{2, 3});
    CHECK(recalled(table, one) == unknown);
}

TEST_CASE("keys of the same lower or upper bits are told apart") {
    compact_table table(a_megabyte, 64);
    const auto tell_apart = [&] {
        for (int bit = 0; bit < 64; ++bit) {
            CAPTURE(bit);
            constexpr std::uint64_t base = 0x5555'1234'5678'9abcU;
            remember(table, key_of(base), {3, 4});
            CHECK(recalled(table, key_of(base)) == bounds{3, 4});
            CHECK(recalled(table, key_of(base ^ std::uint64_t{1} << bit)) == unknown);
        }
    };
    tell_apart();
    while (table.grow()) tell_apart();
}

TEST_CASE("every key is scattered to another number") {
    std::mt19937_64 random(1);
    for (const int key_bits : {30, 49, 63, 64}) {
        compact_table table(compact_table::fewest_bytes, key_bits);
        bool undone = true;
        for (int i = 0; i < 10'000; ++i) {
            const std::uint64_t key = random_key(random, key_bits);
            undone = undone && key_of(table.scattered(key), key_bits) == key;
        }
        CHECK(undone);
    }
}

TEST_CASE("scattered keys of neighbours lie in different places") {
    const compact_table table(compact_table::fewest_bytes, 49);
    std::vector<int> taken(1 << 14);
    int places = 0;
    for (std::uint64_t key = 0; key < taken.size(); ++key)
        places += static_cast<int>(taken[table.scattered(key) >> 50]++ == 0);
    CHECK(places > 9'500);  // by chance it is 10,357
}

/// Remembers random keys, and compares all that is recalled with what was last remembered. Gives
/// how many are known at the end.
int known_of(compact_table& table, int key_bits, int times, std::mt19937_64& random) {
    std::map<std::uint64_t, bounds> remembered;
    bool right = true;
    for (int i = 0; i < times; ++i) {
        const std::uint64_t key = random_key(random, key_bits);
        remembered[key] = random_bounds(random);
        remember(table, key, remembered[key]);
        right = right && recalled(table, key) == remembered[key];
    }
    int known = 0;
    for (const auto& [key, last] : remembered) {
        const bounds now = recalled(table, key);
        right = right && (now == last || now == unknown);
        known += static_cast<int>(now != unknown);
    }
    CHECK(right);
    return known;
}

TEST_CASE("two keys are never taken for each other, and most are kept as the table grows") {
    std::mt19937_64 random(1);
    for (const int key_bits : {20, 49, 63, 64}) {
        CAPTURE(key_bits);
        compact_table table(a_megabyte, key_bits);
        for (const int times : {1'000, 10'000, 60'000}) {
            CAPTURE(times);
            CHECK(known_of(table, key_bits, times, random) > times * 6 / 10);
            table.forget();
        }
    }
    // In a full one many are lost.
    compact_table small(compact_table::fewest_bytes, 49);
    const int known = known_of(small, 49, 100'000, random);
    CHECK(known > 15'000);
    CHECK(known <= 1 << 14);
}

TEST_CASE("it grows when it is half full, unless threads share it, and up to its size") {
    std::mt19937_64 random(1);
    compact_table table(a_megabyte, 49);
    const long long least = 1LL << compact_table::fewest_bits;
    CHECK(table.room() == least);
    for (int i = 0; i < 100'000; ++i) remember(table, random_key(random, 49), {0, 1}, false);
    CHECK(table.room() == least);
    for (int i = 0; i < least / 2; ++i) remember(table, random_key(random, 49), {0, 1});
    CHECK(table.room() == 2 * least);
    for (int i = 0; i < 200'000; ++i) remember(table, random_key(random, 49), {0, 1});
    CHECK(static_cast<std::size_t>(table.room()) * 8 == table.bytes());
    CHECK(!table.grow());
    table.forget();
    CHECK(table.room() == least);
}

TEST_CASE("all that is known stays when it grows") {
    std::mt19937_64 random(1);
    compact_table table(a_megabyte, 49);
    std::vector<std::uint64_t> keys;
    for (int i = 0; i < 5'000; ++i) {
        keys.push_back(random_key(random, 49));
        remember(table, keys.back(), random_bounds(random));
    }
    std::map<std::uint64_t, bounds> known;
    for (const std::uint64_t key : keys)
        if (const bounds b = recalled(table, key); b != unknown) known.emplace(key, b);
    CHECK(known.size() > 4'000);
    while (table.grow()) {
        bool all = true;
        for (const auto& [key, b] : known) all = all && recalled(table, key) == b;
        CHECK(all);
    }
}

TEST_CASE("who has forgotten knows nothing, however often") {
    // Keys of 62 bits leave two to tell four times from each other by.
    for (const int key_bits : {49, 62, 63, 64}) {
        CAPTURE(key_bits);
        std::mt19937_64 random(1);
        compact_table table(a_megabyte, key_bits);
        std::vector<std::uint64_t> keys;
        keys.reserve(3'000);
        for (int i = 0; i < 3'000; ++i) keys.push_back(random_key(random, key_bits));
        for (int time = 0; time < 10; ++time) {
            CAPTURE(time);
            bool nothing = recalled(table, 0) == unknown;
            for (const std::uint64_t key : keys)
                nothing = nothing && recalled(table, key) == unknown;
            CHECK(nothing);
            for (const std::uint64_t key : keys) remember(table, key, {1, 2});
            if (time % 3 == 1) CHECK(table.grow());
            CHECK(recalled(table, keys.back()) == bounds{1, 2});
            table.forget();
        }
    }
}

TEST_CASE("what a larger table left is not taken for something else in a small one") {
    // A place of the small table holds, from the time when the table was larger, the entry of
    // another key with the same lower bits.
    std::mt19937_64 random(1);
    constexpr std::uint64_t all_but_last = ~(std::uint64_t{1} << 63);
    int tried = 0;
    for (int time = 0; time < 300; ++time) {
        compact_table table(2 * compact_table::fewest_bytes, 63);
        const std::uint64_t place = random() % (1U << compact_table::fewest_bits);
        const std::uint64_t lower = random() >> 15 | (place & 1U) << 49;
        const std::uint64_t before = key_of((place >> 1) << 50 | lower);
        const std::uint64_t now = key_of(place << 50 | lower);
        if (before > all_but_last) continue;  // not a key of 63 bits
        ++tried;
        CHECK(table.grow());
        remember(table, before, {5, 6});
        table.forget();
        CHECK(recalled(table, now & all_but_last) == unknown);
    }
    CHECK(tried > 100);
}

TEST_CASE("it takes no more memory than allowed, but its least") {
    const auto bytes = [](std::size_t allowed) { return compact_table(allowed, 49).bytes(); };
    CHECK(bytes(0) == compact_table::fewest_bytes);
    CHECK(bytes(compact_table::fewest_bytes) == compact_table::fewest_bytes);
    CHECK(bytes(3 * a_megabyte) == 2 * a_megabyte);
    CHECK(bytes(a_megabyte) == a_megabyte);
}

TEST_CASE("threads that remember and look up at once find nothing that was never remembered") {
    compact_table table(compact_table::fewest_bytes, 49);
    const auto bounds_of = [](std::uint64_t key) {
        return bounds{static_cast<int>(key % 60) - 63, static_cast<int>(key / 60 % 60)};
    };
    const auto work = [&](unsigned seed, bool& right) {
        std::mt19937_64 random(seed);
        for (int i = 0; i < 50'000; ++i) {
            // So few that they often take the place of each other.
            const std::uint64_t key = random() % 20'000;
            const bounds found = recalled(table, key);
            right = right && (found == unknown || found == bounds_of(key));
            remember(table, key, bounds_of(key), false);
        }
    };
    bool here = true;
    bool there = true;
    {
        const std::jthread other([&] { work(1, there); });
        work(2, here);
    }
    CHECK(here);
    CHECK(there);
}

}  // namespace
