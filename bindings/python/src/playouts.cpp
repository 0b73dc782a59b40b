// SPDX-License-Identifier: BSL-1.0
#include "vector_games.hpp"

// A wheel runs on processors of many kinds, so that the wide registers some have are used only
// where they are found: `flatten`, because a function is made for them with all that it calls.
#if defined(__x86_64__) && defined(__linux__) && defined(__GLIBC__)
#define INAROW_FOR_EACH_PROCESSOR \
    [[gnu::target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default"), gnu::flatten]]
#else
#define INAROW_FOR_EACH_PROCESSOR
#endif

namespace inarow::python {

INAROW_FOR_EACH_PROCESSOR
void play_out(std::span<const basic_position<64>> from, solve::random_lanes& random,
              std::span<outcome> ends) {
    solve::play_out(from, random, ends);
}
void play_out(std::span<const position> from, solve::random_lanes& random,
              std::span<outcome> ends) {
    solve::play_out(from, random, ends);
}

}  // namespace inarow::python
