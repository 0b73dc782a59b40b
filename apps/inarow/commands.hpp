// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "arguments.hpp"
#include "io/output.hpp"

namespace inarow::app {

// The commands. Each function returns the exit code of the program, or throws a failure.
[[nodiscard]] int play(const play_arguments& arguments, output& out);
[[nodiscard]] int engine(const engine_arguments& arguments, output& out);
[[nodiscard]] int replay(const replay_arguments& arguments, output& out);
[[nodiscard]] int solve(const solve_arguments& arguments, output& out);
[[nodiscard]] int analyze(const analyze_arguments& arguments, output& out);
[[nodiscard]] int show(const show_arguments& arguments, output& out);
[[nodiscard]] int perft(const perft_arguments& arguments, output& out);
[[nodiscard]] int make_book(const book_make_arguments& arguments, output& out);
[[nodiscard]] int check_book(const book_check_arguments& arguments, output& out);
[[nodiscard]] int find_in_book(const book_find_arguments& arguments, output& out);
[[nodiscard]] int make_proof(const proof_make_arguments& arguments, output& out);
[[nodiscard]] int check_proof(const proof_check_arguments& arguments, output& out);
[[nodiscard]] int list_unanswered(const proof_search_arguments& arguments, output& out);
[[nodiscard]] int make_puzzles(const puzzles_make_arguments& arguments, output& out);
[[nodiscard]] int check_puzzles(const puzzles_check_arguments& arguments, output& out);

/// Parses the command line and runs its command. Returns the exit code.
[[nodiscard]] int run(int argc, char** argv, output& out);

}  // namespace inarow::app
