// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/detail/record_builder.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/record.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

/// Lists of moves with variations, such as `b2,a1(b1),c3`.
namespace inarow::inline v0::notation {

namespace detail {

/// Reads texts of the form that the comment of read_moves_tree describes. Stops at the first error.
class moves_tree_reader {
    using enum misplaced_parenthesis::problem;

public:
    /// `offset` is the number of characters before the text that `read` gets. The offset of an
    /// error includes these characters.
    moves_tree_reader(record_builder& onto, kind k, std::size_t offset)
        : onto_{onto}, kind_{k}, offset_{offset} {}

    /// Reads the moves of a text. Returns whether all moves were read.
    bool read(std::string_view text) {
        const std::size_t size = text.size();
        while (!text.empty()) {
            const std::size_t place = size - text.size();
            if (text.front() == '(' || text.front() == ')') {
                if (!read_parenthesis(text.front(), place)) return false;
                text.remove_prefix(1);
                continue;
            }
            const std::size_t end = (std::min)(text.find_first_of("()"), text.size());
            if (!read_moves(text.substr(0, end), place)) return false;
            text.remove_prefix(end);
        }
        return open_.empty() || fail(not_closed, open_.back().before, size);
    }

private:
    struct open_variation {
        int before;  ///< node before the replaced move
        int after;   ///< node of the replaced move
    };

    bool read_moves(std::string_view list, std::size_t place) {
        constexpr std::string_view separators = ", +\t";
        while (!list.empty()) {
            const std::size_t end = (std::min)(list.find_first_of(separators), list.size());
            if (!read_joined(list.substr(0, end), place)) return false;
            place += (std::min)(end + 1, list.size());
            list.remove_prefix((std::min)(end + 1, list.size()));
        }
        return true;
    }
    /// Reads moves without separators, such as `4453` or `h8i9`.
    bool read_joined(std::string_view list, std::size_t place) {
        const std::size_t size = list.size();
        for (;;) {
            const std::string_view next = next_move_text(kind_, onto_.position().rules(), list);
            if (next.empty()) return true;
            const std::size_t begin = place + size - list.size() - next.size();
            const move_text m(core::string_view(next), kind_);
            const auto where = resolve(onto_.position(), m);
            if (!where)
                return onto_.fail(
                    illegal_moves_text{onto_.game().ply() + 1, begin, m, where.error()},
                    offset_ + begin);
            at_ = *onto_.play(at_, inarow::move{*where});
        }
    }
    bool read_parenthesis(char c, std::size_t place) {
        if (c == '(') {
            const int base = open_.empty() ? 0 : open_.back().before;
            if (at_ == base) return fail(without_move, at_, place);
            open_.push_back({.before = onto_.parent_of(at_), .after = at_});
            at_ = open_.back().before;
        } else {
            if (open_.empty()) return fail(not_opened, at_, place);
            at_ = open_.back().after;
            open_.pop_back();
        }
        onto_.leap_to(at_);
        return true;
    }
    bool fail(misplaced_parenthesis::problem what, int node, std::size_t place) {
        onto_.leap_to(node);
        return onto_.fail(misplaced_parenthesis{what, onto_.game().ply()}, offset_ + place);
    }

    record_builder& onto_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    kind kind_;
    std::size_t offset_;
    int at_ = 0;
    std::vector<open_variation> open_{};
};

}  // namespace detail

/// Reads moves with variations, such as `b2,a1(b1),c3`, from a start position. A variation is in
/// parentheses after the move that the first move of the variation replaces. In this example, b1
/// replaces a1. Commas, plus signs, spaces and tabs separate moves. Lists such as
/// `4453` and `h8i9` need no separators. Reading stops at the first error. The record then contains
/// the moves before the error, and the member `refused` says what was wrong.
[[nodiscard]] inline record read_moves_tree(const position& start, std::string_view text,
                                            kind k = kind::any) {
    detail::record_builder made(start, 0);
    detail::moves_tree_reader(made, k, 0).read(text);
    return made.finish();
}

}  // namespace inarow::inline v0::notation
