// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/write.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include "arguments.hpp"
#include "engine/command_queue.hpp"
#include "engine/engine_search.hpp"
#include "io/output.hpp"
#include "platform/alarm.hpp"
#include "proof/proof_folder.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <expected>
#include <functional>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {

/// Writes the answers of an engine program: whole lines, without delay. Any thread may use this
/// class.
class replies {
public:
    explicit replies(output& out) : out_{out} {}

    void line(const auto&... parts) {
        const std::scoped_lock lock(mutex_);
        core::write(out_, parts...);
        core::write(out_, '\n');
        out_.flush();
    }
    /// Writes that a known command is refused, and why.
    void error(std::string_view sentence) { line("ERROR ", sentence); }

private:
    std::mutex mutex_;
    output& out_;
};

/// Stores the time that the manager (the program that runs the engine) grants, in milliseconds.
/// Computes how much of this time one search may use.
class engine_clock {
public:
    using milliseconds = std::chrono::milliseconds;

    void set_turn(long long granted) { turn_ = milliseconds(granted); }
    void set_match(long long granted);
    void set_left(long long left);
    /// Sets the time left to the time of a whole match, unless the manager has reported the time
    /// left since the last search.
    void begin_match();
    /// Records that a search took `time` and that `granted` was its limit.
    void consume(std::chrono::nanoseconds time, std::chrono::nanoseconds granted);

    /// Returns the time for the next move, or `usual` if the manager has set no time.
    [[nodiscard]] std::chrono::nanoseconds next_move(std::chrono::nanoseconds usual) const;

private:
    [[nodiscard]] std::chrono::nanoseconds without_margin(std::chrono::nanoseconds time) const;

    std::optional<milliseconds> turn_;
    std::optional<std::chrono::nanoseconds> match_;
    std::optional<std::chrono::nanoseconds> left_;  ///< empty if there is no limit
    bool is_left_told_ = false;  ///< whether the manager has reported it since the last search
    std::chrono::nanoseconds late_{};  ///< the time by which the last searches exceeded their limit
};

/// The engine program, which reads commands from another program and writes answers, one per line.
/// Accepts the commands of the Gomocup protocol and the commands of a UCI-like protocol for all
/// rules. The two protocols have no command in common. A refused command changes nothing.
class engine_session {
public:
    /// Throws a failure if the arguments are refused. Rings the alarm when a command throws an
    /// exception. The session then takes no more lines, and finish() rethrows the exception.
    engine_session(const engine_arguments& arguments, output& out, const platform::alarm& failed);
    engine_session(const engine_session&) = delete;
    engine_session(engine_session&&) = delete;
    engine_session& operator=(const engine_session&) = delete;
    engine_session& operator=(engine_session&&) = delete;
    ~engine_session() { commands_.quit(); }

    /// Takes the command of a line. The commands run one after the other, on another thread. Only
    /// `stop`, `isready`, `wait`, `quit` and `END` do not wait for their turn. Returns false if the
    /// command ends the program.
    [[nodiscard]] bool take_line(std::string_view line);
    /// Waits until all commands are done, and stops a search without a limit. Called at the end of
    /// the input.
    void finish();
    /// Refuses a line that was too long.
    void refuse_long_line();

private:
    /// The result of a command. The error is the sentence for a refused command.
    using answer = std::expected<void, std::string>;
    using command = answer (engine_session::*)(std::string_view rest);
    struct named_command {
        std::string_view name;
        command run;
    };
    static const named_command all_commands[];

    /// The kind of the data lines that follow a command, up to DONE.
    enum class data_kind : std::uint8_t { none, board, swap2 };

    [[nodiscard]] static std::unexpected<std::string> refused(std::string_view sentence) {
        return std::unexpected(std::string(sentence));
    }
    /// Runs commands until no more commands come.
    void run_commands();
    void run_line(std::string_view line);
    /// Runs the command with this name. Returns `nullopt` if there is no such command.
    [[nodiscard]] std::optional<answer> run_command(std::string_view word, std::string_view rest);
    void unknown(std::string_view word);

