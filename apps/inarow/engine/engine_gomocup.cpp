// SPDX-License-Identifier: BSL-1.0
// The commands of the Gomocup (Piskvork) protocol.
// Source: https://plastovicka.github.io/protocl2en.htm
#include <inarow/messages/game_value.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/version.hpp>

#include "engine/engine_session.hpp"
#include "io/printable.hpp"
#include "options.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace inarow::app {
namespace {

using namespace std::chrono_literals;

constexpr auto gomocup = notation::kind::gomocup;

std::string text_of(const rules& r, square s) {
    std::string result;
    notation::print(result, gomocup, r, s, first);
    return result;
}

/// Parses a number of columns or rows.
std::optional<int> side_of(std::string_view text) {
    const auto number = whole_number(text);
    if (!number || *number < smallest_rule || *number > largest_rule) return std::nullopt;
    return static_cast<int>(*number);
}

std::string sides() {
    return std::to_string(smallest_rule) + " to " + std::to_string(largest_rule);
}

/// A note about the proven value of a position; empty if nothing is proven.
std::string note_of(const position& p, const solve::choice& chosen) {
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

/// Writes a number as "812", "12k" or "3M".
void write_rounded(std::string& out, long long number) {
    constexpr long long thousand = 1000;
    if (number < 10 * thousand)
        core::write(out, number);
    else if (number < 10 * thousand * thousand)
        core::write(out, number / thousand, 'k');
    else
        core::write(out, number / (thousand * thousand), 'M');
}

/// The game in which the stones were placed in this order; `nullopt` if the rules do not allow this
/// order.
std::optional<game> game_in_order(const rules& r, const auto& stones, player own) {
    game result = *game::start(r);
    for (const auto& [where, is_own] : stones)
        if (!result.apply(move(where).made_by(is_own ? own : other(own)))) return std::nullopt;
    if (result.position().to_move() != own) return std::nullopt;
    return result;
}

}  // namespace

// Games -------------------------------------------------------------------------------------------

engine_session::answer engine_session::start(std::string_view rest) {
    const std::string_view given = rest;
    const auto columns = side_of(take_word(rest));
    const auto rows = rest.empty() ? columns : side_of(rest);
    if (!columns || !rows)
        return refused(in_quotes(given) + " is not a size: write START 15, or another size from " +
                       sides() + '.');
    return start_board(*columns, *rows);
}

engine_session::answer engine_session::start_rectangle(std::string_view rest) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    const auto columns = side_of(trimmed(rest.substr(0, comma)));
    const auto rows = side_of(trimmed(rest.substr(std::min(comma + 1, rest.size()))));
    if (!columns || !rows)
        return refused(in_quotes(rest) +
                       " is not a width and a height: write RECTSTART 20,15; both are from " +
                       sides() + '.');
    return start_board(*columns, *rows);
}

engine_session::answer engine_session::start_board(int columns, int rows) {
    rules r = next_rules();
    r.columns = columns;
    r.rows = rows;
    if (auto started = start_game(r); !started) return started;
    is_started_ = true;
    clock_.begin_match();
    // Allocates the memory of the first search now, because the manager does not measure this time.
    (void)solve::choose(game_.position(), memory_.solver, 1ms);
    (memory_.clear)();
    replies_.line("OK");
    return {};
}

engine_session::answer engine_session::restart(std::string_view /*rest*/) {
    return start_board(game_.rules().columns, game_.rules().rows);
}

engine_session::answer engine_session::check_board() const {
    if (!unplayable_.empty()) return refused(unplayable_);
    if (!is_started_)
        return refused("there is no board yet: write START with a size, such as START 15.");
    return {};
}

// Moves -------------------------------------------------------------------------------------------

engine_session::answer engine_session::begin(std::string_view /*rest*/) {
    if (auto ready = check_board(); !ready) return ready;
    if (game_.position().stones() > 0)
        return refused("BEGIN needs an empty board, but there are stones: write RESTART.");
    return think();
}

engine_session::answer engine_session::make_move(std::string_view text) {
    if (auto ready = check_board(); !ready) return ready;
    if (text.empty())
        return refused("a move is missing: write a column and a row from 0, such as 7,7.");
    const std::string plain = without_spaces_at_commas(text);
    const move_text move(plain, gomocup);
    const auto where = resolve(game_.position(), move);
    if (!where) return refused(messages::sentence(game_.rules(), where.error(), move).view());
    (void)game_.apply(*where);
    return {};
}

