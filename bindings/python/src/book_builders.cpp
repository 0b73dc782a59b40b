// SPDX-License-Identifier: BSL-1.0
#include <inarow/messages/book_error.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/solve/book_builder.hpp>

#include "binding.hpp"
#include "conversions.hpp"
#include "failure.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <nanobind/stl/string.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

namespace inarow::python {
namespace {

using namespace nb::literals;
using solve::book_builder;

book_builder make_builder(const rules& r, const integer& plies) {
    const auto number = plies.in(0, std::numeric_limits<int>::max() - 1);
    auto builder = book_builder::make(r, static_cast<int>(number.value_or(-1)));
    if (builder) return *std::move(builder);
    std::string why =
        "There can be no book of " + text_of(r) + " with " + plies.text() + " plies: ";
    messages::write_book_limits(why);
    throw failure("BookError", "unsupported", why);
}

std::vector<std::string> positions(const book_builder& builder) {
    std::vector<std::string> result(builder.to_solve());
    for (std::size_t i = 0; i < result.size(); ++i)
        notation::print_position(result[i], builder.position(i));
    return result;
}

/// Refuses a wrong number of scores, and scores that no position of the last ply has.
std::vector<std::int8_t> checked_scores(const book_builder& builder,
                                        const std::vector<int>& scores) {
    if (scores.size() != builder.to_solve())
        throw failure("BookError", "scores",
                      "There must be " + std::to_string(builder.to_solve()) + " scores, not " +
                          std::to_string(scores.size()) + '.');
    const auto [lower, upper] =
        scores_of(builder.rules(), builder.rules().squares() - builder.plies());
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (lower <= scores[i] && scores[i] <= upper) continue;
        failure wrong("BookError", "scores",
                      "No position of ply " + std::to_string(builder.plies()) + " has the score " +
                          std::to_string(scores[i]) + '.');
        wrong.index = static_cast<long long>(i);
        throw wrong;
    }
    return {scores.begin(), scores.end()};
}

nb::bytes build(const book_builder& builder, const std::vector<int>& scores) {
    std::vector<std::byte> book;
    {
        const nb::gil_scoped_release released;
        book = builder.build(checked_scores(builder, scores));
    }
    return nb::bytes(book.data(), book.size());
}

}  // namespace

void bind_book_builders(nb::module_& m) {
    nb::class_<book_builder>(m, "BookBuilder", R"(Builds an opening book.

The builder lists the positions of the last ply of the book. The caller solves these positions. From
their scores, the builder derives the scores of all other positions.)")
        .def(
            "__init__",
            [](book_builder* self, const rules_argument& r, const integer& plies) {
                new (self) book_builder(make_builder(rules_of(r), plies));
            },
            "rules"_a, "plies"_a)
        .def_prop_ro("rules", [](const book_builder& b) { return b.rules(); })
        .def_prop_ro("plies", &book_builder::plies)
        .def("__len__", &book_builder::size, "The number of positions of the book.")
        .def("positions", &positions, "The positions to solve, as texts.")
        .def("build", &build, "scores"_a,
             "The bytes of the book. `scores` are the exact scores of positions().");
}

}  // namespace inarow::python
