// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app::platform {

/// The result of a program that ran.
struct finished_process {
    int exit_code;  ///< on POSIX, 128 plus the number of a signal that ended the program
    std::string out;
    std::string err;
};

/// Runs a program with these arguments and with `input` on its standard input, without a shell. The
/// first argument is the program, which is looked up in PATH. If the program cannot be started, the
/// error is errno.
[[nodiscard]] std::expected<finished_process, int> run_process(
    const std::vector<std::string>& arguments, std::string_view input);

}  // namespace inarow::app::platform
