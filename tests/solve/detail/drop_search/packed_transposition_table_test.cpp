// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/threads.hpp>
#include <inarow/solve/detail/drop_search/packed_transposition_table.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <vector>

#include <doctest/doctest.h>

namespace packed_transposition_table_test {
namespace {

using namespace inarow;
using solve::bounds;
using packed_transposition_table =
    solve::detail::drop_search::packed_transposition_table<std::uint64_t>;

constexpr bounds unknown{-63, 63};
constexpr std::size_t a_megabyte = std::size_t{1} << 20;
/// A table of any size is used whole.
constexpr std::size_t sizes[] = {a_megabyte, a_megabyte * 3 / 4, a_megabyte * 63 / 64,
                                 a_megabyte * 9 / 5};

bounds probed(packed_transposition_table& table, std::uint64_t key) {
    bounds result = unknown;
    table.find(table.hash(key)).probe(result);
    return result;
}
void store(packed_transposition_table& table, std::uint64_t key, const bounds& score_bounds,
           bool exclusive = true) {
    table.store(table.hash(key), score_bounds, exclusive);
}

/// The key that has this hash: the inverse of packed_transposition_table::hash, step by step.
std::uint64_t key_of(std::uint64_t hash, int key_bits = 64) {
    constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
    std::uint64_t inverse = odd;  // each step doubles the number of correct bits
    for (int i = 0; i < 5; ++i) inverse *= 2 - odd * inverse;
    const int spare = 64 - key_bits;
    std::uint64_t key = (hash >> spare) * inverse << spare >> spare;
    // With an odd number of bits, the highest one is shifted twice.
    for (int shift = key_bits / 2; shift < key_bits; shift *= 2) key ^= key >> shift;
    return key * inverse << spare >> spare;
}

std::uint64_t random_key(std::mt19937_64& random, int bits) { return random() >> (64 - bits); }
bounds random_bounds(std::mt19937_64& random) {
    const int lower = static_cast<int>(random() % 127) - 63;
    const int upper = lower + static_cast<int>(random() % static_cast<unsigned>(64 - lower));
    return {lower, upper};
}

TEST_CASE("a new table has no entries") {
    for (const int key_bits : {30, 49, 63, 64}) {
        CAPTURE(key_bits);
        packed_transposition_table table(a_megabyte, key_bits);
        bool is_empty = true;
        // The empty board has the key 0.
        for (std::uint64_t key = 0; key < 1000; ++key)
            is_empty = is_empty && probed(table, key) == unknown;
        CHECK(is_empty);
    }
    // Nor for keys whose tag is 0, like that of an empty slot.
    packed_transposition_table table(a_megabyte, 64);
    bool is_empty = true;
    for (std::uint64_t slot = 0; slot < table.bytes() / 8; ++slot)
        is_empty = is_empty && probed(table, key_of(slot << 50)) == unknown;
    CHECK(is_empty);
}

TEST_CASE("bounds from -63 to 63 are probed as they were stored") {
    packed_transposition_table table(a_megabyte, 49);
    bool same = true;
    for (int lower = -63; lower <= 63; ++lower) {
        for (int upper = lower; upper <= 63; ++upper) {
            store(table, 12345, {lower, upper});
            same = same && probed(table, 12345) == bounds{lower, upper};
        }
    }
    CHECK(same);
}

TEST_CASE("the newest bounds replace the others of a key, and the newest key of a slot") {
    packed_transposition_table table(packed_transposition_table::min_bytes, 64);
    const std::uint64_t one = key_of(7ULL << 50 | 1U);
    const std::uint64_t other = key_of(7ULL << 50 | 2U);
    store(table, one, {-1, 1});
    store(table, one, {0, 1});
    CHECK(probed(table, one) == bounds{0, 1});
    CHECK(probed(table, other) == unknown);
    store(table, other, {2, 3});
    CHECK(probed(table, other) == bounds{2, 3});
    CHECK(probed(table, one) == unknown);
}

TEST_CASE("keys that differ in one bit of the hash are told apart") {
    packed_transposition_table table(a_megabyte, 64);
    const auto check_neighbors = [&] {
        for (int bit = 0; bit < 64; ++bit) {
            CAPTURE(bit);
            constexpr std::uint64_t base = 0x5555'1234'5678'9abcU;
            store(table, key_of(base), {3, 4});
            CHECK(probed(table, key_of(base)) == bounds{3, 4});
            CHECK(probed(table, key_of(base ^ std::uint64_t{1} << bit)) == unknown);
        }
    };
    check_neighbors();
    while (table.grow()) check_neighbors();
}

TEST_CASE("the hash is a bijection of keys") {
    std::mt19937_64 random(1);
    for (const int key_bits : {30, 49, 63, 64}) {
        packed_transposition_table table(packed_transposition_table::min_bytes, key_bits);
        bool all_inverted = true;
        for (int i = 0; i < 10'000; ++i) {
            const std::uint64_t key = random_key(random, key_bits);
            all_inverted = all_inverted && key_of(table.hash(key), key_bits) == key;
        }
        CHECK(all_inverted);
    }
}

TEST_CASE("neighboring keys have different slots") {
    const packed_transposition_table table(packed_transposition_table::min_bytes, 49);
    std::vector<int> taken(1 << 14);
    int slots = 0;
    for (std::uint64_t key = 0; key < taken.size(); ++key)
        slots += static_cast<int>(taken[table.hash(key) >> 50]++ == 0);
    CHECK(slots > 9'500);  // by chance it is 10,357
}

/// Stores random keys, and compares every entry with what was last stored. Returns the number of
/// keys that are still stored at the end.
int check_random_keys(packed_transposition_table& table, int key_bits, int stores,
                      std::mt19937_64& random) {
    std::map<std::uint64_t, bounds> stored;
    bool right = true;
    for (int i = 0; i < stores; ++i) {
        const std::uint64_t key = random_key(random, key_bits);
        stored[key] = random_bounds(random);
        store(table, key, stored[key]);
        right = right && probed(table, key) == stored[key];
    }
    int known = 0;
    for (const auto& [key, last] : stored) {
        const bounds found = probed(table, key);
        right = right && (found == last || found == unknown);
        known += static_cast<int>(found != unknown);
    }
    CHECK(right);
    return known;
}

TEST_CASE("two keys are never confused, and most are kept as the table grows") {
    std::mt19937_64 random(1);
    for (const int key_bits : {20, 49, 63, 64}) {
        for (const std::size_t bytes : sizes) {
            CAPTURE(key_bits);
            CAPTURE(bytes);
            packed_transposition_table table(bytes, key_bits);
            for (const int stores : {1'000, 10'000, 60'000}) {
                CAPTURE(stores);
                CHECK(check_random_keys(table, key_bits, stores, random) > stores * 6 / 10);
                table.erase_all();
            }
        }
    }
    // A full table loses many.
    packed_transposition_table small(packed_transposition_table::min_bytes, 49);
    const int known = check_random_keys(small, 49, 100'000, random);
    CHECK(known > 15'000);
    CHECK(known <= 1 << 14);
}

TEST_CASE("it grows when it is half full, unless threads share it, up to its maximum") {
    std::mt19937_64 random(1);
    packed_transposition_table table(a_megabyte, 49);
    const long long min_capacity = 1LL << packed_transposition_table::min_index_bits;
    CHECK(table.capacity() == min_capacity);
    for (int i = 0; i < 100'000; ++i) store(table, random_key(random, 49), {0, 1}, false);
    CHECK(table.capacity() == min_capacity);
    for (int i = 0; i < min_capacity / 2; ++i) store(table, random_key(random, 49), {0, 1});
    CHECK(table.capacity() == 2 * min_capacity);
    for (int i = 0; i < 200'000; ++i) store(table, random_key(random, 49), {0, 1});
    CHECK(static_cast<std::size_t>(table.capacity()) * 8 == table.bytes());
    CHECK(!table.grow());
    table.erase_all();
    CHECK(table.capacity() == min_capacity);
}

TEST_CASE("every entry stays when it grows") {
    for (const std::size_t bytes : sizes) {
        CAPTURE(bytes);
        std::mt19937_64 random(1);
        packed_transposition_table table(bytes, 49);
        std::vector<std::uint64_t> keys;
        for (int i = 0; i < 5'000; ++i) {
            keys.push_back(random_key(random, 49));
            store(table, keys.back(), random_bounds(random));
        }
        std::map<std::uint64_t, bounds> known;
        for (const std::uint64_t key : keys)
            if (const bounds b = probed(table, key); b != unknown) known.emplace(key, b);
        CHECK(known.size() > 4'000);
        while (table.grow()) {
            bool all = true;
            for (const auto& [key, b] : known) all = all && probed(table, key) == b;
            CHECK(all);
        }
    }
}

TEST_CASE("a cleared table has no entries, however often it is cleared") {
    // Keys of 62 bits leave two bits for the generation.
    for (const int key_bits : {49, 62, 63, 64}) {
        CAPTURE(key_bits);
        std::mt19937_64 random(1);
        packed_transposition_table table(a_megabyte, key_bits);
        std::vector<std::uint64_t> keys;
        keys.reserve(3'000);
        for (int i = 0; i < 3'000; ++i) keys.push_back(random_key(random, key_bits));
        for (int round = 0; round < 10; ++round) {
            CAPTURE(round);
            bool is_empty = probed(table, 0) == unknown;
            for (const std::uint64_t key : keys)
                is_empty = is_empty && probed(table, key) == unknown;
            CHECK(is_empty);
            for (const std::uint64_t key : keys) store(table, key, {1, 2});
            if (round % 3 == 1) CHECK(table.grow());
            CHECK(probed(table, keys.back()) == bounds{1, 2});
            table.erase_all();
        }
    }
}

TEST_CASE("entries of a larger table are not mistaken for others once it is small again") {
    // A slot of the small table still holds, from when the table was larger, the entry of
    // another key with the same tag.
    std::mt19937_64 random(1);
    constexpr std::uint64_t all_but_last = ~(std::uint64_t{1} << 63);
    int checked = 0;
    for (int round = 0; round < 300; ++round) {
        packed_transposition_table table(2 * packed_transposition_table::min_bytes, 63);
        const std::uint64_t slot = random() % (1U << packed_transposition_table::min_index_bits);
        const std::uint64_t lower = random() >> 15 | (slot & 1U) << 49;
        const std::uint64_t earlier_key = key_of((slot >> 1) << 50 | lower);
        const std::uint64_t key = key_of(slot << 50 | lower);
        if (earlier_key > all_but_last) continue;  // not a key of 63 bits
        ++checked;
        CHECK(table.grow());
        store(table, earlier_key, {5, 6});
        table.erase_all();
        CHECK(probed(table, key & all_but_last) == unknown);
    }
    CHECK(checked > 100);
}

TEST_CASE("it takes at most the allowed memory, but at least its minimum") {
    const auto bytes = [](std::size_t allowed) {
        return packed_transposition_table(allowed, 49).bytes();
    };
    CHECK(bytes(0) == packed_transposition_table::min_bytes);
    CHECK(bytes(packed_transposition_table::min_bytes) == packed_transposition_table::min_bytes);
    CHECK(bytes(3 * a_megabyte) == 3 * a_megabyte);
    CHECK(bytes(a_megabyte) == a_megabyte);
    // What the doublings of its smallest size leave over is less than one part in 2^14.
    for (const std::size_t allowed : {63 * a_megabyte, a_megabyte * 9 / 5, a_megabyte + 8}) {
        CAPTURE(allowed);
        CHECK(bytes(allowed) <= allowed);
        CHECK(bytes(allowed) > allowed - allowed / (1U << 14) - 8);
    }
}

TEST_CASE("threads that store and probe at once find only what was stored") {
    packed_transposition_table table(packed_transposition_table::min_bytes, 49);
    const auto bounds_of = [](std::uint64_t key) {
        return bounds{static_cast<int>(key % 60) - 63, static_cast<int>(key / 60 % 60)};
    };
    const auto work = [&](unsigned seed, bool& right) {
        std::mt19937_64 random(seed);
        for (int i = 0; i < 50'000; ++i) {
            // Few keys, so that they often replace each other.
            const std::uint64_t key = random() % 20'000;
            const bounds found = probed(table, key);
            right = right && (found == unknown || found == bounds_of(key));
            store(table, key, bounds_of(key), false);
        }
    };
    bool own_right = true;
    bool other_right = true;
    {
        const core::jthread other([&] { work(1, other_right); });
        work(2, own_right);
    }
    CHECK(own_right);
    CHECK(other_right);
}

// Keys of up to 128 bits: their hash is no bijection.

using core::uint128;
using wide_table = solve::detail::drop_search::packed_transposition_table<uint128>;

uint128 wide_key(std::mt19937_64& random) { return uint128{random()} << 64 | random(); }
bounds probed_wide(const wide_table& table, uint128 key) {
    bounds result = unknown;
    table.find(table.hash(key)).probe(result);
    return result;
}

TEST_CASE("wide keys: every entry stays when the table grows, and none appears under another key") {
    std::mt19937_64 random(1);
    wide_table table(a_megabyte, 128);
    std::map<uint128, bounds> stored;
    while (stored.size() < 5'000) {
        const uint128 key = wide_key(random);
        stored[key] = random_bounds(random);
        table.store(table.hash(key), stored[key], true);
    }
    std::map<uint128, bounds> known;
    for (const auto& [key, last] : stored)
        if (const bounds b = probed_wide(table, key); b != unknown) known.emplace(key, b);
    CHECK(known.size() > 4'000);
    const auto check_all = [&] {
        bool all = true;
        for (const auto& [key, b] : known) all = all && b == stored[key];
        for (const auto& [key, b] : known) all = all && probed_wide(table, key) == b;
        for (int i = 0; i < 20'000; ++i)
            all = all && probed_wide(table, wide_key(random)) == unknown;
        CHECK(all);
    };
    check_all();
    while (table.grow()) check_all();
    table.erase_all();
    bool is_empty = true;
    for (const auto& [key, b] : stored) is_empty = is_empty && probed_wide(table, key) == unknown;
    CHECK(is_empty);
}

TEST_CASE("wide keys that differ in one or two bits are told apart") {
    std::mt19937_64 random(1);
    bool all = true;
    for (int i = 0; i < 20; ++i) {
        const uint128 key = i == 0 ? uint128{} : wide_key(random);
        wide_table table(wide_table::min_bytes, 128);
        table.store(table.hash(key), {3, 4}, true);
        all = all && probed_wide(table, key) == bounds{3, 4};
        for (int a = 0; a < 128; ++a)
            for (int b = 0; b <= a; ++b)
                all = all && probed_wide(table, key ^ uint128{1} << a ^
                                                    (a == b ? 0 : uint128{1} << b)) == unknown;
    }
    CHECK(all);
}

/// The number of distinct values of a part of the hashes of keys like those of a board: of all
/// columns of nine bits the lowest few.
template <class Part>
std::size_t distinct_parts(Part&& part) {
    const wide_table table(wide_table::min_bytes, 72);
    std::set<std::uint64_t> parts;
    for (std::uint64_t number = 0; number < 1U << 16; ++number) {
        uint128 key{};
        for (int column = 0; column < 8; ++column)
            key |= uint128{number >> 2 * column & 3U} << 9 * column;
        parts.insert(part(table.hash(key)));
    }
    return parts.size();
}

TEST_CASE("wide keys of neighboring positions spread over slots and tags") {
    // By chance 2^14 * (1 - e^-4) = 16,084 slots, 41,427 values of 16 bits, and all tags of 50.
    CHECK(distinct_parts([](const auto& hash) { return hash.index >> 50; }) > 15'500);
    CHECK(distinct_parts([](const auto& hash) { return hash.index >> 48; }) > 39'000);
    CHECK(distinct_parts([](const auto& hash) { return hash.tag & 0xffffU; }) > 39'000);
    CHECK(distinct_parts([](const auto& hash) { return hash.tag >> 34; }) > 39'000);
    CHECK(distinct_parts([](const auto& hash) { return hash.tag; }) == 1U << 16);
}

}  // namespace
}  // namespace packed_transposition_table_test
