// SPDX-License-Identifier: BSL-1.0
// Any bytes as a book: refused with a sentence, or looked at without harm. As few bytes have the
// right checksum by chance, each input is read a second time with the one it should have.
#include <inarow/messages/book_error.hpp>
#include <inarow/solve/book.hpp>

#include "fuzzed.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

using namespace inarow;
using fuzzed::must;
using solve::book;

namespace {

using small_position = basic_position<solve::detail::opening_book::ranking::max_squares>;

/// A score, if there is one, is one that the position can have.
void look_up(const book& b, const small_position& p) {
    const int free = p.rules().squares() - p.stones();
    const int score = b.probe(p).value_or(0);
    const score_range range = scores_of(p.rules(), free);
    must(range.lower <= score && score <= range.upper);
}

/// Looks up two games, of the first moves and of the last.
void read(std::span<const std::byte> bytes) {
    const auto b = book::read(bytes);
    if (!b) {
        fuzzed::must_be_a_sentence(messages::sentence("The book", b.error()));
        return;
    }
    must(b->bytes().size() == bytes.size());
    const auto start = small_position::start(b->rules());
    must(start.has_value() && b->plies() < b->rules().squares());
    for (const bool takes_last : {false, true}) {
        small_position p = *start;
        while (!p.is_over()) {
            look_up(*b, p);
            const auto moves = p.available_moves();
            p = p.after(moves[takes_last ? moves.size() - 1 : 0]);
        }
        look_up(*b, p);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::vector<std::byte> bytes = fuzzed::bytes_of(data, size);
    read(bytes);
    if (size < solve::book_format::columns_offset) return 0;
    std::uint64_t sum = solve::book_format::checksum(bytes);
    for (std::size_t i = 0; i < 8; ++i, sum >>= 8)
        bytes[solve::book_format::checksum_offset + i] = std::byte(sum & 0xff);
    read(bytes);
    return 0;
}
