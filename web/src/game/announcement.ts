// SPDX-License-Identifier: BSL-1.0
import type { View } from "../engine/view";
import { playerName } from "./player_name";

/// A move as it is heard; of a stone that was dropped, the row in which it has come to lie.
function moveWords(view: View, text: string): string {
  if (view.gravity !== "drop" || view.last === null) return text;
  return `${text}, row ${view.row_names[Math.floor(view.last / view.columns)]}`;
}

/// What has happened between two views, for screen readers.
export function describeChange(before: View, after: View): string {
  const last = after.moves[after.ply - 1];
  if (after.refusal !== null || after.shown_game === before.shown_game) return after.turn_text;
  if (after.ply < before.ply) {
    return `Back at ${after.ply === 0 ? "the start" : `move ${after.ply}`}. ${after.turn_text}`;
  }
  return last
    ? `${playerName(after, last.mover)} played ${moveWords(after, last.text)}. ${after.turn_text}`
    : after.turn_text;
}
