// SPDX-License-Identifier: BSL-1.0
#include "reading.hpp"

#include <inarow/notation/position_text.hpp>

#include "failure.hpp"

#include <algorithm>
#include <iterator>
#include <limits>

namespace inarow::python {
namespace {

const position& board_of(const position& p) { return p; }
const position& board_of(const game& g) { return g.position(); }

/// The reader counts in int, as no sensible text is longer.
std::string_view readable(std::string_view text, std::string_view what) {
    constexpr std::size_t longest = std::numeric_limits<int>::max();
    if (text.size() > longest) refuse(what, {notation::expected_here::the_end, 0});
    return text;
}

}  // namespace

rules checked(const rules& r) {
    if (const auto sensible = check(r); !sensible) refuse(sensible.error());
    return r;
}
rules rules_of(const rules_argument& from) {
    if (const auto* given = std::get_if<rules>(&from)) return *given;
    const auto read = notation::parse_rules(readable(std::get<std::string>(from), "The rules"));
    if (!read) refuse("The rules", read.error());
    return checked(*read);
}

notation::kind notation_named(std::string_view name) {
    const auto* const found = std::ranges::find(notation::kind_names, name);
    if (found != std::end(notation::kind_names))
        return static_cast<notation::kind>(found - std::begin(notation::kind_names));
    std::string sentence = "There is no notation ";
    draw::write_quoted(sentence, name.substr(0, 40), name.size() > 40);
    sentence += ", but";
    for (const std::string_view known : notation::kind_names)
        core::write(sentence, known == notation::kind_names[0] ? " " : ", ", known);
    throw failure("NotationError", "no_such_notation", sentence + '.');
}
notation::kind printable_notation(std::string_view name, const rules& r) {
    const notation::kind result = notation_named(name);
    if (notation::can_print(result, r)) return result;
    throw failure("NotationError", "notation_of_other_boards",
                  "The squares of " + text_of(r) + " cannot be written in the notation " +
                      std::string(name) + '.');
}

move move_of(const rules& r, long long action) {
    constexpr long long beyond = 1'000'000;  // any board, so that it stays off it
    if (r.gravity == drop)
        return move::into_column(static_cast<int>(std::clamp(action, -1LL, beyond)));
    const long long squares = r.squares();
    if (action < 0) return square{.column = -1, .row = 0};
    return square_at(r, static_cast<int>(std::min(action, squares)));
}
square resolved(const position& p, long long action) {
    const auto where = p.resolve(move_of(p.rules(), action));
    if (!where) refuse_action(p, where.error(), action);
    return *where;
}

template <class Board>
void follow(Board& from, std::string_view line, notation::kind in) {
    Board after = from;
    std::string_view rest = line;
    std::string_view text;
    while (!(text = notation::next_entry(in, after.rules(), rest)).empty()) {
        const auto where = resolve(board_of(after), move_text(text, in));
        if (!where) refuse(board_of(after), where.error(), in, text);
        (void)after.apply(*where);
    }
    from = std::move(after);
}
template void follow(position&, std::string_view, notation::kind);
template void follow(game&, std::string_view, notation::kind);

position checked(const layout& from) {
    auto result = from.checked();
    if (!result) refuse(from.rules(), result.error(), from.unchecked().to_move());
    return *std::move(result);
}
position read_board(const rules& r, std::string_view text) {
    const auto empty = value_or_refuse(layout::start(r));
    const auto read = notation::parse_position(empty, readable(text, "The position"));
    if (!read) refuse("The position", read.error());
    return checked(*read);
}
position read_position(const rules& r, std::string_view text, notation::kind in) {
    if (text.find('/') != text.npos) return read_board(r, text);
    auto result = value_or_refuse(position::start(r));
    follow(result, text, in);
    return result;
}

std::string text_of(const position& p) {
    std::string result;
    notation::print_position(result, p);
    return result;
}
std::string text_of(const rules& r) {
    std::string result;
    notation::print_rules(result, r);
    return result;
}
std::string text_of(const rules& r, square s, player by, notation::kind in) {
    std::string result;
    notation::print(result, in, r, s, by);
    return result;
}
std::string text_of(const game& g, notation::kind in) {
    std::string result;
    // The one who made the first move is the one to move, turned as often as there were moves.
    player by = g.ply() % 2 == 0 ? g.position().to_move() : other(g.position().to_move());
    for (const square s : g.moves()) {
        if (!result.empty()) result += ' ';
        notation::print(result, in, g.rules(), s, by);
        by = other(by);
    }
    return result;
}

}  // namespace inarow::python
