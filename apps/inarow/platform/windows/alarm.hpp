// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "handle.hpp"
#include "platform/alarm.hpp"

namespace inarow::app::platform {

/// An event that stays set.
struct alarm::handles {
    handle rung;
};

}  // namespace inarow::app::platform
