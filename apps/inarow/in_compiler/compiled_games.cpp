// SPDX-License-Identifier: BSL-1.0
#include "in_compiler/compiled_games.hpp"

#include "games/record_input.hpp"
#include "in_compiler/compiler.hpp"
#include "in_compiler/cpp_program.hpp"
#include "in_compiler/diagnostics.hpp"
#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/printable.hpp"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace inarow::app {
namespace {

constexpr std::string_view how_to_read =
    "// Lists of moves as games whose positions are types. The compiler evaluates a\n"
    "// text for each list. To print the texts with g++ or clang++:\n"
    "//     g++ -std=c++23 -w -I WHERE_INAROW_IS -S -o - FILE\n"
    "// The texts follow the labels record_1, record_2, ...\n";

/// The part of every program that does not depend on its games.
constexpr std::string_view lines_as_types = R"(
// A list of moves: the number of its line, the game after the legal moves, and the first refused
// move. The list ignores all moves after a refused move.
template <long long Number, class Game = start, class Refused = void>
struct input_line {
    using game = Game;
    using refused = Refused;
    static constexpr long long number = Number;
};

template <bool Refused>
struct extend_if {
    template <class Line, class Tried>
    using extended = input_line<Line::number, typename Tried::game>;
};
template <>
struct extend_if<true> {
    template <class Line, class Tried>
    using extended = input_line<Line::number, typename Line::game, Tried>;
};
template <class Line, class Tried>
using extended = typename extend_if<Tried::refused>::template extended<Line, Tried>;

template <bool Ended>
struct one_more {
    template <class Line, move_text Move>
    using then = extended<Line, try_play<typename Line::game, Move>>;
};
template <>
struct one_more<true> {
    template <class Line, move_text Move>
    using then = Line;
};

// A list with one more move.
template <class Line, move_text Move>
using then = typename one_more<!std::is_void_v<typename Line::refused>>::template then<Line, Move>;
)";

constexpr std::string_view records_of_lines = R"(
struct counter {
    std::size_t count = 0;
    constexpr void append(const char*, std::size_t more) { count += more; }
};
template <std::size_t Size>
struct characters {
    char all[Size];
    std::size_t size = 0;
    constexpr void append(const char* data, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) all[size++] = data[i];
    }
};
template <class Line>
constexpr std::size_t size_of_line = [] {
    counter result;
    write_record<Line>(result);
    return result.count;
}();

// The record of a list.
template <class Line>
consteval auto record() {
    characters<size_of_line<Line>> result{};
    write_record<Line>(result);
    return result;
}
)";

/// A program that plays several lines of moves. Each line is a game whose positions are types.
class batch {
public:
    batch(const game_setup& setup, const record_writer& writer)
        : setup_{setup}, max_lines_{writer.max_lines}, text_{how_to_read} {
        text_ += writer.includes;
        text_ += start_of_program(setup);
        text_ += lines_as_types;
        text_ += writer.write_record;
        text_ += records_of_lines;
    }

    /// Adds a line. Keeps at most one move more than the board has squares, because the compiler
    /// refuses this move or an earlier move.
    void add(std::string_view line, long long line_number) {
        lines_.emplace_back(line);
        numbers_.push_back(line_number);
        const std::string number = std::to_string(lines_.size());
        text_ += '\n' + comment("line " + number + ": " + std::string(line.substr(0, 100)));
        text_ += "namespace line_" + number + " {\nusing move_0 = input_line<" +
                 std::to_string(line_number) + ">;\n";
        int moves = 0;
        const char* const score =
            line.data() + notation::score_offset(setup_.input_notation, setup_.rules, line);
        while (moves <= setup_.rules.squares() && add_move(line, moves, score)) ++moves;
        text_ += "}  // namespace line_" + number + "\nextern const auto record_" + number +
                 " = record<line_" + number + "::move_" + std::to_string(moves) + ">();\n";
        moves_ += static_cast<std::size_t>(moves);
    }
    [[nodiscard]] bool is_full() const { return lines_.size() >= max_lines_ || moves_ >= 1500; }
    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }
    /// The number of each line in the input.
    [[nodiscard]] const std::vector<long long>& numbers() const { return numbers_; }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    bool add_move(std::string_view& line, int before, const char* score) {
        std::string_view text = notation::next_move_text(setup_.input_notation, setup_.rules, line);
        if (text.empty()) return false;
        if (text.data() == score) {
            constexpr std::string_view blanks = " \t\r";
            if (line.find_first_not_of(blanks) == std::string_view::npos) return false;
            // If several numbers follow the moves, the first number keeps the blank before it. The
            // compiler then refuses this number instead of reading it as a column.
            text = {text.data() - 1, text.size() + 1};
        }
        core::write(text_, "using move_", before + 1, " = then<move_", before, ", ",
                    move_in_cpp(setup_.input_notation, text), ">;\n");
        return true;
    }

    const game_setup& setup_;
    std::size_t max_lines_;
    std::string text_;
    std::vector<std::string> lines_;
    std::vector<long long> numbers_;
    std::size_t moves_ = 0;
};

void keep(const std::string& directory, const std::string& name, const std::string& program) {
    namespace files = std::filesystem;
    std::error_code error;
    files::create_directories(directory, error);
    output_file((files::path(directory) / name).string()).write(std::as_bytes(std::span(program)));
}

/// Lets the compiler evaluate the records, and passes them to the writer.
void compile(const batch& games, const compiler& cc, const record_writer& writer) {
    const platform::finished_process ran = cc.assemble(games.text());
    if (ran.exit_code != 0) throw failure{failure::failed, cc.complaint(ran)};
    const std::vector<std::string> records = parse_records(ran.out, games.lines().size());
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (records[i].empty()) throw failure{failure::failed, cc.complaint(ran)};
        writer.take(games.numbers()[i], games.lines()[i], records[i]);
    }
}

}  // namespace

int play_lines_in_compiler(const game_setup& setup, const compiler_arguments& arguments,
                           const record_writer& writer) {
    const compiler cc(arguments.compiler);
    record_input input(setup);
    int code = 0;
    while (auto line = input.next_line()) {
        batch games(setup, writer);
        do {
            games.add(*line, input.line_number());
            if (input.was_cut()) code = warn_of_cut_line(input.line_number());
        } while (!games.is_full() && input.has_next() && (line = input.next_line()));
        if (!arguments.keep.empty())
            keep(arguments.keep,
                 "lines-" + std::to_string(games.numbers().front()) + "-to-" +
                     std::to_string(games.numbers().back()) + ".cpp",
                 games.text());
        compile(games, cc, writer);
    }
    return code;
}

}  // namespace inarow::app
