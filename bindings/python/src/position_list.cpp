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
[[noreturn]] void refuse_dtype() {
    refuse_array("dtype",
                 "An array of boards must have integers in the byte order of this machine.");
}

/// How the numbers of an array are read.
struct number_type {
    int (*mark)(const void*);          ///< -1 for a number that is not a mark
    std::string (*text)(const void*);  ///< for messages
};

template <class T>
number_type number_type_of() {
    const auto mark = [](const void* number) {
        const T value = *static_cast<const T*>(number);
        return value == T{0} || value == T{1} || value == T{2} ? static_cast<int>(value) : -1;
    };
    const auto text = [](const void* number) {
        return std::to_string(*static_cast<const T*>(number));
    };
    return {mark, text};
}

number_type number_type_of(nb::dlpack::dtype type) {
    if (type == nb::dtype<std::int8_t>()) return number_type_of<std::int8_t>();
    if (type == nb::dtype<std::uint8_t>()) return number_type_of<std::uint8_t>();
    if (type == nb::dtype<std::int16_t>()) return number_type_of<std::int16_t>();
    if (type == nb::dtype<std::uint16_t>()) return number_type_of<std::uint16_t>();
    if (type == nb::dtype<std::int32_t>()) return number_type_of<std::int32_t>();
    if (type == nb::dtype<std::uint32_t>()) return number_type_of<std::uint32_t>();
    if (type == nb::dtype<std::int64_t>()) return number_type_of<std::int64_t>();
    if (type == nb::dtype<std::uint64_t>()) return number_type_of<std::uint64_t>();
    refuse_dtype();
}

/// A view of an array of boards.
struct boards_view {
    const char* data;
    std::int64_t strides[3];  ///< in bytes
    number_type numbers;
    inarow::rules rules;

    boards_view(const any_array& a, const inarow::rules& r)
        : data{static_cast<const char*>(a.data())}, numbers{number_type_of(a.dtype())}, rules{r} {
        for (std::size_t i = 0; i < 3; ++i)
            strides[i] = a.stride(i) * static_cast<std::int64_t>(a.itemsize());
    }

    [[nodiscard]] position operator()(std::size_t index) const {
        auto result = *layout::start(rules);
        const char* const board = data + static_cast<std::int64_t>(index) * strides[0];
        for (int i = 0; i < rules.squares(); ++i) {
            const square s = square_at(rules, i);
            const char* const number = board + s.row * strides[1] + s.column * strides[2];
            const int read = numbers.mark(number);
            if (read < 0)
                refuse_array("marks",
                             "The board has " + numbers.text(number) + " in row " +
                                 std::to_string(s.row) + ", column " + std::to_string(s.column) +
                                 ": it must be 0 for a free square, 1 for a stone of the first "
                                 "player or 2 for a stone of the second player.");
            if (read > 0) result.put(s, static_cast<mark>(read));
        }
        result.set_to_move(result.mover_by_counts());
        return checked(result);
    }
};

using item = std::variant<std::string_view, const position*>;

/// The position of a game is copied to `copies`, because the game may change while the GIL is
/// released.
item item_of(nb::handle object, std::size_t index, bool has_rules, std::deque<position>& copies) {
    if (nb::isinstance<nb::str>(object)) {
        if (!has_rules)
            throw failure("IllegalRules", "missing",
                          "Positions as texts need `rules=`, such as \"connect-four\".");
        Py_ssize_t size = 0;
        const char* const text = PyUnicode_AsUTF8AndSize(object.ptr(), &size);
        if (text == nullptr) throw nb::python_error();
        return std::string_view(text, static_cast<std::size_t>(size));
    }
    if (nb::isinstance<position>(object)) return nb::cast<const position*>(object);
    if (nb::isinstance<game>(object)) {
        const nb::ft_object_guard guard(object);
        return &copies.emplace_back(nb::cast<const game&>(object).position());
    }
    const std::string sentence = "Position " + std::to_string(index) +
                                 " must be a text, a Position or a Game, not " +
                                 nb::type_name(object.type()).c_str() + '.';
    throw nb::type_error(sentence.c_str());
}

std::string_view without_newline(std::string_view line) {
    while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

}  // namespace

position_list::position_list(nb::handle positions, const std::optional<rules_argument>& rules,
                             notation::kind k) {
    if (rules) rules_ = rules_of(*rules);
    if (nb::isinstance<nb::str>(positions) || nb::isinstance<nb::bytes>(positions))
        throw nb::type_error("The positions must be a list of texts, not one text.");
    if (nb::ndarray_check(positions)) {
        take_array(positions);
    } else {
        take_items(positions, k);
    }
}

void position_list::take_array(nb::handle positions) {
    any_array a;
    if (!nb::try_cast(positions, a)) refuse_dtype();
    if (!rules_)
        throw failure("IllegalRules", "missing",
                      "An array of boards needs `rules=`, such as \"connect-four\".");
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
    read_ = boards_view(a, *rules_);
    owner_ = nb::borrow(positions);
    size_ = a.shape(0);
}

void position_list::take_items(nb::handle positions, notation::kind k) {
    const nb::list objects(positions);  // a copy, which no other thread changes
    std::vector<item> items;
    items.reserve(nb::len(objects));
    const auto copies = std::make_shared<std::deque<position>>();
    for (const nb::handle object : objects)
        items.push_back(item_of(object, items.size(), rules_.has_value(), *copies));
    owner_ = objects;
    size_ = items.size();
    read_ = [items = std::move(items), copies, r = rules_, k](std::size_t i) {
        if (const auto* const text = std::get_if<std::string_view>(&items[i]))
            return read_position(*r, without_newline(*text), k);
        const position& given = *std::get<const position*>(items[i]);
        if (r) require_rules(given, *r);
        return given;
    };
}

}  // namespace inarow::python
