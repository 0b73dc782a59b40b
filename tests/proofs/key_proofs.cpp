// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/detail/wide_simd.hpp>

#include "boards.hpp"

#include <map>
#include <set>

// Keys of positions in transposition tables: two positions share a key only if one is an image of
// the other under a symmetry of the board.

// The drop search names a vector of words. What is proven here does not use it.
template <int Bits, int Lanes>
struct inarow::core::detail::word_simd_type<symbolic::word<Bits>, Lanes> {
    struct type {};
};

#include <inarow/solve/detail/drop_search/negamax.hpp>
#include <inarow/solve/detail/general/negamax.hpp>
#include <inarow/solve/detail/maker_breaker/symmetries.hpp>

namespace proofs {
namespace {

using specification::reflection;
using specification::square;

template <int Bits>
using word = symbolic::word<Bits>;

struct no_budget {};
struct no_table {};

template <int Bits>
using drop_search_of = inarow::solve::detail::drop_search::negamax_search<
    inarow::solve::detail::drop_search::variable_board<32, word<Bits>>, no_budget>;
template <int Bits>
using general_search_of =
    inarow::solve::detail::general::negamax_search<word<Bits>, no_table, no_budget>;

// The functions below are private members of the searches. An explicit instantiation may name them.
template <class Name>
inline typename Name::type member{};
template <class Name, typename Name::type Member>
struct opened {
    static inline const bool is_open = (member<Name> = Member, true);
};
template <int Bits>
struct key_of {
    using type = word<Bits> (*)(word<Bits>, word<Bits>);
};
template <int Bits>
struct mirrored {
    using type = word<Bits> (drop_search_of<Bits>::*)(word<Bits>) const;
};
template <int Bits>
struct canonical_image {
    using type = inarow::bitboard::sides<word<Bits>> (general_search_of<Bits>::*)(
        const inarow::solve::detail::general::node<word<Bits>>&) const;
};
template struct opened<key_of<64>, &drop_search_of<64>::key_of>;
template struct opened<mirrored<64>, &drop_search_of<64>::mirrored>;
template struct opened<canonical_image<64>, &general_search_of<64>::canonical_image>;
template struct opened<key_of<128>, &drop_search_of<128>::key_of>;
template struct opened<mirrored<128>, &drop_search_of<128>::mirrored>;

template <int Bits>
word<Bits> word_of(const inarow::bitboard::geometry<word<Bits>>& g, const specification::board& b,
                   const auto& X) {
    word<Bits> result;
    for (const square& s : specification::squares(b)) {
        const word<Bits> bit = g.bit_of(square_of(s));
        result |= word<Bits>::of([&](int i) { return bit[i] & X(s); });
    }
    return result;
}
truth are_disjoint(const specification::board& b, const auto& X, const auto& Y) {
    truth result = true;
    for (const square& s : specification::squares(b)) result = result & !(X(s) & Y(s));
    return result;
}

/// A key determines the stones: the stones are read from it.
template <int Bits>
void prove_drop_keys(const rules& r) {
    const auto b = board_of(r);
    const inarow::solve::detail::drop_search::variable_board<32, word<Bits>> board{
        inarow::solve::detail::drop_search::drop_geometry<32, word<Bits>>(r)};
    const auto& g = board.board.geometry;
    const set own(b, "");
    const set opponent(b, "-");
    const auto occupied = [&](square s) { return own(s) | opponent(s); };
    const truth assumption =
        are_disjoint(b, own, opponent) & !specification::has_holes<truth>(b, true, occupied);
    const word<Bits> key = member<key_of<Bits>>(word_of(g, b, own), word_of(g, b, occupied));
    prove(name_of(r, "drop search, key_of: the stones can be read from the key"), assumption,
          [&](proof& p) {
              const word<Bits> marked = key + g.bottom_row;
              for (int column = 0; column < r.columns; ++column) {
                  truth is_stone = false;  // whether a mark lies above
                  for (int height = r.rows; height >= 0; --height) {
                      const truth& mark = marked[column * g.stride + height];
                      if (height < r.rows) {
                          const square s{column, r.rows - 1 - height};
                          p.same(is_stone, occupied(s));
                          p.same(is_stone & mark, own(s));
                      }
                      is_stone = is_stone | mark;
                  }
              }
          });
    prove(name_of(r, "drop search, mirrored: the key of the mirror image"), assumption,
          [&](proof& p) {
              // The search's table and budget are never used.
              inarow::solve::detail::drop_search::tiered_transposition_table<word<Bits>> table(
                  0, Bits);
              no_budget budget;
              const drop_search_of<Bits> search(board, table, budget, nullptr);
              const auto reflected = [&](const auto& X) {
                  return word_of(g, b, [&](square s) {
                      return X(specification::image(b, s, reflection::left_right));
                  });
              };
              const word<Bits> image = (search.*member<mirrored<Bits>>)(key);
              const word<Bits> spec = member<key_of<Bits>>(reflected(own), reflected(occupied));
              for (int i = 0; i < Bits; ++i) p.same(image[i], spec[i]);
          });
}

/// The canonical image is an image of the position, and the same one for all its images.
void prove_canonical_image(const rules& r) {
    const auto b = board_of(r);
    const inarow::bitboard::geometry<word<64>> g(r);
    using sides = inarow::bitboard::sides<word<64>>;
    const set own(b, "");
    const set opponent(b, "-");
    const unsigned all_images = (1U << g.images()) - 1;
    no_table table;
    no_budget budget;
    const general_search_of<64> search(g, inarow::convention::normal, table, budget, all_images);
    const auto canonical = [&](const sides& s) {
        return (search.*member<canonical_image<64>>)({s.own, s.opponent, {}, 0});
    };
    std::vector<sides> images{{word_of(g, b, own), word_of(g, b, opponent)}};
    for (int i = 1; i < g.images(); ++i) images.push_back(g.next_image(images.back(), i));
    const auto is_same = [](const sides& x, const sides& y) {
        for (int i = 0; i < 64; ++i)
            if (!x.own[i].is_same(y.own[i]) || !x.opponent[i].is_same(y.opponent[i])) return false;
        return true;
    };
    prove(name_of(r, "general search, canonical_image: an image of the position"),
          are_disjoint(b, own, opponent), [&](proof& p) {
              std::set<std::size_t> found;
              symbolic::execution::each([&](auto) {
                  const sides result = canonical(images[0]);
                  std::size_t i = 0;
                  while (i < images.size() && !is_same(images[i], result)) ++i;
                  p.holds(i < images.size());
                  found.insert(i);
              });
              p.holds(found.size() == images.size());
          });
    if ((r.columns == r.rows || r.squares() > 12) && !is_long) return;
    prove(name_of(r, "general search, canonical_image: the same for all images"),
          are_disjoint(b, own, opponent), [&](proof& p) {
              std::vector<std::vector<truth>> results;
              for (const sides& image : images)
                  results.push_back(symbolic::execution::of([&] {
                      const sides result = canonical(image);
                      std::vector<truth> bits(result.own.bits().begin(), result.own.bits().end());
                      bits.insert(bits.end(), result.opponent.bits().begin(),
                                  result.opponent.bits().end());
                      return bits;
                  }));
              for (const auto& result : results)
                  for (std::size_t i = 0; i < result.size(); ++i) p.same(result[i], results[0][i]);
          });
}

/// The symmetries of the maker-breaker search are all that reflections generate.
void prove_symmetries(const rules& r) {
    prove(name_of(r, "maker-breaker search, symmetries"), true, [&](proof& p) {
        const auto b = board_of(r);
        const auto all = specification::squares(b);
        const inarow::solve::detail::maker_breaker::symmetries symmetries(r);
        std::vector<reflection> reflections{reflection::left_right, reflection::top_bottom};
        if (r.columns == r.rows) reflections.push_back(reflection::diagonal);
        using permutation = std::vector<int>;
        std::set<permutation> group;
        for (int i = 0; i < symmetries.size(); ++i) {
            permutation g;
            for (int s = 0; s < r.squares(); ++s) g.push_back(symmetries.image(i, s));
            p.holds(group.insert(g).second);
        }
        permutation identity;
        for (int s = 0; s < r.squares(); ++s) identity.push_back(s);
        std::set<permutation> generated{identity};
        for (std::size_t size = 0; size != generated.size();) {
            size = generated.size();
            for (const permutation& g : std::set<permutation>(generated))
                for (const reflection f : reflections) {
                    permutation after;
                    for (const int s : g) {
                        const square t =
                            specification::image(b, all[static_cast<std::size_t>(s)], f);
                        after.push_back(t.row * b.columns + t.column);
                    }
                    generated.insert(after);
                }
        }
        p.holds(group == generated);
    });
}

void prove_all() {
    const rules wide = board(9, 7, 4, inarow::drop);
    prove_drop_keys<64>(inarow::connect_four);
    prove_drop_keys<64>(board(3, 5, 3, inarow::drop));
    prove_drop_keys<64>(board(8, 7, 4, inarow::drop));
    prove_drop_keys<128>(wide);
    prove_canonical_image(board(3, 3, 3));
    prove_canonical_image(board(4, 3, 3));
    prove_canonical_image(board(3, 4, 3));
    prove_canonical_image(board(4, 3, 3, inarow::drop));
    prove_canonical_image(inarow::connect_four);
    for (const rules& r : {board(3, 3, 3), board(7, 6, 4), board(15, 15, 5)}) prove_symmetries(r);
}

}  // namespace
}  // namespace proofs

int main(int count, char** arguments) { return proofs::run(count, arguments, proofs::prove_all); }
