// SPDX-License-Identifier: BSL-1.0
// A target for the precompiled header needs a source.
