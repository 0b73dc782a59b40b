// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/plot.hpp>
#include <inarow/messages/annotation.hpp>
#include <inarow/messages/game_value.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/notation/rules_text.hpp>

#include "play_screen.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace inarow::app::screen {
namespace {

constexpr int min_rows = 14;
constexpr int min_columns = 30;
constexpr int margin = 2;
constexpr int other_rows = 8;  ///< title, lines below the board, keys; two are free
constexpr int columns_of_review = 38;

/// The lines of a text, broken between words, each at most `columns` wide.
std::vector<std::string> wrapped_lines(std::string_view text, int columns) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t size = text.find('\n');
        std::string_view line = text.substr(0, size);
        text.remove_prefix(size == std::string_view::npos ? text.size() : size + 1);
        while (width_of(line) > columns) {
            std::size_t end = line.rfind(' ', static_cast<std::size_t>(columns));
            if (end == std::string_view::npos || end == 0) end = static_cast<std::size_t>(columns);
            lines.emplace_back(line.substr(0, end));
            line.remove_prefix(std::min(end + 1, line.size()));
        }
        lines.emplace_back(line);
    }
    return lines;
}

/// Returns a score as shown in a square: "+3", "=" or "-12". If the exact score is unknown, returns
/// only its sign. If the sign is also unknown, returns "?".
std::string short_score(const solve::bounds& known) {
    if (known.lower == 0 && known.upper == 0) return "=";
    if (!is_exact(known)) return known.lower > 0 ? "+" : known.upper < 0 ? "-" : "?";
    return (known.lower > 0 ? "+" : "") + std::to_string(known.lower);
}

style style_of(const solve::bounds& known, bool is_best) {
    if (is_best) return style::selected;
    if (known.lower > 0) return style::good;
    if (known.upper < 0) return style::bad;
    return is_exact(known) ? style::level : style::dim;
}

struct key_help {
    std::string_view key;
    std::string_view does;
};
constexpr std::array<key_help, 11> keys{{{"Enter", "play"},
                                         {"F1", "help"},
                                         {"^X", "quit"},
                                         {"^Z", "undo"},
                                         {"^Y", "redo"},
                                         {"^T", "hints"},
                                         {"^R", "review"},
                                         {"^P", "opponent"},
                                         {"^N", "new"},
                                         {"^S", "save"},
                                         {"^O", "open"}}};

constexpr std::array<key_help, 14> all_keys{
    {{"arrows", "choose a square"},
     {"letters, digits", "choose a square (b2, h12) or a column (4)"},
     {"Enter, Space", "make the chosen move; or click a square"},
     {"Ctrl-Z, Backspace", "undo moves, back to your own turn"},
     {"Ctrl-Y", "redo moves"},
     {"Home, End", "go to the start or the end of the game"},
     {"Ctrl-T", "hints: the score of every move, best ones marked"},
     {"Ctrl-R", "review all scores; left, right: back, forward"},
     {"Ctrl-P", "choose your opponent and its level"},
     {"Ctrl-N", "start a new game, with the same or other rules"},
     {"Ctrl-S, Ctrl-O", "save the game; open a game"},
     {"Esc", "leave a dialog or the review"},
     {"Ctrl-L", "redraw the screen"},
     {"Ctrl-X, Ctrl-C", "quit"}}};

}  // namespace

std::string play_screen::with_glyphs(std::string text) const {
    for (const auto& [written, shown] :
         {std::pair<std::string_view, std::string_view>{"first (X)", glyphs().first},
          {"second (O)", glyphs().second}})
        for (std::size_t offset = 0; (offset = text.find(written, offset)) != std::string::npos;
             ++offset)
            text.replace(offset + written.size() - 2, 1, shown);
    return text;
}

draw::glyphs play_screen::glyphs() const {
    if (settings_.has_chosen_glyphs || !canvas_.has_unicode()) return settings_.glyphs;
    return moves_are_columns(game_rules()) && canvas_.has_emoji() ? draw::disc_emoji
                                                                  : draw::unicode;
}

