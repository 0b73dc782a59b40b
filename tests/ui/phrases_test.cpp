// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/phrases.hpp>
#include <inarow/ui/translation.hpp>

#include <string_view>

#include <doctest/doctest.h>

namespace phrases_test {
namespace {

using namespace inarow;

template <class Phrases>
void check_english() {
    for (const std::string_view text : ui::all_phrases(ui::english<Phrases>)) {
        CAPTURE(text);
        CHECK(!text.empty());
        CHECK(!text.starts_with(' '));
        CHECK(!text.ends_with(' '));
        CHECK(!text.starts_with('#'));
        CHECK(!text.contains('\n'));
        // The placeholders are {0} to {n}.
        const int places = ui::detail::placeholders_of(text);
        CHECK(places >= 0);
        CHECK((places & (places + 1)) == 0);
    }
}

TEST_CASE("every English phrase is a line with placeholders from {0} on") {
    check_english<ui::page_phrases>();
    check_english<ui::search_phrases>();
}

}  // namespace
}  // namespace phrases_test
