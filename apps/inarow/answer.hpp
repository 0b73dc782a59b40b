// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/notation.hpp>

#include "finding.hpp"
#include "output.hpp"
#include "played_line.hpp"

#include <string>
#include <string_view>

/// What is found out about the position after a line of moves, as a line of text or JSON, without
/// its end.
namespace inarow::app {

struct answer_form {
    goals wanted;
    bool stats = false;
    notation::kind notation{};
};

/// `4455 0`, and behind tabs what else is wanted.
void write_text(output& to, const answer_form& form, std::string_view line, const position& p,
                const finding& found);

void write_json(output& to, const answer_form& form, std::string_view line, const position& p,
                const finding& found);
/// The same for a line that is no position.
void write_json(output& to, const rules& r, std::string_view line, const refused_line& refused);

/// `1234 positions, 0.001234 s, 1000000 positions/s`
[[nodiscard]] std::string cost_text(const solve::effort& cost);

}  // namespace inarow::app
