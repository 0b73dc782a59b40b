// SPDX-License-Identifier: BSL-1.0

#include "boards.hpp"

#include <array>
#include <map>
#include <set>

// Bitboards, for all sets of stones on a board.

namespace proofs {
namespace {

using specification::reflection;
using specification::square;

template <int Bits>
struct bitboards {
    using word = symbolic::word<Bits>;

    rules r;
    specification::board b;
    inarow::bitboard::geometry<word> geometry;
    set own{b, ""};
    set opponent{b, "-"};
    std::vector<square> all = specification::squares(b);

    explicit bitboards(const rules& of) : r{of}, b{board_of(of)}, geometry(of) {}

    /// The number of the bit of a square.
    int number(square s) const {
        const word bit = geometry.bit_of(square_of(s));
        for (int i = 0; i < Bits; ++i)
            if (!bit[i].is(false)) return i;
        return -1;
    }
    word word_of(const auto& X) const {
        std::array<truth, std::size_t{Bits}> bits{};
        for (const square& s : all) bits.at(static_cast<std::size_t>(number(s))) = X(s);
        return word::of([&](int i) { return bits.at(static_cast<std::size_t>(i)); });
    }
    truth in(const word& w, square s) const { return w[number(s)]; }
    std::string name(const char* what) const { return name_of(r, what); }

