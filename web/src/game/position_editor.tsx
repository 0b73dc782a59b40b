// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef, useState } from "preact/hooks";

import type { PositionEditor as Editor, Player } from "../engine/view";
import { Board } from "./board";
import { SegmentedField } from "./fields";
import { playerName } from "./player_name";
import { Stone } from "./stone";
import type { GameStore } from "./store";

/// What a click puts onto a square.
type Tool = Player | "free";

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
      <section class="board-panel card" aria-label="Position">
        <h1 ref={heading} tabIndex={-1}>
          Set up a position
        </h1>
        <SegmentedField
          legend="A click puts"
          options={[...stones, { value: "free", title: "Eraser" } as const]}
          value={tool}
          onChange={setTool}
        />
        <Board view={view} hints={undefined} marks={undefined} play={put} />
        <p class="puzzle-status" role="status">
          {editor.refusal ?? ""}
        </p>
      </section>
      <div class="sidebar">
        <section class="card" aria-label="Stones">
          <SegmentedField
            legend="To move"
            options={stones}
            value={editor.turn}
            onChange={(player) => store.edit(`turn ${player}`)}
            isDisabled={!editor.can_choose_turn}
            help={editor.can_choose_turn ? "" : "The numbers of stones tell."}
          />
          <div class="buttons">
            <button
              type="button"
              class="primary"
              disabled={editor.action === null}
              onClick={() => store.startFromEditor()}
            >
              Start here
            </button>
            <button type="button" onClick={() => store.edit("clear")}>
              Clear
            </button>
            <button type="button" onClick={() => store.endEditing()}>
              Cancel
            </button>
          </div>
        </section>
      </div>
    </div>
  );
}
