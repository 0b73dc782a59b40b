// SPDX-License-Identifier: BSL-1.0
import { useState } from "preact/hooks";

import { texts } from "../language/texts";
import { About } from "./record";
import { gameTitle, PlayerSettings } from "./settings";
import { isSoundOn, setSound } from "./sound";
import type { GameStore } from "./store";

function SoundSwitch() {
  const [isOn, setIsOn] = useState(isSoundOn);
  const toggle = () => {
    setSound(!isOn);
    setIsOn(!isOn);
  };
  return (
    <button
      type="button"
      class="icon-button sound-switch"
      aria-label={texts.game.sound}
      aria-pressed={isOn}
      title={isOn ? texts.game.soundOn : texts.game.soundOff}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" class="icon">
        <path class="filled" d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z" />
        <path d={isOn ? "M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" : "M16 9.5l5 5m0-5l-5 5"} />
      </svg>
    </button>
  );
}

interface Props {
  readonly store: GameStore;
  readonly showShortcuts: () => void;
}

/// The rules and the players of a game, and how it is played here.
export function PlayPanel({ store, showShortcuts }: Props) {
  const { view } = store.snapshot;
  const dispatch = (action: string) => store.dispatch(action);
  return (
    <>
      <h2>{gameTitle(view)}</h2>
      <p class="muted rules">{view.rules_sentence}</p>
      {view.series === "" && (
        <details class="player-settings">
          <summary>{texts.game.playersAndLevels}</summary>
          <PlayerSettings view={view} dispatch={dispatch} />
        </details>
      )}
      <details>
        <summary>{texts.game.names}</summary>
        <About view={view} dispatch={dispatch} />
      </details>
      <div class="buttons">
        <button type="button" onClick={() => store.editPosition()}>
          {texts.game.setUp}
        </button>
        <SoundSwitch />
        <button
          type="button"
          class="icon-button"
          aria-label={texts.shortcuts.title}
          title={texts.shortcuts.title}
          onClick={showShortcuts}
        >
          ?
        </button>
      </div>
    </>
  );
}
