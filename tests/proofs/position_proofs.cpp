// SPDX-License-Identifier: BSL-1.0

#include "boards.hpp"

#include <functional>
#include <utility>

// Moves by the rules in game/position.hpp and game/game.hpp, for all positions. completes_line is
// what line_proofs.cpp proves of it.

namespace proofs {
namespace {

/// The capacity of a board whose stones are variables.
constexpr int symbolic_capacity = -2;

/// 64 bits of a board, with the operations that core::bitset uses.
class board_word {
public:
    std::vector<truth> bits = std::vector<truth>(64);

    /// One bit of the word, as the lowest bit of a number.
    struct shifted {
        truth bit;
        friend shifted operator&(const shifted& a, unsigned one) {
            symbolic::require(one == 1, "a mask that is not 1");
            return a;
        }
        friend bool operator!=(const shifted& a, int zero) {
            symbolic::require(zero == 0, "a comparison with another number than 0");
            return static_cast<bool>(a.bit);
        }
    };
    friend shifted operator>>(const board_word& a, unsigned index) { return {a.bits.at(index)}; }
    friend board_word operator|(const board_word& a, const board_word& b) {
        board_word result;
        for (std::size_t i = 0; i < 64; ++i) result.bits[i] = a.bits[i] | b.bits[i];
        return result;
    }
    board_word& operator|=(std::uint64_t constant) {
        for (std::size_t i = 0; i < 64; ++i)
            if ((constant >> i & 1U) != 0) bits[i] = true;
        return *this;
    }
    board_word& operator&=(std::uint64_t constant) {
        for (std::size_t i = 0; i < 64; ++i)
            if ((constant >> i & 1U) == 0) bits[i] = false;
        return *this;
    }
};

}  // namespace
}  // namespace proofs

namespace inarow::inline v0 {
namespace core {
template <>
struct bitset_storage<proofs::symbolic_capacity> {
    using type = proofs::board_word[4];
    static void resize(type&, int) {}
};
template <class T>
struct inplace_vector<T, proofs::symbolic_capacity> : std::vector<T> {
    using std::vector<T>::vector;
};
}  // namespace core

/// A line is what the specification says.
bool completes_line(const core::bitset<proofs::symbolic_capacity>& stones, const rules& r,
                    square last);
}  // namespace inarow::inline v0

#include <inarow/game/game.hpp>

namespace proofs {
namespace {

using specification::square;
using position = inarow::basic_position<symbolic_capacity>;
using game = inarow::basic_game<symbolic_capacity>;
using stones = inarow::core::bitset<symbolic_capacity>;

truth bit_of(const stones& X, int index) {
    return X.words_[index / 64].bits[static_cast<std::size_t>(index) % 64];
}

}  // namespace
}  // namespace proofs

namespace inarow::inline v0 {
bool completes_line(const core::bitset<proofs::symbolic_capacity>& stones, const rules& r,
                    square last) {
    const auto X = [&](specification::square s) {
        return proofs::bit_of(stones, s.row * r.columns + s.column);
    };
    return static_cast<bool>(specification::completes_line<symbolic::truth>(
        proofs::board_of(r), X, {last.column, last.row}));
}
}  // namespace inarow::inline v0

namespace proofs {
namespace {

/// All positions in play with `count` stones, whoever is to move.
struct positions {
    rules r;
    specification::board b = board_of(r);
    set own{b, ""};
    set opponent{b, "-"};
    std::vector<square> all = specification::squares(b);

