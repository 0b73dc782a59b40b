// SPDX-License-Identifier: BSL-1.0
#include "position_list.hpp"

#include "failure.hpp"
#include "interruptible.hpp"

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace inarow::python {
namespace {

/// A text, a position, or a board that games need not reach.
using item = std::variant<std::string_view, const position*, const layout*>;

/// Owns the positions and layouts that items point to, unless Python owns them.
struct kept_boards {
    std::deque<position> positions;
    std::deque<layout> layouts;
};

[[noreturn]] void refuse_missing_rules(std::string_view what) {
    throw failure("IllegalRules", "missing",
                  std::string(what) + " need `rules=`, such as \"connect-four\".");
}

std::string_view utf8_of(nb::handle object) {
    Py_ssize_t size = 0;
    const char* const text = PyUnicode_AsUTF8AndSize(object.ptr(), &size);
    if (text == nullptr) throw nb::python_error();
    return {text, static_cast<std::size_t>(size)};
}

bool is_board(nb::handle object) {
    return nb::isinstance<nb::list>(object) || nb::isinstance<nb::tuple>(object) ||
           nb::ndarray_check(object) || nb::hasattr(object, "__array__");
}

/// Converts an object into an item. Copies the position of a game, because the game may change
/// while the GIL is released.
item item_of(nb::handle object, std::size_t index, const board_format* format, kept_boards& kept) {
    if (nb::isinstance<nb::str>(object)) {
        if (format == nullptr) refuse_missing_rules("Positions as texts");
        return utf8_of(object);
    }
    if (nb::isinstance<position>(object)) return nb::cast<const position*>(object);
    if (nb::isinstance<game>(object)) {
        const nb::ft_object_guard guard(object);
        return &kept.positions.emplace_back(nb::cast<const game&>(object).position());
    }
    if (is_board(object)) {
        if (format == nullptr) refuse_missing_rules("Boards");
        const board_reader reader(object, *format, board_reader::count::one);
        return &kept.layouts.emplace_back(reader.layout_at(0));
    }
    const std::string sentence = "Position " + std::to_string(index) +
                                 " must be a text, a Position, a Game or a board, not " +
                                 nb::type_name(object.type()).c_str() + '.';
    throw nb::type_error(sentence.c_str());
}

std::string_view without_newline(std::string_view line) {
    while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

/// Converts a column of texts into a list. The column comes from Arrow, whose items are not
/// Python's, or is an array of NumPy.
nb::object as_list_of_texts(nb::handle column) {
    if (nb::hasattr(column, "to_pylist")) return column.attr("to_pylist")();
    if (!nb::ndarray_check(column) || !nb::hasattr(column, "dtype")) return {};
    const nb::object dtype = column.attr("dtype");
    if (!nb::hasattr(dtype, "kind")) return {};
    const std::string_view kind = utf8_of(dtype.attr("kind"));
    return kind == "U" || kind == "T" || kind == "O" ? column.attr("tolist")() : nb::object{};
}

}  // namespace

position_list::position_list(nb::handle positions, const std::optional<rules_argument>& rules,
                             notation::kind k, const board_arguments& boards)
    : boards_{
          .values = checked(boards.values), .relative = boards.relative, .layout = boards.layout} {
    if (rules) rules_ = rules_of(*rules);
    if (nb::isinstance<nb::str>(positions) || nb::isinstance<nb::bytes>(positions))
        throw nb::type_error("The positions must be a list of texts, not one text.");
    if (boards_.layout) (void)layout_named(boards_.layout->name);
    if (const nb::object texts = as_list_of_texts(positions); texts.is_valid()) {
        take_items(texts, k);
    } else if (nb::ndarray_check(positions)) {
        take_array(positions);
    } else {
        take_items(positions, k);
    }
}

board_format position_list::format() const {
    board_format result{.rules = *rules_, .values = boards_.values, .relative = boards_.relative};
    if (!boards_.layout) return result;
    result.layout = std::make_shared<array_layout>(*rules_, layout_named(boards_.layout->name));
    result.values = {0, 1, 2};
    return result;
}

void position_list::take_array(nb::handle positions) {
    if (!rules_) refuse_missing_rules("Arrays of boards");
    const auto boards =
        std::make_shared<board_reader>(positions, format(), board_reader::count::many);
    size_ = boards->size();
    read_ = [boards](std::size_t i) { return checked(boards->layout_at(i)); };
}

void position_list::take_items(nb::handle positions, notation::kind k) {
    const nb::list objects(positions);  // a copy, so that no other thread changes it
    std::vector<item> items;
    items.reserve(nb::len(objects));
    const auto kept = std::make_shared<kept_boards>();
    const auto boards = rules_ ? std::make_unique<board_format>(format()) : nullptr;
    for (const nb::handle object : objects) {
        const std::size_t index = items.size();
        items.push_back(
            at_index(index, [&] { return item_of(object, index, boards.get(), *kept); }));
    }
    owner_ = objects;
    size_ = items.size();
    read_ = [items = std::move(items), kept, r = rules_, k](std::size_t i) {
        if (const auto* const text = std::get_if<std::string_view>(&items[i]))
            return read_position(*r, without_newline(*text), k);
        if (const auto* const board = std::get_if<const layout*>(&items[i]))
            return checked(**board);
        const position& given = *std::get<const position*>(items[i]);
        if (r) require_rules(given, *r);
        return given;
    };
}

nb::list position_list::positions() const {
    constexpr std::size_t between_signals = 4096;
    nb::list result;
    for (std::size_t i = 0; i < size_; ++i) {
        result.append(nb::cast(at_index(i, [&] { return position_at(i); })));
        if (i % between_signals == 0) check_signals();
    }
    return result;
}

}  // namespace inarow::python
