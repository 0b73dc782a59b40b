// SPDX-License-Identifier: BSL-1.0
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { texts } from "../language/texts";
import { Board } from "./board";
import type { GameStore } from "./store";
import "./welcome.css";

const rules = "connect-four";
const fullColumn = { state: "rules=7x6/4/drop&moves=444444", move: "4", example: "column_full" };

/// A program that does not compile, with the sentence that refuses its move.
function RefusedProgram({ store }: { store: GameStore }) {
  const [refusal] = useState(() => store.refusalOf(fullColumn.state, fullColumn.move));
  return (
    <a class="card refused-program" href={`#playground&example=${fullColumn.example}`}>
      <b>{texts.chooser.inCpp}</b>
      <code dir="ltr">
        play&lt;game, <mark>{fullColumn.move}</mark>&gt;
      </code>
      <span class="small">{refusal}</span>
    </a>
  );
}

interface Props {
  readonly store: GameStore;
  /// Starts a game with these rules against the chosen opponent.
  readonly start: (rules: string) => void;
  /// The choice of the opponent.
  readonly children: ComponentChildren;
}

/// What somebody sees who comes for the first time: a board that can be played at once.
export function Welcome({ store, start, children }: Props) {
  const [view] = useState(() => store.previewRules(rules));
  function play(square: number) {
    start(rules);
    store.play(view.move_texts[square] ?? "");
  }
  return (
    <div class="game welcome">
      <section class="board-panel card" aria-label={texts.rules.named[rules]}>
        <Board view={view} hints={undefined} marks={undefined} play={play} />
        <p class="tap">{texts.chooser.tap}</p>
      </section>
      <div class="sidebar">
        {children}
        <RefusedProgram store={store} />
      </div>
    </div>
  );
}