engine_session::answer engine_session::turn(std::string_view rest) {
    if (auto made = make_move(rest); !made) return made;
    return think();
}

engine_session::answer engine_session::play(std::string_view rest) {
    if (auto made = make_move(rest); !made) return made;
    replies_.line(text_of(game_.rules(), game_.moves().back()));
    return {};
}

std::optional<finding> engine_session::search_for_move() {
    const search_request request =
        at_level({.time = clock_.next_move(usual_time()), .nodes = max_nodes_});
    const auto [found, was_stopped] =
        run_search(request, command_queue::ended_by::quit,
                   [this](const finding& each) { tell_progress(each); });
    clock_.consume(found.time, request.time);
    return was_stopped ? std::nullopt : std::optional(found);
}

void engine_session::tell_progress(const finding& found) {
    if (found.chosen.depth == 0) return;
    const solve::search_line& line = found.chosen.lines[0];
    std::string text;
    core::write(text, "MESSAGE depth ", found.chosen.depth, " ev ", line.evaluation, " n ");
    write_rounded(text, found.nodes);
    const long long milliseconds = found.time / 1ms;
    core::write(text, " tm ", milliseconds, " pv ");
    notation::print_moves(text, game_.rules(), line.moves, game_.position().to_move(),
                          notation::kind::any, " ");
    replies_.line(text);
}

engine_session::answer engine_session::think() {
    if (game_.position().is_over()) return refused(end_of_game());
    const auto found = search_for_move();
    if (!found) return {};
    const std::string note = note_of(game_.position(), found->chosen);
    (void)game_.apply(found->chosen.where);
    if (!note.empty()) replies_.line("MESSAGE ", note, '.');
    replies_.line(text_of(game_.rules(), found->chosen.where));
    return {};
}

engine_session::answer engine_session::take_back(std::string_view rest) {
    if (auto ready = check_board(); !ready) return ready;
    const rules& r = game_.rules();
    const auto wanted = notation::parse(gomocup, r, without_spaces_at_commas(rest));
    if (!wanted)
        return refused(
            messages::refusal_sentence("TAKEBACK " + in_quotes(rest), wanted.error()).view());
    const square where{.column = wanted->column, .row = wanted->row};
    if (!is_on_board(r, where) || !game_.position().is_occupied(where))
        return refused("there is no stone on " + in_quotes(rest) + " to take back.");
    if (game_.ply() == 0) return remove_stone(where);
    if (game_.moves().back() != where)
        return refused("the last move is " + text_of(r, game_.moves().back()) +
                       ": take this move back first.");
    (void)game_.undo();
    replies_.line("OK");
    return {};
}

/// Removes a stone from a position that BOARD has set up. The order of the moves in this position
/// is unknown, so there is no last move to take back.
engine_session::answer engine_session::remove_stone(square where) {
    const player owner = game_.position().at(where) == mark::first ? first : second;
    auto layout = basic_layout<dynamic>::copy_of(game_.position());
    layout.put(where, mark::none);
    layout.set_to_move(owner);
    const auto before = layout.checked();
    if (!before)
        return refused(messages::refusal_sentence(game_.rules(), before.error(), owner).view());
    game_ = game(*before);
    replies_.line("OK");
    return {};
}

// Data lines --------------------------------------------------------------------------------------

engine_session::answer engine_session::board(std::string_view /*rest*/) {
    begin_data(data_kind::board);
    return {};
}

engine_session::answer engine_session::swap2(std::string_view /*rest*/) {
    begin_data(data_kind::swap2);
    return {};
}

void engine_session::begin_data(data_kind kind) {
    data_ = kind;
    stones_.clear();
    data_read_ = {};
}

engine_session::answer engine_session::take_data_line(std::string_view line) {
    if (!is_word(line, "done")) {
        if (data_read_) data_read_ = take_stone(without_spaces_at_commas(line));
        return {};
    }
    tell_warnings();
    const data_kind kind = std::exchange(data_, data_kind::none);
    if (!data_read_) return data_read_;
    if (auto ready = check_board(); !ready) return ready;
    return kind == data_kind::board ? set_board() : choose_side();
}

