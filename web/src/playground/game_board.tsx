// SPDX-License-Identifier: BSL-1.0
import { useMemo } from "preact/hooks";

import type { Core } from "../engine/core";
import type { View } from "../engine/view";
import { isRepeated } from "../game/repeated";
import { laterTexts } from "../language/later_texts";
import { gameStorageKey, readStorage } from "../storage";

const texts = laterTexts.playground;

/// The state of the game, with the players and hints of the one that is played if that has the same
/// rules.
function playTarget(core: Core, view: View): string {
  const played = core.load(readStorage(gameStorageKey) ?? "");
  const moves = core.exportGame(view.shown_game, "algebraic");
  const kept = played.rules === view.rules ? core.importGame(played.state, moves) : undefined;
  return kept?.shown_game === view.shown_game ? kept.state : view.shown_game;
}

/// Adds a dashed ring to a picture: around the square of a move, or above the column of a dropped
/// stone.
function withRing(picture: string, view: View, move: string): string {
  const column = view.gravity === "drop" ? view.column_names.indexOf(move) : -1;
  const square = column >= 0 ? column : view.move_texts.indexOf(move);
  const target = new RegExp(`data-square='${square}' x='(\\d+)' y='(\\d+)' width='(\\d+)'`);
  const [x = 0, y = 0, side = 0] = target.exec(picture)?.slice(1).map(Number) ?? [];
  if (side === 0) return picture;
  const [cx, cy] = [x + side / 2, y + side / 2 - (column >= 0 ? side : 0)];
  const ring = `<circle class="refused" cx="${cx}" cy="${cy}" r="${side / 2 - 3}"/>`;
  return picture.replace("</svg>", `${ring}</svg>`);
}

interface GameBoardProps {
  readonly core: Core;
  readonly name: string;
  /// The text of the state that the game of the program is in.
  readonly state: string;
  /// The move that the compiler has refused in this game.
  readonly refused: string | undefined;
  readonly play: (move: string) => void;
}

/// The board of a game, drawn by the core. A click writes a move into the program, and so does the
/// list of moves, for the keyboard.
export function GameBoard({ core, name, state, refused, play }: GameBoardProps) {
  const view = useMemo(() => core.load(state), [core, state]);
  const picture = useMemo(() => {
    const drawn = core.picture(state);
    return { __html: refused === undefined ? drawn : withRing(drawn, view, refused) };
  }, [core, state, view, refused]);
  function onClick(event: MouseEvent) {
    if (isRepeated(event)) return;
    const target = (event.target as Element).closest("[data-square]");
    const square = Number(target?.getAttribute("data-square") ?? Number.NaN);
    const move = view.move_texts[square];
    if (move !== undefined) play(move);
  }
  // Of a column only one square is available.
  const moves = [...new Set(view.available.map(({ text }) => text))];
  return (
    <div class={refused === undefined ? "game-board" : "game-board mends"}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the list of moves is for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of moves is for the keyboard */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the core that draws it, from a position */}
      <div class="picture" dir="ltr" onClick={onClick} dangerouslySetInnerHTML={picture} />
      <p class="muted small">{refused === undefined ? view.turn_text : texts.mend}</p>
      <div class="board-actions">
        {moves.length > 0 && (
          <select
            aria-label={(refused === undefined ? texts.makeMove : texts.mendMove)(name)}
            value=""
            onChange={({ currentTarget }) =>
              currentTarget.value !== "" && play(currentTarget.value)
            }
          >
            <option value="">{texts.move}</option>
            {moves.map((move) => (
              <option key={move} value={move}>
                {move}
              </option>
            ))}
          </select>
        )}
        <a href={`#${playTarget(core, view)}`} aria-label={texts.playPositionOf(name)}>
          {texts.playPosition}
        </a>
      </div>
    </div>
  );
}
