// SPDX-License-Identifier: BSL-1.0
#include <inarow/messages/detail/similar_word.hpp>
#include <inarow/version.hpp>

#include "commands.hpp"
#include "help/describe_cli11.hpp"
#include "io/failure.hpp"
#include "io/printable.hpp"
#include "options.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

// This is the only source that includes CLI11.

namespace inarow::app {
namespace {

using run_command = std::function<int(output&)>;
using words = std::vector<std::string>;

bool is_in(const words& some, const std::string& word) {
    return std::ranges::find(some, word) != some.end();
}

constexpr std::size_t help_column = 28;
constexpr std::size_t help_width = 79 - help_column;

/// Breaks a text into lines. By default, the lines are short enough for the right column of the
/// help, which ends before column 80.
std::string wrapped(std::string_view text, std::size_t width = help_width) {
    std::string result;
    while (text.size() > width) {
        const std::size_t end = text.rfind(' ', width);
        if (end == std::string_view::npos) break;
        result.append(text.substr(0, end)).append("\n");
        text.remove_prefix(end + 1);
    }
    return result.append(text);
}

/// Returns a paragraph for the end of a command's help, with the exit codes of the command. The
/// command exits with 1 if `failed`.
std::string exit_codes(std::string_view failed) {
    std::string result = "Exit codes: 0 for success; 1 ";
    result.append(failed).append(
        "; 2 for wrong usage; 130 if interrupted by SIGINT; 143 if "
        "interrupted by SIGTERM. See docs/errors.md.");
    return wrapped(result, 79) + "\n\n";
}

/// Returns all notations as a choice: "names, xy, algebraic, columns or openspiel".
std::string notation_names() {
    words names;
    for (std::size_t i = 1; i < notation::kind_names.size(); ++i)
        names.emplace_back(notation::name_of(static_cast<notation::kind>(i)));
    return choice_of(names);
}

/// Adds a command, which calls `function` with its arguments. Returns the command and the
/// arguments.
template <class Arguments>
std::pair<CLI::App&, Arguments&> add_command(CLI::App& parent, run_command& chosen,
                                             const char* name, const char* what,
                                             int (*function)(const Arguments&, output&)) {
    const auto arguments = std::make_shared<Arguments>();
    CLI::App& command = *parent.add_subcommand(name, what)->group("Commands");
    command.callback([arguments, function, &chosen] {
        chosen = [arguments, function](output& out) { return function(*arguments, out); };
    });
    return {command, *arguments};
}

/// Adds a command that requires one of its own commands. `notes` begins the end of its help.
CLI::App& add_group(CLI::App& app, const char* name, const char* what,
                    const std::string& notes = "") {
    CLI::App& command = *app.add_subcommand(name, what)->group("Commands");
    command.require_subcommand(1);
    command.footer(notes + "inarow " + name + " COMMAND --help describes each command.\n\n" +
                   exit_codes("if the command fails"));
    return command;
}

/// Refuses the value of an option unless `is_right`. The error message ends with `refusal`.
CLI::Validator refuse_unless(const auto& is_right, const std::string& refusal) {
    const auto check = [is_right, refusal](const std::string& given) {
        return is_right(given) ? std::string() : in_quotes(given) + refusal;
    };
    return {check, ""};
}

/// Adds an option that takes the name of a file, a program or a notation. Refuses an empty name,
/// which usually comes from an unset variable of the shell.
CLI::Option* add_name(CLI::App& command, const char* name, auto& target, const char* type,
                      const std::string& what) {
    const auto is_name = [](const std::string& given) { return !given.empty(); };
    return command.add_option(name, target, what)
        ->type_name(type)
        ->check(refuse_unless(is_name, " is not a name"));
}

/// Adds arguments without a name.
void add_words(CLI::App& command, const char* name, words& target, const char* what) {
    command.add_option(name, target, what)->type_name("");
}

/// Adds an option that takes one of several words.
CLI::Option* add_choice(CLI::App& command, const std::string& name, std::string& value,
                        const words& choices, const std::string& what) {
    const auto is_choice = [choices](const std::string& given) { return is_in(choices, given); };
    return command.add_option(name, value, what)
        ->type_name(CLI::detail::join(choices, "|"))
        ->check(refuse_unless(is_choice, " is not one of " + CLI::detail::join(choices, ", ")));
}

CLI::Option* add_rules(CLI::App& command, std::string& value, const std::string& usual) {
    value = usual;
    return command
        .add_option(
            "-r,--rules", value,
            "Rules: tic-tac-toe, connect-four, gomoku or COLUMNSxROWS/RUN (RUN stones in a row "
            "win), such as 7x6/4/drop. Suffixes, in this order: /drop (stones drop), /exactly "
            "(longer lines do not count), /misere (the player who completes a line loses), /torus "
            "(lines continue at the opposite edge), /second (the second player starts) [default: " +
                usual + "]")
        ->type_name("RULES");
}
void add_rules(CLI::App& command, board_arguments& arguments) {
    add_rules(command, arguments.rules, "tic-tac-toe")->each([&arguments](const std::string&) {
        arguments.has_rules = true;
    });
}

void add_notation(CLI::App& command, std::string& value) {
    add_name(command, "-n,--notation", value, "NAME",
             "Move notation: " + notation_names() +
                 " [default for output: columns if stones drop, otherwise algebraic; default for "
                 "input: any notation]");
}

void add_board_options(CLI::App& command, board_arguments& arguments) {
    add_rules(command, arguments);
    add_notation(command, arguments.notation);
    command
        .add_option_function<std::string>(
            "-p,--position",
            [&arguments](const std::string& text) {
                arguments.position = text;
                arguments.has_position = true;
            },
            "Start position: the rows from the top, separated by /, then the player to move, such "
            "as \"X.O/.X./2O X\", where 2 means two free squares [default: the empty board]")
        ->type_name("TEXT");
    command.add_flag("--unchecked", arguments.unchecked,
                     "Accept a start position that legal moves cannot reach");
}

/// Adds the options of a board for a command that reads games that may begin with stones.
void add_record_options(CLI::App& command, board_arguments& arguments) {
    arguments.has_records = true;
    add_board_options(command, arguments);
}

void add_games(CLI::App& command, words& moves, board_arguments& board) {
    add_words(command, "MOVES", moves,
              "The moves of one game, or files with games, or folders with such files [default: "
              "the games in standard input]");
    add_record_options(command, board);
}

void add_compiler_options(CLI::App& command, compiler_arguments& arguments,
                          const char* what = "Let a C++ compiler check every move") {
    command.add_flag("--in-compiler", arguments.wanted, what);
    add_name(command, "--compiler", arguments.compiler, "NAME",
             "C++ compiler for --in-compiler [default: the first installed compiler of g++, "
             "clang++-22, clang++-19 and c++]");
}

/// Adds an option with a value of type T, which `read` parses. If `read` refuses a text, the error
/// message ends with `refusal`.
template <class T>
CLI::Option* add_read(CLI::App& command, const char* name, T& target, auto read, const char* type,
                      const std::string& refusal, const std::string& what) {
    const auto take = [&target, read](const std::string& given) {
        const auto value = *read(given);  // the check has already parsed it
        target = value;
    };
    return command.add_option_function<std::string>(name, take, what)
        ->type_name(type)
        ->check(refuse_unless(read, refusal));
}

/// Adds an option that takes a whole number from `min` to `max`.
CLI::Option* add_number(CLI::App& command, const char* name, int& target, int min, int max,
                        const char* what) {
    const auto read = [min, max](std::string_view given) {
        const auto number = parse_number(given);
        return number && *number >= min && *number <= max ? std::optional(static_cast<int>(*number))
                                                          : std::nullopt;
    };
    return add_read(command, name, target, read, "NUMBER",
                    " is not a number from " + std::to_string(min) + " to " + std::to_string(max),
                    what);
}

/// Adds an option that takes a length of time: 2s, 500ms or 1min. A number without a unit is in
/// seconds.
void add_time(CLI::App& command, const char* name, std::optional<std::chrono::nanoseconds>& target,
              const char* what) {
    add_read(command, name, target, parse_time, "TIME",
             " is not a time: write 2s, 500ms, 1min or 1h, more than 0 and at most a day", what);
}

CLI::Option* add_threads(CLI::App& command, std::optional<int>& target, const char* what) {
    return add_read(command, "-j,--threads", target, parse_threads, "NUMBER",
                    " is not a number of threads: write 1 to 1024, or 0 for one per CPU", what);
}

void add_node_limit(CLI::App& command, std::optional<long long>& target, const char* what) {
    const auto read = [](std::string_view text) {
        const auto number = parse_number(text);
        return number && *number > 0 ? number : std::nullopt;
    };
    add_read(command, "--nodes", target, read, "NUMBER",
             " is not a number of nodes: write a whole number that is at least 1", what);
}

void add_level(CLI::App& command, std::optional<solve::level>& target, const char* what) {
    add_read(command, "--level", target, parse_level, "NUMBER", " is not a level: write 1 to 8",
             what);
}

void add_seed(CLI::App& command, std::optional<std::uint64_t>& target,
              const char* what = "Seed of all random choices [default: random]") {
    add_read(command, "--seed", target, parse_seed, "NUMBER",
             " is not a seed: write a whole number from 0 to 18446744073709551615", what);
}

void add_table_size(CLI::App& command, std::optional<std::size_t>& target, const char* what) {
    add_read(command, "--table-size", target, parse_table_size, "SIZE",
             " is not a table size: write 64MB, 1GB or 512KB, at least 1KB and at most 16GB", what);
}

void add_book_options(CLI::App& command, book_arguments& arguments) {
    add_name(command, "-b,--book", arguments.file, "FILE",
             "Opening book, made by \"inarow book make\" [default: the installed book, which is "
             "for Connect Four]");
    command.add_flag("--no-book", arguments.none, "Use no opening book");
}

void add_proofs(CLI::App& command, std::string& folder, const std::string& otherwise) {
    add_name(command, "--proofs", folder, "FOLDER",
             "Folder with proofs of wins, made by \"inarow proof make\"; at level 8, the computer "
             "plays the winner's moves of these proofs [default: " +
                 otherwise + ']');
}

/// Returns the opponents of `play`: random, the numbers of the levels, and perfect.
words opponents() {
    words result{"random"};
    for (int level = solve::level::min; level <= solve::level::max; ++level)
        result.push_back(std::to_string(level));
    result.emplace_back("perfect");
    return result;
}

void add_play(CLI::App& app, run_command& chosen) {
    const auto [command, arguments] =
        add_command(app, chosen, "play", "Play a game in the terminal, or line by line", play);
    add_board_options(command, arguments.board);
    add_choice(command, "--opponent", arguments.opponent, opponents(),
               "Opponent: random moves, or a level from 1 (a beginner) to 8; perfect is another "
               "name of level 8 [default: none; two people play]");
    add_time(command, "--movetime", arguments.movetime,
             "Time for each move of the computer at level 8; if the computer cannot prove in time "
             "which move is best, it plays the best move that it found [default: 900ms]");
    add_choice(command, "--side", arguments.side, {"first", "second"},
               "Your side: the first or the second player; requires --opponent [default: first]");
    add_choice(command, "--starter", arguments.starter, {"first", "second", "random"},
               "Player who starts [default: first; with /second in --rules, second]");
    add_seed(command, arguments.seed);
    add_choice(command, "--style", arguments.style, {"ascii", "unicode", "emoji", "discs"},
               "Characters of the board [default: ascii in plain lines; on the full screen, the "
               "best style that the terminal can show]");
    command.add_flag("--plain", arguments.is_plain,
                     "Print plain lines instead of using the full screen");
    add_book_options(command, arguments.book);
    add_proofs(command, arguments.proofs, "the installed proofs, which are for gomoku");
    command.add_flag("--no-proofs", arguments.no_proofs, "Use no proofs");
    add_compiler_options(command, arguments.in_compiler);
    command.footer(
        "At the prompt, type moves, or undo, redo, restart, help or quit. On the full\n"
        "screen, press F1 to see the keys.\n\n" +
        exit_codes("if reading, writing or compiling fails") +
        "Examples:\n"
        "  inarow play --rules connect-four --opponent random --style discs\n"
        "  inarow play --rules gomoku --opponent 3 --side second\n"
        "  inarow play --in-compiler --opponent perfect\n"
        "  echo b2 a1 c3 | inarow play");
}

void add_engine(CLI::App& app, run_command& chosen) {
    const auto [command, arguments] = add_command(
        app, chosen, "engine",
        "Run as an engine for another program (Gomocup or a UCI-like protocol)", engine);
    add_rules(command, arguments.rules, "gomoku");
    add_time(command, "--movetime", arguments.movetime,
             "Time for each move if the other program sets no time [default: 900ms]");
    add_level(command, arguments.level,
              "Strength, from 1 (a beginner) to 8; below 8, a move usually takes a fraction of a "
              "second [default: 8]");
    add_seed(command, arguments.seed);
    add_table_size(command, arguments.table_size,
                   "Total size of the transposition tables, such as 1GB; a plain number is in MB "
                   "[default: 64MB]");
    add_threads(command, arguments.threads,
                "Number of threads for each move; 0 means one per CPU [default: 1]");
    add_book_options(command, arguments.book);
    add_proofs(command, arguments.proofs, "none");
    command.footer(
        "Commands of the Gomocup (Piskvork) protocol: START, RECTSTART, RESTART, BEGIN,\n"
        "TURN, BOARD, SWAP2BOARD, TAKEBACK, PLAY, INFO, ABOUT, END.\n"
        "Commands of the UCI-like protocol, for all rules: uci, isready, setoption,\n"
        "ucinewgame, position, go, stop, wait, quit.\n"
        "docs/cli/engine.md describes both protocols. A copy of inarow whose file name\n"
        "begins with pbrain- runs the engine even without arguments.\n\n" +
        exit_codes("if reading or writing fails") +
        "Examples:\n"
        "  inarow engine --rules 20x20/5/exactly --threads 2\n"
        "  printf 'START 15\\nTURN 7,7\\n' | inarow engine --movetime 100ms\n"
        "  printf 'position startpos moves b2\\ngo\\n' | inarow engine --rules tic-tac-toe");
}

void add_replay(CLI::App& app, run_command& chosen) {
    const auto [command, arguments] =
        add_command(app, chosen, "replay", "Print the position after each game as JSON", replay);
    add_words(
        command, "FILES", arguments.files,
        "Files with games, or folders with such files [default: the games in standard input]");
    add_record_options(command, arguments.board);
    add_compiler_options(command, arguments.in_compiler);
    add_name(command, "--keep", arguments.in_compiler.keep, "DIR",
             "Directory in which to keep the C++ programs of --in-compiler");
    command.add_flag("--strict", arguments.strict, "Exit with code 1 if a move is refused");
    command.footer(
        "A game is a list of moves, or a record such as SGF. If a move is refused, the\n"
        "command ignores the rest of the game. The JSON then contains the error and the\n"
        "position before the refused move. The command continues with the next game.\n"
        "share/inarow/output.schema.json describes the JSON.\n\n" +
        exit_codes("if a move is refused and --strict is given, a line is too long, or reading, "
                   "writing or compiling fails") +
        "Examples:\n"
        "  echo 4455667 | inarow replay --rules connect-four\n"
        "  inarow replay --in-compiler --keep programs < games.txt");
}

void add_goals(CLI::App& command, solve_arguments& arguments) {
    command.add_flag("--check", arguments.check,
                     "Compare each score with the score at the end of its line, as in \"4453 2\"");
    command.add_flag("--all", arguments.all, "Print the score of every move");
    command.add_flag("--best", arguments.best, "Print the best moves");
    command.add_flag(
        "--pv", arguments.pv,
        "Print the principal variation: the moves to the end of the game under perfect play");
    command.add_flag("--weak", arguments.weak, "Print win, draw or loss instead of scores");
    command.add_flag("--json", arguments.json, "Print a JSON object for each line");
    command.add_flag(
        "--stats", arguments.stats,
        "Print the number of nodes (searched positions), the time and the speed for each "
        "line, and print the totals on standard error");
}

void add_means(CLI::App& command, solve_arguments& arguments) {
    add_time(command, "-t,--timeout", arguments.timeout,
             "Time limit for each line, such as 10s; if the score is not found in time, the output "
             "is \"unknown\" with the bounds of the score [default: none]");
    add_node_limit(command, arguments.nodes,
                   "Maximum number of nodes (searched positions) for each line; with one thread, "
                   "every run stops at the same node [default: none]");
    add_table_size(
        command, arguments.table_size,
        "Size of the transposition table, such as 1GB; a plain number is in MB; if the threads "
        "solve different lines, each thread has its own table of this size [default: 64MB]");
    add_threads(
        command, arguments.threads,
        "Number of threads; if several lines wait in the input, each thread solves a different "
        "line; otherwise, all threads solve the same line; 0 means one per CPU [default: 1]");
    command.add_flag("--cold", arguments.cold, "Clear the transposition table before each line");
    add_name(command, "--checkpoint", arguments.checkpoint, "FILE",
             "Save the transposition table in FILE (every five minutes and at the end), and "
             "continue from FILE if it exists");
}

void add_solve(CLI::App& app, run_command& chosen) {
    const auto [command, arguments] =
        add_command(app, chosen, "solve", "Print the exact score after each line of moves", solve);
    add_record_options(command, arguments.board);
    add_goals(command, arguments);
    add_means(command, arguments);
    add_book_options(command, arguments.book);
    add_compiler_options(command, arguments.in_compiler, "Let a C++ compiler find the scores");
    add_name(command, "--keep", arguments.in_compiler.keep, "DIR",
             "Directory in which to keep the C++ programs of --in-compiler");
    command.footer(
        "The score is positive if the player to move wins, negative if the opponent\n"
        "wins, and 0 for a draw. The absolute value of a score other than 0 is 1 plus\n"
        "half the number of squares that are free at the end of the game, rounded down.\n"
        "Other results, such as the best moves, follow the score, each after a tab.\n"
        "If a move is refused, the output for its line contains \"illegal\" instead of a\n"
        "score, and a message on standard error says why.\n\n" +
        exit_codes("if a move is refused, a line is too long, --check finds a different score, or "
                   "reading, writing or compiling fails") +
        "Examples:\n"
        "  echo b2 a1 | inarow solve --best\n"
        "  echo 44444 | inarow solve --rules connect-four --timeout 1s --json\n"
        "  echo 444432 | inarow solve --rules 4x4/4/drop --all --pv\n"
        "  echo 444432 | inarow solve --rules 4x4/4/drop --in-compiler");
}

void add_analyze(CLI::App& app, run_command& chosen) {
    const auto [command, arguments] = add_command(
        app, chosen, "analyze", "Judge every move of a game by exact scores, with a plot", analyze);
    add_games(command, arguments.moves, arguments.board);
    add_time(command, "--movetime", arguments.movetime,
             "Time limit for each position, such as 10s; if a score is not found in time, the "
             "command prints the bounds of the score [default: none]");
    add_threads(command, arguments.threads,
                "Number of threads for each position; 0 means one per CPU [default: 1]");
    add_book_options(command, arguments.book);
    add_choice(command, "--style", arguments.style, {"ascii", "unicode"},
               "Characters of the plot [default: ascii]");
    add_choice(command, "--format", arguments.format, {"text", "svg", "sgf"},
               "Format: text, svg (only the plot) or sgf (the game with its scores and verdicts) "
               "[default: text]");
    add_name(command, "-o,--output", arguments.output, "FILE",
             "Output file for --format sgf [default: standard output]");
    command.add_flag("--in-place", arguments.in_place,
                     "Add the scores and verdicts to the files that contain the games");
    command.add_flag("--no-plot", arguments.no_plot, "Print no plot");
    command.add_flag("--json", arguments.json, "Print a JSON object for each game");
    command.footer(
        "All scores are from the first player's point of view: positive if the first\n"
        "player wins, negative if the second player wins, and 0 for a draw. The faster\n"
        "the win, the further the score is from 0. A mistake (^) throws away a win or\n"
        "a draw. An inaccuracy (~) keeps the outcome, but wins later or loses sooner\n"
        "than necessary.\n"
        "If a move is refused, the command analyzes the moves before the refused move,\n"
        "and a message on standard error says why the move is refused.\n\n" +
        exit_codes("if a game is refused, --in-place does not change a file, a line is too long, "
                   "or reading or writing fails") +
        "Examples:\n"
        "  inarow analyze b2 b1 a3 c1 a1 a2 c3\n"
        "  inarow analyze 4444 --rules connect-four --movetime 1s --no-plot\n"
        "  inarow analyze 445335 --rules 5x4/4/drop --format svg > plot.svg\n"
        "  echo 4453 | inarow analyze --rules 5x4/4/drop --json");
}

void add_show(CLI::App& app, run_command& chosen) {
    const auto [command, arguments] =
        add_command(app, chosen, "show", "Draw the position after a list of moves", show);
    add_games(command, arguments.moves, arguments.board);
    add_choice(command, "--style", arguments.style, {"ascii", "unicode", "emoji", "discs"},
               "Characters of the board [default: ascii]");
    add_choice(command, "--format", arguments.format, {"board", "position", "svg", "sgf"},
               "Format: board (drawn with characters), position (the text that --position reads), "
               "svg (a picture) or sgf (the game in SGF) [default: board]");
    command.add_flag("--no-coordinates", arguments.no_coordinates,
                     "Omit the names of columns and rows");
    command.add_flag("--mark-last", arguments.mark_last, "Mark the last move");
    command.footer(
        exit_codes("if a game is refused, a line is too long, or reading or writing fails") +
        "Examples:\n"
        "  inarow show b2 a1 c3 --style unicode\n"
        "  inarow show 4453 --rules connect-four --format svg > board.svg");
}

void add_perft(CLI::App& app, run_command& chosen) {
    const auto [command, arguments] =
        add_command(app, chosen, "perft", "Count games by their length and outcome", perft);
    add_number(command, "DEPTH", arguments.depth, 0, 1000, "Maximum number of moves, 0 to 1000")
        ->required()
        ->type_name("");
    add_board_options(command, arguments.board);
    command.add_flag("--divide", arguments.divide,
                     "Count the games of DEPTH moves, separately for each first move");
    command.add_flag("--json", arguments.json, "Print a JSON object for each line");
    command.footer(
        "Without --divide, the command prints a row for each number of moves from 0 to\n"
        "DEPTH. A row counts the games with this number of moves, and shows how many of\n"
        "these games are over, by outcome. A game that is over has no more moves, so it\n"
        "does not count in later rows.\n\n" +
        exit_codes("if writing fails") +
        "Example:\n"
        "  inarow perft 9 --rules tic-tac-toe");
}

void add_book_make(CLI::App& book, run_command& chosen) {
    const auto [command, arguments] = add_command(
        book, chosen, "make", "Make a book of all positions up to a given ply", make_book);
    add_name(command, "FILE", arguments.file, "", "The book to write")->required();
    add_rules(command, arguments.board);
    add_number(command, "--plies", arguments.plies, 0, 63,
               "Last ply (number of moves made) whose positions are in the book, at most the "
               "number of squares minus one")
        ->required();
    add_threads(command, arguments.threads,
                "Number of positions solved at the same time [default: one per CPU]");
    add_time(command, "--time-limit", arguments.time_limit,
             "Time limit for the whole command, such as 10min [default: none]");
    command.add_flag(
        "--force", arguments.force,
        "Replace FILE even if it is not a book, or is a book with other rules or more plies");
    command.add_flag("--json", arguments.json, "Print a JSON object");
    command.footer(
        "Until the book is complete, the command saves its results in FILE.part. If the\n"
        "command ends early, run the same command again. It then continues from\n"
        "FILE.part. The same rules and plies always produce the same bytes.\n\n" +
        exit_codes("if the time limit is reached, FILE.part contains results for another book, or "
                   "reading or writing fails") +
        "Example:\n"
        "  inarow book make 4x4.book --rules 4x4/4/drop --plies 6");
}

void add_book_check(CLI::App& book, run_command& chosen) {
    const auto [command, arguments] =
        add_command(book, chosen, "check", "Check that a book is complete and correct", check_book);
    add_name(command, "FILE", arguments.file, "", "The book to read")->required();
    add_number(command, "--solve", arguments.solve, 0, 1'000'000,
               "Number of random positions of the last ply to solve again [default: 0]");
    add_seed(command, arguments.seed, "Seed of the random choice [default: random]");
    command.add_flag("--json", arguments.json, "Print a JSON object");
    command.footer(exit_codes("if the book is wrong or cannot be read") +
                   "Example:\n"
                   "  inarow book check 4x4.book --solve 20");
}

void add_book_find(CLI::App& book, run_command& chosen) {
    const auto [command, arguments] =
        add_command(book, chosen, "find", "Print the score of the position after a list of moves",
                    find_in_book);
    add_name(command, "FILE", arguments.file, "", "The book to read")->required();
    add_words(command, "MOVES", arguments.moves,
              "The moves that lead to the position [default: none]");
    add_notation(command, arguments.notation);
    command.add_flag("--json", arguments.json, "Print a JSON object");
    command.footer(
        exit_codes(
            "if a move is refused, the position is not in the book, or the book cannot be read") +
        "Example:\n"
        "  inarow book find 4x4.book 2341");
}

void add_book(CLI::App& app, run_command& chosen) {
    CLI::App& command =
        add_group(app, "book", "Make, check and read opening books of exact scores",
                  "The commands solve and analyze use books. In engine and play, the computer\n"
                  "uses a book at level 8.\n");
    add_book_make(command, chosen);
    add_book_check(command, chosen);
    add_book_find(command, chosen);
}

/// The options of a search for a proof that only a search for a win supports.
struct win_options {
    CLI::Option* from;
    CLI::Option* both_lengths;
};

/// Adds the options of a search for a proof.
win_options add_proof_search(CLI::App& command, proof_search_arguments& arguments) {
    add_words(command, "MOVES", arguments.moves,
              "The moves that lead to the position [default: none]");
    add_board_options(command, arguments.board);
    add_time(command, "-t,--timeout", arguments.timeout,
             "Time limit for the whole command, such as 10min [default: none]");
    add_node_limit(command, arguments.nodes,
                   "Maximum number of nodes (searched positions) for the whole command; with one "
                   "thread, every run stops at the same node [default: none]");
    add_table_size(
        command, arguments.table_size,
        "Size of the transposition table, such as 1GB; a plain number is in MB [default: 64MB]");
    CLI::Option* const from =
        add_name(command, "--from", arguments.folder, "FOLDER",
                 "Folder with proofs; the command does not search positions that these proofs "
                 "prove [default: none]");
    CLI::Option* const both_lengths =
        command.add_flag("--both-lengths", arguments.both_lengths,
                         "Prove the win for both line lengths: lines of at least five stones, for "
                         "example, and lines of exactly five");
    return {from, both_lengths};
}

void add_proof_make(CLI::App& proof, run_command& chosen) {
    const auto [command, arguments] = add_command(
        proof, chosen, "make", "Find out who wins a position, and write a proof", make_proof);
    const auto [from, both_lengths] = add_proof_search(command, arguments.search);
    CLI::Option* const winner = add_choice(
        command, "--winner", arguments.winner, {"first", "second"},
        "Search only for a win of this player by threats [default: search for every outcome]");
    from->needs(winner);
    both_lengths->needs(winner);
    add_name(command, "-o,--output", arguments.file, "FILE", "File to write, such as game.proof")
        ->required();
    add_threads(
        command, arguments.threads,
        "Number of threads for the search for the outcome; 0 means one per CPU [default: 1]")
        ->excludes(winner);
    add_name(command, "--checkpoint", arguments.checkpoint, "FILE",
             "Save the transposition table in FILE (after five minutes, then at longer and longer "
             "intervals, and at an end without a proof), and continue from FILE if it exists")
        ->excludes(winner)
        ->excludes("--nodes");
    add_time(command, "--progress", arguments.progress,
             "Report the time and the number of nodes at this interval, and at the end of the "
             "search; with --json as objects on standard output [default: no reports]");
    command.add_flag("--force", arguments.force, "Replace FILE even if it is not a proof");
    command.add_flag("--json", arguments.json, "Print a JSON object");
    command.footer(
        "A proof says who wins a position, and why. \"inarow proof check\" and\n"
        "scripts/check_proof.py check a proof without a search.\n\n" +
        exit_codes("if a move is refused, no proof is found, or reading or writing fails") +
        "Example:\n"
        "  inarow proof make --rules 5x5/4 --output 5x5.proof");
}

void add_proof_unanswered(CLI::App& proof, run_command& chosen) {
    const auto [command, arguments] = add_command(
        proof, chosen, "unanswered", "List the moves that still need an answer in a proof of a win",
        list_unanswered);
    add_proof_search(command, arguments);
    command.footer(
        "The proof is of a win of the player who is not to move. If FOLDER contains a\n"
        "proof for each listed move, \"inarow proof make --from FOLDER\" joins the proofs.\n\n" +
        exit_codes(
            "if a move is refused, no win by threats is found, or reading or writing fails") +
        "Example:\n"
        "  inarow proof unanswered --rules gomoku h8 a1 i9");
}

void add_proof_check(CLI::App& proof, run_command& chosen) {
    const auto [command, arguments] =
        add_command(proof, chosen, "check", "Check proofs, and print what they prove", check_proof);
    add_name(command, "FILES", arguments.files, "", "The proofs")->required();
    command.add_flag("--json", arguments.json, "Print a JSON object for each correct proof");
    command.footer(exit_codes("if a proof is wrong or cannot be read") +
                   "Example:\n"
                   "  inarow proof check 5x5.proof");
}

void add_proof(CLI::App& app, run_command& chosen) {
    CLI::App& command =
        add_group(app, "proof", "Make and check files that prove who wins a position");
    add_proof_make(command, chosen);
    add_proof_check(command, chosen);
    add_proof_unanswered(command, chosen);
}

void add_puzzles_make(CLI::App& puzzles, run_command& chosen) {
    const auto [command, arguments] = add_command(
        puzzles, chosen, "make", "Make puzzles from games between weak players", make_puzzles);
    add_rules(command, arguments.rules, "connect-four");
    arguments.count = 1000;
    add_number(command, "-c,--count", arguments.count, 1, 100'000,
               "Number of puzzles, 1 to 100000 [default: 1000]");
    add_seed(command, arguments.seed, "Seed of all random choices [default: 1]");
    add_name(command, "FILE", arguments.file, "",
             "File to write; - means standard output [default: standard output]");
    command.add_flag("--force", arguments.force,
                     "Replace FILE even if it does not contain puzzles");
    command.footer(
        "Each line of the output is a puzzle: the kind (win/MOVES, only-move or trap),\n"
        "the difficulty, and the game as in a link to the web page. The easiest puzzle\n"
        "comes first. The solver has proven each solution. The same rules, number of\n"
        "puzzles and seed always produce the same lines.\n\n" +
        exit_codes("if writing fails") +
        "Example:\n"
        "  inarow puzzles make puzzles.txt --rules 4x4/4/drop --count 10");
}

void add_puzzles_check(CLI::App& puzzles, run_command& chosen) {
    const auto [command, arguments] =
        add_command(puzzles, chosen, "check", "Check the puzzles in a file", check_puzzles);
    add_name(command, "FILE", arguments.file, "", "The puzzles")->required();
    add_number(command, "--sample", arguments.sample, 0, 1'000'000,
               "Number of random puzzles to check; 0 means all [default: 0]");
    add_seed(command, arguments.seed, "Seed of the random choice [default: random]");
    command.footer(exit_codes("if a puzzle is wrong, or FILE cannot be read") +
                   "Example:\n"
                   "  inarow puzzles check puzzles.txt --sample 20");
}

void add_puzzles(CLI::App& app, run_command& chosen) {
    CLI::App& command = add_group(app, "puzzles", "Make and check puzzles with proven solutions");
    add_puzzles_make(command, chosen);
    add_puzzles_check(command, chosen);
}

std::string full_name(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return parent == nullptr ? command.get_name() : full_name(*parent) + ' ' + command.get_name();
}

std::string version_text() {
    std::ostringstream text;
    text << "inarow " << INAROW_VERSION_MAJOR << '.' << INAROW_VERSION_MINOR << '.'
         << INAROW_VERSION_PATCH;
    return text.str();
}

words names_of_commands(const CLI::App& app) {
    words result;
    for (const CLI::App* command : app.get_subcommands(nullptr))
        result.push_back(command->get_name());
    return result;
}

/// Returns the command that the first arguments name, and the number of these arguments: 2 for
/// `book make`.
std::pair<const CLI::App*, std::size_t> named_command(const CLI::App& app, const words& given) {
    const CLI::App* command = &app;
    std::size_t names = 0;
    while (names < given.size() && is_in(names_of_commands(*command), given[names]))
        command = command->get_subcommand(given[names++]);
    return {command, names};
}

/// Returns the arguments in the order that CLI11 requires. For example, `help solve` becomes `solve
/// --help`, and options before the command move behind the command.
words in_order(words given, const CLI::App& app) {
    if (!given.empty() && given.front() == "help") {
        given.erase(given.begin());
        given.emplace_back("--help");
    }
    const words commands = names_of_commands(app);
    const auto first = std::ranges::find_if(
        given, [&](const std::string& argument) { return is_in(commands, argument); });
    if (first == given.begin() || first == given.end() || !given.front().starts_with('-'))
        return given;
    const std::size_t names = named_command(app, {first, given.end()}).second;
    std::rotate(given.begin(), first, first + static_cast<std::ptrdiff_t>(names));
    return given;
}

/// Throws a failure if the arguments do not name a command. The message is better than CLI11's
/// message.
void require_command(const CLI::App& app, const words& given) {
    const auto [command, names] = named_command(app, given);
    const words choices = names_of_commands(*command);
    const std::string next = names < given.size() ? given[names] : "";
    if (choices.empty() || next.starts_with('-')) return;
    std::string sentence =
        next.empty() ? "a command is missing" : in_quotes(next) + " is not a command";
    const auto meant = messages::detail::similar_word(next, choices);
    sentence +=
        meant ? ": did you mean " + *meant + "? See " : ": choose " + choice_of(choices) + "; see ";
    throw failure{failure::wrong_usage, sentence + full_name(*command) + " --help."};
}

words names_of_options(const CLI::App& command) {
    words result;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames()) result.push_back("--" + name);
    return result;
}

/// Returns the message for an extra argument: an unknown option, or one argument too many.
std::string sentence_of_extra(const CLI::App& command, const std::string& extra) {
    if (!extra.starts_with('-')) return in_quotes(extra) + " is one argument too many";
    const std::string name = extra.substr(0, extra.find('='));
    if (name == "--json" && command.get_name() == "show")
        return "\"--json\" is not for show: inarow replay writes positions as JSON";
    const auto meant = messages::detail::similar_word(name, names_of_options(command));
    return in_quotes(name) + " is not an option" + (meant ? ": did you mean " + *meant + '?' : "");
}

/// Returns the first option among the extra arguments or, if there is no option, the last argument.
/// An option takes precedence, because the value of an unknown option is also an extra argument.
words::const_iterator first_option(const words& extras) {
    const auto found = std::ranges::find_if(
        extras, [](const std::string& argument) { return argument.starts_with('-'); });
    return found == extras.end() ? std::prev(found) : found;
}

/// Returns the message of CLI11 as one sentence that ends with a pointer to the help.
std::string sentence_of(const CLI::App& app, const CLI::App& command,
                        const CLI::ParseError& error) {
    const words extras = app.remaining(true);
    const bool is_extra = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
    std::string said = is_extra && !extras.empty()
                           ? sentence_of_extra(command, *first_option(extras))
                           : printable(error.what());
    std::ranges::replace(said, '\n', ' ');
    while (said.ends_with('.') || said.ends_with(' ')) said.pop_back();
    return said + (said.ends_with('?') ? " See " : "; see ") + full_name(command) + " --help.";
}

/// Prints the texts of this program without breaking their lines again. CLI11 2.5 and later would
/// break the lines again, with a space after each word.
struct help_formatter : CLI::Formatter {
    help_formatter() {
        column_width(help_column);
        label("SUBCOMMAND", "COMMAND");
        lay_out(*this);
    }
    std::string make_help(const CLI::App* app, std::string name,
                          CLI::AppFormatMode mode) const override {
        const std::string help = Formatter::make_help(app, std::move(name), mode);
        std::string result;
        for (const char c : help) {
            while (c == '\n' && result.ends_with(' ')) result.pop_back();
            result += c;
        }
        return result;
    }

