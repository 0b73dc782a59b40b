// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/level.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The arguments of the command line, before the commands interpret them.
namespace inarow::app {

struct board_arguments {
    std::string rules;
    bool has_rules = false;
    std::string notation;
    std::string position;
    bool has_position = false;
    bool unchecked = false;
    bool has_records = false;  ///< whether the command reads games that may begin with stones
};

struct compiler_arguments {
    bool wanted = false;
    std::string compiler;
    std::string keep;
};

struct book_arguments {
    std::string file;
    bool none = false;
};

struct play_arguments {
    board_arguments board;
    compiler_arguments in_compiler;
    book_arguments book;
    std::string proofs;  ///< a folder of proofs, or an empty text
    bool no_proofs = false;
    std::string opponent;
    std::optional<std::chrono::nanoseconds> movetime;
    std::string side;
    std::string starter;
    std::string style;
    bool is_plain = false;
    std::optional<std::uint64_t> seed;
};

struct engine_arguments {
    std::string rules;
    book_arguments book;
    std::string proofs;  ///< a folder of proofs, or an empty text
    std::optional<solve::level> level;
    std::optional<std::uint64_t> seed;
    std::optional<std::chrono::nanoseconds> movetime;
    std::optional<int> threads;
    std::optional<std::size_t> table_size;
};

struct replay_arguments {
    board_arguments board;
    std::vector<std::string> files;
    compiler_arguments in_compiler;
    bool strict = false;
};

struct solve_arguments {
    board_arguments board;
    compiler_arguments in_compiler;
    book_arguments book;
    bool check = false;
    bool weak = false;
    bool all = false;
    bool best = false;
    bool pv = false;
    bool json = false;
    bool cold = false;
    bool stats = false;
    std::optional<std::chrono::nanoseconds> timeout;
    std::optional<long long> nodes;
    std::optional<int> threads;
    std::optional<std::size_t> table_size;
    std::string checkpoint;
};

struct analyze_arguments {
    board_arguments board;
    book_arguments book;
    std::vector<std::string> moves;
    std::string style;
    std::string format;
    std::string output;
    bool in_place = false;
    bool no_plot = false;
    bool json = false;
    std::optional<std::chrono::nanoseconds> movetime;
    std::optional<int> threads;
};

struct show_arguments {
    board_arguments board;
    std::vector<std::string> moves;
    std::string style;
    std::string format;
    bool no_coordinates = false;
    bool mark_last = false;
};

struct perft_arguments {
    board_arguments board;
    int depth = 0;
    bool divide = false;
    bool json = false;
};

struct book_make_arguments {
    std::string file;
    board_arguments board;
    int plies = 0;
    std::optional<int> threads;
    std::optional<std::chrono::nanoseconds> time_limit;
    bool force = false;
    bool json = false;
};

struct book_check_arguments {
    std::string file;
    int solve = 0;
    std::optional<std::uint64_t> seed;
    bool json = false;
};

struct book_find_arguments {
    std::string file;
    std::string notation;
    std::vector<std::string> moves;
    bool json = false;
};

struct proof_search_arguments {
    board_arguments board;
    std::vector<std::string> moves;
    std::string folder;  ///< a folder of known proofs, or an empty text
    bool both_lengths = false;
    std::optional<std::chrono::nanoseconds> timeout;
    std::optional<long long> nodes;
    std::optional<std::size_t> table_size;
};

struct proof_make_arguments {
    proof_search_arguments search;
    std::string winner;      ///< "first", "second", or an empty text
    std::string checkpoint;  ///< a file, or an empty text
    std::string file;
    std::optional<int> threads;
    std::optional<std::chrono::nanoseconds> progress;  ///< the interval of reports
    bool force = false;
    bool json = false;
};

struct proof_check_arguments {
    std::vector<std::string> files;
    bool json = false;
};

struct puzzles_make_arguments {
    std::string rules;
    std::optional<std::string> file;
    bool force = false;
    int count = 0;
    std::optional<std::uint64_t> seed;
};

struct puzzles_check_arguments {
    std::string file;
    int sample = 0;
    std::optional<std::uint64_t> seed;
};

}  // namespace inarow::app
