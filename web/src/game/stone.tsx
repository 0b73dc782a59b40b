// SPDX-License-Identifier: BSL-1.0
import type { Gravity, Player } from "../engine/view";

export type Mark = "X" | "O";

export const markOf = (player: Player): Mark => (player === "first" ? "X" : "O");

/// A stone; its shape, not only its color, tells the players apart.
export function Stone({ player, gravity }: { player: Player; gravity: Gravity }) {
  const drops = gravity === "drop";
  const crossPath = drops ? "M14 14l12 12m0-12l-12 12" : "M10 10l20 20m0-20l-20 20";
  return (
    <svg
      class={`stone ${player} ${drops ? "disc" : "mark"}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      {drops && <circle class="body" cx="20" cy="20" r="15.5" />}
      {player === "first" ? (
        <path class="shape" d={crossPath} />
      ) : (
        <circle class="shape" cx="20" cy="20" r={drops ? 7 : 11} />
      )}
    </svg>
  );
}
