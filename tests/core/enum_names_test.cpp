// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/enum_names.hpp>

#include "support/at_both_times.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace enum_names_test {

enum class suit : std::uint8_t { clubs, diamonds, hearts };
enum class lone : std::uint8_t { only };

}  // namespace enum_names_test

namespace {

using namespace inarow;
using enum_names_test::lone;
using enum_names_test::suit;
using test::expect;

constexpr auto suit_names = core::enum_names_of<suit>("clubs", "diamonds", "hearts");
constexpr std::size_t suits = suit_names.size();

constexpr bool every_enumerator_has_its_name() {
    expect(suits == 3);
    expect(suit_names[suit::clubs] == "clubs");
    expect(suit_names[suit::diamonds] == "diamonds");
    expect(suit_names[suit::hearts] == "hearts");
    constexpr auto lone_names = core::enum_names_of<lone>("only");
    expect(lone_names.size() == 1);
    return expect(lone_names[lone::only] == "only");
}
AT_BOTH_TIMES(every_enumerator_has_its_name)

constexpr bool names_are_listed_in_order() {
    const std::string_view expected[] = {"clubs", "diamonds", "hearts"};
    int i = 0;
    for (const std::string_view name : suit_names) expect(name == expected[i++]);
    return expect(i == 3);
}
AT_BOTH_TIMES(names_are_listed_in_order)

constexpr bool find_returns_the_index_of_a_name() {
    expect(suit_names.find("clubs") == 0);
    expect(suit_names.find("diamonds") == 1);
    return expect(static_cast<suit>(suit_names.find("hearts")) == suit::hearts);
}
AT_BOTH_TIMES(find_returns_the_index_of_a_name)

constexpr bool find_returns_the_size_for_other_names() {
    expect(suit_names.find("spades") == suits);
    expect(suit_names.find("") == suits);
    expect(suit_names.find("Clubs") == suits);
    expect(suit_names.find("club") == suits);
    return expect(suit_names.find("clubs ") == suits);
}
AT_BOTH_TIMES(find_returns_the_size_for_other_names)

// Names may be anything that converts to a view, and may repeat; the first one is found.
constexpr bool names_are_any_texts() {
    constexpr std::string_view wild = "*";
    constexpr auto names = core::enum_names_of<suit>("", wild, wild);
    expect(names[suit::clubs].empty());
    expect(names[suit::hearts] == "*");
    return expect(names.find("*") == 1 && names.find("") == 0);
}
AT_BOTH_TIMES(names_are_any_texts)

// What the compiler refuses is decided by this.
static_assert(core::detail::is_enumerator<suit, suit::hearts>());
static_assert(!core::detail::is_enumerator<suit, static_cast<suit>(3)>());
static_assert(!core::detail::is_enumerator<suit, static_cast<suit>(255)>());
static_assert(core::detail::is_enumerator<lone, lone::only>());
static_assert(!core::detail::is_enumerator<lone, static_cast<lone>(1)>());

}  // namespace
