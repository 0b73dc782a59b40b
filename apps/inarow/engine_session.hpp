// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/write.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include "arguments.hpp"
#include "engine_search.hpp"
#include "output.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {

/// The answers of an engine: whole lines, each handed on at once, from any thread.
class replies {
public:
    explicit replies(output& out) : out_{out} {}

    void line(const auto&... parts) {
        const std::scoped_lock lock(mutex_);
        core::write(out_, parts...);
        core::write(out_, '\n');
        out_.flush();
    }
    /// A known command that cannot be carried out, and why.
    void error(std::string_view sentence) { line("ERROR ", sentence); }

private:
    std::mutex mutex_;
    output& out_;
};

/// The time that a manager grants, in milliseconds, and what one search may take of it.
class engine_clock {
public:
    using milliseconds = std::chrono::milliseconds;

    void set_turn(long long granted) { turn_ = milliseconds(granted); }
    void set_match(long long granted);
    void set_left(long long left);
    /// A search has taken that long.
    void consume(std::chrono::nanoseconds time);

    /// For the next move; `usual` if the manager has set no time for one.
    [[nodiscard]] std::chrono::nanoseconds next_move(std::chrono::nanoseconds usual) const;

private:
    std::optional<milliseconds> turn_;
    std::optional<std::chrono::nanoseconds> left_;  ///< none: no limit
    bool is_left_told_ = false;
};

/// An engine that a program plays with: commands in, answers out, a line each. It knows those of
/// the Gomocup protocol and those of a protocol for all rules in the manner of UCI; no word is in
/// both. A command that is refused changes nothing.
class engine_session {
public:
    /// Throws a failure if the arguments are refused.
    engine_session(const engine_arguments& arguments, output& out);
    engine_session(const engine_session&) = delete;
    engine_session(engine_session&&) = delete;
    engine_session& operator=(const engine_session&) = delete;
    engine_session& operator=(engine_session&&) = delete;
    ~engine_session() = default;

    /// Carries out a line; false if it says to end.
    [[nodiscard]] bool take_line(std::string_view line);
    /// The input has ended: finishes the search, if one goes on.
    void finish();
    /// A line was too long and is not carried out.
    void refuse_long_line();

private:
    using command = void (engine_session::*)(std::string_view rest);
    struct named_command {
        std::string_view name;
        command run;
    };
    static const named_command while_searching[];
    static const named_command gomocup_commands[];
    static const named_command line_commands[];

    bool run_command(std::string_view word, std::string_view rest);

    // Of the Gomocup protocol.
    void start(std::string_view rest);
    void start_rectangle(std::string_view rest);
    void restart(std::string_view rest);
    void begin(std::string_view rest);
    void turn(std::string_view rest);
    void board(std::string_view rest);
    void take_back(std::string_view rest);
    void play(std::string_view rest);
    void swap2(std::string_view rest);
    void info(std::string_view rest);
    void about(std::string_view rest);
    void start_board(int columns, int rows);
    void set_rule(std::string_view value);
    /// Those of the present game, with the line length that the manager has set.
    [[nodiscard]] rules next_rules() const;
    void set_memory(long long bytes);
    void take_data_line(std::string_view line);
    void take_board_line(std::string_view line);
    void set_board();
    [[nodiscard]] bool has_board();
    /// Makes a move given as text; has answered if it is refused.
    [[nodiscard]] bool make_move(std::string_view text);
    void think();

    // Of the protocol for all rules.
    void handshake(std::string_view rest);
    void tell_ready(std::string_view rest);
    void stop(std::string_view rest);
    void set_option(std::string_view rest);
    void new_game(std::string_view rest);
    void position_command(std::string_view rest);
    void go(std::string_view rest);
    void tell(const finding& found);
    /// Rules as text; has answered if they are refused.
    [[nodiscard]] std::optional<rules> read_rules(std::string_view text);
    [[nodiscard]] std::optional<game> read_board(const rules& r, std::string_view text);

    // Of both.
    /// Has answered if the rules are refused.
    [[nodiscard]] bool start_game(const rules& r);
    void set_game(game g);
    [[nodiscard]] std::chrono::nanoseconds usual_time() const;
    void make_solver();
    /// Searches in the background; what memory does not suffice for is answered with an error.
    void start_search(std::function<void(const std::stop_token&)> work);
    /// Messages that had to wait for a command that is answered.
    void tell_warnings();
    void warn(std::string sentence);
    void refuse_over();

    /// Lines that follow a command, up to DONE.
    enum class data_kind : std::uint8_t { none, board, swap2 };
    struct stone {
        square where;
        bool is_own;
    };

    engine_arguments arguments_;
    rules given_rules_;  ///< --rules
    replies replies_;
    game game_;
    line_length length_;  ///< of the next game
    solve::solver solver_;
    engine_clock clock_;
    std::size_t table_bytes_;
    std::size_t memory_limit_;  ///< of the table, as the manager's limit says
    int threads_;
    bool is_started_ = false;  ///< by START, RECTSTART or RESTART
    std::string unplayable_;   ///< why the rule of the manager is not; empty if it is
    std::vector<std::string> warnings_;
    data_kind data_ = data_kind::none;
    std::vector<stone> stones_;
    std::string data_error_;  ///< the first one
    bool is_gomocup_search_ = false;
    bool is_endless_ = false;  ///< the search that goes on: until it is stopped
    background search_;        // the last member: its thread uses the others
};

/// The first word of a text, which is removed with the spaces around it.
[[nodiscard]] std::string_view take_word(std::string_view& text);
/// Without spaces, tabs and carriage returns at the ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Whether two words are the same, but for small and capital letters.
[[nodiscard]] bool is_word(std::string_view given, std::string_view wanted);
/// A whole number, perhaps negative; one that is too large stays so. Nothing for any other text.
[[nodiscard]] std::optional<long long> whole_number(std::string_view text);

}  // namespace inarow::app
