// SPDX-License-Identifier: BSL-1.0
#include "symmetry.hpp"

#include "arrays.hpp"
#include "binding.hpp"
#include "conversions.hpp"
#include "failure.hpp"
#include "position_list.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
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

/// A symmetry of a board: reflections, followed by a transposition.
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
        // The image of a line is a line of the same length and the same player.
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = r;
        switch (gravity) {
            case drop: return !reflects_rows && !transposes;
            case place: break;
        }
        return !transposes || columns == rows;
    }
};

/// Returns the symmetries of a game. The first symmetry changes nothing.
std::vector<symmetry> symmetries_of(const rules& r) {
    std::vector<symmetry> result;
    for (int i = 0; i < 8; ++i) {
        const symmetry t{.reflects_columns = (i & 1) != 0,
                         .reflects_rows = (i & 2) != 0,
                         .transposes = (i & 4) != 0};
        if (t.preserves(r)) result.push_back(t);
    }
    return result;
}

position image(const position& p, const symmetry& t) {
    const rules& r = p.rules();
    auto result = *layout::start(r);
    for (int i = 0; i < r.squares(); ++i)
        if (const square s = square_at(r, i); p.is_occupied(s)) result.put(t.apply(r, s), p.at(s));
    result.set_to_move(p.to_move());
    return result.unchecked();
}

using index_array = nb::ndarray<nb::numpy, std::int64_t, nb::ndim<2>>;

/// Returns two arrays, one for squares and one for actions. For each symmetry and each element of
/// the image, they contain the index of the original element.
std::pair<index_array, index_array> symmetries(const rules_argument& argument) {
    const rules r = rules_of(argument);
    const auto all = symmetries_of(r);
    const auto square_count = static_cast<std::size_t>(r.squares());
    const auto actions = static_cast<std::size_t>(action_count(r));
    std::vector<std::int64_t> squares(all.size() * square_count);
    std::vector<std::int64_t> moves(all.size() * actions);
    for (std::size_t i = 0; i < all.size(); ++i)
        for (int index = 0; index < r.squares(); ++index) {
            const square s = square_at(r, index);
            const square after = all[i].apply(r, s);
            squares[i * square_count + static_cast<std::size_t>(index_of(r, after))] = index;
            moves[i * actions + static_cast<std::size_t>(action_of(r, after))] = action_of(r, s);
        }
    const std::size_t square_shape[] = {all.size(), square_count};
    const std::size_t action_shape[] = {all.size(), actions};
    return {make_array<index_array>(std::move(squares), square_shape),
            make_array<index_array>(std::move(moves), action_shape)};
}

/// Returns the canonical form of each position as text, and the sentence for each refused position.
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
    for (const symmetry& t : symmetries_of(p.rules()) | std::views::drop(1)) {
        position candidate = image(p, t);
        std::string text = text_of(candidate);
        if (text >= first_text) continue;
        first_text = std::move(text);
        result = std::move(candidate);
    }
    return result;
}

void bind_symmetry(nb::module_& m) {
    m.def(
        "symmetries", &symmetries, "rules"_a,
        R"(The symmetries of a game as two index arrays, `squares` and `actions`, with a row for each symmetry.

The shapes are (symmetries, squares) and (symmetries, actions). If `boards` has the shape
(n, squares), then `boards[:, squares[i]]` contains the images of the boards under symmetry i, and
`policies[:, actions[i]]` contains the images of their policies. Symmetry 0 changes nothing.)");
    m.def("canonical_texts", &canonical_texts, "positions"_a, "rules"_a = nb::none(),
          "notation"_a = "any",
          "Two lists with an element for each position. The first list contains the canonical form "
          "as text, or None if the position is refused. The second list contains the sentence of "
          "the refusal, or None if the position is accepted.");
}

}  // namespace inarow::python
