// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <string>

namespace inarow::app {

/// What ends the program: what to say on standard error, and the exit code.
struct failure {
    static constexpr int failed = 1;
    static constexpr int wrong_usage = 2;
    static constexpr int interrupted = 128;  ///< and the number of the signal

    int code;
    std::string sentence;
};

/// Nobody reads standard output any more: the program ends, without a word.
struct output_closed {};

}  // namespace inarow::app
