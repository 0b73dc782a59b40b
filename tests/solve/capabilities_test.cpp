// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/all_values.hpp>
#include <inarow/solve/book_builder.hpp>
#include <inarow/solve/heuristic_search.hpp>
#include <inarow/solve/perft.hpp>
#include <inarow/solve/questions.hpp>
#include <inarow/solve/vcf_search.hpp>
#include <inarow/ui/state.hpp>

#include "support/kinds_of_rules.hpp"
#include "support/named.hpp"
#include "support/rewritten.hpp"

#include <cstddef>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#ifndef INAROW_TEST_DATA
#define INAROW_TEST_DATA "tests/data"
#endif

// Writes the tables of docs/capabilities.md from what the functions answer, and compares them with
// the page.

namespace capabilities_test {
namespace {

using namespace inarow;
using solve::detail::search_kind;

constexpr std::string_view supported = "supported";
constexpr std::string_view slow = "slow";
constexpr std::string_view refused = "refused";

/// A row of a table.
template <class... Cells>
std::string row(const Cells&... cells) {
    std::ostringstream text;
    text << '|';
    ((text << ' ' << cells << " |"), ...);
    text << '\n';
    return text.str();
}

std::string_view answer_of(search_kind chosen) {
    return chosen == search_kind::reference ? slow : supported;
}

std::string search_cell(const rules& r) {
    const search_kind chosen = solve::detail::search_for(r);
    std::ostringstream text;
    text << answer_of(chosen) << ": `" << solve::detail::search_kind_names[chosen] << '`';
    return text.str();
}

/// Four of five in a row, with the completing player to move: a win but in misère play.
position four_in_a_row(const rules& r) {
    position p = position::start(r).value();
    for (const square s : {square{3, 14}, square{0, 14}, square{4, 14}, square{0, 13},
                           square{5, 14}, square{10, 14}, square{6, 14}, square{12, 14}})
        p = p.play(s).value();
    return p;
}
std::string_view vcf_cell(const rules& r) {
    return solve::vcf_search(four_in_a_row(r)) ? supported : refused;
}
std::string_view heuristic_cell(const rules& r) {
    const position p = four_in_a_row(r);
    const square s = solve::heuristic_search(p, {.nodes = 1'000}).where;
    // It wins, or in misère play does not lose at once.
    const outcome end = p.after(s).outcome();
    const bool is_good =
        end == (r.convention == convention::misere ? outcome::in_play : outcome::first_won);
    return is_good ? supported : refused;
}

std::string searches_by_rules() {
    std::string text = row("rules", "up to 128 bits, as 8x8", "up to 2,048 bits, as 15x15",
                           "larger, as 60x60", "`vcf_search`", "`heuristic_search`") +
                       "|---|---|---|---|---|---|\n";
    static_assert(solve::max_bits == 2048);
    const auto kinds = [](int side, int run) {
        const auto bounded = test::kinds_of_rules(side, side, run);
        std::vector<rules> result(bounded.begin(), bounded.end());
        for (const gravity g : {place, drop}) {
            const rules r{side, side, run, g};
            result.push_back(on_torus(r));
        }
        return result;
    };
    const auto small = kinds(8, 4);
    const auto medium = kinds(15, 5);
    const auto large = kinds(60, 5);
    for (std::size_t i = 0; i < small.size(); ++i) {
        CHECK(bitboard::bits_needed(small[i]) <= solve::max_drop_bits);
        CHECK(bitboard::bits_needed(medium[i]) <= solve::max_bits);
        CHECK(bitboard::bits_needed(large[i]) > solve::max_bits);
        std::string suffixes;
        notation::detail::print_rules_suffixes(suffixes, small[i]);
        text += row(suffixes.empty() ? "no suffix" : '`' + suffixes + '`', search_cell(small[i]),
                    search_cell(medium[i]), search_cell(large[i]), vcf_cell(medium[i]),
                    heuristic_cell(medium[i]));
    }
    return text;
}

/// The cells of a board by its size, for one kind of rules.
template <rules Rules>
std::string cells_by_size() {
    constexpr bool has_all_values =
        requires { typename std::type_identity<solve::all_values<Rules>>; };
    const auto start = position_of<Rules>::start(Rules).value();
    const bool has_book = solve::book_builder::make(Rules, 0).has_value();
    const bool fits_on_page = ui::state::create(Rules, ui::max_page_side).has_value();
    const std::string_view search = answer_of(solve::detail::search_for(Rules));
    return row('`' + std::to_string(Rules.columns) + 'x' + std::to_string(Rules.rows) + '`',
               bitboard::bits_needed(Rules), search,
               solve::max_evaluations(Rules) > 0 ? supported : refused,
               has_all_values ? supported : refused, has_book ? supported : refused,
               solve::detail::is_countable_on_bitboard(start) ? supported : slow,
               fits_on_page ? supported : refused);
}
/// The same for every kind: it does not depend on the kind.
template <int Columns, int Rows, int Run>
std::string cells_of_size() {
    constexpr auto kinds = test::kinds_of_rules(Columns, Rows, Run);
    const std::string cells = cells_by_size<kinds[0]>();
    CHECK([&]<std::size_t... I>(std::index_sequence<I...> /*all*/) {
        return ((cells_by_size<kinds[I]>() == cells) && ...);
    }(std::make_index_sequence<test::kinds>{}));
    return cells;
}
std::string answers_by_size() {
    return row("board", "bits", "questions about values", "questions about types", "`all_values`",
               "opening books", "`perft`, `playout`", "the web page") +
           "|---|---:|---|---|---|---|---|---|\n" + cells_of_size<3, 3, 3>() +
           cells_of_size<7, 6, 4>() + cells_of_size<8, 8, 4>() + cells_of_size<15, 15, 5>() +
           cells_of_size<19, 19, 5>() + cells_of_size<31, 31, 5>() + cells_of_size<44, 44, 5>() +
           cells_of_size<60, 60, 5>();
}

std::string page_path() { return INAROW_TEST_DATA "/../../docs/capabilities.md"; }
std::string page() {
    std::ifstream file(page_path());
    return {std::istreambuf_iterator<char>(file), {}};
}
/// Replaces what stands between <!-- name --> and <!-- /name -->.
std::string with_table(const std::string& text, const std::string& name, const std::string& table) {
    const std::string begin = "<!-- " + name + " -->\n";
    const std::size_t from = text.find(begin);
    const std::size_t to = text.find("<!-- /" + name + " -->");
    REQUIRE(from != std::string::npos);
    REQUIRE(to != std::string::npos);
    return text.substr(0, from + begin.size()) + table + text.substr(to);
}
TEST_CASE("the page of capabilities says what the functions answer") {
    const std::string before = page();
    const std::string now =
        with_table(with_table(before, "searches", searches_by_rules()), "sizes", answers_by_size());
    if (test::is_to_be_rewritten()) std::ofstream(page_path()) << now;
    CHECK_MESSAGE((now == before || test::is_to_be_rewritten()),
                  "docs/capabilities.md is out of date: ",
                  "INAROW_REWRITE=1 build/gcc/bin/test_solve -tc='*capabilities*' rewrites it. ",
                  "It should be:\n", now);
}

}  // namespace
}  // namespace capabilities_test
