// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/record.hpp>
#include <inarow/solve/questions.hpp>

#include "integer.hpp"

#include <cstddef>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <nanobind/nanobind.h>

namespace inarow::python {

namespace nb = nanobind;

/// A refusal on its way to Python: the class of inarow/_errors.py that it becomes, its sentence and
/// its fields. The only exception that is thrown here.
struct failure : std::exception {
    std::string type;
    std::string sentence;
    std::string kind;
    std::variant<std::monostate, integer, std::string> move{};
    std::optional<int> square{};
    std::optional<int> number{};
    std::optional<long long> offset{};  ///< in a refused text, in characters
    std::optional<long long> index{};   ///< in a list of positions or games
    std::optional<long long> nodes{};
    std::optional<solve::bounds> score_bounds{};

    failure(std::string_view type_, std::string_view kind_, std::string_view sentence_)
        : type{type_}, sentence{sentence_}, kind{kind_} {}
    [[nodiscard]] const char* what() const noexcept override { return sentence.c_str(); }
};

/// The Python exception of a failure, not raised.
[[nodiscard]] nb::object exception_of(const failure& f);
/// Why a record is read only in part.
[[nodiscard]] failure failure_of(const notation::record_error& why);

/// Makes nanobind translate every failure into its Python exception.
void register_failures();

[[noreturn]] void refuse(const illegal_rules& why);
[[noreturn]] void refuse(const illegal_take_back& why);
[[noreturn]] void refuse(const rules& r, const illegal_layout& why, player to_move,
                         std::string_view hint = "");
[[noreturn]] void refuse(std::string_view what, const notation::syntax_error& why,
                         std::string_view hint = "");
[[noreturn]] void refuse(const solve::unsolved& why);
[[noreturn]] void refuse_move(const position& p, const illegal_move_text& why,
                              std::string_view text, notation::kind k, std::string_view hint = "");
[[noreturn]] void refuse_action(const position& p, const illegal_move& why, const integer& action);

/// Refuses a position of other rules.
void require_rules(const position& p, const rules& expected);

/// What `make` returns for the item of that index in a list; its refusals name it.
template <class Make>
auto at_index(std::size_t index, Make make, std::string_view item = "Position") {
    try {
        return make();
    } catch (failure& f) {
        f.index = static_cast<long long>(index);
        f.sentence = std::string(item) + ' ' + std::to_string(index) + ": " + f.sentence;
        throw;
    }
}

/// The value of a result; refuses its error.
template <class T, class Error>
[[nodiscard]] T value_or_refuse(result<T, Error>&& given) {
    if (!given) refuse(given.error());
    return *std::move(given);
}

}  // namespace inarow::python
