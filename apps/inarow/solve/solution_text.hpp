// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/moves_text.hpp>

#include "io/output.hpp"
#include "solve/solution.hpp"

#include <string>
#include <string_view>

/// Solutions as a line of text or JSON, without the newline.
namespace inarow::app {

struct solution_format {
    solution_request request;
    bool stats = false;
    notation::kind notation{};
};

/// `4455 0`, followed by the other requested parts after tabs.
void write_text(output& out, const solution_format& format, std::string_view line,
                const position& p, const solution& found);

void write_json(output& out, const solution_format& format, std::string_view line,
                const position& p, const solution& found);
/// The same for a line with a refused move.
void write_json(output& out, const rules& r, std::string_view line,
                const notation::illegal_moves_text& refused);

/// `1234 nodes, 0.001234 s, 1000000 nodes/s`
[[nodiscard]] std::string stats_text(const solve::search_stats& stats);

}  // namespace inarow::app
