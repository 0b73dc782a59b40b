// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/labels.hpp>
#include <inarow/draw/report.hpp>
#include <inarow/ui/copy.hpp>
#include <inarow/ui/sentence.hpp>
#include <inarow/ui/state_text.hpp>

#include <string>
#include <string_view>

/// A state as JSON, with all that a page shows of it, so that the page decides nothing.
namespace inarow::inline v0::ui {

namespace detail {

/// Writes a list, `[1,2]`, of whatever `write` writes of each of some values.
void write_json_list(core::sink auto& to, const auto& values, auto write) {
    core::write(to, '[');
    bool is_next = false;
    for (const auto& value : values) {
        if (is_next) core::write(to, ',');
        write(value);
        is_next = true;
    }
    core::write(to, ']');
}

/// Writes one view, key by key.
template <core::sink Sink>
class view_writer {
public:
    view_writer(Sink& to, const state& of, std::string_view refusal)
        : to_{to}, of_{of}, at_{of.position()}, refusal_{refusal} {}

    void write() const {
        put('{');
        text("state", [&](auto& text) { print_state(text, of_); });
        text("line", [&](auto& text) { print_line(text); });
        rules();
        board();
        moves();
        standing();
        settings();
        put("\"refusal\":");
        if (refusal_.empty()) {
            put("null");
        } else {
            draw::write_json_string(to_, refusal_);
        }
        put('}');
    }

private:
    void put(const auto&... parts) const { (core::write(to_, parts), ...); }
    void text(std::string_view key, auto write) const {
        std::string value;
        write(value);
        put('"', key, "\":");
        draw::write_json_string(to_, value);
        put(',');
    }
    void flag(std::string_view key, bool value) const {
        put('"', key, "\":", value ? "true" : "false", ',');
    }
    void number(std::string_view key, int value) const { put('"', key, "\":", value, ','); }

    /// The position, as it is asked about: whatever its settings, the same position is the same.
    void print_line(core::sink auto& to) const {
        state bare{.game = of_.game, .undone = {}, .is_started = true, .refused = {}};
        print_state(to, bare);
    }
    void rules() const {
        const inarow::rules& r = of_.rules();
        text("rules", [&](auto& text) { notation::print_rules(text, starting_with(first, r)); });
        text("name", [&](auto& text) { notation::print_rules_name(text, r); });
        number("columns", r.columns);
        number("rows", r.rows);
        number("run", r.run);
        flag("drops", r.gravity == drop);
    }
    void board() const {
        const inarow::rules& r = of_.rules();
        put("\"board\":\"");
        for (int row = 0; row < r.rows; ++row) notation::print_row(to_, at_, row);
        put("\",\"column_names\":[");
        for (int i = 0; i < r.columns; ++i)
            put(i == 0 ? "\"" : ",\"", column_label(r, draw::coordinates::as_played, i), '"');
        put("],\"row_names\":[");
        for (int i = 0; i < r.rows; ++i)
            put(i == 0 ? "\"" : ",\"", row_label(r, draw::coordinates::as_played, i), '"');
        put("],\"available\":");
        squares(at_.available_moves());
        put(",\"winning_line\":");
        squares(at_.winning_line());
        put(",\"last\":");
        if (of_.game.ply() == 0) {
            put("null,");
        } else {
            put(index_of(r, of_.game.moves().back()), ',');
        }
    }
    void squares(const auto& some) const {
        write_json_list(to_, some, [&](square s) { put(index_of(of_.rules(), s)); });
    }
    void moves() const {
        player mover = of_.rules().starts;
        std::vector<square> all(of_.game.moves().begin(), of_.game.moves().end());
        all.insert(all.end(), of_.undone.rbegin(), of_.undone.rend());
        put("\"moves\":");
        write_json_list(to_, all, [&](square s) {
            put("{\"text\":\"");
            notation::print(to_, notation::default_for(of_.rules()), of_.rules(), s, mover);
            put("\",\"square\":", index_of(of_.rules(), s), ",\"by\":\"", name_of(mover), "\"}");
            mover = other(mover);
        });
        put(',');
        number("ply", of_.game.ply());
    }
    void standing() const {
        flag("is_started", of_.is_started);
        flag("is_over", at_.is_over());
        text("to_move", [&](auto& text) { core::write(text, name_of(at_.to_move())); });
        text("outcome", [&](auto& text) { core::write(text, name_of(at_.outcome())); });
        text("standing", [&](auto& text) { draw::write_standing(text, at_); });
        flag("waits_for_computer", of_.waits_for_computer());
        flag("waits_for_person", of_.is_started && !at_.is_over() &&
                                     of_.controller_of(at_.to_move()) == controller::person);
        flag("can_undo", of_.game.ply() > 0);
        flag("can_redo", !of_.undone.empty());
        flag("offers_reset", of_.offers_reset());
    }
    void settings() const {
        text("starter", [&](auto& text) { core::write(text, name_of(of_.starter)); });
        for (const player side : {first, second})
            text(name_of(side),
                 [&](auto& text) { core::write(text, name_of(of_.controller_of(side))); });
        flag("has_hints", of_.has_hints);
        put("\"copies\":[");
        bool is_next = false;
        for (std::size_t i = 0; i < copy_names.size(); ++i) {
            if (!can_copy(static_cast<copy>(i), of_.rules())) continue;
            put(is_next ? ",\"" : "\"", copy_names.at(i), '"');
            is_next = true;
        }
        put("],");
    }

    Sink& to_;            // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const state& of_;     // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const position& at_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::string_view refusal_;
};

}  // namespace detail

/// Writes a state as one line of JSON: its text, the board as X, O and . from the top left, what
/// can be played, how the game stands, the settings, and why the last action was refused. Squares
/// are numbers, row by row from the top.
void write_view(core::sink auto& to, const state& of, std::string_view why_refused) {
    detail::view_writer(to, of, why_refused).write();
}
void write_view(core::sink auto& to, const state& of) { write_view(to, of, sentence(of)); }

}  // namespace inarow::inline v0::ui
