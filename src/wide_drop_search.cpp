// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/wide_drop_search.ipp>
