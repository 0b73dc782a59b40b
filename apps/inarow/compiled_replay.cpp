// SPDX-License-Identifier: BSL-1.0
#include "compiled_replay.hpp"

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

namespace inarow::app {
namespace {

constexpr std::string_view how_to_read =
    "// Lines of moves as games of types. What each came to is a text that the compiler works "
    "out:\n"
    "//     g++ -std=c++23 -w -I WHERE_INAROW_IS -S -o - FILE\n"
    "// prints it, and clang++ does, behind the labels report_1, report_2, ...\n"
    "#include <inarow/draw/report.hpp>\n";

/// What the programs have beside the games.
constexpr std::string_view helpers = R"(
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

template <class Line>
constexpr void write_line(core::sink auto& to) {
    constexpr auto& position = Line::game::position;
    if constexpr (std::is_void_v<typename Line::refused>) {
        draw::write_report(to, position, Line::moves);
    } else {
        draw::write_report(to, position, Line::moves, Line::refused::refusal, Line::refused::entry);
    }
}

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

// What a line of moves came to, as JSON.
template <class Line>
consteval auto report() {
    characters<size_of_line<Line>> result{};
    write_line<Line>(result);
    return result;
}

using nothing = line_of<start>;
)";

/// Some lines of moves, each as a game of types in one program.
class batch {
public:
    explicit batch(const setting& on)
        : on_{on},
          text_{std::string(how_to_read) + beginning_of_program(on) + std::string(helpers)} {}

    /// Adds a line. Of its entries there are no more looked at than make one too many.
    void add(std::string_view line) {
        ++lines_;
        const std::string number = std::to_string(lines_);
        text_ += '\n' + comment("line " + number + ": " + std::string(line.substr(0, 100)));
        text_ += "namespace line_" + number + " {\nusing move_0 = nothing;\n";
        int entries = 0;
        while (entries <= on_.rules.squares() && add_move(line, entries)) ++entries;
        text_ += "}  // namespace line_" + number + "\nextern const auto report_" + number +
                 " = report<line_" + number + "::move_" + std::to_string(entries) + ">();\n";
        moves_ += static_cast<std::size_t>(entries);
    }
    [[nodiscard]] bool is_full() const { return lines_ >= 200 || moves_ >= 1500; }
    [[nodiscard]] std::size_t lines() const { return lines_; }
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
    std::string text_;
    std::size_t lines_ = 0;
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

void decide(const batch& games, const compiler& by, output& to) {
    const finished_process ran = by.assemble(games.text());
    if (ran.exit_code != 0) throw failure{failure::failed, by.complaint(ran)};
    for (const std::string& report : reports_in(ran.out, games.lines())) {
        if (!report.ends_with('}')) throw failure{failure::failed, by.complaint(ran)};
        core::write(to, report, '\n');
    }
    to.flush();
}

}  // namespace

int replay_in_compiler(const setting& on, const compiler_arguments& from, output& to) {
    const compiler by(from.compiler);
    lines input;
    long long done = 0;
    int code = 0;
    while (auto line = input.next()) {
        batch games(on);
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
        decide(games, by, to);
        done = number;
    }
    return code;
}

}  // namespace inarow::app
