// SPDX-License-Identifier: BSL-1.0
#include "symmetry.hpp"

#include <inarow/solve/detail/maker_breaker/symmetries.hpp>

#include "arrays.hpp"
#include "binding.hpp"
#include "conversions.hpp"
#include "failure.hpp"
#include "position_list.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace inarow::python {
namespace {

using namespace nb::literals;

using solve::detail::maker_breaker::symmetries;

/// Returns the number of symmetries of a game. Symmetry 0 changes nothing.
int symmetry_count(const rules& r) {
    // The image of a line is a line of the same length and the same player.
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    switch (gravity) {
        case drop: return 2;
        case place: break;
    }
    return columns == rows ? 8 : 4;
}

position image(const position& p, int symmetry) {
    const rules& r = p.rules();
    auto result = *layout::start(r);
    for (int i = 0; i < r.squares(); ++i)
        if (const square s = square_at(r, i); p.is_occupied(s))
            result.put(symmetries::image_of(r, s, symmetry), p.at(s));
    result.set_to_move(p.to_move());
    return result.unchecked();
}

using index_array = nb::ndarray<nb::numpy, std::int64_t, nb::ndim<2>>;

/// Returns two arrays, one for squares and one for actions. For each symmetry and each element of
/// the image, they contain the index of the original element.
std::pair<index_array, index_array> symmetry_indices(const rules_argument& argument) {
    const rules r = rules_of(argument);
    const auto all = static_cast<std::size_t>(symmetry_count(r));
    const auto square_count = static_cast<std::size_t>(r.squares());
    const auto actions = static_cast<std::size_t>(action_count(r));
    std::vector<std::int64_t> squares(all * square_count);
    std::vector<std::int64_t> moves(all * actions);
    for (std::size_t i = 0; i < all; ++i)
        for (int index = 0; index < r.squares(); ++index) {
            const square s = square_at(r, index);
            const square after = symmetries::image_of(r, s, static_cast<int>(i));
            squares[i * square_count + static_cast<std::size_t>(index_of(r, after))] = index;
            moves[i * actions + static_cast<std::size_t>(action_of(r, after))] = action_of(r, s);
        }
    const std::size_t square_shape[] = {all, square_count};
    const std::size_t action_shape[] = {all, actions};
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
    for (int i = 1; i < symmetry_count(p.rules()); ++i) {
        position candidate = image(p, i);
        std::string text = text_of(candidate);
        if (text >= first_text) continue;
        first_text = std::move(text);
        result = std::move(candidate);
    }
    return result;
}

void bind_symmetry(nb::module_& m) {
    m.def(
        "symmetries", &symmetry_indices, "rules"_a,
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
