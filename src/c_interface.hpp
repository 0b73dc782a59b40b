// SPDX-License-Identifier: BSL-1.0
#pragma once

// Parts of the C interface that its source files share.

#include <inarow.h>
#include <inarow/core/string_view.hpp>
#include <inarow/dynamic.hpp>

#include <algorithm>
#include <cstddef>
#include <exception>
#include <utility>

struct inarow_position {
    inarow::position value;
};

namespace inarow::c_interface {

/// Calls `work` and returns its result. If `work` throws an exception, returns `if_thrown`, because
/// exceptions must not reach the C code of the caller.
template <class Result>
Result without_exceptions(Result if_thrown, auto work) {
    try {
        return work();
    } catch (const std::exception&) {
        return if_thrown;
    }
}

inline constexpr const char* no_memory = "There is not enough memory.";

/// A sink that writes a text into an array of characters. Keeps as much of the text as fits, and
/// ends it with a NUL.
class text_array {
public:
    text_array(char* text, std::size_t size) : text_{text}, room_{text == nullptr ? 0 : size} {
        append("", 0);
    }
    void append(const char* characters, std::size_t count) {
        if (size_ < room_) {
            const std::size_t kept = std::min(count, room_ - 1 - size_);
            std::copy_n(characters, kept, text_ + size_);
            text_[size_ + kept] = '\0';
        }
        size_ += count;
    }
    /// Returns the size of the whole text, including characters that did not fit, but without the
    /// NUL.
    [[nodiscard]] std::size_t size() const { return size_; }

private:
    char* text_;
    std::size_t room_;
    std::size_t size_ = 0;
};

inline void write_error(core::string_view why, char* error, std::size_t error_size) {
    text_array(error, error_size).append(why.data(), why.size());
}

constexpr inarow_outcome to_c(outcome o) {
    switch (o) {
        case outcome::in_play: return INAROW_ONGOING;
        case outcome::first_won: return INAROW_FIRST_WON;
        case outcome::second_won: return INAROW_SECOND_WON;
        case outcome::draw: return INAROW_DRAW;
    }
    return INAROW_ONGOING;
}
constexpr inarow_player to_c(mark m) {
    switch (m) {
        case mark::none: return INAROW_NOBODY;
        case mark::first: return INAROW_FIRST;
        case mark::second: return INAROW_SECOND;
    }
    return INAROW_NOBODY;
}
constexpr inarow_square to_c(square s) { return {s.column, s.row}; }

/// Checks that an array of *count elements has room for every legal move, then sets *count to the
/// number of legal moves.
template <class Element>
inarow_status check_room(const position& p, const Element* elements, std::size_t* count) {
    if (count == nullptr || (elements == nullptr && *count > 0)) return INAROW_WRONG_ARGUMENT;
    std::size_t needed = 0;
    p.for_each_move([&](square) { ++needed; });
    return std::exchange(*count, needed) < needed ? INAROW_ARRAY_TOO_SMALL : INAROW_OK;
}

}  // namespace inarow::c_interface
