// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "platform/alarm.hpp"

namespace inarow::app::platform {

/// The ends of a pipe. Ringing the alarm makes the pipe readable.
struct alarm::handles {
    int reading;
    int writing;
};

}  // namespace inarow::app::platform
