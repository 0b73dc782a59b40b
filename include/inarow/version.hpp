// SPDX-License-Identifier: BSL-1.0
#pragma once

// The only definition of the version: CMake and the single header read it from here.
#define INAROW_VERSION_MAJOR 0
#define INAROW_VERSION_MINOR 1
#define INAROW_VERSION_PATCH 0
