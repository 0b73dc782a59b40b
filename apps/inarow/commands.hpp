// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "arguments.hpp"
#include "output.hpp"

namespace inarow::app {

// A command each; they give the exit code, or throw a failure.
[[nodiscard]] int play(const play_arguments& from, output& to);
[[nodiscard]] int replay(const replay_arguments& from, output& to);
[[nodiscard]] int solve(const solve_arguments& from, output& to);
[[nodiscard]] int analyze(const analyze_arguments& from, output& to);
[[nodiscard]] int show(const show_arguments& from, output& to);
[[nodiscard]] int perft(const perft_arguments& from, output& to);
[[nodiscard]] int make_book(const book_make_arguments& from, output& to);
[[nodiscard]] int check_book(const book_check_arguments& from, output& to);
[[nodiscard]] int find_in_book(const book_find_arguments& from, output& to);

/// Reads the command line and runs the command it names.
[[nodiscard]] int run(int argc, char** argv, output& to);

}  // namespace inarow::app
