// SPDX-License-Identifier: BSL-1.0
#include "position_list.hpp"

#include "failure.hpp"

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <nanobind/ndarray.h>

namespace inarow::python {
namespace {

using any_array = nb::ndarray<nb::ro, nb::device::cpu>;

[[noreturn]] void refuse_array(std::string_view kind, const std::string& sentence) {
    throw failure("NotationError", kind, sentence);
}

/// A view of whole numbers of one type, by the steps between them.
template <class T>
struct boards {
    const T* first;
    std::int64_t steps[3];
    rules on;

    [[nodiscard]] position operator()(std::size_t number) const {
        auto result = *layout::start(on);
        const T* const board = first + static_cast<std::int64_t>(number) * steps[0];
        for (int i = 0; i < on.squares(); ++i) {
            const square s = square_at(on, i);
            const T value = board[s.row * steps[1] + s.column * steps[2]];
            if (value == T{0}) continue;
            if (value != T{1} && value != T{2})
                refuse_array("marks",
                             "The board has " + std::to_string(value) + " in row " +
                                 std::to_string(s.row) + ", column " + std::to_string(s.column) +
                                 ", but there may be 0 for a free square, 1 for a stone of "
                                 "the first player and 2 for one of the second.");
            result.put(s, static_cast<mark>(value));
        }
        result.set_to_move(result.mover_by_counts());
        return checked(result);
    }
};

template <class T>
std::function<position(std::size_t)> boards_of(const any_array& a, const rules& r) {
    return boards<T>{static_cast<const T*>(a.data()), {a.stride(0), a.stride(1), a.stride(2)}, r};
}

std::function<position(std::size_t)> boards_of(const any_array& a, const rules& r) {
    if (a.dtype() == nb::dtype<std::int8_t>()) return boards_of<std::int8_t>(a, r);
    if (a.dtype() == nb::dtype<std::uint8_t>()) return boards_of<std::uint8_t>(a, r);
    if (a.dtype() == nb::dtype<std::int16_t>()) return boards_of<std::int16_t>(a, r);
    if (a.dtype() == nb::dtype<std::uint16_t>()) return boards_of<std::uint16_t>(a, r);
    if (a.dtype() == nb::dtype<std::int32_t>()) return boards_of<std::int32_t>(a, r);
    if (a.dtype() == nb::dtype<std::uint32_t>()) return boards_of<std::uint32_t>(a, r);
    if (a.dtype() == nb::dtype<std::int64_t>()) return boards_of<std::int64_t>(a, r);
    if (a.dtype() == nb::dtype<std::uint64_t>()) return boards_of<std::uint64_t>(a, r);
    refuse_array(
        "dtype",
        "An array of boards must be of whole numbers, in the order of bytes of this machine.");
}

using item = std::variant<std::string_view, const position*>;

/// What a game is now is added to `taken`, as it may change while the GIL is released.
item item_of(nb::handle from, std::size_t number, bool has_rules, std::deque<position>& taken) {
    if (nb::isinstance<nb::str>(from)) {
        if (!has_rules)
            throw failure("IllegalRules", "missing",
                          "Positions as text need rules: say `rules=`, as \"connect-four\".");
        Py_ssize_t size = 0;
        const char* const text = PyUnicode_AsUTF8AndSize(from.ptr(), &size);
        if (text == nullptr) throw nb::python_error();
        return std::string_view(text, static_cast<std::size_t>(size));
    }
    if (nb::isinstance<position>(from)) return nb::cast<const position*>(from);
    if (nb::isinstance<game>(from)) {
        const nb::ft_object_guard guard(from);
        return &taken.emplace_back(nb::cast<const game&>(from).position());
    }
    const std::string sentence = "Position " + std::to_string(number) +
                                 " must be a text, a Position or a Game, not " +
                                 nb::type_name(from.type()).c_str() + '.';
    throw nb::type_error(sentence.c_str());
}

/// A line of a file ends with its end.
std::string_view without_end(std::string_view line) {
    while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

}  // namespace

position_list::position_list(nb::handle from, const std::optional<rules_argument>& rules,
                             notation::kind in) {
    if (rules) rules_ = rules_of(*rules);
    if (nb::isinstance<nb::str>(from) || nb::isinstance<nb::bytes>(from))
        throw nb::type_error("The positions must be a list of texts, not one text.");
    if (nb::ndarray_check(from)) {
        take_array(from);
    } else {
        take_items(from, in);
    }
}

void position_list::take_array(nb::handle from) {
    any_array a;
    if (!nb::try_cast(from, a))
        refuse_array(
            "dtype",
            "An array of boards must be of whole numbers, in the order of bytes of this machine.");
    if (!rules_)
        throw failure("IllegalRules", "missing",
                      "An array of boards needs rules: say `rules=`, as \"connect-four\".");
    const auto length = [&](std::size_t i) { return static_cast<int>(a.shape(i)); };
    if (a.ndim() != 3 || length(1) != rules_->rows || length(2) != rules_->columns) {
        std::string shape;
        for (std::size_t i = 0; i < a.ndim(); ++i)
            shape += (i == 0 ? "" : ", ") + std::to_string(a.shape(i));
        refuse_array("shape", "An array of boards of " + text_of(*rules_) +
                                  " must have the shape (n, " + std::to_string(rules_->rows) +
                                  ", " + std::to_string(rules_->columns) + "), not (" + shape +
                                  ").");
    }
    at_ = boards_of(a, *rules_);
    kept_ = nb::borrow(from);
    size_ = a.shape(0);
}

void position_list::take_items(nb::handle from, notation::kind in) {
    const nb::list all(from);  // a copy, so that nobody changes it while it is worked at
    std::vector<item> items;
    items.reserve(nb::len(all));
    const auto taken = std::make_shared<std::deque<position>>();
    for (const nb::handle one : all)
        items.push_back(item_of(one, items.size(), rules_.has_value(), *taken));
    kept_ = all;
    size_ = items.size();
    at_ = [items = std::move(items), taken, r = rules_, in](std::size_t i) {
        if (const auto* const text = std::get_if<std::string_view>(&items[i]))
            return read_position(*r, without_end(*text), in);
        const position& given = *std::get<const position*>(items[i]);
        if (r && given.rules() != *r)
            throw failure("IllegalRules", "other_rules",
                          "It is of " + text_of(given.rules()) + ", not of " + text_of(*r) + '.');
        return given;
    };
}

}  // namespace inarow::python
