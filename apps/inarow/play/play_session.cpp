// SPDX-License-Identifier: BSL-1.0
#include "play/play_session.hpp"

#include <inarow/core/write.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/ui/messages.hpp>

#include "io/printable.hpp"
#include "io/terminal.hpp"

#include <algorithm>
#include <cstddef>
#include <expected>
#include <utility>

namespace inarow::app {
namespace {

std::string lower_case(std::string_view text) {
    std::string result;
    for (const char c : text) result += core::lower(c);
    return result;
}

/// Returns the number of moves in the rest of a line, or 1 if the rest is not a number. If the
/// number has a sign or more than six digits, the error is the text of the number. No game has a
/// million moves.
std::expected<int, std::string> take_count(std::string_view& rest) {
    constexpr std::string_view blanks = " \t\r";
    constexpr std::size_t max_digits = 6;
    const std::size_t begin = std::min(rest.find_first_not_of(blanks), rest.size());
    const std::size_t end = rest.find_last_not_of(blanks) + 1;
    const std::string_view text = rest.substr(begin, end - std::min(begin, end));
    const std::size_t sign = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
    const std::string_view digits = text.substr(sign);
    if (digits.empty() || !std::ranges::all_of(digits, core::is_digit)) return 1;
    rest = {};
    if (sign != 0 || digits.size() > max_digits) return std::unexpected(std::string(text));
    notation::reader input{digits};
    return input.number(notation::expected_token::a_number);
}

/// The columns and rows around a square that fit on a terminal.
draw::window visible_part(const rules& r, square center, int width, const terminal& screen) {
    constexpr int margin = 8;
    constexpr int other_lines = 9;
    const auto at_least_one = [](int size) { return size < 1 ? 1 : size; };
    const int columns = at_least_one((screen.columns - margin) / (width + 1));
    const int rows = at_least_one(screen.rows - other_lines);
    const draw::window across = draw::around(r, center, columns);
    const draw::window down = draw::around(r, center, rows);
    return {.left = across.left, .top = down.top, .columns = across.columns, .rows = down.rows};
}

std::string indented(std::string_view text) {
    std::string result;
    bool at_line_start = true;
    for (const char c : text) {
        if (at_line_start && c != '\n') result += "  ";
        result += c;
        at_line_start = c == '\n';
    }
    return result;
}

}  // namespace

ui::state initial_state(const session_settings& settings) {
    ui::state result = ui::state::create(settings.setup.start<dynamic>());
    result.starter = settings.starter;
    if (!settings.computer) return result;
    const auto side = static_cast<std::size_t>(*settings.computer);
    result.controllers[side] = ui::controller::computer;
    result.levels[side] = settings.level;
    return result;
}

ui::state with_undone_reply(ui::state s) {
    const bool is_computers_turn =
        !s.position().is_over() &&
        s.controller_of(s.position().to_move()) == ui::controller::computer;
    if (s.refused || s.undone.empty() || !is_computers_turn) return s;
    return reduce(std::move(s), ui::redo{});
}

play_session::play_session(const session_settings& settings, referee* judge, output& out)
    : settings_{settings}, referee_{judge}, out_{out}, state_{initial_state(settings)} {
    start_game();
}

void play_session::run() {
    let_computer_move();
    answer();
    while (const auto line = input_.next()) {
        if (!take_line(*line)) return;
        answer();
    }
    if (look_at_terminal().prompts) core::write(out_, '\n');
}

bool play_session::take_line(std::string_view line) {
    const game_setup& setup = settings_.setup;
    std::string_view text;
    while (!(text = notation::next_move_text(setup.input_notation, setup.rules, line)).empty()) {
        if (const auto goes_on = take_command(lower_case(text.substr(0, 8)), line)) {
            if (!*goes_on) return false;
            continue;
        }
        if (!play(text, ui::controller::person)) return true;
        let_computer_move();
    }
    return true;
}

std::optional<bool> play_session::take_command(std::string_view word, std::string_view& rest) {
    if (word == "quit" || word == "q" || word == "exit") return false;
    const bool is_undo = word == "undo" || word == "u";
    if (is_undo || word == "redo" || word == "r") {
        const auto count = take_count(rest);
        if (!count) {
            refuse(in_quotes(count.error()) + " is not a number of moves, such as 2.");
        } else if (is_undo) {
            undo(*count);
        } else {
            redo(*count);
            let_computer_move();
        }
    } else if (word == "restart") {
        restart();
        let_computer_move();
    } else if (word == "help" || word == "?" || word == "h") {
        explain();
    } else if (word == "program" && referee_ != nullptr) {
        messages_.push_back({referee_->program(), false});
    } else {
        return std::nullopt;
    }
    return true;
}

bool play_session::act(const ui::action& action) {
    state_ = reduce(std::move(state_), action);
    board_changed_ = board_changed_ || !state_.refused;
    if (state_.refused) refuse(std::string(sentence(state_).view()));
    return !state_.refused;
}

bool play_session::play(std::string_view text, ui::controller mover) {
    const move_text move(text, settings_.setup.input_notation);
    if (referee_ != nullptr) {
        if (auto why = referee_->judge_move(state_, move)) {
            refuse(*std::move(why));
            return false;
        }
    }
    if (!act(ui::play{move, mover})) return false;
    state_ = with_undone_reply(std::move(state_));
    return true;
}

ui::state play_session::repeated(const ui::action& action, int times) const {
    ui::state result = state_;
    for (; times > 0; --times) {
        ui::state next = reduce(result, action);
        if (next.refused) {
            result.refused = next.refused;
            break;
        }
        result = std::move(next);
    }
    return result;
}

bool play_session::undo(int turns) {
    if (turns == 0) return true;
    ui::state before = repeated(ui::undo{}, turns);
    const int count = before.refused ? turns : state_.game.ply() - before.game.ply();
    // Before the person's first move, the game contains only moves of the computer. It is not
    // allowed to undo only moves of the computer.
    const bool has_own_move =
        !before.refused &&
        (before.position().is_over() ||
         before.controller_of(before.position().to_move()) == ui::controller::person);
    if (settings_.computer && state_.game.ply() > 0 && !has_own_move) {
        refuse("You have not made that many moves yet.");
        return false;
    }
    if (referee_ != nullptr) {
        if (auto why = referee_->judge_take_back(state_, count)) {
            refuse(*std::move(why));
            return false;
        }
    }
    if (before.refused) {
        refuse(std::string(
            messages::refusal_sentence(illegal_take_back{turns, state_.game.ply()}).view()));
        return false;
    }
    state_ = std::move(before);
    board_changed_ = true;
    return true;
}

bool play_session::redo(int turns) {
    ui::state after = repeated(ui::redo{}, turns);
    if (after.game.ply() == state_.game.ply()) {
        if (after.refused) refuse(std::string(sentence(after).view()));
        return false;
    }
    after.refused.reset();
    state_ = std::move(after);
    board_changed_ = true;
    if (referee_ != nullptr) referee_->show(state_);
    return true;
}

void play_session::restart() {
    (void)act(ui::reset{});
    start_game();
    is_new_ = true;
}

void play_session::start_game() {
    (void)act(ui::start{settings_.toss()});
    if (referee_ != nullptr) referee_->show(state_);
}

void play_session::let_computer_move() {
    if (!state_.waits_for_computer()) return;
    const player mover = state_.position().to_move();
    const computer_move chosen = settings_.choose_move(state_);
    std::string text;
    notation::print(text, settings_.setup.notation, state_.rules(), chosen.where, mover);
    std::string said;
    messages::write_player(said, mover);
    said += " plays " + text;
    if (!chosen.note.empty()) said += " (" + chosen.note + ')';
    messages_.push_back({said + '.', false});
    (void)play(text, ui::controller::computer);
}

void play_session::explain() {
    const notation::kind kind = settings_.setup.notation;
    std::string text = "A move is written in the notation \"";
    core::write(text, notation::name_of(kind), '"');
    if (!is_over()) core::write(text, ", such as ", example_move(state_.position(), kind));
    text +=
        ".\nYou can write several moves on one line.\n"
        "  undo     take back the last move; undo 3 takes back three moves\n"
        "  redo     make the next undone move again\n"
        "  restart  start a new game\n"
        "  help, ?  print this help\n"
        "  quit, q  end the game";
    if (referee_ != nullptr) text += "\n  program  show the game as the compiler reads it";
    std::string moves;
    messages::write_moves_left(moves, state_.position());
    moves.erase(0, moves.find_first_not_of(' '));
    if (!moves.empty()) text += "\n" + moves;
    messages_.push_back({text, false});
}

void play_session::answer() {
    if (look_at_terminal().redraws && !settings_.is_plain) {
        draw_screen();
    } else {
        add_lines();
    }
    messages_.clear();
    board_changed_ = false;
    out_.flush();
}

void play_session::draw_screen() {
    const terminal screen = look_at_terminal();
    const auto styled = [&](std::string style(std::string_view), std::string_view text) {
        return screen.colors ? style(text) : std::string(text);
    };
    const rules& r = state_.rules();
    const auto& moves = state_.game.moves();
    const square center =
        moves.empty() ? square{.column = r.columns / 2, .row = r.rows / 2} : moves.back();
    const draw::window part = visible_part(r, center, settings_.glyphs.columns_wide, screen);
    const std::string drawn = board(part);

    core::write(out_, clear_screen, '\n', indented(styled(bold, title())), "\n\n");
    core::write(out_, indented(screen.colors ? painted(drawn, settings_.glyphs) : drawn), '\n');
    if (const std::string text = note(part); !text.empty())
        core::write(out_, indented(styled(dim, text)), '\n');
    for (const message& m : messages_)
        core::write(out_, indented(m.is_refusal ? styled(alarming, m.text) : m.text), '\n');
    if (is_over()) core::write(out_, indented(styled(bold, turn_text())), '\n');
    core::write(out_, '\n', indented(prompt()));
}

void play_session::add_lines() {
    if (std::exchange(is_new_, false)) core::write(out_, title(), '\n');
    for (const message& m : messages_) core::write(out_, m.text, '\n');
    if (board_changed_) core::write(out_, board(draw::whole(state_.rules())));
    const bool prompts = look_at_terminal().prompts;
    if (!prompts || is_over()) core::write(out_, turn_text(), '\n');
    if (prompts) core::write(out_, prompt());
}

std::string play_session::title() const {
    std::string result = name_of_rules(state_.rules());
    std::string numbers;
    notation::print_rules(numbers, starting_with(first, state_.rules()));
    if (numbers != result) result += ", " + numbers;
    core::write(result, ": first is ", settings_.glyphs.first, ", second is ",
                settings_.glyphs.second);
    if (settings_.computer) core::write(result, ", you are ", name_of(other(*settings_.computer)));
    return result + '.';
}

std::string play_session::prompt() const {
    if (is_over()) return "undo, restart or quit: ";
    const notation::kind kind = settings_.setup.notation;
    std::string result = turn_text();
    if (result.ends_with('.')) result.pop_back();
    core::write(result, " (", notation::name_of(kind), ", such as ");
    core::write(result, example_move(state_.position(), kind), "; or help): ");
    return result;
}

std::string play_session::turn_text() const {
    if (referee_ != nullptr) return referee_->turn_text();
    std::string result;
    messages::write_turn_text(result, state_.position());
    return result;
}

std::string play_session::board(const draw::window& part) const {
    if (referee_ != nullptr) return referee_->board();
    const game& g = state_.game;
    // In a won game, the highlighted line contains the last move, so this move is not marked.
    const bool is_won = winner_of(g.position().outcome()) != mark::none;
    const square last = g.moves().empty() || is_won ? draw::nowhere : g.moves().back();
    std::string result;
    draw::board(result, g.position(), {.set = settings_.glyphs, .marked = last}, part);
    return result;
}

std::string play_session::note(const draw::window& part) const {
    if (referee_ != nullptr) return referee_->note();
    std::string result;
    const rules& r = state_.rules();
    if (part != draw::whole(r))
        core::write(result, "Part of the board, which has ", r.columns, " columns and ", r.rows,
                    " rows.");
    return result;
}

}  // namespace inarow::app
