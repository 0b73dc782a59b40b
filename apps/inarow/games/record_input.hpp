// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/json/replay.hpp>
#include <inarow/notation/read_games.hpp>
#include <inarow/notation/record.hpp>

#include "io/input_lines.hpp"
#include "options.hpp"
#include "platform/alarm.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {

/// Whether arguments are files or folders with games, and not moves. Throws a failure if only some
/// of them are.
[[nodiscard]] bool are_files(const std::vector<std::string>& arguments);

/// Counts the lines of a text before places in it, and each line only once.
class line_counter {
public:
    explicit line_counter(std::string_view text) : text_{text} {}
    [[nodiscard]] long long before(std::size_t offset);

private:
    std::string_view text_;
    std::size_t counted_ = 0;
    long long lines_ = 0;
};

/// A game of the input.
struct input_record {
    notation::record record;
    std::string text;      ///< the moves as a list, or the line as it was written
    std::string place;     ///< "line 3" of standard input, or a file and the number of the game
    long long number = 0;  ///< of the line that the game begins on, from 1; 0 for arguments
    bool was_cut = false;  ///< whether the line was too long to be read whole
};

/// Reads the games of standard input or of files.
class record_input {
public:
    /// Reads standard input; it also ends when the alarm rings. The arguments must outlive this
    /// object.
    explicit record_input(const game_setup& setup, const platform::alarm* alarm = nullptr);
    /// Reads files, and the files of folders in the order of their names.
    record_input(const game_setup& setup, const std::vector<std::string>& paths);

    /// The next game; `nullopt` at the end. Throws a failure if a file cannot be read, or if
    /// --position is given for a game that has its own start.
    [[nodiscard]] std::optional<input_record> next();
    /// Whether `next` does not wait for input.
    [[nodiscard]] bool has_next() const;
    /// Whether the last lines have another game.
    [[nodiscard]] bool has_game() const { return !games_.empty(); }
    /// Whether there is more input; blocks until that is known.
    [[nodiscard]] bool has_input() { return !games_.empty() || lines_.has_input(); }

    /// The next line that has a game. Blank lines, comments and headers have none; only if all
    /// lines are blank, the first one is a game without moves. For a command that reads most lines
    /// faster by itself; then `read` reads the game that begins with it.
    [[nodiscard]] std::optional<std::string_view> next_line();
    [[nodiscard]] std::optional<input_record> read(std::string_view first_line);
    [[nodiscard]] long long line_number() const { return number_; }
    [[nodiscard]] bool was_cut() const { return lines_.was_cut(); }

private:
    [[nodiscard]] std::optional<input_record> next_of_files();
    [[nodiscard]] std::optional<input_record> take_game();
    [[nodiscard]] input_record finished(input_record input) const;

    const game_setup& setup_;
    notation::record_defaults defaults_;
    input_lines lines_{};
    long long number_ = 0;  ///< of lines read
    long long games_of_file_ = 0;
    bool is_after_header_ = false;
    bool is_blank_ = true;               ///< whether all lines were blank
    std::vector<input_record> games_{};  ///< of the last lines, the next one last

    std::vector<std::string> paths_{};  ///< the next one last
    std::string path_{};
    std::string file_{};  ///< contents of the current file
    line_counter lines_of_file_{file_};
    std::unique_ptr<notation::game_reader> reader_{};
};

/// The game of moves that are given as arguments. A game of no moves is the start position.
[[nodiscard]] input_record record_of(const game_setup& setup,
                                     const std::vector<std::string>& moves);

/// The sentence for a game that is refused.
[[nodiscard]] std::string sentence(const notation::record& refused);
/// Says on standard error what was not read of a game, and where the game is.
void complain_of_warnings(const input_record& input);

/// Where the JSON object of a game comes from.
[[nodiscard]] json::source source_of(const game_setup& setup, const input_record& input);

/// The notation of the setup or, if it has no names for the squares of these rules, one that has.
[[nodiscard]] notation::kind notation_for(const game_setup& setup, const rules& r);
/// The setup for a game of other rules: its notation is the one for these rules.
[[nodiscard]] game_setup setup_for(const game_setup& setup, const rules& r);

}  // namespace inarow::app
