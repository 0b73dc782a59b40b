// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/threat_proof/win_search.ipp>
