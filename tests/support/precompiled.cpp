// SPDX-License-Identifier: BSL-1.0
// Only so that there is a target which makes the precompiled header.
