// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <chrono>
#include <string>

namespace inarow::app {

/// Shows the progress of a command on the last line of a terminal:
/// `[######..............] 412/1000 lines  23 s left`. Shows nothing unless standard error is a
/// terminal and the total is known.
class progress_bar {
public:
    /// Shows progress in lines of standard input, if standard input is a file. Create the bar
    /// before anything is read.
    progress_bar();
    /// Shows how many of `total` things are done. `unit` is the plural of the name of the things.
    progress_bar(long long total, std::string unit);
    progress_bar(const progress_bar&) = delete;
    progress_bar(progress_bar&&) = delete;
    progress_bar& operator=(const progress_bar&) = delete;
    progress_bar& operator=(progress_bar&&) = delete;
    ~progress_bar() { erase(); }

    void show(long long done);
    /// Returns whether `show` shows the bar.
    [[nodiscard]] bool is_wanted() const { return total_ > 0; }
    /// Erases the bar before other output to standard error.
    void erase();
    /// Erases the bar before a line on standard output, if both go to the same terminal.
    void erase_for_output();

private:
    using clock = std::chrono::steady_clock;

    [[nodiscard]] std::string text(long long done, int columns) const;

    long long total_ = 0;  ///< 0 if nothing is shown
    std::string unit_;
    bool shares_terminal_ = false;
    bool is_shown_ = false;
    clock::time_point begin_ = clock::now();
    clock::time_point shown_at_;
};

}  // namespace inarow::app
