// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/notation/moves_text.hpp>

#include "arguments.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Options shared by several commands.
namespace inarow::app {

/// The default time for a move of the computer.
inline constexpr auto default_movetime = std::chrono::milliseconds(900);

/// The game that a command works on.
struct game_setup {
    inarow::rules rules;
    std::optional<inarow::rules> asked_rules;  ///< `rules`, if --rules was given
    notation::kind notation;                   ///< for output
    notation::kind input_notation;             ///< any: the form of each move decides, as in play<>
    std::string position;                      ///< --position; empty for the empty board
    bool unchecked;

    /// The start position. Throws a failure if its text is refused.
    template <int Capacity>
    [[nodiscard]] basic_position<Capacity> start() const;
};

/// Reads the options of a board. The returned setup is valid; if an option is refused, throws a
/// failure that names it. If `starter` is not null, that player starts instead of the one that the
/// rules name.
[[nodiscard]] game_setup read_setup(const board_arguments& arguments,
                                    const player* starter = nullptr);

/// Throws a failure if compiler options are given without --in-compiler.
void require_in_compiler(const compiler_arguments& arguments);

/// Parses a time: "2s", "500ms", "1min" or "1h", or a number of seconds. `nullopt` for any other
/// text, for 0 or less, and for more than a day.
[[nodiscard]] std::optional<std::chrono::nanoseconds> parse_time(std::string_view text);

/// Parses a size: "64MB", "1GB" or "512KB", or a number of megabytes. Returns the number of bytes;
/// `nullopt` for any other text, and for sizes outside 1 KB to 16 GB.
[[nodiscard]] std::optional<std::size_t> parse_table_size(std::string_view text);

/// Parses a level, 1 to 8.
[[nodiscard]] std::optional<solve::level> parse_level(std::string_view text);

/// Parses a number of threads, 1 to 1024; 0 means one per CPU.
[[nodiscard]] std::optional<int> parse_threads(std::string_view text);
/// Parses a seed, 0 to 2^64 - 1.
[[nodiscard]] std::optional<std::uint64_t> parse_seed(std::string_view text);
/// Parses a whole number; `nullopt` if the text has other characters.
[[nodiscard]] std::optional<long long> parse_number(std::string_view text);
/// The number of threads that the machine runs at the same time; at least one.
[[nodiscard]] int hardware_threads();

/// The number of threads to search with: `asked` or, if that is empty, `otherwise`. If the machine
/// runs fewer threads at the same time, returns their number and says so on standard error, because
/// more threads would only wait for each other.
[[nodiscard]] int threads_for(std::optional<int> asked, int otherwise);

/// Makes the moves of arguments, each with one move or several. Makes the moves before a refused
/// one.
[[nodiscard]] result<int, notation::illegal_moves_text> make_moves(
    game& g, const std::vector<std::string>& arguments, notation::kind k);

/// An example of a legal move, in a notation.
[[nodiscard]] std::string example_move(const position& p, notation::kind k);

/// The name of the rules, such as `connect-four`; a text such as `5x5/4` for rules without a name.
[[nodiscard]] std::string name_of_rules(const rules& r);

/// The sentence for a refused move in a list of moves.
[[nodiscard]] std::string sentence(const rules& r, const notation::illegal_moves_text& refused);

}  // namespace inarow::app
