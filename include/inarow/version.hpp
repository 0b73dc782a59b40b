// SPDX-License-Identifier: BSL-1.0
#pragma once

// The version is defined only here: CMake and the single headers read it from these lines.
#define INAROW_VERSION_MAJOR 0
#define INAROW_VERSION_MINOR 1
#define INAROW_VERSION_PATCH 0
