// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "handle.hpp"
#include "platform/alarm.hpp"

namespace inarow::app::platform {

/// A manual-reset event.
struct alarm::handles {
    handle rung;
};

}  // namespace inarow::app::platform
