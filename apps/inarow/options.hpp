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
    notation::kind notation;                   ///< the notation for output
    notation::kind input_notation;  ///< if `any`, the form of each move determines its notation
    std::string position;           ///< value of --position; empty for the empty board
    bool unchecked;

    /// Returns the start position. Throws a failure if the text of the position is refused.
    template <int Capacity>
    [[nodiscard]] basic_position<Capacity> start() const;
};

/// Reads the options of a board. Returns a valid setup. If an option is refused, throws a failure
/// that names the option. If `starter` is not null, this player starts instead of the player that
/// the rules name.
[[nodiscard]] game_setup read_setup(const board_arguments& arguments,
                                    const player* starter = nullptr);

/// Throws a failure if compiler options are given without --in-compiler.
void require_in_compiler(const compiler_arguments& arguments);

/// Parses a time: "2s", "500ms", "1min" or "1h", or a number of seconds. Returns `nullopt` for any
/// other text, for 0 or less, and for more than a day.
[[nodiscard]] std::optional<std::chrono::nanoseconds> parse_time(std::string_view text);

/// Parses a size: "64MB", "1GB" or "512KB", or a number of megabytes. Returns the number of bytes,
/// or `nullopt` for any other text and for sizes outside 1 KB to 16 GB.
[[nodiscard]] std::optional<std::size_t> parse_table_size(std::string_view text);

/// Parses a level, 1 to 8.
[[nodiscard]] std::optional<solve::level> parse_level(std::string_view text);

/// Parses a number of threads from 1 to 1024, or 0 for one thread per CPU.
[[nodiscard]] std::optional<int> parse_threads(std::string_view text);
/// Parses a seed, 0 to 2^64 - 1.
[[nodiscard]] std::optional<std::uint64_t> parse_seed(std::string_view text);
/// Parses a whole number. Returns `nullopt` if the text contains other characters.
[[nodiscard]] std::optional<long long> parse_number(std::string_view text);
/// Returns the number of threads that the machine can run at the same time, at least 1.
[[nodiscard]] int hardware_threads();

/// Returns the number of threads to search with: `asked` or, if `asked` is empty, `otherwise`. If
/// the machine can run only fewer threads at the same time, returns that smaller number and says so
/// on standard error. More threads would only wait for each other.
[[nodiscard]] int threads_for(std::optional<int> asked, int otherwise);

/// Makes the moves of arguments, each of which contains one or more moves. If a move is refused,
/// the earlier moves remain in the game.
[[nodiscard]] result<int, notation::illegal_moves_text> make_moves(
    game& g, const std::vector<std::string>& arguments, notation::kind k);

/// Returns an example of a legal move, in a notation.
[[nodiscard]] std::string example_move(const position& p, notation::kind k);

/// Returns the name of the rules, such as `connect-four`. For rules without a name, returns a text
/// such as `5x5/4`.
[[nodiscard]] std::string name_of_rules(const rules& r);

/// Returns the sentence for a refused move in a list of moves.
[[nodiscard]] std::string sentence(const rules& r, const notation::illegal_moves_text& refused);

}  // namespace inarow::app
