// SPDX-License-Identifier: BSL-1.0
import { useEffect, useId, useState } from "preact/hooks";

import type { Player, View } from "../engine/view";
import { Stone } from "./stone";

interface Props {
  readonly view: View;
  readonly act: (action: string) => void;
  readonly begin: (rules: string) => void;
}

const known = [
  { rules: "3x3/3", name: "Tic-tac-toe" },
  { rules: "7x6/4/drop", name: "Connect Four" },
  { rules: "15x15/5", name: "Gomoku" },
] as const;
const own = "own";

/// The name of rules that have one, else their numbers.
export function nameOf(view: View): string {
  const found = known.find(({ rules }) => rules === view.rules);
  if (found) return found.name;
  const how = view.drops ? "dropped" : "placed";
  return `${view.columns} × ${view.rows}, ${view.run} in a row, ${how}`;
}

interface OwnRules {
  readonly columns: string;
  readonly rows: string;
  readonly run: string;
  readonly drops: boolean;
}
const written = ({ columns, rows, run, drops }: OwnRules) =>
  `${columns}x${rows}/${run}${drops ? "/drop" : ""}`;

function NumberField(props: { label: string; value: string; set: (value: string) => void }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min="1"
        max="19"
        required
        value={props.value}
        onInput={(event) => props.set(event.currentTarget.value)}
      />
    </div>
  );
}

export function Chooser(props: {
  label: preact.ComponentChildren;
  value: string;
  choices: readonly (readonly [string, string])[];
  set: (value: string) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={(event) => props.set(event.currentTarget.value)}>
        {props.choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Players({ view, act }: { view: View; act: Props["act"] }) {
  const label = (side: Player) => (
    <>
      <Stone mark={side === "first" ? "X" : "O"} drops={view.drops} />
      {side === "first" ? "X, first" : "O, second"}
    </>
  );
  const choices = [
    ["person", "A person"],
    ["computer", "The computer"],
  ] as const;
  return (
    <div class="fields two">
      {(["first", "second"] as const).map((side) => (
        <Chooser
          key={side}
          label={label(side)}
          value={view[side]}
          choices={choices}
          set={(value) => act(`${side} ${value}`)}
        />
      ))}
    </div>
  );
}

/// Rules and who starts, for the next game.
export function NewGame({ view, act, begin }: Props) {
  const current = known.some(({ rules }) => rules === view.rules) ? view.rules : own;
  const [chosen, choose] = useState<string>(current);
  const [mine, setMine] = useState<OwnRules>({ columns: "5", rows: "5", run: "4", drops: false });
  useEffect(() => {
    choose(current);
    if (current !== own) return;
    const { columns, rows, run, drops } = view;
    setMine({ columns: `${columns}`, rows: `${rows}`, run: `${run}`, drops });
  }, [view.rules]);

  const games = [...known.map(({ rules, name }) => [rules, name] as const), [own, "Your own rules"]] as const;
  return (
    <form
      class="new-game"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        begin(chosen === own ? written(mine) : chosen);
      }}
    >
      <div class="fields two">
        <Chooser label="Game" value={chosen} choices={games} set={choose} />
        <Chooser
          label="Who starts"
          value={view.starter}
          choices={[
            ["first", "X"],
            ["second", "O"],
            ["toss", "By toss"],
          ]}
          set={(value) => act(`starter ${value}`)}
        />
      </div>
      {chosen === own && (
        <div class="fields four">
          <NumberField label="Columns" value={mine.columns} set={(columns) => setMine({ ...mine, columns })} />
          <NumberField label="Rows" value={mine.rows} set={(rows) => setMine({ ...mine, rows })} />
          <NumberField label="In a row" value={mine.run} set={(run) => setMine({ ...mine, run })} />
          <Chooser
            label="Stones are"
            value={mine.drops ? "drop" : "place"}
            choices={[
              ["place", "placed"],
              ["drop", "dropped"],
            ]}
            set={(value) => setMine({ ...mine, drops: value === "drop" })}
          />
        </div>
      )}
      <button type="submit" class="main">
        New game
      </button>
    </form>
  );
}
