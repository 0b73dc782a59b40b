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

interface GameBoardProps {
  readonly core: Core;
  readonly name: string;
  /// The text of the state that the game of the program is in.
  readonly state: string;
  readonly play: (move: string) => void;
}

/// The board of a game, drawn by the core. A click writes a move into the program, and so does the
/// list of moves, for the keyboard.
export function GameBoard({ core, name, state, play }: GameBoardProps) {
  const view = useMemo(() => core.load(state), [core, state]);
  const picture = useMemo(() => ({ __html: core.picture(state) }), [core, state]);
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
    <div class="game-board">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the list of moves is for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of moves is for the keyboard */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the core that draws it, from a position */}
      <div class="picture" dir="ltr" onClick={onClick} dangerouslySetInnerHTML={picture} />
      <p class="muted small">{view.turn_text}</p>
      <div class="board-actions">
        {moves.length > 0 && (
          <select
            aria-label={texts.makeMove(name)}
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
