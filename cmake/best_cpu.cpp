// SPDX-License-Identifier: BSL-1.0
// Prints the instruction set that this machine's CPU searches fastest with: INAROW_NATIVE.
#include <inarow/core/detail/cpu_dispatch.hpp>

#include <cstdio>

namespace inarow::core::detail {
namespace {

const char* name_of(baseline_cpu /*cpu*/) { return "baseline_cpu"; }
#if defined(__x86_64__)
const char* name_of(avx2_cpu /*cpu*/) { return "avx2_cpu"; }
const char* name_of(avx512_cpu /*cpu*/) { return "avx512_cpu"; }
#endif

}  // namespace
}  // namespace inarow::core::detail

int main() {
    using namespace inarow::core::detail;
    std::fputs(dispatch_cpu([](auto cpu) { return name_of(cpu); }), stdout);
}
