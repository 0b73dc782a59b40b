// SPDX-License-Identifier: BSL-1.0

#include "boards.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <source_location>
#include <utility>

// The rules about lines in game/line.hpp, for all sets of stones on a board.

namespace proofs {
namespace {

using specification::square;

inarow::direction direction_of(square d) { return {.columns = d.column, .rows = d.row}; }

/// Merges the paths of a function that returns one bool.
truth on_all_paths(auto run) {
    return symbolic::execution::of([&] { return std::vector<truth>{truth{run()}}; })[0];
}
std::vector<truth> one_hot(int value, int size) {
    std::vector<truth> result;
    for (int i = 0; i < size; ++i) result.emplace_back(i == value);
    return result;
}
/// The squares from s in the direction d before the edge, without s.
int squares_beyond(const specification::board& b, square s, square d) {
    int n = 0;
    while (contains(b, specification::step(b, s, d, n + 1))) ++n;
    return n;
}

/// Every path through the function, with all directions.
void prove_completes_line(const rules& r) {
    const auto b = board_of(r);
    prove(name_of(r, "completes_line, every path"), true, [&](proof& p) {
        const set X(b, "");
        for (const square& s : specification::squares(b))
            p.same(on_all_paths([&] { return completes_line(bits{r, X}, r, square_of(s)); }) | X(s),
                   specification::completes_line<truth>(b, X, s) | X(s));
    });
}

}  // namespace

/// A set of squares of which it is proven, direction by direction, which lines a stone on `last`
/// completes and how long they are.
class proven_directions {
public:
    proven_directions(const rules& r, const set& X, square last)
        : b_{board_of(r)}, bits_{r, X}, last_{last} {}

    [[nodiscard]] bool test(int index) const { return bits_.test(index); }
    [[nodiscard]] bool completes_line(int index, int step, int ahead, int behind) const {
        symbolic::require(index == index_of(last_), "another square than asked for");
        for (const square& d : specification::directions)
            for (const square& e : {d, square{-d.column, -d.row}})
                // With one column, steps in two directions are the same, but not the rest.
                if (step == e.row * b_.columns + e.column &&
                    ahead == squares_beyond(b_, last_, e) &&
                    behind == squares_beyond(b_, last_, {-e.column, -e.row}))
                    return static_cast<bool>(
                        abbreviated_("line in direction " + name_of(d),
                                     specification::completes_line<truth>(b_, bits_.X, last_, d)));
        throw symbolic::broken_precondition("a direction that is none");
    }
    [[nodiscard]] int length_around(inarow::square s, inarow::direction step) const {
        symbolic::require(s == square_of(last_), "another square than asked for");
        const auto with_last = [&](square t) { return t == last_ ? truth{true} : bits_.X(t); };
        const square d{step.columns, step.rows};
        int length = 1;
        for (int n = 2; specification::is_segment(b_, last_, d, n); ++n) {
            truth any = false;
            for (int i = 0; i < n; ++i)
                any = any | specification::is_filled<truth>(
                                b_, with_last, specification::step(b_, last_, d, -i), d, n);
            if (!static_cast<bool>(
                    abbreviated_(std::to_string(n) + " in direction " + name_of(d), any)))
                break;
            length = n;
        }
        return length;
    }
    /// A result of the functions above, as a formula of the set.
    [[nodiscard]] truth written_out(const truth& t) const { return abbreviated_.written_out(t); }

private:
    [[nodiscard]] int index_of(square s) const { return s.row * b_.columns + s.column; }
    [[nodiscard]] static std::string name_of(square d) {
        return std::to_string(d.column) + ',' + std::to_string(d.row);
    }

