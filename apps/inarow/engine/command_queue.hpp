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

/// The commands of an engine that wait for their turn, and the current search. One thread reads the
/// input and adds commands. Another thread takes the commands one after the other, and searches.
class command_queue {
public:
    /// What ends a search before its limit.
    enum class ended_by : std::uint8_t {
        quit,             ///< only the end of the program
        stop,             ///< the end of the program, or a command to stop
        stop_or_no_input  ///< like `stop`, or the end of the input; for a search without a limit
    };

    // For the thread that reads the input.

    /// Adds a command. Blocks as long as the waiting commands take too much memory.
    void add(std::string line);
    /// Adds a command that asks whether the engine is ready. During a search, returns true instead
    /// and does not add the command, because the caller must answer the command immediately.
    [[nodiscard]] bool add_ready(std::string line);
    /// Stops all searches that were requested so far, including those that are still waiting.
    void stop_searches();
    /// Waits until all commands are done, or until only a search without a limit is left.
    void wait_until_done();
    /// Announces that no more commands come. `next` still returns the waiting commands.
    void close();
    /// Announces that no more commands come, and ends all searches.
    void quit();

    // For the thread that takes the commands.

    /// Waits for the next command and returns it. Returns `nullopt` if no more commands come.
    [[nodiscard]] std::optional<std::string> next();
    /// Begins a search. Returns the stop token of the search and the number of waiting commands
    /// that ask whether the engine is ready. The caller must answer these commands now.
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
    void drop_waiting();
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
