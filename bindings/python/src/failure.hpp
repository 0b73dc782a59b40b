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

/// A refusal that becomes a Python exception. It contains a class of inarow/_errors.py, a sentence
/// and fields. The bindings throw no other exception.
struct failure : std::exception {
    std::string type;
    std::string sentence;
    std::string kind;
    std::variant<std::monostate, integer, std::string> move{};
    std::optional<int> square{};
    std::optional<int> number{};
    std::optional<long long> offset{};  ///< in characters, from the start of a refused text
    std::optional<long long> index{};   ///< in a list of positions or games
    std::optional<long long> nodes{};
    std::optional<solve::bounds> score_bounds{};

    failure(std::string_view type_, std::string_view kind_, std::string_view sentence_)
        : type{type_}, sentence{sentence_}, kind{kind_} {}
    [[nodiscard]] const char* what() const noexcept override { return sentence.c_str(); }
};

/// Returns the Python exception for a failure, without raising it.
[[nodiscard]] nb::object exception_of(const failure& f);
/// Returns the reason why a record was read only in part.
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

/// Refuses a position with other rules.
void require_rules(const position& p, const rules& expected);

/// Returns the result of `make`, for an item of a list. Refusals name the index of this item.
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

/// Returns the value of a result, or refuses its error.
template <class T, class Error>
[[nodiscard]] T value_or_refuse(result<T, Error>&& given) {
    if (!given) refuse(given.error());
    return *std::move(given);
}

}  // namespace inarow::python
