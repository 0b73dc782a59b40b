// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/notation/notation.hpp>

#include "arguments.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// What the options of every command mean.
namespace inarow::app {

/// The board that a command is about: its rules, how moves on it are written, how it begins.
struct setting {
    inarow::rules rules;
    notation::kind notation;
    std::string position;  ///< as text; empty where the board is
    bool unchecked;

    /// The position to begin with, on a board with room for Capacity squares. Throws a failure
    /// that says what is wrong with the text, if it is wrong.
    template <int Capacity>
    [[nodiscard]] basic_position<Capacity> start() const;
};

/// Throws a failure that says which option makes no sense. All of them do afterwards.
[[nodiscard]] setting read_setting(const board_arguments& from);
/// The same, where something else says who begins, if `starts` is given.
[[nodiscard]] setting read_setting(const board_arguments& from, const player* starts);

/// Throws a failure when there are options of a compiler without --in-compiler.
void require_in_compiler(const compiler_arguments& from);

/// "2s", "500ms", "1min" or "1h", or seconds as a number alone; nothing when it is none of these,
/// or not more than nothing, or more than a day.
[[nodiscard]] std::optional<std::chrono::nanoseconds> time_of(std::string_view text);

/// "64MB", "1GB" or "512KB" in bytes; a number alone is megabytes. Nothing when it is none of
/// these, or less than 1 KB, or more than 16 GB.
[[nodiscard]] std::optional<std::size_t> size_of_table(std::string_view text);

/// How many threads "4" are; 0 is as many as the machine has. Nothing when it is no such number, or
/// more than 1024.
[[nodiscard]] std::optional<int> threads_of(std::string_view text);
/// As many as the machine has; at least one.
[[nodiscard]] int threads_there_are();

/// A move that could be made on the board, as it is written.
[[nodiscard]] std::string example_move(const position& p, notation::kind k);

/// `connect-four`, or `5x5/4` where the rules have no name.
[[nodiscard]] std::string name_of_rules(const rules& r);

}  // namespace inarow::app
