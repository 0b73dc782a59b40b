// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef, useState } from "preact/hooks";

import type { PositionEditor as Editor, Player } from "../engine/view";
import { laterTexts } from "../language/later_texts";
import { Board } from "./board";
import { SegmentedField } from "./fields";
import { playerName } from "./player_name";
import { Stone } from "./stone";
import type { GameStore } from "./store";

/// What a click puts onto a square.
type Tool = Player | "free";

const texts = laterTexts.editor;
const players = ["first", "second"] as const;

interface Props {
  readonly store: GameStore;
  readonly editor: Editor;
}

/// A position, set up stone by stone, from which a game can be started.
export function PositionEditor({ store, editor }: Props) {
  const { view } = editor;
  const [tool, setTool] = useState<Tool>("first");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const stones = players.map((player) => ({
    value: player,
    title: (
      <>
        <Stone player={player} style={view.style} />
        {playerName(view, player)}
      </>
    ),
  }));
  const put = (square: number) => store.edit(`put ${square} ${tool}`);
  return (
    <div class="game position-editor">
      <section class="board-panel card" aria-label={texts.position}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        <SegmentedField
          legend={texts.tool}
          options={[...stones, { value: "free", title: texts.eraser } as const]}
          value={tool}
          onChange={setTool}
        />
        <Board view={view} hints={undefined} marks={undefined} play={put} />
        <p class="puzzle-status" role="status">
          {editor.refusal ?? ""}
        </p>
      </section>
      <div class="sidebar">
        <section class="card" aria-label={texts.stones}>
          <SegmentedField
            legend={texts.toMove}
            options={stones}
            value={editor.turn}
            onChange={(player) => store.edit(`turn ${player}`)}
            isDisabled={!editor.can_choose_turn}
            help={editor.can_choose_turn ? "" : texts.turnIsKnown}
          />
          <div class="buttons">
            <button
              type="button"
              class="primary"
              disabled={editor.action === null}
              onClick={() => store.startFromEditor()}
            >
              {texts.start}
            </button>
            <button type="button" onClick={() => store.edit("clear")}>
              {texts.clear}
            </button>
            <button type="button" onClick={() => store.endEditing()}>
              {texts.cancel}
            </button>
          </div>
        </section>
      </div>
    </div>
  );
}
