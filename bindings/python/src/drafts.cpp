// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/position_text.hpp>
#include <inarow/solve/book_draft.hpp>

#include "binding.hpp"
#include "failure.hpp"
#include "reading.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include <nanobind/stl/string.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

namespace inarow::python {
namespace {

using namespace nb::literals;
using solve::book_draft;

book_draft draft_of(const rules& r, long long plies) {
    const bool is_number = plies >= 0 && plies < std::numeric_limits<int>::max();
    auto draft = book_draft::make(r, is_number ? static_cast<int>(plies) : -1);
    if (draft) return *std::move(draft);
    throw failure("BookError", "no_such_book",
                  "There can be no book of " + text_of(r) + " with " + std::to_string(plies) +
                      " plies: its board must have at most " +
                      std::to_string(solve::ranking::most_squares) +
                      " squares, one more than there are plies, and at most " +
                      std::to_string(solve::ranking::most_boards) + " ways for the stones to lie.");
}

std::vector<std::string> positions(const book_draft& draft) {
    std::vector<std::string> result(draft.to_solve());
    for (std::size_t i = 0; i < result.size(); ++i)
        notation::print_position(result[i], draft.position(i));
    return result;
}

/// That the scores are those of as many positions, and can be.
std::vector<std::int8_t> checked(const book_draft& draft, const std::vector<int>& scores) {
    if (scores.size() != draft.to_solve())
        throw failure("BookError", "scores",
                      "There must be " + std::to_string(draft.to_solve()) + " scores, not " +
                          std::to_string(scores.size()) + '.');
    const int free = draft.rules().squares() - draft.plies();
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (-(free / 2) <= scores[i] && scores[i] <= (free + 1) / 2) continue;
        failure wrong("BookError", "scores",
                      "No position of ply " + std::to_string(draft.plies()) + " has the score " +
                          std::to_string(scores[i]) + '.');
        wrong.index = static_cast<long long>(i);
        throw wrong;
    }
    return {scores.begin(), scores.end()};
}

nb::bytes written(const book_draft& draft, const std::vector<int>& scores) {
    std::vector<std::byte> book;
    {
        const nb::gil_scoped_release released;
        book = draft.written(checked(draft, scores));
    }
    return nb::bytes(reinterpret_cast<const char*>(book.data()), book.size());
}

}  // namespace

void bind_drafts(nb::module_& m) {
    nb::class_<book_draft>(m, "BookDraft",
                           "An opening book whose positions of the last ply are to be solved.")
        .def(
            "__init__",
            [](book_draft* self, const rules_argument& r, long long plies) {
                new (self) book_draft(draft_of(rules_of(r), plies));
            },
            "rules"_a, "plies"_a)
        .def_prop_ro("rules", [](const book_draft& d) { return d.rules(); })
        .def_prop_ro("plies", &book_draft::plies)
        .def("__len__", &book_draft::size, "How many positions the book is to have.")
        .def("positions", &positions, "Those to be solved, as texts.")
        .def("written", &written, "scores"_a, "The bytes of the book, from their exact scores.");
}

}  // namespace inarow::python