void play_screen::draw() {
    canvas_.clear();
    canvas_.put_cursor({.row = -1});
    board_.reset();
    if (canvas_.rows() < min_rows || canvas_.columns() < min_columns) {
        canvas_.write({}, "This window is too small for a game:");
        canvas_.write({.row = 1}, std::to_string(min_columns) + " columns and " +
                                      std::to_string(min_rows) + " rows are needed.");
        canvas_.show();
        return;
    }
    draw_title();
    draw_lines();
    draw_keys();
    if (has_help_) {
        draw_help();
    } else {
        draw_board();
    }
    if (dialog_) entries_at_ = screen::draw(canvas_, *dialog_);
    canvas_.show();
}

std::string play_screen::name_of_player(player side) const {
    const std::string_view glyph = side == first ? glyphs().first : glyphs().second;
    std::string result(glyph);
    const bool has_computer = core::contains(state_.controllers, ui::controller::computer);
    if (state_.controller_of(side) == ui::controller::person)
        return result.append(has_computer ? " you" : side == first ? " first" : " second");
    if (settings_.at_random) return result + " at random";
    return result + " level " + std::to_string(state_.level_of(side).number());
}

void play_screen::draw_title() {
    const auto columns = static_cast<std::size_t>(canvas_.columns());
    canvas_.write({}, std::string(columns, ' '), style::bar);
    std::string numbers;
    notation::print_rules(numbers, starting_with(first, game_rules()));
    const std::string name = name_of_rules(game_rules());
    const std::string title = ' ' + (name == numbers ? name : name + "  " + numbers);
    const std::string players = name_of_player(first) + "   " + name_of_player(second) + ' ';
    canvas_.write({}, title, style::bar);
    const int begin = canvas_.columns() - width_of(players);
    if (begin > width_of(title)) canvas_.write({.row = 0, .column = begin}, players, style::bar);
}

bool play_screen::is_tight() const {
    return board_area::min_rows(game_rules()) > canvas_.rows() - other_rows;
}

square play_screen::center() const {
    if (const auto where = chosen()) return *where;
    square result = cursor_;
    const auto& moves = state_.game.moves();
    if (moves_are_columns(game_rules()) && !moves.empty()) result.row = moves.back().row;
    return result;
}

void play_screen::draw_board() {
    const int free = is_tight() ? 1 : 0;
    area room{.top_left = {.row = 2 - free, .column = margin},
              .rows = canvas_.rows() - other_rows + 2 * free,
              .columns = canvas_.columns() - 2 * margin};
    if (has_review_) {
        constexpr int min_board_columns = 24;
        const int left = room.columns - columns_of_review;
        if (left < min_board_columns) {
            draw_review(room);
            return;
        }
        draw_review({.top_left = {.row = 2, .column = margin + left + 1},
                     .rows = room.rows,
                     .columns = columns_of_review - 1});
        room.columns = left;
    }
    const auto& moves = state_.game.moves();
    const std::optional<square> where = chosen();
    board_.emplace(game_rules(), glyphs().columns_wide, center(), room);
    board_->draw(canvas_, {.shown = state_.position(),
                           .glyphs = glyphs(),
                           .has_unicode = canvas_.has_unicode(),
                           .chosen = where,
                           .last = moves.empty() ? draw::nowhere : moves.back(),
                           .scores = scores()});
    if (where) canvas_.put_cursor(board_->place_of(*where));
}

std::vector<board_content::score> play_screen::scores() const {
    const ui::hints* found = thinker_.hints();
    if (!state_.has_hints || found == nullptr) return {};
    const std::vector<bool> best = best_of(*found);
    std::vector<board_content::score> result;
    for (std::size_t i = 0; i < best.size(); ++i) {
        const ui::hint& h = found->all()[i];
        result.push_back({.where = h.where,
                          .text = short_score(h.score_bounds()),
                          .how = style_of(h.score_bounds(), best[i])});
    }
    return result;
}

