// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/sentence.hpp>
#include <inarow/solve/book.hpp>

#include <string_view>

/// Why a book is refused, as a sentence.
namespace inarow::inline v0::draw {

/// "The book cannot be read: it is cut short."
constexpr void write_refusal(core::sink auto& to, std::string_view what,
                             const solve::book_error& why) {
    using enum solve::book_error::reason;
    core::write(to, what, " cannot be read: ");
    switch (why.kind) {
        case not_a_book: return core::write(to, "it is not a book of inarow.");
        case other_version:
            return core::write(to, "it is a book of version ", why.version, ", not ",
                               solve::book_format::version, '.');
        case no_such_book: return core::write(to, "no board and number of plies are like its own.");
        case cut_short: return core::write(to, "it is cut short.");
        case too_long: return core::write(to, "it goes on after its end.");
        case damaged: return core::write(to, "it is damaged.");
    }
}
[[nodiscard]] constexpr sentence_text sentence(std::string_view what,
                                               const solve::book_error& why) {
    sentence_text result;
    write_refusal(result, what, why);
    return result;
}

}  // namespace inarow::inline v0::draw
