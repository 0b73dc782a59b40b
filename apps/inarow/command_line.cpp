// SPDX-License-Identifier: BSL-1.0
#include <inarow/version.hpp>

#include "commands.hpp"
#include "failure.hpp"
#include "options.hpp"
#include "printable.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

// The only source that includes CLI11.

namespace inarow::app {
namespace {

using run_command = std::function<int(output&)>;

constexpr std::size_t help_column = 28;

/// Broken into lines that end before column 80, where they stand to the right in the help.
std::string wrapped(std::string_view text) {
    constexpr std::size_t width = 79 - help_column;
    std::string result;
    while (text.size() > width) {
        const std::size_t end = text.rfind(' ', width);
        if (end == std::string_view::npos) break;
        result.append(text.substr(0, end)).append("\n");
        text.remove_prefix(end + 1);
    }
    return result.append(text);
}

/// An option that takes one of some words.
CLI::Option* add_choice(CLI::App& command, const std::string& name, std::string& to,
                        const std::vector<std::string>& words, std::string_view what) {
    const auto check = [words](std::string& given) {
        if (std::ranges::find(words, given) != words.end()) return std::string();
        return in_quotes(given) + " is none of " + CLI::detail::join(words, ", ");
    };
    return command.add_option(name, to, wrapped(what))
        ->type_name(CLI::detail::join(words, "|"))
        ->check(CLI::Validator(check, ""));
}

void add_rules(CLI::App& command, board_arguments& to) {
    to.rules = "tic-tac-toe";
    command
        .add_option("--rules", to.rules,
                    wrapped("tic-tac-toe (unless given), connect-four, gomoku, or COLUMNSxROWS/RUN "
                            "with /drop after it where stones fall, as 7x6/4/drop; and with "
                            "/second after it where the second player starts"))
        ->type_name("RULES");
}

void add_notation(CLI::App& command, std::string& to) {
    command
        .add_option("--notation", to,
                    wrapped("how moves are written: names, xy, algebraic, columns or openspiel "
                            "(unless given, columns where stones fall, else algebraic)"))
        ->type_name("NAME");
}

void add_board_options(CLI::App& command, board_arguments& to) {
    add_rules(command, to);
    add_notation(command, to.notation);
    command
        .add_option_function<std::string>(
            "--position",
            [&to](const std::string& text) {
                to.position = text;
                to.has_position = true;
            },
            wrapped("the board to start from: its rows from the top in X, O and . or numbers of "
                    "free squares, then who is to move, as \"X.O/.X./2O X\" (unless given, an "
                    "empty board)"))
        ->type_name("TEXT");
    command.add_flag("--unchecked", to.unchecked,
                     wrapped("take the --position as it stands, even if no game reaches it"));
}

void add_compiler_options(
    CLI::App& command, compiler_arguments& to,
    std::string_view what = "have a C++ compiler decide every move, in games that are types") {
    command.add_flag("--in-compiler", to.wanted, wrapped(what));
    command
        .add_option("--compiler", to.compiler,
                    wrapped("which one decides (unless given, the first found of g++, clang++-22, "
                            "clang++-19 and c++)"))
        ->type_name("NAME");
}

/// An option whose text means something, or is refused with what is wrong with it.
template <class T>
CLI::Option* add_read(CLI::App& command, const char* name, std::optional<T>& to,
                      std::optional<T> (*read)(std::string_view), const char* refusal,
                      std::string_view what) {
    const auto check = [read, refusal](const std::string& given) {
        return read(given) ? std::string() : in_quotes(given) + refusal;
    };
    const auto take = [&to, read](const std::string& given) { to = read(given); };
    return command.add_option_function<std::string>(name, take, wrapped(what))
        ->check(CLI::Validator(check, ""));
}

/// An option that takes a length of time: 2s, 500ms, 1min; a number alone is seconds.
void add_time(CLI::App& command, const char* name, std::optional<std::chrono::nanoseconds>& to,
              std::string_view what) {
    add_read(command, name, to, time_of,
             " is no length of time: it must be like 2s, 500ms, 1min or 1h, "
             "more than nothing and at most a day",
             what)
        ->type_name("TIME");
}

void add_threads(CLI::App& command, std::optional<int>& to, std::string_view what) {
    add_read(command, "--threads", to, threads_of,
             " is no number of threads: it must be 1 to 1024, or 0 for all that the machine has",
             what)
        ->type_name("NUMBER");
}

void add_book_options(CLI::App& command, which_book& to) {
    command
        .add_option("--book", to.file,
                    wrapped("look exact scores up in this book, which \"inarow book make\" wrote "
                            "(unless given, in the one that came with inarow, if there is one for "
                            "the rules)"))
        ->type_name("FILE");
    command.add_flag("--no-book", to.none, wrapped("look nothing up"));
}

void add_play(CLI::App& app, run_command& chosen) {
    const auto from = std::make_shared<play_arguments>();
    CLI::App& command =
        *app.add_subcommand("play", "Play, at a terminal or line by line from a pipe");
    add_board_options(command, from->board);
    add_choice(command, "--opponent", from->opponent, {"random", "perfect"},
               "play against the computer, which moves at random, or as well as can be (unless "
               "given, two people play)");
    add_time(command, "--think", from->think,
             "how long --opponent perfect may look for a move that is proven to be the best, as "
             "2s (unless given, 900ms); after that it makes the best it has found");
    add_choice(command, "--side", from->side, {"first", "second"},
               "which player you are, with --opponent (unless given, first)");
    add_choice(command, "--first", from->first, {"first", "second", "random"},
               "who begins (unless given, who does so by the rules)");
    command
        .add_option("--seed", from->seed, wrapped("makes all that is random the same each time"))
        ->type_name("NUMBER");
    from->style = "ascii";
    add_choice(command, "--style", from->style, {"ascii", "unicode", "emoji", "discs"},
               "what the board is drawn with (unless given, ascii)");
    add_book_options(command, from->book);
    add_compiler_options(command, from->in_compiler);
    command.footer(
        "Beside moves it takes the words undo, redo, restart, help and quit.\n\n"
        "Examples:\n"
        "  inarow play --rules connect-four --opponent random --style discs\n"
        "  inarow play --in-compiler --opponent perfect\n"
        "  echo b2 a1 c3 | inarow play");
    command.callback([from, &chosen] { chosen = [from](output& to) { return play(*from, to); }; });
}

void add_replay(CLI::App& app, run_command& chosen) {
    const auto from = std::make_shared<replay_arguments>();
    CLI::App& command =
        *app.add_subcommand("replay", "Replay games: a line of moves in, a line of JSON out");
    add_board_options(command, from->board);
    add_compiler_options(command, from->in_compiler);
    command
        .add_option("--keep", from->in_compiler.keep,
                    wrapped("a directory to keep the programs in that --in-compiler compiles"))
        ->type_name("DIR");
    command.footer(
        "A refused move ends its line: the JSON has the position before it, and the error.\n"
        "It goes on with the next line, and the exit code stays 0.\n\n"
        "Examples:\n"
        "  echo 4455667 | inarow replay --rules connect-four\n"
        "  inarow replay --in-compiler --keep programs < games.txt");
    command.callback(
        [from, &chosen] { chosen = [from](output& to) { return replay(*from, to); }; });
}

void add_goals(CLI::App& command, solve_arguments& to) {
    command.add_flag("--all", to.all, wrapped("the score of every move too"));
    command.add_flag("--best", to.best, wrapped("the best moves too"));
    command.add_flag("--pv", to.pv,
                     wrapped("the principal variation too: how the game goes on to its end when "
                             "both play the first of their best moves"));
    command.add_flag("--weak", to.weak,
                     wrapped("in place of scores only win, draw or loss, which is found sooner"));
    command.add_flag("--json", to.json, wrapped("write an object of JSON for each line"));
    command.add_flag("--stats", to.stats,
                     wrapped("how many positions were looked at, and how fast: for each line, and "
                             "in all on standard error"));
}

void add_means(CLI::App& command, solve_arguments& to) {
    add_time(command, "--timeout", to.timeout,
             "how long to work at a line, as 10s; after that a score is \"unknown\", with the "
             "least and the most that it can be (unless given, until it is found, "
             "or it would look more than 150 moves ahead)");
    add_read(command, "--table-size", to.table_size, size_of_table,
             " is no size of a table: it must be like 64MB, 1GB or 512KB, "
             "at least 1KB and at most 16GB",
             "how much memory may be used to remember positions, as 1GB; a number alone is in MB "
             "(unless given, 64MB)")
        ->type_name("SIZE");
    add_threads(command, to.threads,
                "how many threads may work at a line; 0 is as many as the machine has (unless "
                "given, 1)");
    command.add_flag("--cold", to.cold,
                     wrapped("forget before each line what was found for those before it"));
}

void add_solve(CLI::App& app, run_command& chosen) {
    const auto from = std::make_shared<solve_arguments>();
    CLI::App& command = *app.add_subcommand(
        "solve", "Find exact scores: a line of moves in, the line and its score out");
    add_board_options(command, from->board);
    add_goals(command, *from);
    add_means(command, *from);
    add_book_options(command, from->book);
    add_compiler_options(command, from->in_compiler,
                         "have a C++ compiler find the scores, in games that are types");
    command
        .add_option("--keep", from->in_compiler.keep,
                    wrapped("a directory to keep the programs in that --in-compiler compiles"))
        ->type_name("DIR");
    command.footer(
        "The score is positive when the player to move wins, negative when the other\n"
        "does, 0 for a draw; its size is half the squares left after the winning move,\n"
        "rounded down, plus one. What else is asked for comes after it, behind tabs.\n\n"
        "Exit codes: 0; 1 if a line is no position (it is \"illegal\", standard error says\n"
        "why); 2 for options that make no sense; 130 if interrupted, and what was found\n"
        "by then is written.\n\n"
        "Examples:\n"
        "  echo b2 a1 | inarow solve --best\n"
        "  echo 44444 | inarow solve --rules connect-four --timeout 1s --json\n"
        "  echo 444432 | inarow solve --rules 4x4/4/drop --all --pv\n"
        "  echo 444432 | inarow solve --rules 4x4/4/drop --in-compiler");
    command.callback([from, &chosen] { chosen = [from](output& to) { return solve(*from, to); }; });
}

void add_analyze(CLI::App& app, run_command& chosen) {
    const auto from = std::make_shared<analyze_arguments>();
    CLI::App& command =
        *app.add_subcommand("analyze", "Judge every move of a game by exact scores, with a plot");
    command
        .add_option("MOVES", from->moves,
                    wrapped("the game; unless given, standard input is read, a game a line"))
        ->type_name("");
    add_board_options(command, from->board);
    add_time(
        command, "--timeout", from->timeout,
        "how long to work at a position, as 10s; after that its score is \"unknown\", with the "
        "least and the most that it can be (unless given, until it is found)");
    add_threads(command, from->threads,
                "how many threads may work at a position; 0 is as many as the machine has (unless "
                "given, 1)");
    add_book_options(command, from->book);
    add_choice(command, "--style", from->style, {"ascii", "unicode", "svg"},
               "what to draw the plot with (unless given, ascii); svg is a picture, and no text");
    command.add_flag("--no-plot", from->no_plot, wrapped("leave out the plot"));
    command.add_flag("--json", from->json, wrapped("write an object of JSON for each game"));
    command.footer(
        "Scores are those of the first player, after each move as before it: positive\n"
        "when first wins, negative when second does, 0 for a draw; the sooner, the\n"
        "larger. A mistake (^) throws away a win or a draw, an inaccuracy (~) time.\n\n"
        "Exit codes: 0; 1 if a move is refused (the game before it is analysed, standard\n"
        "error says why); 2 for options that make no sense; 130 if interrupted, and what\n"
        "was found by then is written.\n\n"
        "Examples:\n"
        "  inarow analyze b2 b1 a3 c1 a1 a2 c3\n"
        "  inarow analyze 4444 --rules connect-four --timeout 1s --no-plot\n"
        "  inarow analyze 445335 --rules 5x4/4/drop --style svg > plot.svg\n"
        "  echo 4453 | inarow analyze --rules 5x4/4/drop --json");
    command.callback(
        [from, &chosen] { chosen = [from](output& to) { return analyze(*from, to); }; });
}

void add_show(CLI::App& app, run_command& chosen) {
    const auto from = std::make_shared<show_arguments>();
    CLI::App& command = *app.add_subcommand("show", "Draw the position after a line of moves");
    command.add_option("MOVES", from->moves, wrapped("unless given, standard input is read"))
        ->type_name("");
    add_board_options(command, from->board);
    from->style = "ascii";
    add_choice(command, "--style", from->style,
               {"ascii", "unicode", "emoji", "discs", "svg", "text"},
               "what to draw with (unless given, ascii); text is the form that --position reads");
    command.add_flag("--no-coordinates", from->no_coordinates,
                     wrapped("leave out the names of columns and rows"));
    command.add_flag("--mark-last", from->mark_last, wrapped("have the last move stand out"));
    command.footer(
        "Examples:\n"
        "  inarow show b2 a1 c3 --style unicode\n"
        "  inarow show 4453 --rules connect-four --style svg > board.svg");
    command.callback([from, &chosen] { chosen = [from](output& to) { return show(*from, to); }; });
}

void add_perft(CLI::App& app, run_command& chosen) {
    const auto from = std::make_shared<perft_arguments>();
    CLI::App& command =
        *app.add_subcommand("perft", "Count games by their length, and how they end");
    command.add_option("DEPTH", from->depth, wrapped("from 0 to 1000"))
        ->required()
        ->type_name("")
        ->check(CLI::Validator(CLI::Range(0, 1000)).description(""));
    add_board_options(command, from->board);
    command.add_flag("--divide", from->divide,
                     wrapped("count the games of DEPTH moves behind each first move"));
    command.footer(
        "A game that has ended is counted at its own length, and at no greater one.\n\n"
        "Example:\n"
        "  inarow perft 9 --rules tic-tac-toe");
    command.callback([from, &chosen] { chosen = [from](output& to) { return perft(*from, to); }; });
}

void add_book_file(CLI::App& command, std::string& to) {
    command.add_option("FILE", to, "the book")->required()->type_name("");
}

void add_book_make(CLI::App& book, run_command& chosen) {
    const auto from = std::make_shared<book_make_arguments>();
    CLI::App& command = *book.add_subcommand("make", "Solve positions and write them into a book");
    add_book_file(command, from->file);
    add_rules(command, from->board);
    command
        .add_option("--plies", from->plies,
                    wrapped("the most stones that a position of the book has, from 0 to 63"))
        ->required()
        ->type_name("NUMBER")
        ->check(CLI::Validator(CLI::Range(0, 63)).description(""));
    command
        .add_option("--threads", from->threads,
                    wrapped("how many positions to solve at once (unless given, as many as the "
                            "machine has room for)"))
        ->type_name("NUMBER")
        ->check(CLI::Validator(CLI::Range(1, 256)).description(""));
    add_time(command, "--timeout", from->timeout,
             "how long to work at it, as 10min (unless given, until it is done)");
    command.footer(
        "What is found is kept in FILE.part until all is; the same command goes on from\n"
        "there, however it was ended. The same rules and plies give the same bytes.\n\n"
        "Example:\n"
        "  inarow book make 4x4.book --rules 4x4/4/drop --plies 6");
    command.callback(
        [from, &chosen] { chosen = [from](output& to) { return make_book(*from, to); }; });
}

void add_book_check(CLI::App& book, run_command& chosen) {
    const auto from = std::make_shared<book_check_arguments>();
    CLI::App& command = *book.add_subcommand("check", "See whether a book is whole and right");
    add_book_file(command, from->file);
    command
        .add_option("--solve", from->solve,
                    wrapped("solve so many of its last positions again, chosen at random (unless "
                            "given, none)"))
        ->type_name("NUMBER")
        ->check(CLI::Validator(CLI::Range(0, 1'000'000)).description(""));
    command.add_option("--seed", from->seed, wrapped("makes the choice the same each time"))
        ->type_name("NUMBER");
    command.footer(
        "Example:\n"
        "  inarow book check 4x4.book --solve 20");
    command.callback(
        [from, &chosen] { chosen = [from](output& to) { return check_book(*from, to); }; });
}

void add_book_find(CLI::App& book, run_command& chosen) {
    const auto from = std::make_shared<book_find_arguments>();
    CLI::App& command =
        *book.add_subcommand("find", "Look up the score of the position after a line of moves");
    add_book_file(command, from->file);
    command.add_option("MOVES", from->moves, wrapped("unless given, the empty board"))
        ->type_name("");
    add_notation(command, from->notation);
    command.footer(
        "Example:\n"
        "  inarow book find 4x4.book 2341");
    command.callback(
        [from, &chosen] { chosen = [from](output& to) { return find_in_book(*from, to); }; });
}

void add_book(CLI::App& app, run_command& chosen) {
    CLI::App& command = *app.add_subcommand("book", "Make, check and read books of exact scores");
    command.require_subcommand(1);
    command.footer(
        "solve, analyze and play --opponent perfect look positions up in such a book.\n"
        "inarow book COMMAND --help says more about each command.");
    add_book_make(command, chosen);
    add_book_check(command, chosen);
    add_book_find(command, chosen);
    for (CLI::App* each : command.get_subcommands(nullptr)) each->group("Commands");
}

std::string version_text() {
    std::ostringstream text;
    text << "inarow " << INAROW_VERSION_MAJOR << '.' << INAROW_VERSION_MINOR << '.'
         << INAROW_VERSION_PATCH;
    return text.str();
}

/// What CLI11 says, as one sentence that ends with where to look.
std::string sentence_of(const CLI::App& app, const CLI::ParseError& error) {
    std::string said = printable(error.what());
    for (char& c : said)
        if (c == '\n') c = ' ';
    while (!said.empty() && (said.back() == '.' || said.back() == ' ')) said.pop_back();
    std::string command = "inarow";
    for (const CLI::App* at = &app; !at->get_subcommands().empty();) {
        at = at->get_subcommands().front();
        command += ' ' + at->get_name();
    }
    return said + "; see " + command + " --help.";
}

/// That a command is named first, said better than CLI11 does.
void require_command(const CLI::App& app, int argc, char** argv) {
    const std::string_view given = argc > 1 ? argv[1] : "";
    if (given.starts_with('-')) return;
    for (const CLI::App* command : app.get_subcommands(nullptr))
        if (command->get_name() == given) return;
    throw failure{
        failure::wrong_usage,
        (given.empty() ? "a command is missing" : in_quotes(given) + " is no command") +
            ": choose play, replay, solve, analyze, show, perft or book; see inarow --help."};
}

}  // namespace

int run(int argc, char** argv, output& to) {
    CLI::App app("inarow: games of so many in a row, on boards of any size.", "inarow");
    app.set_version_flag("--version", version_text(), "Print the version and exit");
    app.footer("inarow COMMAND --help says more about each command.");
    app.require_subcommand(1);
    app.get_formatter()->column_width(help_column);
    app.get_formatter()->label("SUBCOMMAND", "COMMAND");
    run_command chosen;
    add_play(app, chosen);
    add_replay(app, chosen);
    add_solve(app, chosen);
    add_analyze(app, chosen);
    add_show(app, chosen);
    add_perft(app, chosen);
    add_book(app, chosen);
    for (CLI::App* command : app.get_subcommands(nullptr)) command->group("Commands");
    require_command(app, argc, argv);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0)
            throw failure{failure::wrong_usage, sentence_of(app, error)};
        std::ostringstream said;
        app.exit(error, said, said);
        std::string text = said.str();
        if (!text.ends_with('\n')) text += '\n';
        say(to, text);
        return 0;
    }
    return chosen(to);
}

}  // namespace inarow::app
