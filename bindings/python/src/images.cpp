// SPDX-License-Identifier: BSL-1.0
#include "images.hpp"

#include "batch.hpp"
#include "binding.hpp"
#include "failure.hpp"
#include "position_list.hpp"

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

struct image {
    bool columns_turned;
    bool rows_turned;
    bool transposed;

    [[nodiscard]] square of(const rules& r, square s) const {
        if (columns_turned) s.column = r.columns - 1 - s.column;
        if (rows_turned) s.row = r.rows - 1 - s.row;
        if (transposed) std::swap(s.column, s.row);
        return s;
    }
};

position seen_in(const position& p, const image& how) {
    const rules& r = p.rules();
    auto result = *layout::start(r);
    for (int i = 0; i < r.squares(); ++i)
        if (const square s = square_at(r, i); p.is_occupied(s)) result.put(how.of(r, s), p.at(s));
    result.set_to_move(p.to_move());
    return result.unchecked();
}

/// For each position its canonical image as text, or what is wrong with it.
using texts = std::vector<std::optional<std::string>>;
std::pair<texts, texts> canonical_texts(nb::handle from, const std::optional<rules_argument>& r,
                                        std::string_view notation) {
    const position_list all(from, r, notation_named(notation));
    std::pair<texts, texts> result{texts(all.size()), texts(all.size())};
    const nb::gil_scoped_release released;
    for (std::size_t i = 0; i < all.size(); ++i) {
        try {
            result.first[i] = text_of(canonical(all.at(i)));
        } catch (const failure& f) {
            result.second[i] = f.sentence;
        }
    }
    return result;
}

}  // namespace

position canonical(const position& p) {
    const rules& r = p.rules();
    const bool is_placing = r.gravity == place;
    position result = p;
    std::string least = text_of(p);
    for (int i = 1; i < 8; ++i) {
        const image how{(i & 1) != 0, (i & 2) != 0, (i & 4) != 0};
        if (how.rows_turned && !is_placing) continue;
        if (how.transposed && !(is_placing && r.columns == r.rows)) continue;
        position seen = seen_in(p, how);
        std::string text = text_of(seen);
        if (text >= least) continue;
        least = std::move(text);
        result = std::move(seen);
    }
    return result;
}

void bind_images(nb::module_& m) {
    m.def("canonical_texts", &canonical_texts, "positions"_a, "rules"_a = nb::none(),
          "notation"_a = "any",
          "The canonical images of positions as texts, and what is wrong with the others.");
}

}  // namespace inarow::python
