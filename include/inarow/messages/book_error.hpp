// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/messages/refusal.hpp>
#include <inarow/solve/book.hpp>

#include <cstring>
#include <string_view>

/// Sentences about refused opening books.
namespace inarow::inline v0::messages {

/// Writes the reason why a book is refused: "The book cannot be read: it is cut short."
constexpr void write_refusal(core::sink auto& out, std::string_view what,
                             const solve::book_error& why) {
    using enum solve::book_error::reason;
    core::write(out, what, " cannot be read: ");
    switch (why.kind) {
        case unreadable:
            return core::write(out, std::string_view(std::strerror(why.error_number)), '.');
        case not_a_book: return core::write(out, "it is not an opening book of inarow.");
        case other_version:
            return core::write(out, "its format is version ", why.version, ", not ",
                               solve::book_format::version, '.');
        case unsupported:
            return core::write(out, "books do not support its rules or its number of plies.");
        case cut_short: return core::write(out, "it is cut short.");
        case too_long: return core::write(out, "it contains bytes after its end.");
        case damaged: return core::write(out, "it is damaged.");
        default: break;
    }
}
[[nodiscard]] constexpr sentence_text sentence(std::string_view what,
                                               const solve::book_error& why) {
    sentence_text result;
    write_refusal(result, what, why);
    return result;
}

/// Writes which boards opening books support. The text follows "There can be no book of 4x4/4/torus
/// with 3 plies: ".
constexpr void write_book_limits(core::sink auto& out) {
    using boards = solve::detail::opening_book::ranking;
    core::write(out, "its board must have no edges that wrap, at most ", boards::max_squares,
                " squares, and more squares than plies. There must be at most ",
                static_cast<long long>(boards::max_boards),
                " ways to place up to as many stones as there are plies.");
}

}  // namespace inarow::inline v0::messages
