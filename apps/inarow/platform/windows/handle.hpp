// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <memory>
#include <type_traits>

#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>

namespace inarow::app::platform {

struct close_handle {
    void operator()(HANDLE open) const { CloseHandle(open); }
};

/// A handle of the system, closed on destruction.
using handle = std::unique_ptr<std::remove_pointer_t<HANDLE>, close_handle>;

}  // namespace inarow::app::platform
