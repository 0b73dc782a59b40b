// SPDX-License-Identifier: BSL-1.0
// What a page calls, in WebAssembly. Texts go in by `input` and come out by `output`, as UTF-8;
// nothing is decided here.

#include <inarow/solve/choice.hpp>
#include <inarow/ui/exchange.hpp>
#include <inarow/ui/hints.hpp>
#include <inarow/ui/review.hpp>

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#define INAROW_EXPORT(name) extern "C" [[clang::export_name(#name)]] auto name

namespace {

using namespace inarow;

/// What is kept from one call to the next. A page calls one at a time.
struct engine {
    std::string input;
    std::string output;
    solve::solver by{{.bytes = std::size_t{32} << 20}};
    std::vector<std::byte> book;
    std::optional<ui::hints> hints;
    std::optional<ui::review> review;

    [[nodiscard]] std::string_view first_text(std::size_t size) const {
        return std::string_view(input).substr(0, size);
    }
    [[nodiscard]] std::string_view second_text(std::size_t size) const {
        return std::string_view(input).substr(size);
    }
};

engine& the() {
    static engine only;
    return only;
}

}  // namespace

// Room for so many bytes, where the caller puts one text, or one and right after it a second.
INAROW_EXPORT(input)(std::size_t size)->char* {
    the().input.resize(size);
    return the().input.data();
}
INAROW_EXPORT(output)()->const char* { return the().output.data(); }
INAROW_EXPORT(output_size)()->std::size_t { return the().output.size(); }

// The view of a state's text.
INAROW_EXPORT(load)()->void {
    the().output.clear();
    ui::write_loaded(the().output, the().input);
}
// The view after an action; the state's text is that long.
INAROW_EXPORT(reduce)(std::size_t state_size)->void {
    the().output.clear();
    ui::write_reduced(the().output, the().first_text(state_size), the().second_text(state_size));
}
// A copy by its name; the state's text is that long.
INAROW_EXPORT(copy)(std::size_t state_size)->void {
    the().output.clear();
    ui::write_copied(the().output, the().first_text(state_size), the().second_text(state_size));
}

// Opens a book; whether it is one.
INAROW_EXPORT(use_book)()->bool {
    const std::string& bytes = the().input;
    const auto* const first = reinterpret_cast<const std::byte*>(bytes.data());
    the().book.assign(first, first + bytes.size());
    auto opened = solve::book::read(the().book);
    if (!opened) return false;
    the().by.use(*std::move(opened));
    return true;
}

// Asks for the scores of all moves; `go_on_with_hints` works at it.
INAROW_EXPORT(ask_hints)()->bool {
    const auto from = ui::parse_state(the().input);
    if (from) the().hints.emplace(ui::on_screen(from->game).position());
    return from.has_value();
}
// Asks for a review of the game, with so many milliseconds for each position.
INAROW_EXPORT(ask_review)(int milliseconds)->bool {
    const auto from = ui::parse_state(the().input);
    if (!from) return false;
    const auto earlier = std::exchange(the().review, std::nullopt);
    the().review.emplace(from->game, std::chrono::milliseconds(milliseconds),
                         earlier ? &*earlier : nullptr);
    return true;
}
// Works at what was asked for, for a moment; the output is what is known. Whether that is all.
INAROW_EXPORT(go_on_with_hints)()->bool {
    the().output.clear();
    if (!the().hints) return true;
    the().hints->go_on(the().by);
    ui::write_hints(the().output, *the().hints);
    return the().hints->are_answered();
}
INAROW_EXPORT(go_on_with_review)()->bool {
    the().output.clear();
    if (!the().review) return true;
    the().review->go_on(the().by);
    ui::write_review(the().output, *the().review);
    return the().review->is_done();
}

// A move for who is to move, within so many milliseconds: {"move": "4", "is_proven": true}.
INAROW_EXPORT(choose)(int milliseconds)->bool {
    the().output.clear();
    const auto from = ui::parse_state(the().input);
    if (!from || from->position().is_over()) return false;
    const ui::screen_game game = ui::on_screen(from->game);
    const auto& at = game.position();
    const auto found = solve::choose(at, the().by, std::chrono::milliseconds(milliseconds));
    std::string& to = the().output;
    core::write(to, "{\"move\":\"");
    notation::print(to, notation::default_for(at.rules()), at.rules(), found.where, at.to_move());
    core::write(to, "\",\"is_proven\":", found.proven ? "true" : "false", '}');
    return true;
}