    [[nodiscard]] truth is_occupied(square s) const { return own(s) | opponent(s); }
    [[nodiscard]] truth is_playable(square s) const {
        return specification::is_playable<truth>(
            b, drops(r), [&](square t) { return is_occupied(t); }, s);
    }
    [[nodiscard]] truth is_full(int column) const {
        truth result = true;
        for (int row = 0; row < r.rows; ++row) result = result & is_occupied({column, row});
        return result;
    }
    [[nodiscard]] truth are_disjoint() const {
        truth result = true;
        for (const square& s : all) result = result & !(own(s) & opponent(s));
        return result;
    }
    /// Whether there are exactly `count` stones.
    [[nodiscard]] truth have(int count) const {
        z3::expr_vector occupied(symbolic::context());
        std::vector<int> weights;
        for (const square& s : all) {
            occupied.push_back(is_occupied(s).formula());
            weights.push_back(1);
        }
        return truth{z3::pbeq(occupied, weights.data(), count)};
    }
    [[nodiscard]] position with(int count, inarow::player to_move) const {
        position p = position::start_unchecked(r);
        for (const square& s : all) {
            const auto index = static_cast<std::size_t>(s.row * b.columns + s.column);
            const int mover = to_move == inarow::first ? 0 : 1;
            p.marks_[mover].words_[index / 64].bits[index % 64] = own(s);
            p.marks_[1 - mover].words_[index / 64].bits[index % 64] = opponent(s);
        }
        p.stones_ = count;
        p.to_move_ = to_move;
        return p;
    }
};

/// Which moves are legal, and the first reason against those that are not.
void prove_check(const rules& r) {
    const positions x{r};
    using reason = inarow::illegal_move::reason;
    prove(name_of(r, "check: squares and columns, on the board and off it"), x.are_disjoint(),
          [&](proof& p) {
              for (const inarow::player to_move : {inarow::first, inarow::second}) {
                  const position now = x.with(0, to_move);
                  const auto check = [&](inarow::move m) {
                      return symbolic::execution::of(
                          [&] {
                              const auto found = (now.check)(m);
                              return std::vector<truth>{
                                  found.legal,
                                  !found.legal && found.why == reason::off_the_board,
                                  !found.legal && found.why == reason::taken,
                                  !found.legal && found.why == reason::floating,
                                  !found.legal && found.why == reason::column_full,
                                  !found.legal && found.why == reason::names_no_row,
                                  !found.legal && found.why == reason::wrong_player};
                          },
                          x.are_disjoint());
                  };
                  const auto is = [&](const std::vector<truth>& found, std::vector<truth> spec) {
                      for (std::size_t i = 0; i < found.size(); ++i) p.same(found[i], spec[i]);
                  };
                  for (int column = -1; column <= r.columns; ++column)
                      for (int row = -1; row <= r.rows; ++row) {
                          const square s{column, row};
                          const inarow::move m{square_of(s)};
                          is(check(m.made_by(other(to_move))),
                             {false, false, false, false, false, false, true});
                          if (!contains(x.b, s)) {
                              is(check(m), {false, true, false, false, false, false, false});
                              continue;
                          }
                          const truth free = !x.is_occupied(s);
                          is(check(m.made_by(to_move)),
                             {x.is_playable(s), false, !free, free & !x.is_playable(s), false,
                              false, false});
                      }
                  for (int column = -1; column <= r.columns; ++column) {
                      const auto m = inarow::move::into_column(column);
                      if (!drops(r)) {
                          is(check(m), {false, false, false, false, false, true, false});
                      } else if (column < 0 || column == r.columns) {
                          is(check(m), {false, true, false, false, false, false, false});
                      } else {
                          truth is_full = true;
                          for (int row = 0; row < r.rows; ++row)
                              is_full = is_full & x.is_occupied({column, row});
                          is(check(m), {!is_full, false, false, false, is_full, false, false});
                      }
                  }
              }
          });
}

/// A legal move adds one stone, passes the turn, and ends the game as the specification says.
/// Taking it back gives the position before.
void prove_play_and_take_back(const rules& r) {
    const positions x{r};
    for (int count = 0; count < r.squares(); ++count) {
        const truth assumption = x.are_disjoint() & x.have(count);
        prove(
            name_of(r, "play and take back, stones before: ") + std::to_string(count), assumption,
            [&](proof& p) {
                for (const inarow::player to_move : {inarow::first, inarow::second})
                    for (const square& s : x.all) {
                        const inarow::player winner =
                            r.convention == inarow::convention::normal ? to_move : other(to_move);
                        const position before = x.with(count, to_move);
                        const auto found = symbolic::execution::of(
                            [&] {
                                game g(before);
                                const auto move = drops(r) && s.row == 0
                                                      ? inarow::move::into_column(s.column)
                                                      : inarow::move{square_of(s)};
                                const auto played = g.apply(move);
                                const position& now = g.position();
                                std::vector<truth> result{played.has_value()};
                                const square at = played ? square{played->column, played->row} : s;
                                result.emplace_back(now.outcome() == inarow::won_by(winner));
                                result.emplace_back(now.outcome() == inarow::outcome::draw);
                                result.emplace_back(now.outcome() == inarow::won_by(other(winner)));
                                // The squares are compared on every path, because they depend on
                                // it.
                                truth is_right = true;
                                if (played) {
                                    is_right = truth{now.stones() == count + 1} &
                                               truth{now.to_move() == other(to_move)} &
                                               truth{g.ply() == 1};
                                    const int mover = to_move == inarow::first ? 0 : 1;
                                    for (const square& t : x.all) {
                                        const int i = t.row * r.columns + t.column;
                                        const truth own = bit_of(now.marks_[mover], i);
                                        const truth other = bit_of(now.marks_[1 - mover], i);
                                        is_right = is_right &
                                                   !(own ^ (t == at ? truth{true} : x.own(t))) &
                                                   !(other ^ x.opponent(t));
                                    }
                                }
                                result.push_back(is_right);
                                result.push_back(truth{!played} | x.is_playable(at));
                                result.push_back(
                                    truth{!played} |
                                    specification::completes_line<truth>(x.b, x.own, at));
                                if (played) is_right = g.undo(1).has_value();
                                const position& after = g.position();
                                is_right = is_right & truth{after.stones() == count} &
                                           truth{after.to_move() == to_move} & truth{g.ply() == 0} &
                                           truth{after.outcome() == inarow::outcome::in_play};
                                for (const square& t : x.all) {
                                    const int i = t.row * r.columns + t.column;
                                    for (int side = 0; side < 2; ++side)
                                        is_right = is_right & !(bit_of(after.marks_[side], i) ^
                                                                bit_of(before.marks_[side], i));
                                }
                                result.push_back(is_right);
                                return result;
                            },
                            x.are_disjoint());
                        truth is_legal = x.is_playable(s);
                        if (drops(r) && s.row == 0) is_legal = !x.is_full(s.column);
                        const truth& played = found[0];
                        const truth& is_won = found[6];
                        p.same(played, is_legal);
                        p.same(found[1], played & is_won);
                        p.same(found[2], played & (!is_won) & truth{count + 1 == r.squares()});
                        p.holds(!found[3]);
                        p.holds(found[4]);
                        p.holds(found[5]);
                        p.holds(found[7]);
                    }
            });
    }
}

/// for_each_move visits the legal squares in order; nothing once the game is over.
void prove_for_each_move(const rules& r) {
    const positions x{r};
    prove(name_of(r, "for_each_move: the legal squares, in order"), x.are_disjoint(),
          [&](proof& p) {
              position now = x.with(0, inarow::first);
              const auto found = symbolic::execution::of(
                  [&] {
                      std::vector<truth> visited(x.all.size());
                      int last = -1;
                      now.for_each_move([&](inarow::square s) {
                          const int order = drops(r) ? s.column : s.row * r.columns + s.column;
                          symbolic::require(order > last, "a move that comes too late");
                          last = order;
                          visited[static_cast<std::size_t>(s.row * r.columns + s.column)] = true;
                      });
                      return visited;
                  },
                  x.are_disjoint());
              for (std::size_t i = 0; i < x.all.size(); ++i)
                  p.same(found[i], x.is_playable(x.all[i]));
              now.outcome_ = inarow::outcome::draw;
              now.for_each_move([&](inarow::square) { p.holds(false); });
          });
}

/// Once the game is over, each move is refused for this reason.
void prove_end(const rules& r) {
    const positions x{r};
    prove(name_of(r, "no move after the end"), true, [&](proof& p) {
        for (const auto ended :
             {inarow::outcome::first_won, inarow::outcome::second_won, inarow::outcome::draw})
            for (int column = -1; column <= r.columns; ++column)
                for (int row = -1; row <= r.rows; ++row) {
                    position now = x.with(0, inarow::first);
                    now.outcome_ = ended;
                    const inarow::move m{square_of({column, row})};
                    for (const auto& move :
                         {m, m.made_by(inarow::second), inarow::move::into_column(column)}) {
                        const auto found = (now.check)(move);
                        p.holds(!found.legal &&
                                found.why == inarow::illegal_move::reason::game_over);
                    }
                }
    });
}

void prove_all() {
    const rules drop_4x3 = board(4, 3, 3, inarow::drop);
    for (const rules& r :
         {board(3, 3, 3), drop_4x3, inarow::misere(drop_4x3), inarow::exactly(board(4, 3, 2)),
          inarow::on_torus(board(3, 3, 2)), inarow::connect_four}) {
        prove_check(r);
        prove_end(r);
        if (r.squares() <= 12 && !(r.gravity == inarow::place && r.squares() > 9))
            prove_for_each_move(r);
        if (r.squares() <= 12 || is_long) prove_play_and_take_back(r);
    }
}

}  // namespace
}  // namespace proofs

int main(int count, char** arguments) { return proofs::run(count, arguments, proofs::prove_all); }