    truth are_disjoint() const {
        truth all_are = true;
        for (const square& s : all) all_are = all_are & !(own(s) & opponent(s));
        return all_are;
    }
    auto occupied() const {
        return [this](square s) { return own(s) | opponent(s); };
    }
};

template <int Bits>
void prove_numbering(const bitboards<Bits>& x) {
    prove(x.name("squares have different bits, and no other bit is used"), true, [&](proof& p) {
        const auto bits_off_board = x.geometry.squares ^ x.word_of([](square) { return true; });
        p.holds(!bits_off_board.is_nonzero());
        std::set<int> numbers;
        for (const square& s : x.all) {
            const auto bit = x.geometry.bit_of(square_of(s));
            int set_bits = 0;
            for (int i = 0; i < Bits; ++i) set_bits += bit[i].is(true) ? 1 : 0;
            p.holds(set_bits == 1 && numbers.insert(x.number(s)).second);
            p.holds(x.number(s) < inarow::bitboard::bits_needed(x.r));
            // Neighbors in each direction have the same distance everywhere.
            for (const square& d : specification::directions)
                if (const square t = specification::step(x.b, s, d, 1); contains(x.b, t))
                    p.holds(x.number(t) - x.number(s) ==
                            x.number({d.column, d.row < 0 ? 0 : d.row}) -
                                x.number({0, d.row < 0 ? -d.row : 0}));
        }
    });
    prove(x.name("each square has one ordering mask"), true, [&](proof& p) {
        for (const square& s : x.all) {
            int masks = 0;
            for (int i = 0; i < x.geometry.ordering_masks; ++i)
                masks += x.in(x.geometry.ordering_mask[i], s).is(true) ? 1 : 0;
            p.holds(masks == 1);
        }
    });
    prove(x.name("index_of and square_at are inverse, in reading order"), true, [&](proof& p) {
        int index = 0;
        for (const square& s : x.all) {
            p.holds(inarow::index_of(x.r, square_of(s)) == index);
            p.holds(inarow::square_at(x.r, index++) == square_of(s));
        }
        for (int column = -2; column < x.r.columns + 2; ++column)
            for (int row = -2; row < x.r.rows + 2; ++row)
                p.holds(inarow::is_on_board(x.r, {column, row}) == contains(x.b, {column, row}));
    });
}

template <int Bits>
void prove_lines(const bitboards<Bits>& x) {
    const auto own = x.word_of(x.own);
    prove(x.name("winning_squares"), true, [&](proof& p) {
        const auto found = x.geometry.winning_squares(own);
        for (const square& s : x.all)
            p.holds(x.own(s) |
                    !(x.in(found, s) ^ specification::completes_line<truth>(x.b, x.own, s)));
    });
    prove(x.name("has_decisive_line"), true, [&](proof& p) {
        const auto found = symbolic::execution::of(
            [&] { return std::vector<truth>{truth{x.geometry.has_decisive_line(own)}}; });
        p.same(found[0], specification::has_decisive_line<truth>(x.b, x.own));
    });
    prove(x.name("has_line"), true, [&](proof& p) {
        auto at_least = x.b;
        at_least.exactly = false;
        const auto found = symbolic::execution::of(
            [&] { return std::vector<truth>{truth{x.geometry.has_line(own)}}; });
        p.same(found[0], specification::has_decisive_line<truth>(at_least, x.own));
    });
}

template <int Bits, rules Rules>
void prove_constant_lines() {
    const bitboards<Bits> x(Rules);
    const inarow::bitboard::constant_geometry<typename bitboards<Bits>::word, Rules> tested;
    const auto own = x.word_of(x.own);
    prove(x.name("constant_geometry::winning_squares"), true, [&](proof& p) {
        const auto found = tested.winning_squares(own);
        for (const square& s : x.all) {
            truth is_free = !x.own(s);
            if (drops(Rules))  // no stone floats above a free square
                for (const square& t : x.all)
                    if (t.column == s.column && t.row < s.row) is_free = is_free & !x.own(t);
            p.holds(!is_free |
                    !(x.in(found, s) ^ specification::completes_line<truth>(x.b, x.own, s)));
        }
    });
    prove(x.name("constant_geometry::has_line"), true, [&](proof& p) {
        const auto found = symbolic::execution::of(
            [&] { return std::vector<truth>{truth{tested.has_line(own)}}; });
        p.same(found[0], specification::has_decisive_line<truth>(x.b, x.own));
    });
}

template <int Bits>
void prove_moves(const bitboards<Bits>& x) {
    const auto occupied = x.word_of(x.own);
    prove(x.name("playable, keep_playable, has_holes"), true, [&](proof& p) {
        const auto found = x.geometry.playable(occupied);
        auto kept = x.word_of(x.opponent);
        x.geometry.keep_playable(occupied, kept);
        for (const square& s : x.all) {
            const truth spec = specification::is_playable<truth>(x.b, drops(x.r), x.own, s);
            p.same(x.in(found, s), spec);
            p.same(x.in(kept, s), spec & x.opponent(s));
        }
        p.holds(!((found | kept) & ~x.geometry.squares).is_nonzero());
        const auto holes = symbolic::execution::of(
            [&] { return std::vector<truth>{truth{x.geometry.has_holes(occupied)}}; });
        p.same(holes[0], specification::has_holes<truth>(x.b, drops(x.r), x.own));
    });
}

/// Each step from one image to the next is a reflection, and the images are all that reflections
/// generate.
template <int Bits>
void prove_images(const bitboards<Bits>& x) {
    prove(x.name("next_image: every symmetry once, each one reflection from the last"), true,
          [&](proof& p) {
              std::vector<reflection> reflections{reflection::left_right};
              if (!drops(x.r)) reflections.push_back(reflection::top_bottom);
              if (!drops(x.r) && x.r.columns == x.r.rows)
                  reflections.push_back(reflection::diagonal);
              using permutation = std::vector<int>;
              const auto composed = [&](const permutation& before, reflection f) {
                  permutation after;
                  for (const square& s : x.all) {
                      const int image =
                          before[static_cast<std::size_t>(s.row * x.b.columns + s.column)];
                      const square t = x.all[static_cast<std::size_t>(image)];
                      const square u = specification::image(x.b, t, f);
                      after.push_back(u.row * x.b.columns + u.column);
                  }
                  return after;
              };
              permutation identity;
              for (int i = 0; i < x.r.squares(); ++i) identity.push_back(i);
              std::set<permutation> group{identity};
              for (std::size_t size = 0; size != group.size();) {
                  size = group.size();
                  for (const permutation& g : std::set<permutation>(group))
                      for (const reflection f : reflections) group.insert(composed(g, f));
              }
              inarow::bitboard::sides<symbolic::word<Bits>> image{x.word_of(x.own),
                                                                  x.word_of(x.opponent)};
              permutation total = identity;
              std::set<permutation> visited{identity};
              for (int i = 1; i < x.geometry.images(); ++i) {
                  const auto next = x.geometry.next_image(image, i);
                  int matches = 0;
                  for (const reflection f : reflections) {
                      bool is_match = true;
                      for (const square& s : x.all) {
                          const square t = specification::image(x.b, s, f);
                          is_match = is_match && x.in(next.own, t).is_same(x.in(image.own, s)) &&
                                     x.in(next.opponent, t).is_same(x.in(image.opponent, s));
                      }
                      if (!is_match) continue;
                      if (++matches == 1) total = composed(total, f);
                  }
                  p.holds(matches >= 1);
                  p.holds(!((next.own | next.opponent) & ~x.geometry.squares).is_nonzero());
                  visited.insert(total);
                  image = next;
              }
              p.holds(visited == group);
          });
}

/// The weight of one line, and the premises of the function for this line.
struct weighted_line {
    z3::expr weight = symbolic::context().bv_val(0, 16);
    truth premise = true;
};

/// Compares sums direction by direction, and square by square. A line belongs to the square with
/// the lowest bit.
template <int Bits>
void prove_potential(const bitboards<Bits>& x) {
    const z3::expr zero = symbolic::context().bv_val(0, 16);
    const auto line_of = [&](square s, square d) {
        weighted_line line;
        truth is_open = true;
        truth is_own = true;
        z3::expr weight = symbolic::context().bv_val(1, 16);
        for (int i = 0; i < x.b.run; ++i) {
            const square t = specification::step(x.b, s, d, i);
            is_open = is_open & !x.opponent(t);
            is_own = is_own & x.own(t);
            line.premise = line.premise & !(x.own(t) & x.opponent(t));
            weight = z3::ite(x.own(t).formula(), weight + weight, weight);
        }
        line.premise = line.premise & !is_own;
        line.weight = z3::ite(is_open.formula(), weight, zero);
        return line;
    };
    // By the distance of the bits of neighbors, then by the lowest bit.
    std::map<int, std::map<int, weighted_line>> lines;
    for (const square& d : specification::directions)
        for (const square& s : x.all) {
            if (!specification::is_segment(x.b, s, d, x.b.run)) continue;
            const int here = x.number(s);
            const int step = x.b.run == 1 ? 0 : x.number(specification::step(x.b, s, d, 1)) - here;
            const int lowest = step < 0 ? here + (x.b.run - 1) * step : here;
            lines[step < 0 ? -step : step].emplace(lowest, line_of(s, d));
        }

    prove(x.name("potential"), true, [&](proof& p) {
        const auto own = x.word_of(x.own);
        const auto open = x.word_of([&](square s) { return !x.opponent(s); });
        p.holds(x.geometry.directions == static_cast<int>(lines.size()));
        std::vector<symbolic::count> compared;
        bool is_summed = false;
        symbolic::execution::each([&](auto) {
            auto& comparisons = symbolic::count::comparisons;
            comparisons.clear();
            const auto found = x.geometry.potential(own, open, symbolic::count::limit());
            // The code compares the sum with the limit before each direction and at the end.
            std::vector<std::size_t> terms(std::size_t{Bits}, 0);
            bool is_compared = true;
            for (std::size_t i = 0; i < comparisons.size(); ++i) {
                const auto& [sum, is_below] = comparisons[i];
                p.holds(sum.constant() == 0);
                p.holds(is_below || i + 1 == comparisons.size());
                // What was compared on another path, from the empty sum on.
                is_compared = is_compared && i < compared.size() && compared[i].is_same(sum);
                if (!is_compared) compared.insert(compared.begin() + static_cast<long>(i), sum);
                for (int bit = 0; bit < Bits; ++bit) {
                    const auto at = static_cast<std::size_t>(bit);
                    const z3::expr part =
                        sum.sum_of_terms(at, std::exchange(terms[at], sum.terms(at)));
                    if (is_compared) continue;
                    weighted_line line;
                    if (i > 0) {
                        const auto& of_step = lines.at(x.geometry.steps[i - 1]);
                        if (const auto l = of_step.find(bit); l != of_step.end()) line = l->second;
                    }
                    p.holds_if(line.premise, truth{part == line.weight});
                }
            }
            // If the last sum is below the limit, it is the whole sum, and the result. If not, the
            // whole sum, which is not smaller, is not below the limit either.
            p.holds(!comparisons.empty());
            p.holds(found.is_limit() != comparisons.back().second);
            if (found.is_limit()) return;
            p.holds(comparisons.size() == lines.size() + 1);
            p.holds(found.is_same(comparisons.back().first));
            is_summed = true;
        });
        p.holds(is_summed);
    });
}

/// A position on bitboards: its moves, how it ends, and what a move changes.
template <int Bits>
void prove_position(const bitboards<Bits>& x) {
    using word = symbolic::word<Bits>;
    const inarow::bitboard::game_geometry<word> game(x.r);
    const inarow::bitboard::position<word> now(game, {x.word_of(x.own), x.word_of(x.opponent)});
    prove(x.name("position: moves, outcome, make_move"), x.are_disjoint(), [&](proof& p) {
        const auto moves = now.moves();
        const auto decisive = now.decisive_moves();
        truth is_full = true;
        truth is_odd = false;
        for (const square& s : x.all) {
            const truth can_move =
                specification::is_playable<truth>(x.b, drops(x.r), x.occupied(), s);
            p.same(x.in(moves, s), can_move);
            p.same(x.in(decisive, s),
                   can_move & specification::completes_line<truth>(x.b, x.own, s));
            is_full = is_full & x.occupied()(s);
            const auto after = now.after(game.geometry.bit_of(square_of(s))).sides();
            p.holds(x.in(after.opponent, s));
            for (const square& t : x.all) {
                p.same(x.in(after.own, t), x.opponent(t));
                if (!(s == t)) p.same(x.in(after.opponent, t), x.own(t));
            }
        }
        // In the order of the bits: a prover needs very long for sums in different orders.
        std::map<int, square> by_number;
        for (const square& s : x.all) by_number.emplace(x.number(s), s);
        for (const auto& [number, s] : by_number) is_odd = is_odd ^ x.occupied()(s);
        const auto found = symbolic::execution::of(
            [&] {
                const inarow::outcome o = now.outcome();
                return std::vector<truth>{
                    o == inarow::outcome::first_won, o == inarow::outcome::second_won,
                    o == inarow::outcome::draw, now.to_move() == inarow::first};
            },
            x.are_disjoint());
        const bool misere = x.r.convention == inarow::convention::misere;
        const bool first_starts = x.r.starts == inarow::first;
        const truth first_to_move = first_starts ? !is_odd : is_odd;
        const truth is_won = specification::has_decisive_line<truth>(x.b, x.opponent);
        p.same(found[0], is_won & (misere ? first_to_move : !first_to_move));
        p.same(found[1], is_won & (misere ? !first_to_move : first_to_move));
        p.same(found[2], is_full & !is_won);
        p.same(found[3], first_to_move);
    });
}

template <int Bits>
void prove_board(const rules& r) {
    const bitboards<Bits> x(r);
    prove_numbering(x);
    prove_lines(x);
    prove_moves(x);
    prove_images(x);
    if (r.length == inarow::line_length::at_least && (r.squares() < 100 || is_long))
        prove_potential(x);
    if (r.squares() <= 42) prove_position(x);
}

void prove_all() {
    using inarow::drop;
    using inarow::exactly;
    using inarow::place;
    prove_board<64>(board(3, 3, 3));
    prove_board<64>(inarow::connect_four);
    prove_board<64>(exactly(inarow::connect_four));
    prove_constant_lines<64, inarow::connect_four>();
    prove_constant_lines<64, inarow::rules{.columns = 6, .rows = 6, .run = 4}>();
    prove_board<64>(board(7, 6, 4));
    prove_board<64>(board(4, 6, 3));
    prove_board<64>(inarow::misere(starting_with(inarow::second, board(5, 4, 3, drop))));
    prove_board<64>(board(1, 7, 3));
    prove_board<64>(board(7, 1, 3, drop));
    prove_board<64>(exactly(board(5, 5, 2)));
    prove_board<128>(board(9, 7, 4, drop));
    prove_board<128>(board(8, 8, 5));
    prove_board<128>(exactly(board(8, 8, 5)));
    prove_board<256>(board(15, 15, 5));
    prove_board<256>(exactly(board(15, 15, 5)));
}

}  // namespace
}  // namespace proofs

int main(int count, char** arguments) { return proofs::run(count, arguments, proofs::prove_all); }