    specification::board b_;
    bits bits_;
    square last_;
    mutable symbolic::abbreviations abbreviated_{};
};

namespace {

/// The directions themselves are proven by prove_by_direction or, on a torus, by
/// prove_length_through.
void prove_by_proven_directions(const rules& r) {
    const auto b = board_of(r);
    const set X(b, "");
    prove(name_of(r, "completes_line, of its directions"), true, [&](proof& p) {
        for (const square& s : specification::squares(b)) {
            const proven_directions stones(r, X, s);
            const truth found = stones.written_out(
                on_all_paths([&] { return completes_line(stones, r, square_of(s)); }));
            p.same(found | X(s), specification::completes_line<truth>(b, X, s) | X(s));
        }
    });
}

/// The same in two steps, for boards with too many paths: the function for one direction, every
/// path, and then all directions, where a direction is what was just proven of it.
void prove_completes_line_by_direction(const rules& r) {
    const auto b = board_of(r);
    const set X(b, "");
    prove(name_of(r, "completes_line in one direction, every path"), true, [&](proof& p) {
        for (const square& s : specification::squares(b))
            for (const square& d : specification::directions)
                for (const square& e : {d, square{-d.column, -d.row}}) {
                    const truth found = on_all_paths([&] {
                        return inarow::detail::completes_line(
                            bits{r, X}, r, s.row * b.columns + s.column,
                            e.row * b.columns + e.column, squares_beyond(b, s, e),
                            squares_beyond(b, s, {-e.column, -e.row}));
                    });
                    p.same(found | X(s), specification::completes_line<truth>(b, X, s, d) | X(s));
                }
    });
    prove_by_proven_directions(r);
}

void prove_length_through(const rules& r) {
    const auto b = board_of(r);
    const set X(b, "");
    const int max_length = r.squares() + 1;
    prove(name_of(r, "length_through, every path"), true, [&](proof& p) {
        for (const square& s : specification::squares(b))
            for (const square& d : specification::directions) {
                const auto found = symbolic::execution::of([&] {
                    return one_hot(length_through(bits{r, X}, r, square_of(s), direction_of(d)),
                                   max_length);
                });
                const auto with_s = [&](square t) { return t == s ? truth{true} : X(t); };
                for (int n = 0; n < max_length; ++n) {
                    truth is_length = false;
                    for (int i = 0; i < n; ++i)
                        is_length =
                            is_length | specification::is_whole_line<truth>(
                                            b, with_s, specification::step(b, s, d, -i), d, n);
                    p.same(found.at(static_cast<std::size_t>(n)), is_length);
                }
            }
    });
}

/// The whole line that begins on a square of a torus.
void prove_line_around(const rules& r) {
    const auto b = board_of(r);
    const set X(b, "");
    const int max_length = r.squares() + 1;
    prove(name_of(r, "line_around, every path"), true, [&](proof& p) {
        for (const square& s : specification::squares(b))
            for (const square& d : specification::directions) {
                const auto found = symbolic::execution::of([&] {
                    const auto l =
                        inarow::detail::line_around(bits{r, X}, r, square_of(s), direction_of(d));
                    for (int i = 0; i < l.length; ++i)
                        p.holds(l[i] == square_of(specification::step(b, s, d, i)));
                    return one_hot(l.length, max_length);
                });
                for (int n = 1; n < max_length; ++n) {
                    truth is_whole = specification::is_whole_line<truth>(b, X, s, d, n);
                    // A circle begins on its first square in reading order.
                    if (specification::is_circle(b, s, d, n))
                        for (int i = 0; i < n; ++i) {
                            const square t = specification::step(b, s, d, i);
                            if (std::pair(t.row, t.column) < std::pair(s.row, s.column))
                                is_whole = false;
                        }
                    p.same(found.at(static_cast<std::size_t>(n)), is_whole);
                }
            }
    });
}

/// All sets of stones on a small board, one by one.
struct one_set {
    std::uint32_t members;
    const rules& r;
    [[nodiscard]] bool test(int index) const {
        symbolic::require(0 <= index && index < r.squares(), "a test of a square off the board");
        return (members >> index & 1U) != 0;
    }
    bool operator()(square s) const { return test(s.row * r.columns + s.column); }
};
/// Whether a whole line of n stones decides, and for a circle, whether it begins on s.
bool is_decisive_whole(const specification::board& b, const auto& X, square s, square d, int n) {
    if (n < b.run || (b.exactly && n != b.run)) return false;
    if (!specification::is_whole_line<bool>(b, X, s, d, n)) return false;
    for (int i = 0; specification::is_circle(b, s, d, n) && i < n; ++i) {
        const square t = specification::step(b, s, d, i);
        if (std::pair(t.row, t.column) < std::pair(s.row, s.column)) return false;
    }
    return true;
}
void prove_for_each_line_on_each_set(const rules& r) {
    const auto b = board_of(r);
    struct segment {
        square s;
        square d;
        int n;
    };
    std::vector<segment> segments;  // in the order in which lines come
    for (const square& s : specification::squares(b))
        for (const square& d : specification::directions)
            for (int n = r.run; specification::is_segment(b, s, d, n); ++n)
                segments.push_back({s, d, n});
    prove(name_of(r, "for_each_line, every set: all lines, in order, until told to stop"), true,
          [&](proof& p) {
              for (std::uint32_t members = 0; members >> r.squares() == 0; ++members) {
                  const one_set X{members, r};
                  std::vector<segment> spec;
                  for (const segment& l : segments)
                      if (is_decisive_whole(b, X, l.s, l.d, l.n)) spec.push_back(l);
                  std::size_t visits = 0;
                  bool is_right = true;
                  for_each_line(X, r, [&](const inarow::line& l) {
                      const bool is_next = visits < spec.size() && l.length == spec[visits].n &&
                                           !l.empty() &&
                                           l.size() == static_cast<std::size_t>(l.length);
                      for (int i = 0; is_next && i < l.length; ++i)
                          is_right = is_right && l[i] == square_of(specification::step(
                                                             b, spec[visits].s, spec[visits].d, i));
                      is_right = is_right && is_next;
                      ++visits;
                      return true;
                  });
                  p.holds(is_right && visits == spec.size());
                  visits = 0;
                  for_each_line(X, r, [&](const inarow::line&) { return ++visits < 2; });
                  p.holds(visits == std::min<std::size_t>(spec.size(), 2));
              }
          });
}

/// What the loops of for_each_line do with one square and one direction. Their whole state is this
/// square and this direction. So the tests of the squares before are answered "no stone" and those
/// of other directions so that no line begins there; the tests that follow are never asked.
class one_turn_of_the_loops {
public:
    struct next_square {};