/// Takes a line of BOARD, "x,y,1" or "x,y,2", or of SWAP2BOARD, "x,y".
engine_session::answer engine_session::take_stone(std::string_view line) {
    const bool is_swap2 = data_ == data_kind::swap2;
    const std::string keyword = is_swap2 ? "SWAP2BOARD" : "BOARD";
    const std::string name = keyword + ' ' + in_quotes(line);
    notation::reader input{line};
    square where{};
    int whose = stones_.size() % 2 == 0 ? 1 : 2;
    where.column = input.number(notation::expected_token::a_column_number);
    input.expect(',', notation::expected_token::a_comma);
    where.row = input.number(notation::expected_token::a_row_number);
    if (!is_swap2) {
        input.expect(',', notation::expected_token::a_comma);
        whose = input.number(notation::expected_token::a_number);
    }
    if (const auto read = input.finish(whose); !read)
        return refused(messages::refusal_sentence(name, read.error()).view());
    const rules& r = game_.rules();
    if (!is_on_board(r, where))
        return refused(name + " is off the board, which has " + std::to_string(r.columns) +
                       " columns and " + std::to_string(r.rows) + " rows.");
    if (whose != 1 && whose != 2)
        return refused(name +
                       " must end with 1 for an own stone, or with 2 for a stone of the opponent.");
    if (std::ssize(stones_) >= r.squares())
        return refused(keyword + " has more stones than the board has squares.");
    stones_.push_back({.where = where, .is_own = whose == 1});
    return {};
}

engine_session::answer engine_session::set_board() {
    const rules r = next_rules();
    const bool is_starter =
        2 * std::ranges::count(stones_, true, &stone::is_own) == std::ssize(stones_);
    const player own = is_starter ? r.starts : other(r.starts);
    auto layout = *basic_layout<dynamic>::start(r);
    std::vector<bool> is_taken(static_cast<std::size_t>(r.squares()));
    for (const auto& [where, is_own] : stones_) {
        const auto index = static_cast<std::size_t>(index_of(r, where));
        if (is_taken[index]) return refused("BOARD has two stones on " + text_of(r, where) + '.');
        is_taken[index] = true;
        layout.put(where, mark_of(is_own ? own : other(own)));
    }
    layout.set_to_move(own);
    if (auto ordered = game_in_order(r, stones_, own)) {
        set_game(*std::move(ordered));
    } else if (const auto reached = layout.checked()) {
        set_game(game(*reached));
    } else {
        return refused(messages::refusal_sentence(r, reached.error(), own).view());
    }
    return think();
}

/// Answers SWAP2BOARD, which lists the stones of a swap2 opening. If there are no stones, places
/// the first three stones. If there are three or five stones, evaluates the position for the player
/// to move. Answers with a move if the evaluation is at least 0, otherwise with SWAP. After three
/// stones, swap2 also allows a player to place two more stones and to leave the choice of color to
/// the opponent. This function never does so, because the opponent would choose the better color.
engine_session::answer engine_session::choose_side() {
    if (stones_.empty()) return place_opening();
    if (stones_.size() != 3 && stones_.size() != 5)
        return refused("SWAP2BOARD has " + std::to_string(stones_.size()) +
                       " stones: it must have none, three or five.");
    game next = *game::start(next_rules());
    for (const stone& each : stones_) {
        const std::string text = text_of(next.rules(), each.where);
        const move_text made(text, gomocup);
        const auto where = resolve(next.position(), made);
        if (!where) return refused(messages::sentence(next.rules(), where.error(), made).view());
        (void)next.apply(*where);
    }
    set_game(std::move(next));
    if (game_.position().is_over()) return refused(end_of_game());
    const auto found = search_for_move();
    if (!found) return {};
    const bool is_better = found->chosen.lines[0].evaluation >= 0;
    replies_.line(is_better ? text_of(game_.rules(), found->chosen.where) : "SWAP");
    return {};
}