    std::string make_option_desc(const CLI::Option* option) const override {
        return wrapped(Formatter::make_option_desc(option));
    }

private:
    // This function is a template, so that it compiles with older versions of CLI11, which lack the
    // functions that it calls.
    static void lay_out(auto& formatter) {
        if constexpr (requires { formatter.enable_footer_formatting(false); }) {
            formatter.enable_footer_formatting(false);
            formatter.enable_description_formatting(false);
            formatter.right_column_width(help_width);
        }
    }
};

/// Returns whether the program has a name that gomoku managers look for. Managers start such a
/// program without arguments.
bool is_gomoku_brain(std::string_view path) {
    const std::string_view name = path.substr(path.find_last_of("/\\") + 1);
    return name.starts_with("pbrain-");
}

}  // namespace

int run(int argc, char** argv, output& out) {
    CLI::App app("inarow: k-in-a-row games on boards of up to 999x999 squares", "inarow");
    app.set_version_flag("-V,--version", version_text(), "Print the version and exit");
    app.footer(
        "inarow COMMAND --help, or inarow help COMMAND, describes each command.\n"
        "share/inarow/output.schema.json describes all JSON that the commands write.\n\n" +
        exit_codes("if the command fails (the help of each command says when)"));
    app.require_subcommand(1);
    // /dir/file is also a path on Windows.
    app.allow_windows_style_options(false);
    app.formatter(std::make_shared<help_formatter>());
    run_command chosen;
    add_play(app, chosen);
    add_engine(app, chosen);
    add_replay(app, chosen);
    add_solve(app, chosen);
    add_analyze(app, chosen);
    add_show(app, chosen);
    add_perft(app, chosen);
    add_book(app, chosen);
    add_proof(app, chosen);
    add_puzzles(app, chosen);
    if (argc == 3 && std::string_view(argv[1]) == "--write-documentation") {
        write_documentation(describe(app, app.get_name()), version_text(), argv[2]);
        return 0;
    }
    words given = in_order({argv + 1, argv + std::max(argc, 1)}, app);
    if (argc == 1 && is_gomoku_brain(argv[0])) given = {"engine"};
    require_command(app, given);
    const CLI::App& command = *named_command(app, given).first;
    try {
        std::ranges::reverse(given);  // CLI11 takes the last argument first
        app.parse(given);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0)
            throw failure{failure::wrong_usage, sentence_of(app, command, error)};
        std::ostringstream said;
        app.exit(error, said, said);
        std::string text = said.str();
        if (!text.ends_with('\n')) text += '\n';
        say(out, text);
        return 0;
    }
    return chosen(out);
}

}  // namespace inarow::app
