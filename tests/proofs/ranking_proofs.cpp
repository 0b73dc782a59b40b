// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/opening_book/ranking.hpp>

#include "boards.hpp"

#include <algorithm>
#include <map>

// The numbers of boards in an opening book, for every board of a size, one by one.

namespace proofs {
namespace {

using inarow::mark;
using inarow::solve::detail::opening_book::ranking;
using specification::square;

using marks = std::vector<mark>;  // in reading order
using layout = inarow::basic_layout<64>;

/// Whether a book has a number for this board: of n stones, n / 2 are those of the player to move,
/// none lies above a free square, and n is at most `plies`.
bool has_number(const rules& r, const marks& all, inarow::player to_move, int plies) {
    const auto b = board_of(r);
    const auto is_stone = [&](square s) {
        return all[static_cast<std::size_t>(s.row * b.columns + s.column)] != mark::none;
    };
    const auto stones =
        std::count_if(all.begin(), all.end(), [](mark m) { return m != mark::none; });
    return stones <= plies && std::count(all.begin(), all.end(), mark_of(to_move)) == stones / 2 &&
           !specification::has_holes<bool>(b, drops(r), is_stone);
}
/// The same board with the colors exchanged.
marks exchanged(marks all) {
    for (mark& m : all)
        if (m != mark::none) m = m == mark::first ? mark::second : mark::first;
    return all;
}
marks mirror_of(const rules& r, const marks& all) {
    marks result;
    for (const square& s : specification::squares(board_of(r))) {
        const square t =
            specification::image(board_of(r), s, specification::reflection::left_right);
        result.push_back(all[static_cast<std::size_t>(t.row * r.columns + t.column)]);
    }
    return result;
}

void prove_ranking(const rules& r, int plies) {
    prove(name_of(r, "opening book, ranking: each board has one number, up to ") +
              std::to_string(plies) + " plies",
          true, [&](proof& p) {
              const auto numbers = ranking::start(r, plies);
              p.holds(numbers.has_value());
              if (!numbers) return;
              // From numbers to boards: different boards, all of them with a number.
              std::map<marks, std::uint64_t> number_of;
              for (std::uint64_t n = 0; n < numbers->size(); ++n) {
                  const auto now = numbers->position(n);
                  marks all;
                  for (const square& s : specification::squares(board_of(r)))
                      all.push_back(now.at(square_of(s)));
                  p.holds(has_number(r, all, now.to_move(), plies));
                  p.holds(number_of.emplace(all, n).second);
              }
              // From boards to numbers, and no number for any other board.
              std::uint64_t boards = 0;
              marks all(static_cast<std::size_t>(r.squares()));
              for (bool is_last = false; !is_last;) {
                  for (const inarow::player to_move : {inarow::first, inarow::second}) {
                      layout l = layout::start(r).value();
                      l.set_to_move(to_move);
                      for (std::size_t i = 0; i < all.size(); ++i)
                          l.put(inarow::square_at(r, static_cast<int>(i)), all[i]);
                      const auto found = numbers->fold(l.unchecked());
                      const bool has = has_number(r, all, to_move, plies);
                      p.holds(found.has_value() == has);
                      if (!found || !has) continue;
                      const auto free = std::count(all.begin(), all.end(), mark::none);
                      const bool first_started =
                          ((r.squares() - free) % 2 == 0) == (to_move == inarow::first);
                      boards += first_started ? 1 : 0;
                      const marks as_first = first_started ? all : exchanged(all);
                      const std::uint64_t own = number_of.at(as_first);
                      const std::uint64_t image = number_of.at(mirror_of(r, as_first));
                      p.holds(found->number == std::min(own, image));
                      p.holds(found->is_mirrored == (image < own));
                  }
                  std::size_t i = 0;
                  while (i < all.size() && all[i] == mark::second) all[i++] = mark::none;
                  is_last = i == all.size();
                  if (!is_last) all[i] = all[i] == mark::none ? mark::first : mark::second;
              }
              p.holds(boards == numbers->size());
          });
}

void prove_all() {
    for (const auto gravity : {inarow::place, inarow::drop}) {
        prove_ranking(board(3, 3, 3, gravity), 8);
        prove_ranking(board(3, 3, 3, gravity), 4);
        prove_ranking(board(4, 2, 3, gravity), 7);
        prove_ranking(board(2, 4, 2, gravity), 7);
        prove_ranking(board(5, 2, 3, gravity), 6);
    }
    if (is_long) prove_ranking(board(4, 3, 3, inarow::drop), 11);
}

}  // namespace
}  // namespace proofs

int main(int count, char** arguments) { return proofs::run(count, arguments, proofs::prove_all); }