std::string play_screen::known_of_chosen() const {
    const ui::hints* found = thinker_.hints();
    const auto where = chosen();
    if (!state_.has_hints || !where) return {};
    if (found == nullptr) return "Searching for hints ...";
    const rules& r = game_rules();
    for (std::size_t i = 0; i < found->all().size(); ++i) {
        const ui::hint& h = found->all()[i];
        if (h.where != *where) continue;
        std::string result = "Hint: ";
        notation::print(result, notation::kind::any, r, h.where, state_.position().to_move());
        result += ": ";
        ui::write_bounds_in_words(result, r, h.score_bounds(),
                                  r.squares() - state_.position().stones());
        if (best_of(*found)[i]) result += ", best";
        return result + (found->is_done() ? "." : "; the search is still running.");
    }
    return {};
}

std::string play_screen::turn_text() const {
    std::string result;
    messages::write_turn_text(result, state_.position());
    if (state_.waits_for_computer()) result += " The computer is thinking ...";
    if (!state_.undone.empty())
        result += " Ply " + std::to_string(state_.game.ply()) + " of " +
                  std::to_string(state_.plies()) + '.';
    if (state_.offers_reply()) result += " Enter lets the computer move.";
    return result;
}

void play_screen::draw_lines() {
    int row = canvas_.rows() - (is_tight() ? 5 : 6);
    const int last = row + 2;
    const int columns = canvas_.columns() - 2 * margin;
    canvas_.write({.row = row++, .column = margin}, with_glyphs(turn_text()), style::bold);
    const std::string text = message_.text.empty() ? known_of_chosen() : message_.text;
    for (const std::string& line : wrapped_lines(with_glyphs(text), columns)) {
        if (row > last) break;
        canvas_.write({.row = row++, .column = margin}, line,
                      message_.is_alarm ? style::alarm : style::plain);
    }
}

void play_screen::draw_keys() {
    place begin{.row = canvas_.rows() - 2, .column = 1};
    for (const auto& [key, does] : keys) {
        const int width = static_cast<int>(key.size() + does.size()) + 3;
        if (begin.column + width > canvas_.columns()) {
            begin = {.row = begin.row + 1, .column = 1};
            if (begin.row >= canvas_.rows()) return;
        }
        canvas_.write(begin, key, style::key);
        canvas_.write({.row = begin.row, .column = begin.column + width_of(key) + 1}, does);
        begin.column += width;
    }
}

void play_screen::draw_help() {
    int row = 2;
    for (const auto& [key, does] : all_keys) {
        if (row > canvas_.rows() - 7) return;
        canvas_.write({.row = row, .column = margin}, key, style::bold);
        canvas_.write({.row = row++, .column = margin + 19}, does);
    }
}

void play_screen::draw_review(const area& room) {
    const ui::review* found = thinker_.review();
    const auto write_lines = [&](int& row, std::string_view text, style how) {
        for (const std::string& line : wrapped_lines(text, room.columns)) {
            if (row >= room.top_left.row + room.rows) return;
            canvas_.write({.row = row++, .column = room.top_left.column}, line, how);
        }
    };
    int row = room.top_left.row;
    if (found == nullptr) {
        write_lines(row, "Searching the game ...", style::plain);
        return;
    }
    const solve::analysis<dynamic> all = found->known();
    std::string plot;
    draw::plot(plot, all,
               {.set = glyphs(), .columns = room.columns, .rows = room.rows > 14 ? 4 : 2});
    write_lines(row, plot, style::plain);

    const auto ply = static_cast<std::size_t>(state_.game.ply());
    if (ply > all.moves.size()) return;
    ++row;
    std::string text;
    if (ply > 0) {
        const auto& m = all.moves[ply - 1];
        core::write(text, "Move ", m.number, ", ");
        notation::print(text, notation::kind::any, game_rules(), m.where, m.mover);
        std::string annotation;
        messages::write_annotation(annotation, game_rules(), m);
        if (!annotation.empty()) core::write(text, ": ", annotation);
        if (m.judgment == solve::judgment::best) core::write(text, ": best");
        text += ".\n";
    }
    text += "Value: ";
    messages::write_game_value(text, state_.position(),
                               draw::score_after(all, static_cast<int>(ply)));
    write_lines(row, with_glyphs(text + '.'), style::bold);
    if (!found->is_done()) write_lines(row, "The search is still running.", style::dim);
}

}  // namespace inarow::app::screen
