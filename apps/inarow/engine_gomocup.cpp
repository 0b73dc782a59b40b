// SPDX-License-Identifier: BSL-1.0
// The commands of the Gomocup (Piskvork) protocol.
// Source: https://plastovicka.github.io/protocl2en.htm
#include <inarow/messages/game_value.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/version.hpp>

#include "engine_session.hpp"
#include "options.hpp"
#include "printable.hpp"

#include <algorithm>
#include <utility>

namespace inarow::app {
namespace {

using namespace std::chrono_literals;

constexpr auto gomocup = notation::kind::gomocup;

std::string text_of(const game& g, square s) {
    std::string result;
    notation::print(result, gomocup, g.rules(), s, first);
    return result;
}

/// A number that `check` refuses if it is no size of a board.
int side_of(long long number) { return static_cast<int>(std::clamp(number, -1LL, 1'000'000LL)); }

/// What is known of a position, as a sentence; empty if nothing is.
std::string remark_of(const position& p, const solve::choice& chosen) {
    std::string result;
    if (chosen.proven) {
        messages::write_game_value(result, p, *chosen.proven);
    } else if (chosen.forced_win_plies) {
        messages::write_player(result, p.to_move());
        core::write(result, " wins with move ", p.stones() + *chosen.forced_win_plies,
                    " or sooner");
    }
    return result;
}

}  // namespace

// Games -------------------------------------------------------------------------------------------

void engine_session::start(std::string_view rest) {
    const auto size = whole_number(rest);
    if (!size)
        return replies_.error(in_quotes(rest) + " is not a size: write START 15, or another one.");
    start_board(side_of(*size), side_of(*size));
}

void engine_session::start_rectangle(std::string_view rest) {
    const std::size_t comma = rest.find(',');
    const auto columns = whole_number(trimmed(rest.substr(0, comma)));
    const auto rows = comma == std::string_view::npos
                          ? std::nullopt
                          : whole_number(trimmed(rest.substr(comma + 1)));
    if (!columns || !rows)
        return replies_.error(in_quotes(rest) +
                              " is not a width and a height: write RECTSTART 20,15.");
    start_board(side_of(*columns), side_of(*rows));
}

void engine_session::start_board(int columns, int rows) {
    tell_warnings();
    rules r = next_rules();
    r.columns = columns;
    r.rows = rows;
    if (!start_game(r)) return;
    is_started_ = true;
    // What the first search allocates is allocated now: this time is not measured.
    (void)solve::choose(game_.position(), solver_, 1ms);
    replies_.line("OK");
}

void engine_session::restart(std::string_view /*rest*/) {
    start_board(game_.rules().columns, game_.rules().rows);
}

bool engine_session::has_board() {
    tell_warnings();
    if (!unplayable_.empty()) {
        replies_.error(unplayable_);
    } else if (!is_started_) {
        replies_.error("there is no board yet: write START 15, or another size, or RESTART.");
    }
    return unplayable_.empty() && is_started_;
}

// Moves -------------------------------------------------------------------------------------------

void engine_session::begin(std::string_view /*rest*/) {
    if (!has_board()) return;
    if (game_.position().stones() > 0)
        return replies_.error("BEGIN is for an empty board, and there are stones: write RESTART.");
    think();
}

bool engine_session::make_move(std::string_view text) {
    if (text.empty()) {
        replies_.error("a move is missing: write a column and a row from 0, such as 7,7.");
        return false;
    }
    const move_text move(text, gomocup);
    const auto where = resolve(game_.position(), move);
    if (!where) {
        replies_.error(messages::sentence(game_.rules(), where.error(), move).view());
        return false;
    }
    (void)game_.apply(*where);
    return true;
}

void engine_session::turn(std::string_view rest) {
    if (has_board() && make_move(rest)) think();
}

void engine_session::play(std::string_view rest) {
    if (has_board() && make_move(rest)) replies_.line(text_of(game_, game_.moves().back()));
}

void engine_session::think() {
    if (game_.position().is_over()) return refuse_over();
    is_gomocup_search_ = true;
    is_endless_ = false;
    start_search([this](const std::stop_token& stop) {
        const auto time = clock_.next_move(usual_time());
        const auto found =
            search(game_.position(), solver_, {.time = time}, stop, [](const auto&) {});
        clock_.consume(found.time);
        if (stop.stop_requested()) return;
        const std::string remark = remark_of(game_.position(), found.chosen);
        (void)game_.apply(found.chosen.where);
        if (!remark.empty()) replies_.line("MESSAGE ", remark, '.');
        replies_.line(text_of(game_, found.chosen.where));
    });
}

void engine_session::take_back(std::string_view rest) {
    if (!has_board()) return;
    const auto wanted = notation::parse(gomocup, game_.rules(), rest);
    if (!wanted)
        return replies_.error(
            messages::refusal_sentence("TAKEBACK " + in_quotes(rest), wanted.error()).view());
    const square where{.column = wanted->column, .row = wanted->row};
    const position& p = game_.position();
    if (!on_the_board(game_.rules(), where) || !p.is_occupied(where))
        return replies_.error("there is no stone on " + in_quotes(rest) + " to take back.");
    if (game_.ply() > 0) {
        if (game_.moves().back() != where)
            return replies_.error("the last move is " + text_of(game_, game_.moves().back()) +
                                  ": it is taken back first.");
        (void)game_.undo();
        return replies_.line("OK");
    }
    // The order of the stones of a BOARD is not known.
    const player owner = p.at(where) == mark::first ? first : second;
    auto layout = basic_layout<dynamic>::copy_of(p);
    layout.put(where, mark::none);
    layout.set_to_move(owner);
    const auto before = layout.checked();
    if (!before)
        return replies_.error(
            messages::refusal_sentence(game_.rules(), before.error(), owner).view());
    game_ = game(*before);
    replies_.line("OK");
}

// Data lines --------------------------------------------------------------------------------------

void engine_session::board(std::string_view /*rest*/) {
    data_ = data_kind::board;
    stones_.clear();
    data_error_.clear();
}

void engine_session::swap2(std::string_view /*rest*/) { data_ = data_kind::swap2; }

void engine_session::take_data_line(std::string_view line) {
    if (!is_word(line, "done")) {
        if (data_ == data_kind::board && data_error_.empty()) take_board_line(line);
        return;
    }
    if (std::exchange(data_, data_kind::none) == data_kind::board) return set_board();
    tell_warnings();
    replies_.line("UNKNOWN SWAP2BOARD is not played: the opening is set by BOARD.");
}

void engine_session::take_board_line(std::string_view line) {
    notation::reader input{line};
    square where{};
    where.column = input.number(notation::expected_token::a_column_number);
    input.expect(',', notation::expected_token::a_comma);
    where.row = input.number(notation::expected_token::a_row_number);
    input.expect(',', notation::expected_token::a_comma);
    const int whose = input.number(notation::expected_token::a_number);
    if (const auto read = input.result(whose); !read) {
        data_error_ = messages::refusal_sentence("BOARD " + in_quotes(line), read.error()).view();
    } else if (!on_the_board(game_.rules(), where)) {
        data_error_ = "BOARD " + in_quotes(line) + " is off the board, which has ";
        core::write(data_error_, game_.rules().columns, " columns and ", game_.rules().rows,
                    " rows.");
    } else if (whose != 1 && whose != 2) {
        data_error_ = "BOARD " + in_quotes(line) +
                      " is neither an own stone, 1, nor one of the "
                      "opponent, 2.";
    } else if (stones_.size() >= static_cast<std::size_t>(game_.rules().squares())) {
        data_error_ = "BOARD has more stones than the board has squares.";
    } else {
        stones_.push_back({.where = where, .is_own = whose == 1});
    }
}

namespace {

/// The game in which the stones were put in this order, if there is one.
std::optional<game> game_in_order(const rules& r, const auto& stones, player own) {
    game result = *game::start(r);
    for (const auto& [where, is_own] : stones)
        if (!result.apply(move(where).made_by(is_own ? own : other(own)))) return std::nullopt;
    return result;
}

}  // namespace

void engine_session::set_board() {
    if (!data_error_.empty()) {
        tell_warnings();
        return replies_.error(data_error_);
    }
    if (!has_board()) return;
    const rules r = next_rules();
    const auto own_stones = std::ranges::count(stones_, true, &stone::is_own);
    const bool is_starter = 2 * own_stones == std::ssize(stones_);
    const player own = is_starter ? r.starts : other(r.starts);
    auto layout = *basic_layout<dynamic>::start(r);
    std::vector<bool> is_taken(static_cast<std::size_t>(r.squares()));
    for (const auto& [where, is_own] : stones_) {
        if (is_taken[static_cast<std::size_t>(index_of(r, where))])
            return replies_.error("BOARD has two stones on " + text_of(game_, where) + '.');
        is_taken[static_cast<std::size_t>(index_of(r, where))] = true;
        layout.put(where, mark_of(is_own ? own : other(own)));
    }
    layout.set_to_move(own);
    if (auto ordered = game_in_order(r, stones_, own);
        ordered && ordered->position().to_move() == own) {
        set_game(*std::move(ordered));
    } else if (const auto reached = layout.checked()) {
        set_game(game(*reached));
    } else {
        return replies_.error(messages::refusal_sentence(r, reached.error(), own).view());
    }
    think();
}

// Settings ----------------------------------------------------------------------------------------

void engine_session::info(std::string_view rest) {
    const std::string_view key = take_word(rest);
    const auto number = whole_number(rest);
    const auto set = [&](auto&& setter) {
        if (number) return setter(*number);
        warn("INFO " + in_quotes(key) + " must be a whole number, not " + in_quotes(rest) +
             ": it is ignored.");
    };
    if (is_word(key, "timeout_turn")) {
        set([&](long long value) { clock_.set_turn(value); });
    } else if (is_word(key, "timeout_match")) {
        set([&](long long value) { clock_.set_match(value); });
    } else if (is_word(key, "time_left")) {
        set([&](long long value) { clock_.set_left(value); });
    } else if (is_word(key, "max_memory")) {
        set([&](long long value) { set_memory(value); });
    } else if (is_word(key, "rule")) {
        set_rule(rest);
    }
}

void engine_session::set_rule(std::string_view value) {
    const auto number = whole_number(value);
    if (number != 0 && number != 1) {
        unplayable_ = "INFO rule " + in_quotes(value) +
                      " is not played: 0 is five or more in a row, 1 exactly five; no continuous "
                      "game, no renju, no caro.";
        return;
    }
    unplayable_.clear();
    length_ = *number == 1 ? line_length::exactly : line_length::at_least;
    if (game_.position().stones() == 0) (void)start_game(next_rules());
}

rules engine_session::next_rules() const {
    rules result = game_.rules();
    result.length = length_;
    return result;
}

void engine_session::set_memory(long long bytes) {
    constexpr long long least = 1 << 10;
    constexpr long long enough = 20'000'000;
    if (bytes > 0 && bytes < enough)
        warn("INFO max_memory is less than the 20000000 bytes that may be needed.");
    const std::size_t before = std::min(table_bytes_, memory_limit_);
    // The program itself, and what its other searches use, get the other half.
    memory_limit_ = bytes <= 0 ? std::numeric_limits<std::size_t>::max()
                               : static_cast<std::size_t>(std::max(bytes / 2, least));
    if (std::min(table_bytes_, memory_limit_) != before) make_solver();
}

void engine_session::about(std::string_view /*rest*/) {
    tell_warnings();
    replies_.line(R"(name="inarow", version=")", INAROW_VERSION_MAJOR, '.', INAROW_VERSION_MINOR,
                  '.', INAROW_VERSION_PATCH, '"');
}

}  // namespace inarow::app
