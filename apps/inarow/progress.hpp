// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <chrono>
#include <string>

namespace inarow::app {

/// How far a command has come with the lines of a file, on the last line of a terminal:
/// `[######..............] 412/1000 lines  23 s left`. Shown only if standard input is a file, and
/// standard error a terminal.
class progress {
public:
    /// To be made before anything is read.
    progress();
    progress(const progress&) = delete;
    progress(progress&&) = delete;
    progress& operator=(const progress&) = delete;
    progress& operator=(progress&&) = delete;
    ~progress() { erase(); }

    /// So many lines are done.
    void show(long long done);
    /// Makes way for what else is written to the terminal.
    void erase();
    /// The same before a line is written to standard output, which may go to another place.
    void make_way_for_output();

private:
    using clock = std::chrono::steady_clock;

    [[nodiscard]] std::string text(long long done, int columns) const;

    long long lines_ = 0;  ///< of the file; 0 where nothing is to be shown
    bool shares_terminal_ = false;
    bool is_shown_ = false;
    clock::time_point begin_ = clock::now();
    clock::time_point shown_at_;
};

}  // namespace inarow::app
