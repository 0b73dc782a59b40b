// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/lanes.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>

#include <doctest/doctest.h>

namespace {

using inarow::core::lanes;

template <class Lanes>
constexpr std::size_t count_of = sizeof(Lanes) / sizeof(std::uint64_t);
static_assert(count_of<lanes<4>> == 4);
static_assert(count_of<lanes<8>> == 8);

template <class Lanes>
using words_of = std::array<std::uint64_t, count_of<Lanes>>;

/// Whether an operation, which changes its first operand, does to all words what it does to each.
template <class Lanes, class Operation>
bool is_done_to_each(Operation operation) {
    std::mt19937_64 random(1);
    bool same = true;
    for (int time = 0; time < 100; ++time) {
        words_of<Lanes> a{};
        words_of<Lanes> b{};
        for (std::uint64_t& word : a) word = random();
        for (std::uint64_t& word : b) word = random();
        Lanes x{};
        Lanes y{};
        std::memcpy(&x, a.data(), sizeof x);
        std::memcpy(&y, b.data(), sizeof y);
        operation(x, y);
        for (std::size_t i = 0; i < a.size(); ++i) {
            operation(a.at(i), b.at(i));
            same = same && x[i] == a.at(i);
        }
    }
    return same;
}

TEST_CASE_TEMPLATE("each word is added, shifted and combined by itself", all, lanes<4>, lanes<8>) {
    CHECK(is_done_to_each<all>([](auto& a, const auto& b) { a = a + b; }));
    CHECK(is_done_to_each<all>([](auto& a, const auto& b) { a = a - b; }));
    CHECK(is_done_to_each<all>([](auto& a, const auto& b) { a = a & b; }));
    CHECK(is_done_to_each<all>([](auto& a, const auto& b) { a = a | b; }));
    CHECK(is_done_to_each<all>([](auto& a, const auto& b) { a = a ^ ~b; }));
    CHECK(is_done_to_each<all>([](auto& a, const auto&) { a = a << 7; }));
    CHECK(is_done_to_each<all>([](auto& a, const auto&) { a = a >> 9; }));
    CHECK(is_done_to_each<all>([](auto& a, const auto&) { a = a & (a - 1); }));
}

TEST_CASE_TEMPLATE("one word goes with all", all, lanes<4>, lanes<8>) {
    CHECK(is_done_to_each<all>([](auto& a, const auto&) { a = a & 0xf0f0f0f0U; }));
    CHECK(is_done_to_each<all>([](auto& a, const auto&) { a = a + 0x123456789abcdefU; }));
}

TEST_CASE_TEMPLATE("a comparison gives all ones where it holds, and zeros elsewhere", all, lanes<4>,
                   lanes<8>) {
    all some{};
    some[1] = 5;
    some[3] = ~std::uint64_t{0};
    const auto are_zero = some == 0;
    for (std::size_t i = 0; i < count_of<all>; ++i)
        CHECK(static_cast<std::uint64_t>(are_zero[i]) ==
              (i == 1 || i == 3 ? 0 : ~std::uint64_t{0}));
    const all chosen = some == 0 ? all{} + 3 : some;
    CHECK(chosen[0] == 3);
    CHECK(chosen[1] == 5);
}

TEST_CASE_TEMPLATE("the bits of each are counted, at once or by shifts", all, lanes<4>, lanes<8>) {
    std::mt19937_64 random(1);
    for (int round = 0; round < 100; ++round) {
        all words{};
        for (std::size_t i = 0; i < count_of<all>; ++i) words[i] = random() & random();
        words[1] = 0;
        words[2] = ~std::uint64_t{0};
        all counts;
        inarow::core::count_each(words, counts);
        all at_once;
        inarow::core::count_each_at_once(words, at_once);
        for (std::size_t i = 0; i < count_of<all>; ++i) {
            CHECK(static_cast<int>(counts[i]) == std::popcount(std::uint64_t{words[i]}));
            CHECK(std::uint64_t{at_once[i]} == std::uint64_t{counts[i]});
        }
    }
}

}  // namespace
