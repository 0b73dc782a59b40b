// SPDX-License-Identifier: BSL-1.0
#include "play_screen.hpp"

#include <inarow/notation/notation.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/ui/export.hpp>
#include <inarow/ui/import.hpp>
#include <inarow/ui/messages.hpp>
#include <inarow/ui/state_text.hpp>

#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/printable.hpp"
#include "platform/charset.hpp"

#include <algorithm>
#include <filesystem>
#include <span>
#include <system_error>
#include <utility>

namespace inarow::app::screen {
namespace {

namespace files = std::filesystem;

/// The kind of document to save in a file, by the extension of its name.
ui::document document_of(const files::path& path) {
    if (path.extension() == ".sgf") return ui::document::sgf;
    if (path.extension() == ".svg") return ui::document::svg;
    return ui::document::state;
}

/// Returns a sentence about what is lost if the game that was read from a file overwrites the file.
/// The sentence begins with a space. The result is empty if nothing is lost.
std::string loss_of(const ui::imported& read) {
    if (read.games > 1)
        return " It contains " + std::to_string(read.games) + " games, not only this one.";
    const bool is_part =
        std::ranges::any_of(read.warnings, notation::is_loss, &notation::record_warning::kind);
    return is_part ? " Some parts of it were not read." : "";
}

square middle_of(const rules& r) { return {.column = (r.columns - 1) / 2, .row = r.rows / 2}; }

}  // namespace

play_screen::play_screen(session_settings& settings, canvas& onto)
    : settings_{settings},
      canvas_{onto},
      state_{initial_state(settings)},
      cursor_{middle_of(state_.rules())},
      thinker_{settings} {}

void play_screen::run() {
    constexpr auto while_busy = std::chrono::milliseconds(40);
    constexpr auto for_ever = std::chrono::hours(1);
    start_game();
    while (!is_done_) {
        think();
        draw();
        handle(canvas_.next(thinker_.is_busy() ? while_busy : for_ever));
    }
    thinker_.stop();
}

void play_screen::start_game() {
    (void)act(ui::start{settings_.toss()});
    settings_.set_book(game_rules());
    cursor_ = middle_of(game_rules());
    message_ = {};
}

void play_screen::think() {
    thinker_.resume(state_, has_review_);
    const auto found = thinker_.take_move();
    if (!found) return;
    const player mover = state_.position().to_move();
    std::string name;
    notation::print(name, notation::kind::any, game_rules(), found->where, mover);
    std::string said = "The computer plays " + name;
    if (!found->note.empty()) said += " (" + found->note + ')';
    if (act(ui::play{move_text(name), ui::controller::computer})) say(said + '.');
    thinker_.resume(state_, has_review_);
}

bool play_screen::act(const ui::action& action) {
    thinker_.stop();
    message_ = {};
    typed_.clear();
    state_ = reduce(std::move(state_), action);
    if (state_.refused) refuse(std::string(sentence(state_).view()));
    return !state_.refused;
}

void play_screen::handle(const event& e) {
    const bool is_of_person =
        e.key != key::none && e.key != key::resize && e.key != key::terminal_is_gone;
    if (e.key == key::control && e.character == 'l') {
        canvas_.redraw();
        return;
    }
    if (is_of_person && std::exchange(has_help_, false)) {
        canvas_.redraw();
        return;
    }
    if (is_of_person && dialog_) {
        handle_in_dialog(e);
        return;
    }
    switch (e.key) {
        case key::character: choose_by_name(e.character); break;
        case key::control: handle_command(e.character); break;
        case key::up: move_cursor(0, -1); break;
        case key::down: move_cursor(0, 1); break;
        case key::left: has_review_ ? step(-1) : move_cursor(-1, 0); break;
        case key::right: has_review_ ? step(1) : move_cursor(1, 0); break;
        case key::home: step(-state_.plies()); break;
        case key::end: step(state_.plies()); break;
        case key::enter: play_chosen(); break;
        case key::backspace: (void)act(ui::undo{}); break;
        case key::escape:
            has_review_ = false;
            typed_.clear();
            break;
        case key::help: has_help_ = true; break;
        case key::mouse: click(e.place); break;
        case key::terminal_is_gone: is_done_ = true; break;
        case key::resize:
        case key::none: break;
    }
}

void play_screen::handle_command(char letter) {
    switch (letter) {
        case 'z': (void)act(ui::undo{}); break;
        case 'y': (void)act(ui::redo{}); break;
        case 't':
            if (may_search("Hints")) (void)act(ui::show_hints{!state_.has_hints});
            break;
        case 'r':
            if (may_search("Reviews")) has_review_ = !has_review_;
            break;
        case 'p': ask_opponent(); break;
        case 'n': ask_game(); break;
        case 's': ask_file_to_save(); break;
        case 'o': ask_file_to_open(); break;
        case 'g': has_help_ = true; break;
        case 'c':
        case 'q':
        case 'x': is_done_ = true; break;
        default: say("F1 shows the keys."); break;
    }
}

void play_screen::handle_in_dialog(const event& e) {
    const dialog_end end = take(*dialog_, e, entries_at_);
    if (end == dialog_end::open) return;
    // The box may have covered half of a two-column character, which some terminals then no longer
    // show.
    canvas_.redraw();
    // Removes the dialog first, because the answer may open another one.
    const dialog asked = *std::exchange(dialog_, std::nullopt);
    if (end == dialog_end::answered) asked.answered(asked.selected, asked.text);
}

bool play_screen::may_search(std::string_view what) {
    if (can_search(state_)) return true;
    refuse(std::string(what) + " are for boards of up to " + std::to_string(ui::max_page_side) +
           " columns and rows.");
    return false;
}

void play_screen::move_cursor(int columns, int rows) {
    typed_.clear();
    message_ = {};
    const rules& r = game_rules();
    cursor_.column = std::clamp(cursor_.column + columns, 0, r.columns - 1);
    cursor_.row = std::clamp(cursor_.row + rows, 0, r.rows - 1);
}

void play_screen::step(int plies) {
    (void)act(ui::jump{std::clamp(state_.game.ply() + plies, 0, state_.plies())});
}

void play_screen::choose_by_name(char typed) {
    if (typed == ' ') {
        play_chosen();
        return;
    }
    message_ = {};
    typed_ += core::lower(typed);
    if (choose_square(typed_)) return;
    // With the previous characters, this character is not part of a name. Therefore, the character
    // starts a new name.
    typed_ = std::string(1, core::lower(typed));
    if (choose_square(typed_)) return;
    refuse("There is no column or row " + in_quotes(typed_) + " here.");
    typed_.clear();
}

bool play_screen::choose_square(std::string_view name) {
    const rules& r = game_rules();
    const std::size_t digits = std::min(name.find_first_of("0123456789"), name.size());
    const std::string_view letters = name.substr(0, digits);
    square named = cursor_;
    const auto find = [&](std::string_view wanted, int count, const auto& label_of) {
        for (int i = 0; i < count; ++i)
            if (label_of(i).view() == wanted) return i;
        return -1;
    };
    if (!letters.empty())
        named.column = find(letters, r.columns, [&](int i) {
            return draw::column_label(r, draw::coordinates::letters, i);
        });
    if (const std::string_view number = name.substr(digits); !number.empty()) {
        const bool is_column = moves_are_columns(r) && letters.empty();
        int& which = is_column ? named.column : named.row;
        which = find(number, is_column ? r.columns : r.rows, [&](int i) {
            return is_column ? draw::column_label(r, draw::coordinates::numbers, i)
                             : draw::row_label(r, draw::coordinates::as_played, i);
        });
    }
    if (named.column < 0 || named.row < 0) return false;
    cursor_ = named;
    return true;
}

void play_screen::click(place where) {
    const auto clicked = board_ ? board_->square_at(where) : std::nullopt;
    if (!clicked) return;
    cursor_ = *clicked;
    play_chosen();
}

void play_screen::play_chosen() {
    if (state_.offers_reply()) {
        (void)act(ui::resume{});
        return;
    }
    if (state_.waits_for_computer()) {
        refuse("It is the computer's turn.");
        return;
    }
    std::string name;
    const square where = chosen().value_or(cursor_);
    notation::print(name, notation::kind::any, game_rules(), where, state_.position().to_move());
    const ui::action move = ui::play{move_text(name), ui::controller::person};
    if (act(move)) state_ = with_undone_reply(std::move(state_));
}

std::optional<square> play_screen::chosen() const {
    const position& p = state_.position();
    if (p.is_over() || state_.controller_of(p.to_move()) != ui::controller::person)
        return std::nullopt;
    if (!moves_are_columns(game_rules())) return cursor_;
    std::optional<square> landing;
    p.for_each_move([&](square s) {
        if (s.column == cursor_.column) landing = s;
    });
    return landing;
}

void play_screen::ask_opponent() {
    std::vector<std::string> entries = {"Nobody: two people play", "The computer, random moves"};
    for (int i = solve::level::min; i <= solve::level::max; ++i)
        entries.push_back("The computer, level " + std::to_string(i) +
                          (i == solve::level::min   ? ": a beginner"
                           : i == solve::level::max ? ": the strongest"
                                                    : ""));
    dialog_ = dialog{.title = "Who is your opponent?",
                     .entries = std::move(entries),
                     .answered = [this](std::size_t entry, const std::string&) {
                         if (entry == 0) {
                             set_opponent(std::nullopt);
                             return;
                         }
                         if (entry == 1) {
                             ask_side(std::nullopt, true);
                             return;
                         }
                         const auto number = static_cast<long long>(entry) - 1;
                         ask_side(solve::level::create(number).value(), false);
                     }};
}

void play_screen::ask_side(const std::optional<solve::level>& level, bool at_random) {
    dialog_ = dialog{.title = "Who are you?",
                     .entries = {"first (" + std::string(glyphs().first) + ')',
                                 "second (" + std::string(glyphs().second) + ')'},
                     .answered = [this, level, at_random](std::size_t entry, const std::string&) {
                         const player computer = entry == 0 ? second : first;
                         if (level) (void)act(ui::choose_level{computer, *level});
                         settings_.at_random = at_random;
                         set_opponent(computer);
                     }};
}

void play_screen::set_opponent(std::optional<player> computer) {
    for (const player side : {first, second})
        (void)act(ui::choose_controller{
            side, side == computer ? ui::controller::computer : ui::controller::person});
}

void play_screen::ask_game() {
    std::vector<std::string> entries = {"The same again"};
    for (const auto& [name, meant] : notation::rules_by_name) entries.emplace_back(name);
    entries.emplace_back("Another board ...");
    const std::size_t last = entries.size() - 1;
    dialog_ = dialog{.title = "A new game",
                     .entries = std::move(entries),
                     .answered = [this, last](std::size_t entry, const std::string&) {
                         if (entry == last) {
                             ask_rules();
                             return;
                         }
                         if (entry > 0) {
                             choose_rules(notation::rules_by_name[entry - 1].rules);
                             return;
                         }
                         (void)act(ui::reset{});
                         start_game();
                     }};
}

void play_screen::ask_rules() {
    dialog_ = dialog{.title = "Columns x rows / run, such as 8x8/5 or 9x7/4/drop",
                     .answered = [this](std::size_t, const std::string& text) {
                         board_arguments board;
                         board.rules = text;
                         try {
                             choose_rules(read_setup(board).rules);
                         } catch (const failure& why) {
                             // Removes the name of the option from the sentence, because the person
                             // did not type it.
                             constexpr std::string_view option = "--rules ";
                             const bool names_it = why.sentence.starts_with(option);
                             refuse(why.sentence.substr(names_it ? option.size() : 0));
                         }
                     }};
}

void play_screen::choose_rules(const rules& r) {
    (void)act(ui::reset{});
    if (act(ui::choose_rules{r})) start_game();
}

void play_screen::ask_file_to_save() {
    dialog_ = dialog{.title = "Save as (.sgf: SGF, .svg: a picture, else text)",
                     .text = "game.txt",
                     .answered = [this](std::size_t, const std::string& path) {
                         std::error_code none;
                         if (!files::exists(path, none)) {
                             save(path);
                             return;
                         }
                         dialog_ = dialog{
                             .title = in_quotes(path) + " already exists." +
                                      (path == opened_.path ? opened_.loss : ""),
                             .entries = {"Keep it", "Replace it"},
                             .answered = [this, path](std::size_t entry, const std::string&) {
                                 if (entry == 1) save(path);
                             }};
                     }};
}

void play_screen::save(const std::string& path) {
    const ui::document what = document_of(path);
    if (!ui::export_format(what).supports(game_rules())) {
        refuse("SGF has no letters for a board as large as this one.");
        return;
    }
    std::string text;
    ui::export_as(text, what, state_);
    if (what == ui::document::state) text += '\n';
    try {
        output_file(path).write(std::as_bytes(std::span(text)));
        if (path == opened_.path) opened_ = {};
        say("Saved in " + in_quotes(path) + '.');
    } catch (const failure& why) {
        refuse(why.sentence);
    }
}

void play_screen::ask_file_to_open() {
    dialog_ = dialog{.title = "Open",
                     .text = "game.txt",
                     .answered = [this](std::size_t, const std::string& path) { open(path); }};
}

void play_screen::open(const std::string& path) {
    constexpr std::size_t max_bytes = 1 << 20;
    std::string text;
    try {
        text = read_file(path, max_bytes);
    } catch (const failure& why) {
        refuse(why.sentence);
        return;
    }
    thinker_.stop();
    const std::string charset = notation::charset_of(text);
    const auto decoded = charset == "UTF-8" ? text : platform::to_utf8(text, charset);
    auto read = ui::import_game(decoded.value_or(text), state_);
    if (!read) {
        refuse(printable(ui::sentence(in_quotes(path), read.error()).view()));
        return;
    }
    const bool keeps_players =
        read->state.controllers == state_.controllers && read->state.levels == state_.levels;
    settings_.at_random = settings_.at_random && keeps_players;
    state_ = std::move(read->state);
    opened_ = {.path = path, .loss = loss_of(*read)};
    if (!state_.is_started) (void)act(ui::start{settings_.toss()});
    settings_.set_book(game_rules());
    cursor_ = middle_of(game_rules());
    std::string said = "Opened " + in_quotes(path) + '.';
    if (!decoded && charset != "ISO-8859-1")
        said += " The encoding " + in_quotes(charset) + " is not supported.";
    for (const auto& notice : ui::notices(*read)) said += ' ' + printable(notice.view());
    say(std::move(said));
}

}  // namespace inarow::app::screen
