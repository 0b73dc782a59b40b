// SPDX-License-Identifier: BSL-1.0
import type { View } from "../engine/view";
import { texts } from "../language/texts";
import { playerName } from "./player_name";

/// A move as it is heard; of a stone that was dropped, the row in which it has come to lie.
function moveWords(view: View, text: string): string {
  if (view.gravity !== "drop" || view.last === null) return text;
  return texts.announcement.dropped(text, view.row_names[Math.floor(view.last / view.columns)]);
}

/// What has happened between two views, for screen readers.
export function describeChange(before: View, after: View): string {
  const last = after.moves[after.ply - 1];
  const { start, back, played } = texts.announcement;
  if (after.refusal !== null || after.shown_game === before.shown_game) return after.turn_text;
  if (after.ply < before.ply) {
    return after.ply === 0 ? start(after.turn_text) : back(after.ply, after.turn_text);
  }
  return last
    ? played(playerName(after, last.mover), moveWords(after, last.text), after.turn_text)
    : after.turn_text;
}