/// Answers with three stones after which neither player is clearly better than the other. The
/// stones are one of the openings of data/positions/gomoku_openings.txt, around the center and in
/// one of eight orientations.
engine_session::answer engine_session::place_opening() {
    struct offset {
        int column;
        int row;
    };
    constexpr std::array<std::array<offset, 3>, 4> openings{{{{{1, -2}, {-1, -3}, {-1, -1}}},
                                                             {{{1, 1}, {3, 0}, {3, -2}}},
                                                             {{{2, -1}, {3, 0}, {0, -1}}},
                                                             {{{-1, -1}, {-2, 1}, {-2, -2}}}}};
    constexpr int min_side = 7;
    const rules& r = game_.rules();
    if (std::min(r.columns, r.rows) < min_side)
        return refused("SWAP2BOARD needs a board of at least 7x7 squares.");
    const auto& chosen = openings[random_() % openings.size()];
    const auto orientation = random_() % 8;
    std::string text;
    for (const auto [column, row] : chosen) {
        const int x = (orientation & 1U) != 0 ? -column : column;
        const int y = (orientation & 2U) != 0 ? -row : row;
        const bool is_transposed = (orientation & 4U) != 0;
        const square where{.column = r.columns / 2 + (is_transposed ? y : x),
                           .row = r.rows / 2 + (is_transposed ? x : y)};
        if (!text.empty()) text += ' ';
        text += text_of(r, where);
    }
    replies_.line(text);
    return {};
}

// Settings ----------------------------------------------------------------------------------------

engine_session::answer engine_session::info(std::string_view rest) {
    const std::string_view key = take_word(rest);
    if (is_word(key, "rule")) return set_rule(rest);
    if (is_word(key, "level")) {
        set_level(rest);
        return {};
    }
    const std::pair<std::string_view, void (engine_session::*)(long long)> settings[] = {
        {"timeout_turn", &engine_session::set_turn_time},
        {"timeout_match", &engine_session::set_match_time},
        {"time_left", &engine_session::set_time_left},
        {"max_memory", &engine_session::set_memory},
        {"max_node", &engine_session::set_nodes}};
    for (const auto& [name, set] : settings) {
        if (!is_word(key, name)) continue;
        if (const auto number = whole_number(rest)) {
            (this->*set)(*number);
        } else {
            warn("INFO " + in_quotes(key) + " must be a whole number, not " + in_quotes(rest) +
                 ": it is ignored.");
        }
    }
    return {};
}

engine_session::answer engine_session::set_rule(std::string_view value) {
    const auto number = whole_number(value);
    unplayable_.clear();
    if (number != 0 && number != 1) {
        // Does not refuse INFO, but refuses the commands after it, because managers do not read
        // answers to INFO.
        unplayable_ = "INFO rule " + in_quotes(value) +
                      " is not supported: the supported rules are 0 (five or more in a row win) "
                      "and 1 (exactly five in a row win).";
        return {};
    }
    length_ = *number == 1 ? line_length::exactly : line_length::at_least;
    return game_.position().stones() == 0 ? start_game(next_rules()) : answer{};
}

rules engine_session::next_rules() const {
    rules result = game_.rules();
    result.length = length_;
    return result;
}

void engine_session::set_memory(long long bytes) {
    constexpr long long min_bytes = 1 << 10;
    constexpr long long enough = 20'000'000;
    if (bytes > 0 && bytes < enough)
        warn("INFO max_memory is less than 20000000 bytes, which may be too little.");
    const std::size_t before = std::min(table_bytes_, memory_limit_);
    // The table gets half of the memory; the other half is for the program itself and its other
    // searches.
    memory_limit_ = bytes <= 0 ? std::numeric_limits<std::size_t>::max()
                               : static_cast<std::size_t>(std::max(bytes / 2, min_bytes));
    if (std::min(table_bytes_, memory_limit_) != before) make_solver();
}

void engine_session::set_level(std::string_view value) {
    if (const auto wanted = parse_level(value)) {
        level_ = *wanted;
    } else {
        warn("INFO level must be from " + std::to_string(solve::level::min) + " to " +
             std::to_string(solve::level::max) + ", not " + in_quotes(value) + ": it is ignored.");
    }
}

engine_session::answer engine_session::about(std::string_view /*rest*/) {
    replies_.line(R"(name="inarow", version=")", INAROW_VERSION_MAJOR, '.', INAROW_VERSION_MINOR,
                  '.', INAROW_VERSION_PATCH, '"');
    return {};
}

}  // namespace inarow::app
