// SPDX-License-Identifier: BSL-1.0
import { useRef, useState } from "preact/hooks";

import type { LineLength, View } from "../engine/view";
import { laterTexts } from "../language/later_texts";
import { texts } from "../language/texts";
import { NumberField, SelectField } from "./fields";
import { MiniBoard } from "./mini_board";
import "./own_rules.css";
import { formatRules, initialRules, optionsOf, type RulesInput } from "./settings";
import type { GameStore } from "./store";

const maxSide = 19;

interface CustomRulesProps {
  readonly input: RulesInput;
  readonly onChange: (input: RulesInput) => void;
}

function CustomRules({ input, onChange }: CustomRulesProps) {
  const numbers = [
    { key: "columns", label: texts.rules.columns },
    { key: "rows", label: texts.rules.rows },
    { key: "run", label: texts.rules.run },
  ] as const;
  const run = input.run || "k";
  const lengthTitles: Record<LineLength, string> = {
    at_least: texts.rules.lengths.at_least(run),
    exactly: texts.rules.lengths.exactly(run),
  };
  const choices = [
    { key: "length", label: texts.rules.length, titles: lengthTitles },
    { key: "convention", label: texts.rules.convention, titles: texts.rules.conventions },
    { key: "gravity", label: texts.rules.gravity, titles: texts.rules.gravities },
    { key: "edges", label: texts.rules.edges, titles: texts.rules.edgeKinds },
  ] as const;
  return (
    <div class="fields two">
      {numbers.map(({ key, label }) => (
        <NumberField
          key={key}
          label={label}
          value={input[key]}
          max={maxSide}
          onChange={(value) => onChange({ ...input, [key]: value })}
        />
      ))}
      {choices.map(({ key, label, titles }) => (
        <SelectField
          key={key}
          label={label}
          value={input[key]}
          options={optionsOf<string>(titles)}
          onChange={(value) => onChange({ ...input, [key]: value })}
        />
      ))}
    </div>
  );
}

interface SizedBoardProps {
  readonly view: View;
  readonly resize: (columns: number, rows: number) => void;
}

/// A picture of the board, whose size is changed by its corner: with a pointer, or the arrow keys.
function SizedBoard({ view, resize }: SizedBoardProps) {
  const { columns, rows } = view;
  const picture = useRef<HTMLDivElement>(null);
  /// The size that the board would have with its corner at the edge of the window.
  const drag = useRef<{ columns: number; rows: number; side: number } | undefined>(undefined);
  function onPointerDown(event: PointerEvent & { readonly currentTarget: HTMLElement }) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const side = (picture.current?.clientWidth ?? 0) / columns;
    drag.current = {
      columns: columns - event.clientX / side,
      rows: rows - event.clientY / side,
      side,
    };
  }
  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const from = drag.current;
    if (from)
      resize(
        Math.round(from.columns + clientX / from.side),
        Math.round(from.rows + clientY / from.side),
      );
  }
  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, readonly [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    resize(columns + step[0], rows + step[1]);
  }
  return (
    <div class="sizes" dir="ltr">
      <div ref={picture} class="sized" style={{ "--columns": columns, "--rows": rows }}>
        <MiniBoard view={view} />
        <button
          type="button"
          class="icon-button"
          aria-label={laterTexts.ownRules.resize}
          title={laterTexts.ownRules.resize}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onLostPointerCapture={() => {
            drag.current = undefined;
          }}
          onKeyDown={onKeyDown}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" class="icon">
            <path d="M8 8l8 8m0-6v6h-6" />
          </svg>
        </button>
      </div>
      <output>
        {columns} × {rows}
      </output>
    </div>
  );
}

interface Props {
  readonly store: GameStore;
  readonly start: (rules: string) => void;
}

/// Rules of one's own: columns, rows, run, and how it is played, with a picture of the empty board.
export function OwnRules({ store, start }: Props) {
  const [input, setInput] = useState<RulesInput>(initialRules);
  const [picture, setPicture] = useState<View>(() => store.previewRules(formatRules(initialRules)));
  const [refusal, setRefusal] = useState<string>();
  function change(changed: RulesInput) {
    setInput(changed);
    const view = store.previewRules(formatRules(changed));
    const isComplete = [changed.columns, changed.rows, changed.run].every((text) => text !== "");
    setRefusal(isComplete ? (view.refusal ?? undefined) : undefined);
    if (view.refusal === null) setPicture(view);
  }
  /// Changes each side step by step, until the engine refuses the next size.
  function resize(columns: number, rows: number) {
    let sides = { columns: picture.columns, rows: picture.rows };
    const rulesOf = (other: typeof sides): RulesInput => ({
      ...input,
      columns: `${other.columns}`,
      rows: `${other.rows}`,
    });
    for (const [side, wanted] of [["columns", columns] as const, ["rows", rows] as const])
      while (sides[side] !== wanted) {
        const next = { ...sides, [side]: sides[side] + Math.sign(wanted - sides[side]) };
        if (store.previewRules(formatRules(rulesOf(next))).refusal !== null) break;
        sides = next;
      }
    if (sides.columns !== picture.columns || sides.rows !== picture.rows) change(rulesOf(sides));
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const missing = event.currentTarget.querySelector<HTMLInputElement>("input:invalid");
        if (missing?.validity.valueMissing) missing.reportValidity();
        else if (refusal === undefined) start(formatRules(input));
      }}
    >
      <div class="own-rules" style={{ "--sides": maxSide }}>
        <SizedBoard view={picture} resize={resize} />
        <CustomRules input={input} onChange={change} />
      </div>
      <p class={refusal === undefined ? "small muted" : "notice small"} role="status">
        {refusal ?? picture.rules_sentence}
      </p>
      <button type="submit" class="primary" aria-disabled={refusal !== undefined}>
        {texts.chooser.start}
      </button>
    </form>
  );
}
