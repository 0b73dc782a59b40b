// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app::platform {

/// The result of a program that ran.
struct finished_process {
    int exit_code;  ///< on POSIX 128 plus the signal's number if a signal ended it
    std::string out;
    std::string err;
};

/// Runs a program with these arguments and with `input` on its standard input, without a shell. The
/// first argument is the program, looked up in PATH. The error is errno.
[[nodiscard]] std::expected<finished_process, int> run_process(
    const std::vector<std::string>& arguments, std::string_view input);

}  // namespace inarow::app::platform
