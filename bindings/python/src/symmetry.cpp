// SPDX-License-Identifier: BSL-1.0
#include "symmetry.hpp"

#include "binding.hpp"
#include "failure.hpp"
#include "position_list.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

/// A symmetry of a board, its reflections before the transposition.
struct symmetry {
    bool reflects_columns;
    bool reflects_rows;
    bool transposes;

    [[nodiscard]] square apply(const rules& r, square s) const {
        if (reflects_columns) s.column = r.columns - 1 - s.column;
        if (reflects_rows) s.row = r.rows - 1 - s.row;
        if (transposes) std::swap(s.column, s.row);
        return s;
    }
    [[nodiscard]] bool preserves(const rules& r) const {
        // The images of a line are lines, of the same length and of the same player.
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = r;
        switch (gravity) {
            case drop: return !reflects_rows && !transposes;
            case place: break;
        }
        return !transposes || columns == rows;
    }
};

position image(const position& p, const symmetry& t) {
    const rules& r = p.rules();
    auto result = *layout::start(r);
    for (int i = 0; i < r.squares(); ++i)
        if (const square s = square_at(r, i); p.is_occupied(s)) result.put(t.apply(r, s), p.at(s));
    result.set_to_move(p.to_move());
    return result.unchecked();
}

/// For each position its canonical form as text, and for each that is refused the sentence.
using texts = std::vector<std::optional<std::string>>;
std::pair<texts, texts> canonical_texts(nb::handle positions,
                                        const std::optional<rules_argument>& r,
                                        std::string_view notation) {
    const position_list list(positions, r, notation_named(notation));
    std::pair<texts, texts> result{texts(list.size()), texts(list.size())};
    const nb::gil_scoped_release released;
    for (std::size_t i = 0; i < list.size(); ++i) {
        try {
            result.first[i] = text_of(canonical(list.position_at(i)));
        } catch (const failure& f) {
            result.second[i] = f.sentence;
        }
    }
    return result;
}

}  // namespace

position canonical(const position& p) {
    position result = p;
    std::string first_text = text_of(p);
    for (int i = 1; i < 8; ++i) {
        const symmetry t{.reflects_columns = (i & 1) != 0,
                         .reflects_rows = (i & 2) != 0,
                         .transposes = (i & 4) != 0};
        if (!t.preserves(p.rules())) continue;
        position candidate = image(p, t);
        std::string text = text_of(candidate);
        if (text >= first_text) continue;
        first_text = std::move(text);
        result = std::move(candidate);
    }
    return result;
}

void bind_symmetry(nb::module_& m) {
    m.def("canonical_texts", &canonical_texts, "positions"_a, "rules"_a = nb::none(),
          "notation"_a = "any",
          "Two lists: the canonical forms of positions as texts, None for refused ones; and the "
          "sentences of the refusals, None for the others.");
}

}  // namespace inarow::python
