// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef } from "preact/hooks";

import { currentView } from "../view";
import type { GameStore } from "./store";

const list = [
  ["←  →", "a move back, a move on (on the board: to the next square)"],
  ["U  R", "a move back, a move on, also on the board"],
  ["Home  End", "to the start, to the end"],
  ["Tab", "onto the board and off it"],
  ["Enter  Space", "play on the square of the board that is marked"],
  ["1 … 9", "drop into a column"],
  ["N", "a new game with the same rules"],
  ["H", "hints on and off"],
  ["?", "this list"],
] as const;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/// The keys of the game, wherever the focus is.
export function useKeys(store: GameStore, showKeys: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (currentView() !== "game" || document.querySelector("dialog[open]")) return;
      const { view } = store.shown;
      const undo = () => store.do("undo");
      const redo = () => store.do("redo");
      const keys: Record<string, () => void> = {
        ArrowLeft: undo,
        ArrowRight: redo,
        u: undo,
        r: redo,
        Home: () => store.do("jump 0"),
        End: () => store.do(`jump ${view.moves.length}`),
        n: () => store.newGame(),
        h: () => store.do(`hints ${view.has_hints ? "off" : "on"}`),
        "?": showKeys,
      };
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act =
        view.drops && /^[1-9]$/.test(key) ? () => store.play(key) : keys[key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [store]);
}

export function KeysDialog({ isShown, close }: { isShown: boolean; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isShown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isShown]);
  return (
    <dialog ref={dialog} class="keys card" aria-labelledby="keys-title" onClose={close}>
      <h2 id="keys-title">Keys</h2>
      <dl>
        {list.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              {keys.split(/ +/).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <button onClick={close}>Close</button>
    </dialog>
  );
}
