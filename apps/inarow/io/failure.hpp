// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <string>

namespace inarow::app {

/// Thrown to end the program, with a sentence for standard error and the exit code.
struct failure {
    static constexpr int failed = 1;
    static constexpr int wrong_usage = 2;
    static constexpr int interrupted = 128;  ///< plus the number of the signal that came

    int code;
    std::string sentence;
};

/// Thrown if nobody reads standard output any more. The program then ends silently.
struct output_closed {};

}  // namespace inarow::app
