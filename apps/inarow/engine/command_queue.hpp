// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>

namespace inarow::app {

/// The commands of an engine that wait for their turn, and the current search. One thread
/// reads the input and adds commands; another thread takes them one after the other, and searches.
class command_queue {
public:
    /// What ends a search before its limit.
    enum class ended_by : std::uint8_t {
        quit,             ///< only the end of the program
        stop,             ///< a command to stop, too
        stop_or_no_input  ///< a command to stop, or the end of the input; the search has no limit
    };

    // For the thread that reads the input.

    /// Adds a command. Waits while the commands that wait take too much memory.
    void add(std::string line);
    /// Adds a command that asks whether the engine is ready. Returns true during a search, so
    /// that the answer is due at once; such a command is not added.
    [[nodiscard]] bool add_ready(std::string line);
    /// Stops all searches that were asked for so far, the waiting ones included.
    void stop_searches();
    /// Waits until all commands are done, or only a search without a limit is left.
    void wait_until_done();
    /// No more commands come. The ones that wait are still taken.
    void close();
    /// No more commands come, and all searches end.
    void quit();

    // For the thread that takes the commands.

    /// Returns the next command; waits for it. `nullopt` if none will come.
    [[nodiscard]] std::optional<std::string> next();
    /// Begins a search. Returns its stop token and the number of commands to answer now: those that
    /// ask whether the engine is ready.
    struct begun_search {
        core::stop_token stop;
        int ready_questions;
    };
    [[nodiscard]] begun_search begin_search(ended_by what);
    void end_search();

private:
    struct command {
        std::string line;
        long long number;
        bool asks_ready;
    };

    void add_locked(std::string line, bool asks_ready);
    [[nodiscard]] bool is_stopped() const;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<command> waiting_;
    std::size_t waiting_bytes_ = 0;
    long long last_number_ = 0;
    long long current_number_ = 0;
    long long stopped_up_to_ = 0;  ///< the number of the last command before the last stop
    bool is_busy_ = false;         ///< a command is being carried out
    bool is_closed_ = false;
    bool is_quitting_ = false;
    std::optional<ended_by> search_;  ///< the current search
    core::stop_source stop_;
};

}  // namespace inarow::app
