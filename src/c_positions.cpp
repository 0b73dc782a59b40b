// SPDX-License-Identifier: BSL-1.0
// The C interface: versions, errors and positions.
#include <inarow.h>
#include <inarow/core/fixed_string.hpp>
#include <inarow/draw/board.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>

#include "c_interface.hpp"

#include <cstddef>
#include <expected>
#include <limits>
#include <string_view>
#include <utility>

using namespace inarow;
using namespace inarow::c_interface;

namespace {

// C programs are compiled with these sizes, so the sizes must not change.
static_assert(sizeof(inarow_status) == sizeof(int) && sizeof(inarow_player) == sizeof(int) &&
              sizeof(inarow_outcome) == sizeof(int));
static_assert(sizeof(inarow_square) == 2 * sizeof(int) && sizeof(inarow_value) == 3 * sizeof(int) &&
              sizeof(inarow_scored_move) == 5 * sizeof(int));
static_assert(INAROW_ERROR_SIZE > messages::sentence_capacity);

using messages::sentence_text;
using made_position = std::expected<position, sentence_text>;

std::expected<std::string_view, sentence_text> read_text(const char* text) {
    if (text == nullptr)
        return std::unexpected(sentence_text("A text is missing: its pointer is null."));
    const std::string_view result = text;
    if (result.size() > std::size_t{std::numeric_limits<int>::max()})
        return std::unexpected(sentence_text("A text has more than 2,147,483,647 bytes."));
    return result;
}

std::expected<layout, sentence_text> empty_board(const char* rules_text) {
    const auto text = read_text(rules_text);
    if (!text) return std::unexpected(text.error());
    const auto r = notation::parse_rules(*text);
    if (!r) return std::unexpected(messages::refusal_sentence("The rules", r.error()));
    auto empty = layout::start(*r);
    if (!empty) return std::unexpected(messages::refusal_sentence(empty.error()));
    return *std::move(empty);
}

made_position set_up(const layout& empty, const char* board) {
    const auto text = read_text(board);
    if (!text) return std::unexpected(text.error());
    const auto laid = notation::parse_position(empty, *text);
    if (!laid) return std::unexpected(messages::refusal_sentence("The board", laid.error()));
    auto reached = laid->checked();
    if (reached) return *std::move(reached);
    return std::unexpected(
        messages::refusal_sentence(empty.rules(), reached.error(), laid->unchecked().to_move()));
}

made_position after_moves(const position& before, const char* moves) {
    const auto text = read_text(moves);
    if (!text) return std::unexpected(text.error());
    auto after = notation::play_moves(before, *text);
    if (after) return *std::move(after);
    const auto& [number, offset, refused, why] = after.error();
    return std::unexpected(messages::sentence(before.rules(), why, refused));
}

/// Returns the sentence for a column or a square off the board, with the numbers that the caller
/// gave.
sentence_text off_the_board(const rules& r, move m) {
    sentence_text result;
    core::write(result, "There is no ", m.names_row() ? "square " : "column ", m.column);
    if (m.names_row()) core::write(result, ',', m.row);
    core::write(result, ": the columns are 0 to ", r.columns - 1);
    if (m.names_row()) core::write(result, ", the rows 0 to ", r.rows - 1);
    core::write(result, '.');
    return result;
}

/// Returns the position after a move that was checked, or the sentence for its refusal.
made_position after_move(const position& before, const position::legality& checked, move m) {
    if (checked.legal) return before.after(checked.where);
    if (checked.why == illegal_move::reason::off_the_board)
        return std::unexpected(off_the_board(before.rules(), m));
    return std::unexpected(messages::sentence(before.rules(), before.explained(checked.why, m)));
}

/// Allocates the position that `make` returns. If `make` or the allocation fails, returns null and
/// writes the reason to `error`.
inarow_position* create_position(char* error, std::size_t error_size, auto make) {
    write_error(no_memory, error, error_size);
    return without_exceptions<inarow_position*>(nullptr, [&] {
        made_position made = make();
        auto* const result = made ? new inarow_position{*std::move(made)} : nullptr;
        write_error(result != nullptr ? "" : made.error().view(), error, error_size);
        return result;
    });
}
/// Like create_position, allocates the position that `make` returns, but calls `make` with the
/// value of `position`.
inarow_position* derive_position(const inarow_position* position, char* error,
                                 std::size_t error_size, auto make) {
    return create_position(error, error_size, [&]() -> made_position {
        if (position != nullptr) return make(position->value);
        return std::unexpected(sentence_text("The position is missing: its pointer is null."));
    });
}

/// Writes the text that `write` produces for a position into `text`, and returns the size of the
/// whole text. Writes an empty text and returns 0 if `position` is null.
std::size_t write_text(const inarow_position* position, char* text, std::size_t size, auto write) {
    text_array out(text, size);
    if (position != nullptr) write(out, position->value);
    return out.size();
}
std::size_t write_text(const inarow_position* position, square s, char* text, std::size_t size,
                       notation::kind k) {
    return write_text(position, text, size, [&](auto& out, const auto& p) {
        if (is_on_board(p.rules(), s)) notation::print(out, k, p.rules(), s, p.to_move());
    });
}

}  // namespace