    one_turn_of_the_loops(const rules& r, const set& X, square s, square d)
        : r_{r}, bits_{r, X}, index_{s.row * r.columns + s.column}, s_{s}, d_{d} {}

    [[nodiscard]] bool test(int index,
                            std::source_location place = std::source_location::current()) const {
        const auto line = place.line();
        if (!outer_loop_) outer_loop_ = line;
        if (line == *outer_loop_) {
            if (index > index_) throw next_square{};
            return index == index_ && bits_.test(index);
        }
        // The first other test in a direction asks for the square before, or for the next square if
        // the one before is off the board.
        const square t{index % r_.columns, index / r_.columns};
        const square difference{t.column - s_.column, t.row - s_.row};
        const int distance = std::max(std::abs(difference.column), std::abs(difference.row));
        symbolic::require(distance > 0, "a test of the square itself");
        const auto is_along = [&](int sign) {
            return difference == square{sign * distance * d_.column, sign * distance * d_.row};
        };
        if (is_along(1) || is_along(-1)) return bits_.test(index);
        const bool is_before =
            difference.column < 0 || (difference.column == 0 && difference.row < 0);
        return is_before;
    }

private:
    const rules& r_;
    bits bits_;
    int index_;
    square s_;
    square d_;
    mutable std::optional<std::uint_least32_t> outer_loop_{};
};
void prove_for_each_line_by_turns(const rules& r) {
    const auto b = board_of(r);
    const set X(b, "");
    const int max_length = std::max(r.columns, r.rows) + 1;
    prove(name_of(r, "for_each_line, square by square and direction by direction"), true,
          [&](proof& p) {
              for (const square& s : specification::squares(b))
                  for (const square& d : specification::directions) {
                      const auto found = symbolic::execution::of([&] {
                          int length = 0;
                          try {
                              for_each_line(
                                  one_turn_of_the_loops(r, X, s, d), r, [&](const inarow::line& l) {
                                      p.holds(l.start == square_of(s) && length == 0);
                                      p.holds(l.step.columns == d.column && l.step.rows == d.row);
                                      length = l.length;
                                      return true;
                                  });
                          } catch (one_turn_of_the_loops::next_square) {
                          }
                          return one_hot(length, max_length);
                      });
                      for (int n = 1; n < max_length; ++n) {
                          const bool counts = n >= r.run && (!b.exactly || n == r.run);
                          p.same(
                              found.at(static_cast<std::size_t>(n)),
                              truth{counts} & specification::is_whole_line<truth>(b, X, s, d, n));
                      }
                  }
          });
}

/// What follows from the size of a board alone, for all boards up to 8 by 8.
void prove_sizes() {
    prove("boards up to 8x8, runs up to 9: has_lines, has_overlines, cycle_length, adjacent", true,
          [&](proof& p) {
              for (const auto edges : {inarow::edges::bounded, inarow::edges::wrapping})
                  for (int n = 0; n < 8 * 8 * 9; ++n) {
                      rules r = board(n % 8 + 1, n / 8 % 8 + 1, n / 64 + 1);
                      r.edges = edges;
                      const auto b = board_of(r);
                      const auto fits = [&](square d, int length) {
                          const auto all = specification::squares(b);
                          return std::any_of(all.begin(), all.end(), [&](square s) {
                              return specification::is_segment(b, s, d, length);
                          });
                      };
                      bool any = false;
                      bool any_over = false;
                      for (const square& d : specification::directions) {
                          p.holds(has_lines(r, direction_of(d)) == fits(d, r.run));
                          any = any || fits(d, r.run);
                          any_over = any_over || fits(d, r.run + 1);
                          if (b.torus)
                              p.holds(specification::is_circle(
                                  b, {0, 0}, d, inarow::detail::cycle_length(r, direction_of(d))));
                          for (const square& s : specification::squares(b))
                              p.holds(adjacent(r, square_of(s), direction_of(d)) ==
                                      square_of(specification::step(b, s, d, 1)));
                      }
                      p.holds(has_lines(r) == any);
                      p.holds(inarow::detail::has_overlines(r) == any_over);
                  }
          });
}

void prove_all() {
    using inarow::exactly;
    using inarow::on_torus;
    prove_sizes();
    for (const rules& r : {board(3, 3, 3), board(5, 4, 3), board(6, 2, 1), board(7, 6, 4),
                           board(1, 6, 2), board(6, 1, 2)}) {
        prove_completes_line(r);
        prove_completes_line(exactly(r));
    }
    for (const rules& r :
         {board(7, 6, 4), board(4, 7, 3), board(8, 8, 5), board(9, 7, 4), board(15, 15, 5)}) {
        prove_completes_line_by_direction(r);
        prove_completes_line_by_direction(exactly(r));
        prove_for_each_line_by_turns(r);
        prove_for_each_line_by_turns(exactly(r));
        if (r.columns < 15) prove_length_through(r);
    }
    for (const rules& r : {board(3, 3, 3), board(4, 3, 3), board(5, 3, 2), board(3, 4, 1),
                           board(1, 5, 3), board(4, 4, 4)}) {
        for (const rules& e : {r, on_torus(r)}) {
            if (e.squares() == 15 && e.edges == inarow::edges::wrapping && !is_long) continue;
            prove_for_each_line_on_each_set(e);
            prove_for_each_line_on_each_set(exactly(e));
        }
    }
    for (const rules& r : {board(3, 3, 3), board(4, 3, 3), board(5, 3, 2)}) {
        prove_completes_line(on_torus(r));
        prove_completes_line(exactly(on_torus(r)));
    }
    for (const rules& r : {board(4, 4, 3), board(5, 5, 4), board(6, 6, 4), board(7, 6, 4)}) {
        if (r.squares() > 25 && !is_long) continue;
        prove_length_through(on_torus(r));
        prove_line_around(on_torus(r));
        if (r.columns != r.rows) continue;  // a diagonal has too many squares
        prove_by_proven_directions(on_torus(r));
        if (r.columns < 6) prove_by_proven_directions(exactly(on_torus(r)));
    }
}

}  // namespace
}  // namespace proofs

namespace inarow::inline v0::detail {
bool completes_line(const proofs::proven_directions& stones, const rules&, int index, int step,
                    int ahead, int behind) {
    return stones.completes_line(index, step, ahead, behind);
}
int length_around(const proofs::proven_directions& stones, const rules&, square s, direction step) {
    return stones.length_around(s, step);
}
}  // namespace inarow::inline v0::detail

int main(int count, char** arguments) { return proofs::run(count, arguments, proofs::prove_all); }
