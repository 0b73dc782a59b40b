// SPDX-License-Identifier: BSL-1.0
// The functions that a worker of a page calls in WebAssembly.

#include "search_engine.hpp"

#include "buffers.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

using namespace inarow;
using namespace inarow::wasm;

namespace {

search_engine& engine() {
    static search_engine only;
    return only;
}

}  // namespace

// The input is the text of a translation, or empty for English. The output is empty or, if the
// translation cannot be read, the reason.
INAROW_EXPORT(set_language)()->void {
    the().output = engine().set_language((std::move)(the().input));
}

// The input is the text of a state.
INAROW_EXPORT(has_book)()->bool { return search_engine::has_book(the().input); }
// The input is the bytes of an opening book.
INAROW_EXPORT(set_book)()->bool {
    const auto bytes = std::as_bytes(std::span(the().input));
    return engine().set_book({bytes.begin(), bytes.end()});
}

// The input is the text of a state.
INAROW_EXPORT(useful_proofs)()->void { the().output = engine().useful_proofs(the().input); }
// The input is the bytes of a proof.
INAROW_EXPORT(set_proof)()->bool {
    return engine().set_proof(std::as_bytes(std::span(the().input)));
}

// The input is the text of a state.
INAROW_EXPORT(start_hints)()->bool { return engine().start_hints(the().input); }
INAROW_EXPORT(resume_hints)()->void { the().output = engine().resume_hints(); }

// The input is the text of a state.
INAROW_EXPORT(start_continuations)()->bool { return engine().start_continuations(the().input); }
INAROW_EXPORT(resume_continuations)()->void { the().output = engine().resume_continuations(); }

// The input is the text of a state. The time limit applies to each position separately.
INAROW_EXPORT(start_review)(int milliseconds)->bool {
    return engine().start_review(the().input, std::chrono::milliseconds(milliseconds));
}
INAROW_EXPORT(resume_review)()->void { the().output = engine().resume_review(); }

// The input is the text of a state, of the given size, followed by a move.
INAROW_EXPORT(start_explanation)(std::size_t state_size)->bool {
    return engine().start_explanation(the().first_text(state_size), the().second_text(state_size));
}
INAROW_EXPORT(resume_explanation)()->void { the().output = engine().resume_explanation(); }

// The input is the line of a puzzle, of the given size, followed by a move.
INAROW_EXPORT(start_answer)(std::size_t puzzle_size)->bool {
    return engine().start_answer(the().first_text(puzzle_size), the().second_text(puzzle_size));
}
INAROW_EXPORT(resume_answer)()->void { the().output = engine().resume_answer(); }

// The input is the text of a state. Only the levels below the highest use the seed.
INAROW_EXPORT(choose)(int milliseconds, std::uint32_t seed)->void {
    the().output = engine().choose(the().input, std::chrono::milliseconds(milliseconds), seed);
}