int inarow_version_number() { return INAROW_VERSION_NUMBER; }
const char* inarow_version() {
    static constexpr auto text = core::to_fixed_string<16>(
        INAROW_VERSION_MAJOR, '.', INAROW_VERSION_MINOR, '.', INAROW_VERSION_PATCH, '\0');
    return text.data();
}

const char* inarow_status_text(int status) {
    switch (status) {
        case INAROW_OK: return "There is no error.";
        case INAROW_STOPPED: return "The solver was stopped.";
        case INAROW_LIMIT_REACHED: return "The limit of time or of nodes was reached.";
        case INAROW_TOO_DEEP: return "The search was deeper than 150 plies.";
        case INAROW_GAME_OVER: return "The game is over: there is no move.";
        case INAROW_ARRAY_TOO_SMALL: return "The array is too small.";
        case INAROW_REFUSED: return "A text or a file was refused.";
        case INAROW_WRONG_ARGUMENT: return "A pointer is null, or a number is out of range.";
        case INAROW_NO_RESOURCES: return no_memory;
        default: return "There is no such status.";
    }
}

inarow_position* inarow_position_create(const char* rules, const char* moves, char* error,
                                        size_t error_size) {
    return create_position(error, error_size, [&]() -> made_position {
        const auto empty = empty_board(rules);
        if (!empty) return std::unexpected(empty.error());
        return after_moves(empty->unchecked(), moves);
    });
}
inarow_position* inarow_position_set_up(const char* rules, const char* board, char* error,
                                        size_t error_size) {
    return create_position(error, error_size, [&]() -> made_position {
        const auto empty = empty_board(rules);
        if (!empty) return std::unexpected(empty.error());
        return set_up(*empty, board);
    });
}
inarow_position* inarow_position_play(const inarow_position* position, const char* moves,
                                      char* error, size_t error_size) {
    return derive_position(position, error, error_size,
                           [&](const auto& before) { return after_moves(before, moves); });
}
inarow_position* inarow_position_play_square(const inarow_position* position, int column, int row,
                                             char* error, size_t error_size) {
    const square s{.column = column, .row = row};
    return derive_position(position, error, error_size, [&](const auto& before) {
        return after_move(before, before.check(s), s);
    });
}
inarow_position* inarow_position_play_column(const inarow_position* position, int column,
                                             char* error, size_t error_size) {
    const move m = move::into_column(column);
    return derive_position(position, error, error_size, [&](const auto& before) {
        return after_move(before, before.check(m), m);
    });
}
void inarow_position_destroy(inarow_position* position) { delete position; }

int inarow_position_columns(const inarow_position* position) {
    return position == nullptr ? 0 : position->value.rules().columns;
}
int inarow_position_rows(const inarow_position* position) {
    return position == nullptr ? 0 : position->value.rules().rows;
}
int inarow_position_stones(const inarow_position* position) {
    return position == nullptr ? 0 : position->value.stones();
}
inarow_player inarow_position_to_move(const inarow_position* position) {
    return position == nullptr ? INAROW_NOBODY : to_c(mark_of(position->value.to_move()));
}
inarow_outcome inarow_position_outcome(const inarow_position* position) {
    return position == nullptr ? INAROW_ONGOING : to_c(position->value.outcome());
}
inarow_player inarow_position_at(const inarow_position* position, int column, int row) {
    const square s{.column = column, .row = row};
    if (position == nullptr || !is_on_board(position->value.rules(), s)) return INAROW_NOBODY;
    return to_c(position->value.at(s));
}
inarow_status inarow_position_legal_moves(const inarow_position* position, inarow_square* squares,
                                          size_t* count) {
    if (position == nullptr) return INAROW_WRONG_ARGUMENT;
    const inarow_status room = check_room(position->value, squares, count);
    if (room == INAROW_OK) position->value.for_each_move([&](square s) { *squares++ = to_c(s); });
    return room;
}

size_t inarow_position_rules_text(const inarow_position* position, char* text, size_t size) {
    return write_text(position, text, size,
                      [](auto& out, const auto& p) { notation::print_rules(out, p.rules()); });
}
size_t inarow_position_board_text(const inarow_position* position, char* text, size_t size) {
    return write_text(position, text, size,
                      [](auto& out, const auto& p) { notation::print_position(out, p); });
}
size_t inarow_position_drawing(const inarow_position* position, char* text, size_t size) {
    return write_text(position, text, size, [](auto& out, const auto& p) { draw::board(out, p); });
}
size_t inarow_position_square_text(const inarow_position* position, int column, int row, char* text,
                                   size_t size) {
    return write_text(position, {column, row}, text, size, notation::kind::algebraic);
}
size_t inarow_position_move_text(const inarow_position* position, int column, int row, char* text,
                                 size_t size) {
    return write_text(position, {column, row}, text, size, notation::kind::any);
}
inarow_status inarow_position_read_move(const inarow_position* position, const char* move,
                                        inarow_square* square, char* error, size_t error_size) {
    write_error(inarow_status_text(INAROW_WRONG_ARGUMENT), error, error_size);
    if (position == nullptr || move == nullptr || square == nullptr) return INAROW_WRONG_ARGUMENT;
    const move_text text(move, notation::kind::any);
    const auto& p = position->value;
    const auto where = resolve(p, text);
    if (where) *square = to_c(*where);
    write_error(where ? "" : messages::sentence(p.rules(), where.error(), text).view(), error,
                error_size);
    return where ? INAROW_OK : INAROW_REFUSED;
}
