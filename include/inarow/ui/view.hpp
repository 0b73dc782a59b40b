// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/draw/board_style.hpp>
#include <inarow/draw/labels.hpp>
#include <inarow/json/writer.hpp>
#include <inarow/ui/export.hpp>
#include <inarow/ui/messages.hpp>
#include <inarow/ui/player_names.hpp>
#include <inarow/ui/reduce.hpp>
#include <inarow/ui/rules_sentence.hpp>
#include <inarow/ui/state_text.hpp>
#include <inarow/ui/status_line.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Writes a state as JSON. The JSON contains everything that a page shows.
namespace inarow::inline v0::ui {

namespace detail {

/// Writes a view, member by member.
template <core::sink Sink>
class view_writer {
public:
    view_writer(Sink& out, const state& s, std::string_view refusal_text,
                std::span<const sentence_text> notices, int games, const page_phrases& texts)
        : json_(out),
          state_{s},
          position_{s.position()},
          refusal_{refusal_text},
          notices_{notices},
          games_{games},
          texts_{texts} {}

    void write() {
        json_.begin_object();
        json_.string_member("state", [&](auto& out) { print_state(out, state_); });
        // Omits the settings, so that the engine receives equal texts for equal games.
        json_.string_member("shown_game", [&](auto& out) {
            print_started_game(out, state_.game, state_.game.moves());
        });
        json_.string_member(
            "whole_game", [&](auto& out) { print_started_game(out, state_.game, state_.moves()); });
        rules();
        board();
        moves();
        variations();
        properties();
        status();
        settings();
        json_.key("notices");
        json_.array(notices_, [&](const sentence_text& notice) { json_.value(notice.view()); });
        json_.member("games", games_);
        json_.member("refusal", refusal_.empty() ? std::nullopt : std::optional(refusal_));
        json_.end_object();
    }

private:
    /// Writes a sentence to a string first, and not directly to the JSON, so that the program
    /// contains only one copy of the functions that write sentences.
    void sentence_member(std::string_view name, const auto& write_sentence) {
        sentence_text text;
        write_sentence(text);
        json_.member(name, text.view());
    }
    void rules() {
        // Writes the rules with the first player as the starter, because the page sets the starter
        // separately.
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = state_.rules();
        const inarow::rules& r = state_.rules();
        json_.string_member(
            "rules", [&](auto& out) { notation::print_rules(out, starting_with(first, r)); });
        json_.string_member("name", [&](auto& out) { notation::print_rules_name(out, r); });
        sentence_member("rules_sentence",
                        [&](sentence_text& out) { write_rules_sentence(out, r, texts_); });
        json_.member("columns", columns);
        json_.member("rows", rows);
        json_.member("run", run);
        json_.member("gravity", gravity_names, gravity);
        json_.member("length", line_length_names, length);
        json_.member("convention", convention_names, convention);
        json_.member("edges", edges_names, edges);
        json_.member("style", draw::detail::board_style_names, draw::board_style_of(r));
        json_.key("player_names");
        json_.array(std::array{first, second},
                    [&](player side) { json_.value(player_name(texts_, r, side)); });
    }
    void board() {
        const inarow::rules& r = state_.rules();
        json_.string_member("board", [&](auto& out) {
            for (int row = 0; row < r.rows; ++row) notation::detail::print_row(out, position_, row);
        });
        json_.key("column_names");
        json_.array(r.columns, [&](int i) {
            json_.value(column_label(r, draw::coordinates::as_played, i).view());
        });
        json_.key("row_names");
        json_.array(r.rows, [&](int i) {
            json_.value(row_label(r, draw::coordinates::as_played, i).view());
        });
        json_.key("available");
        json_.array(position_.available_moves(),
                    [&](square s) { move_object(s, position_.to_move(), false); });
        json_.key("move_texts");
        json_.array(r.squares(), [&](int i) {
            json_.string([&](auto& out) { move_text(out, square_at(r, i), position_.to_move()); });
        });
        std::vector<int> star_points;
        if (draw::board_style_of(r) == draw::board_style::stones)
            for (int i = 0; i < r.squares(); ++i)
                if (draw::is_star_point(r, square_at(r, i))) star_points.push_back(i);
        json_.key("star_points");
        json_.array(star_points, [&](int i) { json_.value(i); });
        json_.key("decisive_line");
        json_.array(position_.decisive_line(), [&](square s) { json_.value(index_of(r, s)); });
        json_.member("last", state_.game.ply() == 0
                                 ? std::nullopt
                                 : std::optional(index_of(r, state_.game.moves().back())));
    }
    void move_text(auto& out, square s, player mover) {
        notation::print(out, notation::kind::any, state_.rules(), s, mover);
    }
    void move_object(square s, player mover, bool names_player) {
        json_.begin_object();
        json_.string_member("text", [&](auto& out) { move_text(out, s, mover); });
        json_.member("square", index_of(state_.rules(), s));
        if (names_player) json_.member("mover", player_names, mover);
        json_.end_object();
    }
    void moves() {
        json_.key("moves");
        json_.array(state_.moves(), [&, ply = 0](square s) mutable {
            move_object(s, state_.game.mover(ply++), true);
        });
        json_.member("ply", state_.game.ply());
    }
    void variations() {
        const auto all = state_.variations.with(state_.moves());
        json_.member("variation", state_.variations.number());
        json_.key("variations");
        std::vector<int> depths{0};
        const auto main = [&] { variation(1, all.front(), 0, 0); };
        json_.array(main, std::span(all).subspan(1), [&](const ui::variation& one) {
            const std::size_t i = depths.size();
            const std::size_t parent = closest_to(one, all, i);
            depths.push_back(depths[parent] + 1);
            variation(static_cast<int>(i) + 1, one, depths[i], shared_plies(all[parent], one));
        });
    }
    /// Writes a variation, starting with the first move that it does not share with an earlier
    /// variation.
    void variation(int number, const ui::variation& one, int depth, std::size_t first_ply) {
        json_.begin_object();
        json_.member("number", number);
        json_.member("depth", depth);
        json_.member("first_ply", static_cast<int>(first_ply));
        json_.member("shown_plies", static_cast<int>(shared_plies(one, state_.moves())));
        json_.key("moves");
        json_.array(std::span(one).subspan(first_ply),
                    [&, ply = static_cast<int>(first_ply)](square s) mutable {
                        move_object(s, state_.game.mover(ply++), true);
                    });
        json_.end_object();
    }
    void properties() {
        const auto& made = state_.game.moves();
        json_.member("comment", std::string_view(text_of(
                                    state_.properties, {made.begin(), made.end()}, comment_code)));
        json_.key("about");
        json_.begin_object();
        for (std::size_t i = 0; i < game_property_names.size(); ++i)
            json_.member(
                game_property_names.names[i],
                std::string_view(text_of(state_.properties, {}, game_property_codes.names[i])));
        json_.end_object();
    }
    void status() {
        json_.member("is_started", state_.is_started);
        json_.member("is_over", position_.is_over());
        json_.member("to_move", player_names, position_.to_move());
        json_.member("outcome", outcome_names, position_.outcome());
        sentence_member("turn_text", [&](sentence_text& out) {
            messages::write_turn_text(out, position_, with_player_names(texts_, state_.rules()));
        });
        sentence_member("status_line",
                        [&](sentence_text& out) { write_status_line(out, state_, texts_); });
        json_.member("waits_for_computer", state_.waits_for_computer());
        json_.member("waits_for_person", state_.waits_for_person());
        json_.member("can_undo", state_.game.ply() > 0);
        json_.member("can_redo", !state_.undone.empty());
        json_.member("offers_reply", state_.offers_reply());
        json_.member("offers_reset", state_.offers_reset());
    }
    void settings() {
        json_.member("starter", starter_names, state_.starter);
        for (const player side : {first, second})
            json_.member(name_of(side), controller_names, state_.controller_of(side));
        json_.member("first_level", state_.level_of(first).number());
        json_.member("second_level", state_.level_of(second).number());
        json_.member("has_hints", state_.has_hints);
        json_.string_member("series", [&](auto& out) {
            if (state_.series.id != 0) print_series(out, with_result(state_));
        });
        std::vector<export_format> formats;
        for (std::size_t i = 0; i < export_format::count; ++i)
            if (export_format(i).supports(state_.rules())) formats.emplace_back(i);
        json_.key("exports");
        json_.array(formats, [&](export_format format) {
            json_.begin_object();
            json_.member("name", format.name());
            json_.member("title", format.title(texts_));
            json_.end_object();
        });
    }

    json::writer<Sink> json_;
    const state& state_;        // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const position& position_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::string_view refusal_;
    std::span<const sentence_text> notices_;
    int games_;
    const page_phrases& texts_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace detail

/// Writes a state as one line of JSON. The line contains the text of the state, the settings, the
/// status of the game, the legal moves, and the text of a move to each square. The board is a text
/// of X, O and . from the top left. The line also contains the reason why the last action was
/// refused. For an imported game, it contains notices and the number of games in the imported text.
/// Squares are numbers in reading order.
void write_view(core::sink auto& out, const state& s, std::string_view refusal_text,
                std::span<const sentence_text> notices = {}, int games = 1,
                const page_phrases& texts = english<page_phrases>) {
    detail::view_writer(out, s, refusal_text, notices, games, texts).write();
}
void write_view(core::sink auto& out, const state& s,
                const page_phrases& texts = english<page_phrases>) {
    write_view(out, s, sentence(s, with_player_names(texts, s.rules())), {}, 1, texts);
}

}  // namespace inarow::inline v0::ui
