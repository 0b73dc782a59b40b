// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/json/writer.hpp>
#include <inarow/notation/record.hpp>

#include "io/output.hpp"
#include "solve/solution.hpp"

#include <cstddef>
#include <string>
#include <string_view>

/// Writes solutions as a line of text or JSON, without the newline.
namespace inarow::app {

struct solution_format {
    solution_request request;
    bool stats = false;
    notation::kind notation{};
};

/// Writes the line of input and its score, such as `4455 0`. Then writes the other requested parts,
/// each after a tab.
void write_text(output& out, const solution_format& format, std::string_view line,
                const position& p, const solution& found);

/// Writes the solution of the position at the end of a record, whose main line is `g`. `line` is
/// the number of the input line that contains the record, or 0. If the record is refused, `found`
/// is null.
void write_json(output& out, const solution_format& format, long long line,
                const notation::record& record, const game& g, const solution* found);

/// Writes the statistics as the object `stats`.
void write_stats(json::writer<output>& json, const solve::search_stats& stats,
                 std::size_t table_bytes);

/// Returns the statistics as text: `1234 nodes, 0.001234 s, 1000000 nodes/s`.
[[nodiscard]] std::string stats_text(const solve::search_stats& stats);

}  // namespace inarow::app
