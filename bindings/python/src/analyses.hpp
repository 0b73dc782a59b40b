// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/analysis.hpp>

namespace inarow::python {

using analysis = solve::analysis<dynamic>;
using analyzed_move = solve::analyzed_move<dynamic>;

}  // namespace inarow::python
