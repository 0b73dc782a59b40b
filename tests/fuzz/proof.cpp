// SPDX-License-Identifier: BSL-1.0
// Any bytes as a proof: refused with a sentence, or accepted without harm. As few bytes have the
// right checksum by chance, each input is read a second time with the one it should have. What is
// accepted is solved, if few squares are free.
#include <inarow/messages/proof_error.hpp>
#include <inarow/solve/detail/general/position_search.hpp>
#include <inarow/solve/proof.hpp>
#include <inarow/solve/query.hpp>
#include <inarow/solve/questions.hpp>

#include "fuzzed.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

using namespace inarow;
using fuzzed::must;

namespace {

void read(std::span<const std::byte> bytes) {
    constexpr int max_free = 7;
    const auto proven = solve::check_proof(bytes);
    if (!proven) {
        const std::string sentence = messages::sentence("The file", proven.error());
        must(sentence.starts_with("The file proves nothing: at byte ") && sentence.ends_with('.'));
        must(proven.error().byte <= bytes.size());
        return;
    }
    const position& p = proven->position;
    must(!p.is_over());
    if (p.rules().squares() - p.stones() > max_free || p.rules().squares() > 16) return;
    const auto small = basic_layout<16>::copy_of(p).unchecked();
    must(solve::outcome(small).value() == proven->outcome);
    if (proven->lengths == solve::proven_lengths::one) return;
    auto exact = basic_layout<16>::start(exactly(p.rules())).value();
    for (int s = 0; s < p.rules().squares(); ++s)
        exact.put(square_at(p.rules(), s), p.at(square_at(p.rules(), s)));
    exact.set_to_move(p.to_move());
    must(solve::outcome(exact.unchecked()).value() == proven->outcome);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::vector<std::byte> bytes = fuzzed::bytes_of(data, size);
    read(bytes);
    if (size < solve::detail::proof::rules_offset) return 0;
    solve::detail::proof::set_checksum(bytes);
    read(bytes);
    return 0;
}
