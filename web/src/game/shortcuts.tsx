// SPDX-License-Identifier: BSL-1.0
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

import type { View } from "../engine/view";
import { texts } from "../language/texts";
import { currentRoute } from "../route";
import { readStorage, writeStorage } from "../storage";
import { SwitchField } from "./fields";
import { isRepeated } from "./repeated";
import { isRivalry } from "./series";
import type { GameStore } from "./store";

/// The choice is kept: who speaks to a browser triggers single keys by accident (WCAG 2.1.4).
const storageKey = "inarow.shortcuts";
const areSingleKeysOn = () => readStorage(storageKey) !== "off";

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox]), select, textarea"));

/// The column of a digit that is typed outside of a text, where stones are dropped into nine at most.
export function typedColumn(event: KeyboardEvent, view: View): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isTextInput(event.target)) return undefined;
  if (!areSingleKeysOn() || view.columns >= 10 || view.gravity !== "drop") return undefined;
  return /^[1-9]$/.test(event.key) ? event.key : undefined;
}

/// The keyboard shortcuts of the game, wherever the focus is.
export function useShortcuts(store: GameStore, showShortcuts: () => void) {
  // Before the next event: a key that follows the first view at once is not lost.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTextInput(event.target)) return;
      if (currentRoute() !== "game" || document.querySelector("dialog[open]")) return;
      const { view, editor, isChoosing } = store.snapshot;
      if (editor || isChoosing) return;
      const undo = () => store.dispatch("undo");
      const redo = () => store.dispatch("redo");
      const handlers: Record<string, () => void> = {
        ArrowLeft: undo,
        ArrowRight: redo,
        u: undo,
        r: redo,
        Home: () => store.dispatch("jump 0"),
        End: () => store.dispatch(`jump ${view.moves.length}`),
        n: () => isRepeated(event) || store.newGame(),
        h: () => isRivalry(view) || store.setHints(!view.has_hints),
        "?": showShortcuts,
      };
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key.length === 1 && !areSingleKeysOn()) return;
      const column = typedColumn(event, view);
      const handler =
        column === undefined ? handlers[key] : () => isRepeated(event) || store.play(column);
      if (!handler) return;
      event.preventDefault();
      handler();
    }
    function onPaste(event: ClipboardEvent) {
      if (isTextInput(event.target) || currentRoute() !== "game") return;
      const text = event.clipboardData?.getData("text/plain");
      const refusal = text ? store.paste(text) : undefined;
      if (refusal !== undefined) store.setNotice(refusal);
    }
    addEventListener("keydown", onKeyDown);
    addEventListener("paste", onPaste);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("paste", onPaste);
    };
  }, [store, showShortcuts]);
}

interface Props {
  /// Whether it is open is known by the element alone: its event of closing comes later.
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

export function ShortcutsDialog({ dialog }: Props) {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  function toggle() {
    writeStorage(storageKey, isOn ? "off" : undefined);
    setIsOn(!isOn);
  }
  return (
    <dialog ref={dialog} class="shortcuts card" aria-labelledby="shortcuts-heading">
      <h2 id="shortcuts-heading" tabIndex={-1} autofocus>
        {texts.shortcuts.title}
      </h2>
      <dl>
        {texts.shortcuts.keys.map(([keys, description]) => (
          <div key={keys}>
            <dt dir="ltr">
              {keys.split(/ +/).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <SwitchField isOn={isOn} onChange={toggle}>
        {texts.shortcuts.singleKeys}
      </SwitchField>
      <button type="button" onClick={() => dialog.current?.close()}>
        {texts.game.close}
      </button>
    </dialog>
  );
}
