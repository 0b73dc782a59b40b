// SPDX-License-Identifier: BSL-1.0
#include "conversions.hpp"

#include <inarow/messages/detail/similar_rules.hpp>
#include <inarow/messages/detail/similar_word.hpp>
#include <inarow/notation/detail/sgf_tree.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/position_text.hpp>

#include "failure.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace inarow::python {
namespace {

/// Returns " Did you mean "drop"?" if a name is similar to the text.
std::string suggestion(const std::optional<std::string>& meant) {
    return meant ? " Did you mean \"" + *meant + "\"?" : "";
}
std::string suggestion(std::string_view written, const std::vector<std::string>& words) {
    return suggestion(messages::detail::similar_word(written, words));
}

const position& current(const position& p) { return p; }
const position& current(const game& g) { return g.position(); }

/// Refuses texts that are too long. The parsers count characters in int, and no valid text is that
/// long.
std::string_view readable(std::string_view text, std::string_view what) {
    constexpr std::size_t max_size = std::numeric_limits<int>::max();
    if (text.size() > max_size)
        refuse(what, {.what = notation::expected_token::the_end, .offset = 0});
    return text;
}

}  // namespace

rules checked(const rules& r) {
    if (const auto valid = check(r); !valid) refuse(valid.error());
    return r;
}
rules rules_of(const rules_argument& argument) {
    if (const auto* const given = std::get_if<rules>(&argument)) return *given;
    const auto& text = std::get<std::string>(argument);
    const auto read = notation::parse_rules(readable(text, "The rules"));
    if (!read) refuse("The rules", read.error(), suggestion(messages::detail::similar_rules(text)));
    return checked(*read);
}
rules rules_of(nanobind::handle argument) {
    rules_argument given;
    if (nanobind::try_cast(argument, given)) return rules_of(given);
    const std::string sentence =
        "The rules must be Rules or a text such as \"connect-four\", not " +
        std::string(nanobind::type_name(argument.type()).c_str()) + '.';
    throw nanobind::type_error(sentence.c_str());
}

void refuse_name(const name_error& error, const core::string_view* names, std::size_t size,
                 std::string_view name) {
    constexpr std::size_t max_quoted = 40;
    std::string sentence(error.parameter);
    core::write(sentence, " must be ");
    for (std::size_t i = 0; i < size; ++i) {
        if (i > 0) core::write(sentence, i + 1 == size ? " or " : ", ");
        core::write(sentence, '"', names[i], '"');
    }
    core::write(sentence, ", not ");
    messages::detail::write_quoted(sentence, name.substr(0, max_quoted), name.size() > max_quoted);
    const std::vector<std::string> words(names, names + size);
    throw failure(error.type, error.kind, sentence + '.' + suggestion(name, words));
}

std::optional<player> player_of(const std::optional<enum_argument<player>>& argument,
                                std::string_view parameter) {
    if (!argument) return std::nullopt;
    return enum_of(player_names, *argument, "Error", parameter);
}

notation::kind notation_named(std::string_view name) {
    return enum_named(
        notation::kind_names, name,
        {.type = "NotationError", .kind = "no_such_notation", .parameter = "notation"});
}
notation::kind printable_notation(const notation_argument& argument, const rules& r) {
    const notation::kind result = notation_of(argument);
    if (notation::can_print(result, r)) return result;
    throw failure("NotationError", "notation_of_other_boards",
                  "The squares of " + text_of(r) + " cannot be written in the notation " +
                      std::string(argument.name) + '.');
}

move move_of(const rules& r, long long action) {
    constexpr long long off_any_board = 1'000'000;
    if (has_column_actions(r))
        return move::into_column(static_cast<int>(std::clamp(action, -1LL, off_any_board)));
    const long long squares = r.squares();
    if (action < 0) return square{.column = -1, .row = 0};
    return square_at(r, static_cast<int>(std::min(action, squares)));
}
square square_of_action(const position& p, const integer& action) {
    const auto where = p.resolve(move_of(p.rules(), action.value()));
    if (!where) refuse_action(p, where.error(), action);
    return *where;
}

template <class Board>
void play_or_refuse(Board& board, std::string_view list, notation::kind k) {
    Board after = board;
    if (const auto played = notation::apply_moves(after, list, k); !played) {
        const notation::illegal_moves_text& refused = played.error();
        std::string_view rest = list.substr(refused.offset);
        // The error stores only the first characters of a long text, but an exception shows the
        // whole text.
        const std::string_view text = notation::next_move_text(k, after.rules(), rest);
        const bool is_sgf = notation::detail::find_sgf(list) != std::string_view::npos;
        refuse_move(current(after), refused.why, text, k,
                    is_sgf ? " This text is SGF: inarow.parse_games reads it; inarow.read_games "
                             "reads files."
                           : "");
    }
    board = std::move(after);
}
template void play_or_refuse(position&, std::string_view, notation::kind);
template void play_or_refuse(game&, std::string_view, notation::kind);

position checked(const layout& board, std::string_view hint) {
    auto result = board.checked();
    if (!result) refuse(board.rules(), result.error(), board.unchecked().to_move(), hint);
    return *std::move(result);
}
bool is_reachable(const position& p) { return layout::copy_of(p).checked().has_value(); }

layout read_board(const rules& r, std::string_view text) {
    const auto empty = value_or_refuse(layout::start(r));
    auto read = notation::parse_position(empty, readable(text, "The position"));
    if (read) return *std::move(read);
    const bool is_board = r.rows == 1 || text.contains('/');
    refuse("The position", read.error(),
           is_board ? ""
                    : " A board has \"/\" between its rows; moves go into Game(rules, moves) or "
                      "Position(rules).play(moves).");
}
position read_position(const rules& r, std::string_view text, notation::kind k) {
    if (text.contains('/')) return checked(read_board(r, text));
    auto result = value_or_refuse(position::start(r));
    play_or_refuse(result, text, k);
    return result;
}

std::string text_of(const position& p) {
    return written([&](auto& out) { notation::print_position(out, p); });
}
std::string text_of(const rules& r) {
    return written([&](auto& out) { notation::print_rules(out, r); });
}
std::string text_of(const rules& r, square s, player mover, notation::kind k) {
    return written([&](auto& out) { notation::print(out, k, r, s, mover); });
}
std::string moves_text(const game& g, notation::kind k) {
    return written(
        [&](auto& out) { notation::print_moves(out, g.rules(), g.moves(), g.mover(0), k, " "); });
}

const position& position_of(const position_argument& argument) {
    return std::visit([](const auto& given) -> const position& { return current(given); },
                      argument);
}
std::chrono::nanoseconds checked_time(double seconds) {
    if (!(seconds > 0))
        throw failure("Error", "time_limit", "A time limit must be more than 0 seconds.");
    constexpr double max_seconds = 1e9;  // 64 bits hold nine times as many nanoseconds
    return std::chrono::nanoseconds(
        static_cast<std::int64_t>(std::min(seconds, max_seconds) * 1e9));
}

}  // namespace inarow::python
