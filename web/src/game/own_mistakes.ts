// SPDX-License-Identifier: BSL-1.0
import type { PlayedMove, Review, View } from "../engine/view";

const maxCount = 3;
const worth = { win: 1, draw: 0, unknown: 0, loss: -1 } as const;

/// A mistake of a person at this page.
export interface OwnMistake {
  readonly ply: number;
  readonly move: PlayedMove;
  /// What was given away: "gives the win away".
  readonly sentence: string;
  /// The position before the move as a puzzle.
  readonly line: string;
}

/// The mistakes of the persons at this page that gave the most away, at most three, in their order.
export function ownMistakes(view: View, review: Review): readonly OwnMistake[] {
  const [, ...reviewed] = review.plies;
  const found = reviewed.flatMap(({ annotation, puzzle, ...after }, i) => {
    const move = view.moves[i];
    const before = review.plies[i];
    if (!move || !before || puzzle === null || view[move.mover] !== "person") return [];
    const loss = Math.abs(worth[before.outlook] - worth[after.outlook]);
    const [sentence = ""] = annotation.split(";");
    return [{ loss, ply: i + 1, move, sentence, line: puzzle }];
  });
  return found
    .sort((a, b) => b.loss - a.loss || a.ply - b.ply)
    .slice(0, maxCount)
    .sort((a, b) => a.ply - b.ply);
}
