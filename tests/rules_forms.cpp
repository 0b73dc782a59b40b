// SPDX-License-Identifier: BSL-1.0
#include <inarow/everything.hpp>
#include <inarow/ui/rules_sentence.hpp>
#include <inarow/ui/state.hpp>
#include <inarow/ui/view.hpp>

#include "support/minimax.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Every form that is derived from rules, held to games played by the rules in game/: a form answers
// as these do, or says that it does not support them. Prints the forms that do neither. Rules come
// in pairs: those that are tried, and others without what is special about them, which no form may
// confuse with them. tests/rules_tripwire.py compiles this with rules that have one more field.

namespace rules_forms {
namespace {

using namespace inarow;
using solve::game_counts;

int wrong = 0;

void complain(bool is_right, std::string_view form, const rules& r) {
    if (is_right) return;
    std::string text;
    notation::print_rules(text, r);
    std::printf("%.*s is wrong about %s\n", static_cast<int>(form.size()), form.data(),
                text.c_str());
    ++wrong;
}

/// What a writer writes of rules.
template <class Write>
std::string written(Write write, const rules& r) {
    std::string result;
    write(result, r);
    return result;
}

void try_texts(const rules& special, const rules& plain) {
    const auto text = written([](auto& out, auto& r) { notation::print_rules(out, r); }, special);
    complain(notation::parse_rules(text) == special, "notation::print_rules", special);
    const auto differs = [&](auto write, std::string_view form) {
        complain(written(write, special) != written(write, plain), form, special);
    };
    differs([](auto& out, auto& r) { notation::print_rules_in_cpp(out, r); },
            "notation::print_rules_in_cpp");
    differs([](auto& out, auto& r) { notation::print_rules_name(out, r); },
            "notation::print_rules_name");
    differs([](auto& out, auto& r) { ui::write_rules_sentence(out, r); },
            "ui::write_rules_sentence");
    differs([](auto& out, auto& r) { ui::write_view(out, ui::state::create(r).value()); },
            "ui::view_json");
    const auto start = [](const rules& r) { return position::start(r).value(); };
    complain(start(special).hash() != start(plain).hash(), "basic_position::hash", special);
}

game_counts counted(const position& p, int moves) {
    game_counts result;
    solve::detail::count_by_rules(p, moves, result);
    return result;
}

/// Positions of many games, the finished ones too.
std::vector<position> positions_of(const rules& r) {
    std::mt19937 random(1);
    std::vector<position> result;
    for (int i = 0; i < 30; ++i) {
        const auto game = i % 2 == 0 ? test::random_game<position>(r, random)
                                     : test::random_long_game<position>(r, random);
        result.insert(result.end(), game.begin(), game.end());
    }
    return result;
}

/// The outcomes that games from there can have.
void add_outcomes(const position& p, std::array<bool, 4>& possible) {
    if (p.is_over()) possible[static_cast<std::size_t>(p.outcome())] = true;
    p.for_each_move([&](square s) { add_outcomes(p.after(s), possible); });
}

void try_boards(const rules& r, const std::vector<position>& positions) {
    bool layouts = true;
    bool lines = true;
    bool bitboards = true;
    bool playouts = true;
    solve::simd_xoroshiro random(1);
    for (const position& p : positions) {
        layouts = layouts && layout::copy_of(p).checked() == p;
        const bool is_won = p.is_over() && p.outcome() != outcome::draw;
        lines = lines && p.decisive_line().empty() != is_won;
        if (bitboard::supports(r, 64)) {
            const bitboard::game_geometry<std::uint64_t> b(r);
            const bitboard::position<std::uint64_t> same(b, b.geometry.sides_of(p));
            bitboards = bitboards && same.outcome() == p.outcome();
        }
        if (r.squares() - p.stones() > 4) continue;
        std::array<bool, 4> possible{};
        add_outcomes(p, possible);
        std::array<outcome, 20> ended{};
        const std::vector<position> same(ended.size(), p);
        solve::playout(std::span(same), random, std::span(ended));
        for (const outcome o : ended) playouts = playouts && possible[static_cast<std::size_t>(o)];
    }
    complain(layouts, "basic_layout::checked", r);
    complain(lines, "basic_position::decisive_line", r);
    complain(bitboards, "bitboard::position", r);
    complain(playouts, "solve::playout", r);
    const auto start = position::start(r).value();
    for (const int moves : {3, 6})
        complain(solve::perft(start, moves) == counted(start, moves), "solve::perft", r);
}

void try_searches(const rules& r, const std::vector<position>& positions,
                  test::minimax<position>& truth) {
    bool values = true;
    bool choices = true;
    bool heuristic = true;
    bool threats = true;
    bool limited = true;
    bool levels = true;
    solve::solver solver({.table_bytes = 1 << 16});
    for (const position& p : positions) {
        const game_value value = truth.value(p);
        values = values && solve::value(p, solver) == value;
        if (p.is_over() || r.squares() - p.stones() > 9) continue;
        const auto of_no_nodes = solve::value(p, solve::node_limit{200});
        limited = limited && (!of_no_nodes || *of_no_nodes == value);
        const solve::choice c = solve::choose(p, solver, solve::limit{.nodes = 100'000});
        game_value after = truth.value(p.after(c.where));
        ++after.plies;
        choices = choices && (!c.proven || (*c.proven == value && after == value));
        const bool wins = value.outcome == won_by(p.to_move());
        for (int number = solve::level::min; number < solve::level::max; ++number) {
            const auto level = solve::level::create(number).value();
            const square s = solve::choose(p, solver, std::chrono::hours(1), level, 1).where;
            levels = levels && (p.check)(s).legal;
            // The strongest two see what wins at once.
            if (number > 5 && wins && value.plies == 1)
                levels = levels && truth.value(p.after(s)).plies == 0;
        }
        const auto found = solve::heuristic_search(p, {.nodes = 300});
        heuristic = heuristic &&
                    (!found.forced_win_plies || (wins && *found.forced_win_plies >= value.plies));
        heuristic =
            heuristic && (value.plies > 1 || !wins || truth.value(p.after(found.where)).plies == 0);
        const auto vcf = solve::vcf_search(p, {.nodes = 3'000});
        threats = threats && (!vcf || (wins && vcf->plies >= value.plies));
    }
    complain(values, "solve::value", r);
    complain(limited, "solve::value within a number of nodes", r);
    complain(choices, "solve::choose", r);
    complain(levels, "solve::choose at a level", r);
    complain(heuristic, "solve::heuristic_search", r);
    complain(threats, "solve::vcf_search", r);
}

void try_book(const rules& r, const std::vector<position>& positions,
              test::minimax<position>& truth) {
    const auto builder = solve::book_builder::make(r, 3);
    if (!builder) return;
    using small_position = solve::book_builder::position_type;
    test::minimax<small_position> scores;
    std::vector<std::int8_t> solved;
    for (std::size_t i = 0; i < builder->to_solve(); ++i)
        solved.push_back(static_cast<std::int8_t>(scores.score(builder->position(i))));
    const auto bytes = builder->build(solved);
    const auto book = solve::book::read(bytes);
    complain(book && book->rules() == starting_with(first, r), "solve::book", r);
    bool same = true;
    for (const position& p : positions)
        if (book && !p.is_over())
            if (const auto score = book->probe(p)) same = same && *score == truth.score(p);
    complain(same, "solve::book::probe", r);
}

template <rules Rules>
void try_types() {
    complain(new_game<Rules>::position.rules() == Rules, "new_game", Rules);
    if constexpr (Rules.squares() <= 9) {
        using small_position = position_of<Rules>;
        const solve::all_values<Rules> values;
        test::minimax<small_position> plain;
        (void)plain.value(small_position::start(Rules).value());
        bool same = static_cast<std::size_t>(values.size()) == plain.known().size();
        for (const auto& [p, value] : plain.known()) same = same && values[p] == value;
        complain(same, "solve::all_values", Rules);
    }
}

template <rules Special, rules Plain>
void try_forms() {
    try_texts(Special, Plain);
    try_types<Special>();
    const auto positions = positions_of(Special);
    test::minimax<position> truth;
    try_boards(Special, positions);
    try_searches(Special, positions, truth);
    try_book(Special, positions, truth);
}

template <rules Plain, class Change>
void try_kinds(Change) {
    constexpr Change change;
    try_forms<change(Plain), Plain>();
    try_forms<change(misere(Plain)), misere(Plain)>();
    try_forms<change(exactly(Plain)), exactly(Plain)>();
}

}  // namespace
}  // namespace rules_forms

int main() {
    using namespace rules_forms;
#if defined(INAROW_RULES_TRIPWIRE)
    constexpr auto change = [](rules r) {
        r.diagonals = diagonals::ignored;
        return r;
    };
#else
    constexpr auto change = [](rules r) { return on_torus(r); };
#endif
    try_kinds<rules{3, 3, 3}>(change);
    try_kinds<rules{4, 2, 2, drop}>(change);
    try_kinds<rules{4, 3, 3, drop}>(change);
    std::printf("%d complaints\n", wrong);
    return wrong == 0 ? 0 : 1;
}
