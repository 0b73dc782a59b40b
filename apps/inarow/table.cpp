// SPDX-License-Identifier: BSL-1.0
#include "table.hpp"

#include <inarow/draw/sentence.hpp>
#include <inarow/notation/notation.hpp>

namespace inarow::app {

std::optional<refused_sentence> table::play(std::string_view text) {
    const auto where = decide(move_text(text, on_.notation));
    if (!where) return where.error();
    (void)now_.apply(*where);
    undone_.clear();
    return std::nullopt;
}

std::optional<refused_sentence> table::undo(int count) {
    if (auto refused = decide_take_back(count)) return refused;
    for (; count > 0; --count) {
        undone_.push_back(now_.moves().back());
        (void)now_.undo();
    }
    return std::nullopt;
}

std::optional<refused_sentence> table::redo(int count) {
    if (undone_.empty()) return "There is nothing to redo: no move was taken back.";
    for (; count > 0 && !undone_.empty(); --count) {
        (void)now_.apply(undone_.back());
        undone_.pop_back();
    }
    look_again();
    return std::nullopt;
}

void table::restart(const setting& on) {
    on_ = on;
    now_ = game(on.start<dynamic>());
    undone_.clear();
    look_again();
}

std::string table::board(const draw::style& look, const draw::window& part) const {
    std::string result;
    draw::board(result, now_.position(), look, part);
    return result;
}

std::string table::aside(const draw::window& part) const {
    std::string result;
    if (part != draw::whole(on_.rules))
        core::write(result, "Part of the board, which has ", on_.rules.columns, " columns and ",
                    on_.rules.rows, " rows.");
    return result;
}

std::string table::standing() const {
    std::string result;
    draw::write_standing(result, now_.position());
    return result;
}

std::string table::written(square s, int ply) const {
    const player now = now_.position().to_move();
    const player mover = (now_.ply() - ply) % 2 == 0 ? now : other(now);
    std::string result;
    notation::print(result, on_.notation, on_.rules, s, mover);
    return result;
}

std::expected<square, refused_sentence> table::decide(const move_text& entry) {
    const auto where = resolve(now_.position(), entry);
    if (where) return *where;
    return std::unexpected(std::string(draw::sentence(on_.rules, where.error(), entry).view()));
}

std::optional<refused_sentence> table::decide_take_back(int count) {
    const auto earlier = now_.take_back(count);
    if (earlier) return std::nullopt;
    return std::string(draw::refusal_sentence(earlier.error()).view());
}

}  // namespace inarow::app
