// SPDX-License-Identifier: BSL-1.0
#include "compiled_lines.hpp"

#include "compiler.hpp"
#include "diagnostics.hpp"
#include "failure.hpp"
#include "lines.hpp"
#include "printable.hpp"
#include "program.hpp"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace inarow::app {
namespace {

constexpr std::string_view how_to_read =
    "// Lines of moves as games of types. What each came to is a text that the compiler works "
    "out:\n"
    "//     g++ -std=c++23 -w -I WHERE_INAROW_IS -S -o - FILE\n"
    "// prints it, and clang++ does, behind the labels report_1, report_2, ...\n";

/// What the programs have beside the games.
constexpr std::string_view lines_as_types = R"(
// A line of moves so far: the game they led to, how many they are, and the first refused one, after
// which nothing more is played.
template <class Game, int Moves = 0, class Refused = void>
struct line_of {
    using game = Game;
    using refused = Refused;
    static constexpr int moves = Moves;
};

template <bool Refused>
struct add {
    template <class Line, class Tried>
    using to = line_of<typename Tried::game, Line::moves + 1>;
};
template <>
struct add<true> {
    template <class Line, class Tried>
    using to = line_of<typename Line::game, Line::moves, Tried>;
};
template <class Line, class Tried>
using with = typename add<Tried::refused>::template to<Line, Tried>;

template <bool Ended>
struct one_more {
    template <class Line, move_text Move>
    using line = with<Line, try_play<typename Line::game, Move>>;
};
template <>
struct one_more<true> {
    template <class Line, move_text Move>
    using line = Line;
};

// A line of moves, and one more.
template <class Line, move_text Move>
using then = typename one_more<!std::is_void_v<typename Line::refused>>::template line<Line, Move>;

using nothing = line_of<start>;
)";

constexpr std::string_view texts_of_lines = R"(
struct counter {
    std::size_t count = 0;
    constexpr void append(const char*, std::size_t more) { count += more; }
};
template <std::size_t Size>
struct characters {
    char all[Size];
    std::size_t size = 0;
    constexpr void append(const char* from, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) all[size++] = from[i];
    }
};
template <class Line>
constexpr std::size_t size_of_line = [] {
    counter result;
    write_line<Line>(result);
    return result.count;
}();

// What a line of moves came to.
template <class Line>
consteval auto report() {
    characters<size_of_line<Line>> result{};
    write_line<Line>(result);
    return result;
}
)";

/// Some lines of moves, each as a game of types in one program.
class batch {
public:
    batch(const setting& on, const line_report& what)
        : on_{on}, most_lines_{what.lines_a_program}, text_{how_to_read} {
        text_ += what.includes;
        text_ += beginning_of_program(on);
        text_ += lines_as_types;
        text_ += what.write_line;
        text_ += texts_of_lines;
    }

    /// Adds a line. Of its entries there are no more looked at than make one too many.
    void add(std::string_view line) {
        lines_.emplace_back(line);
        const std::string number = std::to_string(lines_.size());
        text_ += '\n' + comment("line " + number + ": " + std::string(line.substr(0, 100)));
        text_ += "namespace line_" + number + " {\nusing move_0 = nothing;\n";
        int entries = 0;
        while (entries <= on_.rules.squares() && add_move(line, entries)) ++entries;
        text_ += "}  // namespace line_" + number + "\nextern const auto report_" + number +
                 " = report<line_" + number + "::move_" + std::to_string(entries) + ">();\n";
        moves_ += static_cast<std::size_t>(entries);
    }
    [[nodiscard]] bool is_full() const { return lines_.size() >= most_lines_ || moves_ >= 1500; }
    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    bool add_move(std::string_view& line, int before) {
        const std::string_view entry = notation::next_entry(on_.notation, on_.rules, line);
        if (entry.empty()) return false;
        core::write(text_, "using move_", before + 1, " = then<move_", before, ", ",
                    written_move(on_.notation, entry), ">;\n");
        return true;
    }

    const setting& on_;
    std::size_t most_lines_;
    std::string text_;
    std::vector<std::string> lines_;
    std::size_t moves_ = 0;
};

void keep(const std::string& directory, const std::string& name, const std::string& program) {
    namespace files = std::filesystem;
    std::error_code error;
    files::create_directories(directory, error);
    std::ofstream file(files::path(directory) / name);
    file << program;
    file.close();
    if (!file)
        throw failure{failure::failed, "the programs cannot be kept in " + in_quotes(directory) +
                                           ": it is no directory that can be written to."};
}

/// Has the compiler work out the texts, and hands them on.
void decide(const batch& games, const compiler& by, const line_report& what, long long before) {
    const finished_process ran = by.assemble(games.text());
    if (ran.exit_code != 0) throw failure{failure::failed, by.complaint(ran)};
    const std::vector<std::string> reports = reports_in(ran.out, games.lines().size());
    for (std::size_t i = 0; i < reports.size(); ++i) {
        if (reports[i].empty()) throw failure{failure::failed, by.complaint(ran)};
        what.take(++before, games.lines()[i], reports[i]);
    }
}

}  // namespace

int report_lines_in_compiler(const setting& on, const compiler_arguments& from,
                             const line_report& what) {
    const compiler by(from.compiler);
    lines input;
    long long done = 0;
    int code = 0;
    while (auto line = input.next()) {
        batch games(on, what);
        long long number = done;
        do {
            games.add(*line);
            ++number;
            if (input.was_cut()) code = warn_of_cut_line(number);
        } while (!games.is_full() && input.has_next() && (line = input.next()));
        if (!from.keep.empty())
            keep(from.keep,
                 "lines-" + std::to_string(done + 1) + "-to-" + std::to_string(number) + ".cpp",
                 games.text());
        decide(games, by, what, done);
        done = number;
    }
    return code;
}

}  // namespace inarow::app
