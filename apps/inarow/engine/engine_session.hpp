// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/write.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include "arguments.hpp"
#include "engine/engine_search.hpp"
#include "io/output.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <mutex>
#include <optional>
#include <random>
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
    /// Without a time left that the manager tells, that of a match is left.
    void begin_match();
    /// A search has taken that long, of what it was granted.
    void consume(std::chrono::nanoseconds time, std::chrono::nanoseconds granted);

    /// For the next move; `usual` if the manager has set no time for one.
    [[nodiscard]] std::chrono::nanoseconds next_move(std::chrono::nanoseconds usual) const;

private:
    [[nodiscard]] std::chrono::nanoseconds without_margin(std::chrono::nanoseconds time) const;

    std::optional<milliseconds> turn_;
    std::optional<std::chrono::nanoseconds> match_;
    std::optional<std::chrono::nanoseconds> left_;  ///< none: no limit
    bool is_left_told_ = false;
    std::chrono::nanoseconds late_{};  ///< how much the last searches have taken too long
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
    /// What becomes of a command: the sentence if it is refused.
    using answer = std::expected<void, std::string>;
    using command = answer (engine_session::*)(std::string_view rest);
    struct named_command {
        std::string_view name;
        command run;
    };
    static const named_command commands_while_searching[];
    static const named_command gomocup_commands[];
    static const named_command line_commands[];

    [[nodiscard]] static std::unexpected<std::string> refused(std::string_view sentence) {
        return std::unexpected(std::string(sentence));
    }
    /// Runs the command of that name; nothing if there is none.
    [[nodiscard]] std::optional<answer> run_command(std::string_view word, std::string_view rest);
    void unknown(std::string_view word);

    // Of the Gomocup protocol.
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
    /// Whether there is a board, and the rule of the manager is played.
    [[nodiscard]] answer check_board() const;
    [[nodiscard]] answer make_move(std::string_view text);
    [[nodiscard]] answer remove_stone(square where);
    [[nodiscard]] answer think();
    [[nodiscard]] answer take_data_line(std::string_view line);
    [[nodiscard]] answer take_stone(std::string_view line);
    [[nodiscard]] answer set_board();
    [[nodiscard]] answer set_rule(std::string_view value);
    void set_turn_time(long long granted) { clock_.set_turn(granted); }
    void set_match_time(long long granted) { clock_.set_match(granted); }
    void set_time_left(long long left) { clock_.set_left(left); }
    void set_memory(long long bytes);
    void set_level(std::string_view value);
    void set_nodes(long long most) { max_nodes_ = most > 0 ? most : search_request::any_nodes; }
    /// Those of the present game, with the line length that the manager has set.
    [[nodiscard]] rules next_rules() const;

    // Of the protocol for all rules.
    answer handshake(std::string_view rest);
    answer tell_ready(std::string_view rest);
    answer stop(std::string_view rest);
    answer set_option(std::string_view rest);
    answer new_game(std::string_view rest);
    answer set_position(std::string_view rest);
    answer go(std::string_view rest);
    void tell(const finding& found);

    // Of both.
    [[nodiscard]] answer start_game(const rules& r);
    void set_game(game g);
    void make_solver();
    [[nodiscard]] std::chrono::nanoseconds usual_time() const;
    /// The same request for the level that is set, with a new seed.
    [[nodiscard]] search_request at_level(search_request request);
    /// Searches in the background; what memory does not suffice for is answered with an error.
    void start_search(std::function<void(const core::stop_token&)> work);
    /// Messages that had to wait for a command that is answered.
    void warn(std::string sentence);
    void tell_warnings();
    [[nodiscard]] std::string end_of_game() const;

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
    solve::level level_;
    std::mt19937_64 random_;
    bool is_started_ = false;  ///< by START, RECTSTART or RESTART
    std::string unplayable_;   ///< why the rule of the manager is not; empty if it is
    std::vector<std::string> warnings_;
    data_kind data_ = data_kind::none;
    std::vector<stone> stones_;
    answer data_read_;  ///< the first refusal
    long long max_nodes_ = search_request::any_nodes;
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
