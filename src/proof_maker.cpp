// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/proof_make.ipp>
