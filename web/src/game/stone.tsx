// SPDX-License-Identifier: BSL-1.0
import type { BoardStyle, Player } from "../engine/view";
import "./stone.css";

const crossPath = "M10 10l20 20m0-20l-20 20";

/// A stone. Discs and stones are told apart by their brightness and their shape, not only by color.
export function Stone({ player, style }: { player: Player; style: BoardStyle }) {
  return (
    <svg class={`stone ${player} ${style}`} viewBox="0 0 40 40" aria-hidden="true">
      {style === "marks" ? (
        player === "first" ? (
          <path class="shape" d={crossPath} />
        ) : (
          <circle class="shape" cx="20" cy="20" r="11" />
        )
      ) : (
        <>
          <circle class="body" cx="20" cy="20" r={style === "discs" ? 17.5 : 18.5} />
          {style === "discs" ? (
            <circle class="shape" cx="20" cy="20" r={player === "first" ? 11.5 : 9} />
          ) : (
            <ellipse class="shine" cx="15" cy="12.5" rx="7" ry="4.5" />
          )}
        </>
      )}
    </svg>
  );
}