    // Commands of the Gomocup protocol.
    answer start(std::string_view rest);
    answer start_rectangle(std::string_view rest);
    answer restart(std::string_view rest);
    answer begin(std::string_view rest);
    answer turn(std::string_view rest);
    answer board(std::string_view rest);
    answer take_back(std::string_view rest);
    answer play(std::string_view rest);
    answer swap2(std::string_view rest);
    answer info(std::string_view rest);
    answer about(std::string_view rest);
    [[nodiscard]] answer start_board(int columns, int rows);
    /// Checks that there is a board, and that the manager's rule is supported.
    [[nodiscard]] answer check_board() const;
    [[nodiscard]] answer make_move(std::string_view text);
    [[nodiscard]] answer remove_stone(square where);
    [[nodiscard]] answer think();
    /// Searches for the engine's move in the current position, within the time of a move.
    [[nodiscard]] std::optional<finding> search_for_move();
    void tell_progress(const finding& found);
    void begin_data(data_kind kind);
    [[nodiscard]] answer take_data_line(std::string_view line);
    [[nodiscard]] answer take_stone(std::string_view line);
    [[nodiscard]] answer set_board();
    [[nodiscard]] answer choose_side();
    [[nodiscard]] answer place_opening();
    [[nodiscard]] answer set_rule(std::string_view value);
    void set_turn_time(long long granted) { clock_.set_turn(granted); }
    void set_match_time(long long granted) { clock_.set_match(granted); }
    void set_time_left(long long left) { clock_.set_left(left); }
    void set_memory(long long bytes);
    void set_level(std::string_view value);
    void set_nodes(long long nodes) { max_nodes_ = nodes > 0 ? nodes : search_request::any_nodes; }
    /// Returns the rules of the next game: the rules of the current game, with the line length that
    /// the manager has set.
    [[nodiscard]] rules next_rules() const;

    // Commands of the protocol for all rules.
    answer handshake(std::string_view rest);
    answer uci_handshake(std::string_view rest);
    answer tell_ready(std::string_view rest);
    answer set_option(std::string_view rest);
    answer new_game(std::string_view rest);
    answer set_position(std::string_view rest);
    answer go(std::string_view rest);
    void tell_options();
    /// The request of a `go` command.
    [[nodiscard]] std::expected<search_request, std::string> read_request(std::string_view text);
    /// Removes the moves from the beginning of a text, up to the next keyword of `go`. Returns the
    /// moves.
    [[nodiscard]] std::expected<std::vector<square>, std::string> take_moves(
        std::string_view& text);
    void tell(const finding& found);

    // Shared by both protocols.
    [[nodiscard]] answer start_game(const rules& r);
    void set_game(game g);
    void make_solver();
    [[nodiscard]] std::chrono::nanoseconds usual_time() const;
    /// The request with the current level and a new seed.
    [[nodiscard]] search_request at_level(search_request request);
    /// If the player to move wins by a proof, returns the request with only the next move of the
    /// proof as a candidate.
    [[nodiscard]] search_request with_proven_move(search_request request);
    /// Searches the current position. Returns the finding, and whether the search was stopped.
    struct ended_search {
        finding found;
        bool was_stopped;
    };
    [[nodiscard]] ended_search run_search(const search_request& request,
                                          command_queue::ended_by what,
                                          const std::function<void(const finding&)>& tell);
    /// Keeps a message until the next command whose answer the manager reads.
    void warn(std::string sentence);
    void tell_warnings();
    [[nodiscard]] std::string end_of_game() const;

    struct stone {
        square where;
        bool is_own;
    };

    engine_arguments arguments_;
    rules given_rules_;  ///< the rules of --rules
    std::optional<proof_folder> proofs_;
    replies replies_;
    game game_;
    line_length length_;  ///< the line length of the next game
    search_memory memory_;
    engine_clock clock_;
    std::size_t table_bytes_;
    std::size_t memory_limit_;  ///< for the table, derived from the manager's limit
    int threads_;
    int lines_ = 1;  ///< number of best moves that a search reports
    solve::level level_;
    std::mt19937_64 random_;
    bool is_started_ = false;  ///< START, RECTSTART or RESTART has made a board
    std::string unplayable_;   ///< why the manager's rule is refused; empty if it is accepted
    std::vector<std::string> warnings_;
    data_kind data_ = data_kind::none;
    std::vector<stone> stones_;
    answer data_read_;  ///< the first refusal of a data line
    long long max_nodes_ = search_request::any_nodes;
    command_queue commands_;
    const platform::alarm& failed_;
    std::exception_ptr thrown_;
    core::jthread worker_;  // the last member, because its thread uses the others
};

/// Removes the first word of a text and the spaces around the word. Returns the word.
[[nodiscard]] std::string_view take_word(std::string_view& text);
/// Returns the text without the whitespace at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Returns whether two words are equal, ignoring case.
[[nodiscard]] bool is_word(std::string_view given, std::string_view wanted);
/// Returns the text without the spaces before and after commas.
[[nodiscard]] std::string without_spaces_at_commas(std::string_view text);
/// Parses a whole number, possibly negative. Replaces a number that is too large or too small for
/// the type by the largest or smallest number of the type. Returns `nullopt` for any other text.
[[nodiscard]] std::optional<long long> whole_number(std::string_view text);

}  // namespace inarow::app
