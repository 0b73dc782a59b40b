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

/// Returns whether the arguments are files or folders with games instead of moves. Throws a failure
/// if only some of the arguments are files or folders.
[[nodiscard]] bool are_files(const std::vector<std::string>& arguments);

/// Counts the lines of a text before given offsets. Reads each line only once.
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
    long long number = 0;  ///< number of the first line of the game, from 1; 0 for arguments
    bool was_cut = false;  ///< whether the line was too long to be read completely
};

/// How a command reads standard input.
struct input_options {
    const platform::alarm* alarm = nullptr;  ///< the input also ends when the alarm rings
    notation::score_form scores = notation::score_form::after_joined_moves;
};

/// Reads the games of standard input or of files.
class record_input {
public:
    /// Reads standard input. The setup and the alarm must outlive this object.
    explicit record_input(const game_setup& setup, const input_options& options = {});
    /// Reads files, and the files of folders in the order of their names.
    record_input(const game_setup& setup, const std::vector<std::string>& paths);

    /// Returns the next game, or `nullopt` at the end. Throws a failure if a file cannot be read,
    /// or if --position is given for a game that has its own start.
    [[nodiscard]] std::optional<input_record> next();
    /// Returns whether `next` returns without waiting for input.
    [[nodiscard]] bool has_next() const;
    /// Returns whether the lines read so far contain another game.
    [[nodiscard]] bool has_game() const { return !games_.empty(); }
    /// Returns whether there is more input. Blocks until this is known.
    [[nodiscard]] bool has_input() { return !games_.empty() || lines_.has_input(); }

    /// Returns the next line that contains a game. Blank lines, comments and headers contain no
    /// game. However, if all lines are blank, the first line is a game without moves. This function
    /// is for a command that parses most lines itself to save time. For any other line, the command
    /// calls `read`, which reads the game that begins with this line.
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
    long long number_ = 0;  ///< number of lines read
    long long games_of_file_ = 0;
    bool is_after_header_ = false;
    bool is_blank_ = true;               ///< whether all lines were blank
    std::vector<input_record> games_{};  ///< games of the last lines, in reverse order

    std::vector<std::string> paths_{};  ///< paths of the files to read, in reverse order
    std::string path_{};
    std::string file_{};  ///< contents of the current file
    line_counter lines_of_file_{file_};
    std::unique_ptr<notation::game_reader> reader_{};
};

/// Returns the game of the moves that are given as arguments. Without moves, the game is the start
/// position.
[[nodiscard]] input_record record_of(const game_setup& setup,
                                     const std::vector<std::string>& moves);

/// Returns the sentence for a game that is refused.
[[nodiscard]] std::string sentence(const notation::record& refused);
/// Writes to standard error which parts of a game were not read, and where the game is.
void complain_of_warnings(const input_record& input);

/// Returns the source of the JSON object of a game.
[[nodiscard]] json::source source_of(const game_setup& setup, const input_record& input);

/// Returns the notation of the setup. If this notation has no names for the squares of these rules,
/// returns a notation that has such names.
[[nodiscard]] notation::kind notation_for(const game_setup& setup, const rules& r);
/// Returns the setup for a game of other rules, with the notation that notation_for returns for
/// these rules.
[[nodiscard]] game_setup setup_for(const game_setup& setup, const rules& r);

}  // namespace inarow::app
