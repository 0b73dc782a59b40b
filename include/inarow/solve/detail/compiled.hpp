// SPDX-License-Identifier: BSL-1.0
#pragma once

/// The searches are header-only by default. The CMake target inarow::solver defines
/// INAROW_COMPILED_SOLVER. The headers then only declare the searches, and a program links to the
/// compiled searches.
#if defined(INAROW_COMPILED_SOLVER)
#define INAROW_SOLVER_INLINE
#define INAROW_SOLVER_API __attribute__((visibility("default")))
#else
#define INAROW_SOLVER_INLINE inline
#define INAROW_SOLVER_API
#endif
