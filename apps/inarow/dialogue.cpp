// SPDX-License-Identifier: BSL-1.0
#include "dialogue.hpp"

#include <inarow/core/text.hpp>
#include <inarow/draw/sentence.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/notation/rules_text.hpp>

#include "terminal.hpp"

#include <utility>

namespace inarow::app {
namespace {

std::string lower_case(std::string_view text) {
    std::string result;
    for (const char c : text) result += notation::lower(c);
    return result;
}

std::string name_of_player(player side) {
    std::string result;
    draw::write_player(result, side);
    return result;
}

/// How often, if the rest of a line says it; once otherwise.
int take_count(std::string_view& rest) {
    notation::reader from{rest};
    while (from.skip(' ')) {
    }
    const int count = from.number(notation::expected_here::a_number);
    while (from.skip(' ')) {
    }
    if (from.failed || !from.at_end()) return 1;
    rest = {};
    return count;
}

/// As many columns and rows around a square as a terminal has room for.
draw::window room_for(const rules& r, square middle, int width, const terminal& screen) {
    constexpr int beside = 8;
    constexpr int below_and_above = 9;
    const auto at_least_one = [](int size) { return size < 1 ? 1 : size; };
    const int columns = at_least_one((screen.columns - beside) / (width + 1));
    const int rows = at_least_one(screen.rows - below_and_above);
    const draw::window across = draw::around(r, middle, columns);
    const draw::window down = draw::around(r, middle, rows);
    return {.left = across.left, .top = down.top, .columns = across.columns, .rows = down.rows};
}

std::string indented(std::string_view text) {
    std::string result;
    bool at_begin = true;
    for (const char c : text) {
        if (at_begin && c != '\n') result += "  ";
        result += c;
        at_begin = c == '\n';
    }
    return result;
}

}  // namespace

void dialogue::hold() {
    let_computer_move();
    answer();
    while (const auto line = from_.next()) {
        if (!take(*line)) return;
        answer();
    }
    if (look_at_terminal().prompts) core::write(to_, '\n');
}

bool dialogue::take(std::string_view line) {
    std::string_view text;
    while (!(text = notation::next_entry(table_.on().notation, table_.on().rules, line)).empty()) {
        if (const auto goes_on = take_word(lower_case(text.substr(0, 8)), line)) {
            if (!*goes_on) return false;
            continue;
        }
        if (say_refusal(table_.play(text))) return true;
        board_changed_ = true;
        let_computer_move();
    }
    return true;
}

std::optional<bool> dialogue::take_word(std::string_view word, std::string_view& rest) {
    if (word == "quit" || word == "q" || word == "exit") return false;
    if (word == "undo" || word == "u") {
        take_moves_back(take_count(rest));
    } else if (word == "redo" || word == "r") {
        play_again(take_count(rest));
    } else if (word == "restart") {
        table_.restart(who_.next_game(random_));
        is_new_ = true;
        board_changed_ = true;
        let_computer_move();
    } else if (word == "help" || word == "?" || word == "h") {
        explain();
    } else if (word == "program" && !table_.program().empty()) {
        messages_.push_back({table_.program(), false});
    } else {
        return std::nullopt;
    }
    return true;
}

void dialogue::take_moves_back(int turns) {
    // Against the computer, to where the person is to move.
    const bool persons_turn = who_.computer != table_.now().position().to_move();
    const int moves = who_.computer ? 2 * turns - (persons_turn ? 0 : 1) : turns;
    if (who_.computer && moves > table_.now().ply()) {
        messages_.push_back({"You have not made so many moves yet.", true});
    } else if (!say_refusal(table_.undo(moves))) {
        board_changed_ = true;
    }
}

void dialogue::play_again(int turns) {
    if (say_refusal(table_.redo(who_.computer ? 2 * turns : turns))) return;
    board_changed_ = true;
    let_computer_move();
}

void dialogue::let_computer_move() {
    const position& p = table_.now().position();
    if (who_.computer != p.to_move() || p.is_over()) return;
    const computers_move chosen = who_.choose(table_);
    const std::string text = table_.written(chosen.where, table_.now().ply());
    std::string said = name_of_player(p.to_move()) + " plays " + text;
    if (!chosen.remark.empty()) said += " (" + chosen.remark + ')';
    messages_.push_back({said + '.', false});
    say_refusal(table_.play(text));
    board_changed_ = true;
}

bool dialogue::say_refusal(const std::optional<refused_sentence>& why) {
    if (why) messages_.push_back({*why, true});
    return why.has_value();
}

void dialogue::explain() {
    const setting& on = table_.on();
    std::string text = "A move is written in the notation \"";
    core::write(text, notation::name_of(on.notation), '"');
    if (!table_.is_over())
        core::write(text, ", such as ", example_move(table_.now().position(), on.notation));
    text +=
        ".\nSeveral on a line are played one after the other.\n"
        "  undo     take back the last move; undo 3 takes back three\n"
        "  redo     play again what was taken back\n"
        "  restart  begin anew\n"
        "  help, ?  say this\n"
        "  quit, q  end";
    if (!table_.program().empty()) text += "\n  program  show the game as the compiler reads it";
    std::string moves;
    draw::write_moves_left(moves, table_.now().position());
    moves.erase(0, moves.find_first_not_of(' '));
    if (!moves.empty()) text += "\n" + moves;
    messages_.push_back({text, false});
}

void dialogue::answer() {
    if (look_at_terminal().redraws) {
        draw_screen();
    } else {
        add_lines();
    }
    messages_.clear();
    board_changed_ = false;
    to_.flush();
}

void dialogue::draw_screen() {
    const terminal screen = look_at_terminal();
    const auto in = [&](std::string how(std::string_view), std::string_view text) {
        return screen.colours ? how(text) : std::string(text);
    };
    const rules& r = table_.on().rules;
    const auto& moves = table_.now().moves();
    const square middle =
        moves.empty() ? square{.column = r.columns / 2, .row = r.rows / 2} : moves.back();
    const draw::window part = room_for(r, middle, who_.set.columns_wide, screen);
    const std::string board = drawn_board(part);

    core::write(to_, clear_screen, '\n', indented(in(bold, title())), "\n\n");
    core::write(to_, indented(screen.colours ? painted(board, who_.set) : board), '\n');
    if (const std::string aside = table_.aside(part); !aside.empty())
        core::write(to_, indented(in(dim, aside)), '\n');
    for (const message& m : messages_)
        core::write(to_, indented(m.is_refusal ? in(alarming, m.text) : m.text), '\n');
    if (table_.is_over()) core::write(to_, indented(in(bold, table_.standing())), '\n');
    core::write(to_, '\n', indented(prompt()));
}

void dialogue::add_lines() {
    if (std::exchange(is_new_, false)) core::write(to_, title(), '\n');
    for (const message& m : messages_) core::write(to_, m.text, '\n');
    if (board_changed_) core::write(to_, drawn_board(draw::whole(table_.on().rules)));
    const bool prompts = look_at_terminal().prompts;
    if (!prompts || table_.is_over()) core::write(to_, table_.standing(), '\n');
    if (prompts) core::write(to_, prompt());
}

std::string dialogue::title() const {
    std::string result = name_of_rules(table_.on().rules);
    std::string numbers;
    notation::print_rules(numbers, starting_with(first, table_.on().rules));
    if (numbers != result) result += ", " + numbers;
    core::write(result, ": first is ", who_.set.first, ", second is ", who_.set.second);
    if (who_.computer) core::write(result, ", you are ", name_of(other(*who_.computer)));
    return result + '.';
}

std::string dialogue::prompt() const {
    if (table_.is_over()) return "undo, restart or quit: ";
    const notation::kind k = table_.on().notation;
    std::string result = table_.standing();
    if (result.ends_with('.')) result.pop_back();
    core::write(result, " (", notation::name_of(k), ", such as ");
    core::write(result, example_move(table_.now().position(), k), "; or help): ");
    return result;
}

std::string dialogue::drawn_board(const draw::window& part) const {
    const game& g = table_.now();
    // In a game that was won, the line stands out, and the last move is in it.
    const bool won = winner_of(g.position().outcome()) != mark::none;
    const square last = g.moves().empty() || won ? draw::nowhere : g.moves().back();
    return table_.board({.set = who_.set, .marked = last}, part);
}

}  // namespace inarow::app
