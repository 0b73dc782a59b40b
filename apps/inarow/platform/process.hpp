// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app::platform {

/// What became of a program that ran.
struct finished_process {
    int exit_code;  ///< on POSIX 128 and the signal's number if a signal ended it
    std::string out;
    std::string err;
};

/// Runs a program with these arguments, the first of which names it (looked up in PATH), and with
/// `input` on its standard input; no shell sees any of it. The error is errno.
[[nodiscard]] std::expected<finished_process, int> run_process(
    const std::vector<std::string>& arguments, std::string_view input);

}  // namespace inarow::app::platform
