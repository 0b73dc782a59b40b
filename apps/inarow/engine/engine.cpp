// SPDX-License-Identifier: BSL-1.0
#include "commands.hpp"
#include "engine/engine_session.hpp"
#include "io/input_lines.hpp"
#include "platform/alarm.hpp"

namespace inarow::app {

int engine(const engine_arguments& arguments, output& out) {
    const platform::alarm failed;
    engine_session session(arguments, out, failed);
    input_lines input(failed);
    while (const auto line = input.next()) {
        if (input.was_cut()) {
            session.refuse_long_line();
        } else if (!session.take_line(*line)) {
            return 0;
        }
    }
    session.finish();
    return 0;
}

}  // namespace inarow::app
