// SPDX-License-Identifier: BSL-1.0
import type { Review, View } from "../engine/view";

/// The rules and the starting player of a game.
const gameStart = ({ whole_game }: View) => whole_game.replace(/&moves=.*/, "");

/// How many moves two games have in common, from the first on.
function commonMoveCount(a: View, b: View): number {
  if (gameStart(a) !== gameStart(b)) return 0;
  const count = a.moves.findIndex(({ square }, i) => square !== b.moves[i]?.square);
  return count < 0 ? a.moves.length : count;
}

/// Whether a game has all moves of another.
export const isContinuation = (view: View, of: View) =>
  gameStart(view) === gameStart(of) && commonMoveCount(of, view) === of.moves.length;

/// Of a game's review, the moves that another game has, too; undefined if it starts differently.
export function commonReview(review: Review, of: View, other: View): Review | undefined {
  if (gameStart(of) !== gameStart(other)) return undefined;
  const count = commonMoveCount(of, other);
  if (count === of.moves.length) return review;
  const [start, ...moves] = review.plies;
  return { is_done: false, plies: [start, ...moves.slice(0, count)] };
}
