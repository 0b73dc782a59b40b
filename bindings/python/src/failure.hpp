// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/sentence.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/questions.hpp>

#include <exception>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <nanobind/nanobind.h>

namespace inarow::python {

namespace nb = nanobind;

/// Whatever is refused, on its way to Python: which class of inarow/_errors.py it becomes, what
/// that says, and its fields. The only exception that is thrown here.
struct failure : std::exception {
    std::string type;
    std::string sentence;
    std::string kind;
    std::variant<std::monostate, long long, std::string> move{};
    std::optional<int> square{};
    std::optional<int> number{};
    std::optional<int> at{};           ///< of a text, how many characters before it were fine
    std::optional<long long> index{};  ///< of many positions or games, which
    std::optional<solve::bounds> score_lies{};

    failure(std::string_view type_, std::string_view kind_, std::string_view sentence_)
        : type{type_}, sentence{sentence_}, kind{kind_} {}
    [[nodiscard]] const char* what() const noexcept override { return sentence.c_str(); }
};

/// Has every failure become its Python exception.
void register_failures();

[[noreturn]] void refuse(const illegal_rules& why);
[[noreturn]] void refuse(const illegal_take_back& why);
[[noreturn]] void refuse(const rules& r, const illegal_layout& why, player to_move);
[[noreturn]] void refuse(std::string_view what, const notation::syntax_error& why);
[[noreturn]] void refuse(const position& p, const refused_entry& why, notation::kind in,
                         std::string_view text);
[[noreturn]] void refuse_action(const position& p, const illegal_move& why, long long action);
[[noreturn]] void refuse(const solve::unsolved& why);
void refuse_other_rules(const position& p, const rules& than);

/// A value, or the failure that its error is.
template <class T, class Error>
[[nodiscard]] T value_or_refuse(std::expected<T, Error>&& from) {
    if (!from) refuse(from.error());
    return *std::move(from);
}

}  // namespace inarow::python
