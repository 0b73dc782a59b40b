// SPDX-License-Identifier: BSL-1.0
import type { Bounds, Hints } from "../engine/view";

/// A score in few characters: "+3", "0", "−3"; the sign alone while only the outcome is known;
/// empty before.
export function formatScore({ lower, upper, outlook }: Bounds): string {
  if (lower === upper) return lower > 0 ? `+${lower}` : String(lower).replace("-", "−");
  return { win: "+", loss: "−", draw: "", unknown: "" }[outlook];
}

/// Whether a move that is not proven may be better than all that are: none is known to win or draw.
export const needsSuggestion = (hints: Hints): boolean =>
  hints.moves.every(({ outlook }) => ["unknown", "loss"].includes(outlook)) &&
  hints.moves.some(({ outlook }) => outlook === "unknown");
