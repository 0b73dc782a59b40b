// SPDX-License-Identifier: BSL-1.0
import type { Bounds, Hints } from "../engine/view";

export type Outlook = "win" | "loss" | "draw" | "unknown";

/// What the bounds of a score say about the outcome, for the player whose score it is.
export function outlookOf({ lower, upper }: Bounds): Outlook {
  if (lower > 0) return "win";
  if (upper < 0) return "loss";
  return lower === 0 && upper === 0 ? "draw" : "unknown";
}

/// A score in few characters: "+3", "0", "−3"; the sign alone while only the outcome is known;
/// empty before.
export function formatScore(bounds: Bounds): string {
  const { lower, upper } = bounds;
  if (lower === upper) return lower > 0 ? `+${lower}` : String(lower).replace("-", "−");
  return { win: "+", loss: "−", draw: "", unknown: "" }[outlookOf(bounds)];
}

/// Whether a move that is not proven may be better than all that are: none is known to win or draw.
export const needsSuggestion = (hints: Hints): boolean =>
  hints.moves.every((hint) => ["unknown", "loss"].includes(outlookOf(hint))) &&
  hints.moves.some((hint) => outlookOf(hint) === "unknown");
