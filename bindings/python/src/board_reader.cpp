// SPDX-License-Identifier: BSL-1.0
#include "board_reader.hpp"

#include "arrays.hpp"
#include "failure.hpp"

#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

namespace inarow::python {
namespace {

[[noreturn]] void refuse_array(std::string_view kind, const std::string& sentence) {
    throw failure("NotationError", kind, sentence);
}
[[noreturn]] void refuse_dtype(const board_format& format) {
    refuse_array("dtype", "The array of a " + format.name() +
                              " must have integers, bools or floats of 32 or 64 bits, in the byte "
                              "order of this machine.");
}

/// Converts lists, lists of arrays, and objects with `__array__` with NumPy.
nb::object as_array(nb::handle source, const board_format& format) {
    const bool is_text = nb::isinstance<nb::str>(source) || nb::isinstance<nb::bytes>(source);
    if (!is_text && nb::ndarray_check(source)) return nb::borrow(source);
    const bool is_list = !is_text && PySequence_Check(source.ptr()) != 0;
    if (!is_list && !nb::hasattr(source, "__array__")) {
        const std::string sentence = "A " + format.name() +
                                     " must be an array or nested lists of numbers" +
                                     (format.layout ? "" : ", or a text") + ", not " +
                                     nb::type_name(source.type()).c_str() + '.';
        throw nb::type_error(sentence.c_str());
    }
    try {
        return nb::module_::import_("numpy").attr("asarray")(source);
    } catch (const nb::python_error& error) {
        if (!error.matches(PyExc_ValueError)) throw;
        refuse_array("shape", "A " + format.name() + " must have rows of the same length.");
    }
}

std::size_t product(std::span<const std::size_t> sizes) {
    std::size_t result = 1;
    for (const std::size_t size : sizes) result *= size;
    return result;
}

}  // namespace

square_values checked(const square_values& values) {
    if (values[0] != values[1] && values[0] != values[2] && values[1] != values[2]) return values;
    throw failure("Error", "values",
                  "values must be three different integers: those of a free square, of a stone of "
                  "the first player and of a stone of the second player.");
}

std::vector<std::size_t> board_format::shape() const {
    if (layout) return layout->shape();
    return {static_cast<std::size_t>(rules.rows), static_cast<std::size_t>(rules.columns)};
}
std::string board_format::name(std::string_view plural) const {
    const std::string noun =
        layout ? std::string(layout_names[layout->kind()]) + " observation" : "board";
    return noun + std::string(plural) + " of " + text_of(rules);
}

template <class T>
board_reader::number_type board_reader::number_type_of() {
    const auto find = [](const void* number, const square_values& values) {
        const T value = *static_cast<const T*>(number);
        for (std::size_t i = 0; i < values.size(); ++i) {
            if constexpr (std::is_integral_v<T>) {
                if (std::cmp_equal(value, values[i])) return static_cast<int>(i);
            } else if (value == static_cast<T>(values[i])) {
                return static_cast<int>(i);
            }
        }
        return -1;
    };
    const auto text = [](const void* number) {
        return std::to_string(*static_cast<const T*>(number));
    };
    return {find, text};
}
board_reader::number_type board_reader::number_type_of(nb::dlpack::dtype type) {
    if (type == nb::dtype<std::int8_t>()) return number_type_of<std::int8_t>();
    if (type == nb::dtype<std::uint8_t>() || type == nb::dtype<bool>())
        return number_type_of<std::uint8_t>();
    if (type == nb::dtype<std::int16_t>()) return number_type_of<std::int16_t>();
    if (type == nb::dtype<std::uint16_t>()) return number_type_of<std::uint16_t>();
    if (type == nb::dtype<std::int32_t>()) return number_type_of<std::int32_t>();
    if (type == nb::dtype<std::uint32_t>()) return number_type_of<std::uint32_t>();
    if (type == nb::dtype<std::int64_t>()) return number_type_of<std::int64_t>();
    if (type == nb::dtype<std::uint64_t>()) return number_type_of<std::uint64_t>();
    if (type == nb::dtype<float>()) return number_type_of<float>();
    if (type == nb::dtype<double>()) return number_type_of<double>();
    return {};
}

board_reader::board_reader(nb::handle source, board_format format, count boards)
    : format_{std::move(format)}, numbers_{} {
    if (!nb::try_cast(as_array(source, format_), array_)) refuse_dtype(format_);
    numbers_ = number_type_of(array_.dtype());
    if (numbers_.find == nullptr) refuse_dtype(format_);
    take_shape(boards);
}

void board_reader::take_shape(count boards) {
    const std::size_t skipped = boards == count::many ? 1 : 0;
    const auto given = lengths_of(array_);
    if (given.size() < skipped) refuse_shape(boards);
    shape_.assign(given.begin() + static_cast<std::ptrdiff_t>(skipped), given.end());
    const auto wanted = format_.shape();
    if (shape_ != wanted && shape_ != std::vector{product(wanted)}) refuse_shape(boards);
    const auto bytes = [&](std::size_t i) {
        return array_.stride(i) * static_cast<std::int64_t>(array_.itemsize());
    };
    if (boards == count::many) {
        size_ = array_.shape(0);
        board_stride_ = bytes(0);
    }
    offsets_ = {0};
    for (std::size_t i = 0; i < shape_.size(); ++i) {
        std::vector<std::int64_t> inner;
        inner.reserve(offsets_.size() * shape_[i]);
        for (const std::int64_t outer : offsets_)
            for (std::size_t k = 0; k < shape_[i]; ++k)
                inner.push_back(outer + static_cast<std::int64_t>(k) * bytes(i + skipped));
        offsets_ = std::move(inner);
    }
}

void board_reader::refuse_shape(count boards) const {
    const bool is_one = boards == count::one;
    const auto wanted = format_.shape();
    const std::string n = is_one ? "" : "n, ";
    std::string sentence = is_one ? "A " + format_.name() : "An array of " + format_.name("s");
    sentence += " must have the shape " + shape_text(wanted, n);
    if (wanted.size() > 1) sentence += " or " + shape_text(std::array{product(wanted)}, n);
    refuse_array("shape", sentence + ", not " + shape_text(lengths_of(array_)) + '.');
}

int board_reader::value_at(const char* board, std::size_t cell) const {
    const int result = numbers_.find(board + offsets_[cell], format_.values);
    if (result < 0 || (format_.layout && result > format_.layout->max_value()))
        refuse_value(board, cell);
    return result;
}
void board_reader::refuse_value(const char* board, std::size_t cell) const {
    std::vector<std::size_t> index(shape_.size());
    std::size_t rest = cell;
    for (std::size_t i = shape_.size(); i-- > 0; rest /= shape_[i]) index[i] = rest % shape_[i];
    std::string sentence = "The " + format_.name() + " has " +
                           numbers_.text(board + offsets_[cell]) + " at " + shape_text(index) +
                           ": it must be ";
    const auto value = [&](std::size_t i) { return std::to_string(format_.values[i]); };
    if (format_.layout && format_.layout->max_value() == 1) {
        sentence += "0 or 1.";
    } else if (format_.layout) {
        sentence += "0, 1 or 2.";
    } else {
        sentence += value(0) + " for a free square, " + value(1) + " for a stone of the " +
                    (format_.relative ? "player to move" : "first player") + " or " + value(2) +
                    " for a stone of the " + (format_.relative ? "opponent." : "second player.");
    }
    refuse_array("marks", sentence);
}

int board_reader::stone_at(const char* board, int index) const {
    const auto value = [&](std::size_t cell) { return value_at(board, cell); };
    if (!format_.layout) return value(static_cast<std::size_t>(index));
    const auto stone = format_.layout->stone_at(index, value);
    if (!stone)
        refuse_array("marks", "The planes of the " + format_.name() + " disagree about square " +
                                  std::to_string(index) + '.');
    return *stone;
}

player board_reader::nearer_player(int ones, int twos) const {
    const player starts = format_.rules.starts;
    if (format_.layout ? !format_.layout->has_viewer() : !format_.relative)
        return format_.layout ? starts : first;
    return format_.who.value_or(ones < twos ? other(starts) : starts);
}

layout board_reader::layout_at(std::size_t index) const {
    const char* const board =
        static_cast<const char*>(array_.data()) + static_cast<std::int64_t>(index) * board_stride_;
    auto result = *layout::start(format_.rules);
    std::vector<int> stones(static_cast<std::size_t>(format_.rules.squares()));
    int counts[3]{};
    for (std::size_t i = 0; i < stones.size(); ++i)
        ++counts[stones[i] = stone_at(board, static_cast<int>(i))];
    const player nearer = nearer_player(counts[1], counts[2]);
    for (std::size_t i = 0; i < stones.size(); ++i)
        if (stones[i] != 0)
            result.put(square_at(format_.rules, static_cast<int>(i)),
                       mark_of(stones[i] == 1 ? nearer : other(nearer)));
    const bool is_mover_nearer =
        format_.layout ? format_.layout->has_viewer() && !format_.who : format_.relative;
    result.set_to_move(is_mover_nearer ? nearer : result.mover_by_counts());
    if (format_.who && !format_.layout) result.set_to_move(*format_.who);
    return result;
}

}  // namespace inarow::python
