// SPDX-License-Identifier: BSL-1.0
import { useEffect, useState } from "preact/hooks";

import type { View } from "../engine/view";
import { NumberField, SelectField } from "./fields";
import { markOf, Stone } from "./stone";

interface Props {
  readonly view: View;
  readonly dispatch: (action: string) => void;
}

/// The rules that have a name.
const namedRules = [
  { value: "tic-tac-toe", title: "Tic-tac-toe" },
  { value: "connect-four", title: "Connect Four" },
  { value: "gomoku", title: "Gomoku" },
] as const;
const custom = "custom";
const maxSide = 19;

/// The name of the rules if they have one, else their numbers.
export function gameTitle(view: View): string {
  const named = namedRules.find(({ value }) => value === view.name);
  if (named) return named.title;
  const gravity = view.drops ? "dropped" : "placed";
  return `${view.columns} × ${view.rows}, ${view.run} in a row, stones ${gravity}`;
}

export function PlayerSettings({ view, dispatch }: Props) {
  const controllers = [
    { value: "person", title: "Person" },
    { value: "computer", title: "Computer" },
  ] as const;
  return (
    <div class="fields two">
      {(["first", "second"] as const).map((player) => (
        <SelectField
          key={player}
          label={
            <>
              <Stone player={player} drops={view.drops} />
              {markOf(player)}, {player}
            </>
          }
          value={view[player]}
          options={controllers}
          onChange={(controller) => dispatch(`${player} ${controller}`)}
        />
      ))}
    </div>
  );
}

/// Custom rules as they are typed.
interface RulesInput {
  readonly columns: string;
  readonly rows: string;
  readonly run: string;
  readonly drops: boolean;
}
const formatRules = ({ columns, rows, run, drops }: RulesInput) =>
  `${columns}x${rows}/${run}${drops ? "/drop" : ""}`;

interface CustomRulesProps {
  readonly input: RulesInput;
  readonly onChange: (input: RulesInput) => void;
}

function CustomRules({ input, onChange }: CustomRulesProps) {
  const numbers = [
    { key: "columns", label: "Columns" },
    { key: "rows", label: "Rows" },
    { key: "run", label: "In a row" },
  ] as const;
  return (
    <div class="fields four">
      {numbers.map(({ key, label }) => (
        <NumberField
          key={key}
          label={label}
          value={input[key]}
          max={maxSide}
          onChange={(value) => onChange({ ...input, [key]: value })}
        />
      ))}
      <SelectField
        label="Stones"
        value={input.drops ? "drop" : "place"}
        options={[
          { value: "place", title: "placed" },
          { value: "drop", title: "dropped" },
        ]}
        onChange={(value) => onChange({ ...input, drops: value === "drop" })}
      />
    </div>
  );
}

interface NewGameProps extends Props {
  readonly start: (rules: string) => void;
}

/// The rules and the starting player of the next game.
export function NewGame({ view, dispatch, start }: NewGameProps) {
  const current = namedRules.find(({ value }) => value === view.name)?.value ?? custom;
  const [selected, setSelected] = useState<string>(current);
  const [input, setInput] = useState<RulesInput>({
    columns: "5",
    rows: "5",
    run: "4",
    drops: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new rules reset the form
  useEffect(() => {
    setSelected(current);
    if (current !== custom) return;
    const { columns, rows, run, drops } = view;
    setInput({ columns: `${columns}`, rows: `${rows}`, run: `${run}`, drops });
  }, [view.rules]);

  return (
    <form
      class="new-game"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start(selected === custom ? formatRules(input) : selected);
      }}
    >
      <div class="fields two">
        <SelectField
          label="Game"
          value={selected}
          options={[...namedRules, { value: custom, title: "Custom rules" }]}
          onChange={setSelected}
        />
        <SelectField
          label="Starting player"
          value={view.starter}
          options={[
            { value: "first", title: "X" },
            { value: "second", title: "O" },
            { value: "toss", title: "Coin toss" },
          ]}
          onChange={(starter) => dispatch(`starter ${starter}`)}
        />
      </div>
      {selected === custom && <CustomRules input={input} onChange={setInput} />}
      <button type="submit" class="primary">
        New game
      </button>
    </form>
  );
}
