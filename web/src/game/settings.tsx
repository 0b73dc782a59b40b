// SPDX-License-Identifier: BSL-1.0
import type { Convention, Edges, Gravity, LineLength, View } from "../engine/view";
import { NumberField, type Option, SelectField } from "./fields";
import { levelOptions } from "./levels";
import { playerName } from "./player_name";
import { Stone } from "./stone";

interface Props {
  readonly view: View;
  readonly dispatch: (action: string) => void;
}

/// The rules that have a name.
export const namedRules = [
  { value: "tic-tac-toe", title: "Tic-tac-toe" },
  { value: "connect-four", title: "Connect Four" },
  { value: "gomoku", title: "Gomoku" },
  { value: "gomoku/exactly", title: "Gomoku, exactly five" },
  { value: "tic-tac-toe/misere", title: "Misère tic-tac-toe" },
] as const;
const maxSide = 19;

const gravityTitles: Record<Gravity, string> = { place: "placed", drop: "dropped" };
const conventionTitles: Record<Convention, string> = { normal: "wins", misere: "loses" };
const edgesTitles: Record<Edges, string> = { bounded: "end rows", wrapping: "are joined" };

/// The name of the rules if they have one, else what they are: in words if the page has them.
export function gameTitle(view: View): string {
  const named = namedRules.find(({ value }) => value === view.name);
  if (named) return named.title;
  if (formatRules(view) !== view.name) return view.name; // the page has no words for these rules
  const run = view.length === "exactly" ? `exactly ${view.run}` : `${view.run}`;
  const loses = view.convention === "misere" ? " loses" : "";
  const dropped = view.gravity === "drop" ? ", dropped" : "";
  const torus = view.edges === "wrapping" ? ", on a torus" : "";
  return `${view.columns} × ${view.rows}, ${run} in a row${loses}${dropped}${torus}`;
}

const controllers = [
  { value: "person", title: "Person" },
  { value: "computer", title: "Computer" },
] as const;
export function PlayerSettings({ view, dispatch }: Props) {
  const players = ["first", "second"] as const;
  const hasComputer = players.some((player) => view[player] === "computer");
  return (
    <div class="fields two">
      {players.map((player) => (
        <SelectField
          key={player}
          label={
            <>
              <Stone player={player} style={view.style} />
              {playerName(view, player)}, {player}
            </>
          }
          value={view[player]}
          options={controllers}
          onChange={(controller) => dispatch(`${player} ${controller}`)}
        />
      ))}
      {hasComputer &&
        players.map((player) =>
          view[player] === "computer" ? (
            <SelectField
              key={`${player}-level`}
              label={`Level of ${playerName(view, player)}`}
              value={`${view[`${player}_level`]}`}
              options={levelOptions}
              onChange={(level) => dispatch(`${player}-level ${level}`)}
            />
          ) : (
            <div key={`${player}-level`} />
          ),
        )}
      <SelectField
        label="Starting player"
        value={view.starter}
        options={[
          { value: "first", title: playerName(view, "first") },
          { value: "second", title: playerName(view, "second") },
          { value: "toss", title: "Coin toss" },
        ]}
        onChange={(starter) => dispatch(`starter ${starter}`)}
      />
    </div>
  );
}

/// Custom rules as they are typed.
export interface RulesInput {
  readonly columns: string;
  readonly rows: string;
  readonly run: string;
  readonly gravity: Gravity;
  readonly length: LineLength;
  readonly convention: Convention;
  readonly edges: Edges;
}

type RulesNumbers = "columns" | "rows" | "run";
/// What a text of rules says, the numbers as they are typed or as a view has them.
type RulesParts = Omit<RulesInput, RulesNumbers> & Readonly<Record<RulesNumbers, string | number>>;

export const initialRules: RulesInput = {
  columns: "5",
  rows: "5",
  run: "4",
  gravity: "place",
  length: "at_least",
  convention: "normal",
  edges: "bounded",
};

const gravitySuffixes: Record<Gravity, string> = { place: "", drop: "/drop" };
const lengthSuffixes: Record<LineLength, string> = { at_least: "", exactly: "/exactly" };
const conventionSuffixes: Record<Convention, string> = { normal: "", misere: "/misere" };
const edgesSuffixes: Record<Edges, string> = { bounded: "", wrapping: "/torus" };

export function formatRules({
  columns,
  rows,
  run,
  gravity,
  length,
  convention,
  edges,
}: RulesParts): string {
  const suffixes =
    gravitySuffixes[gravity] +
    lengthSuffixes[length] +
    conventionSuffixes[convention] +
    edgesSuffixes[edges];
  return `${columns}x${rows}/${run}${suffixes}`;
}

/// An option for each value.
function optionsOf(titles: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(titles).map(([value, title]) => ({ value, title }));
}

interface CustomRulesProps {
  readonly input: RulesInput;
  readonly onChange: (input: RulesInput) => void;
}

export function CustomRules({ input, onChange }: CustomRulesProps) {
  const numbers = [
    { key: "columns", label: "Columns" },
    { key: "rows", label: "Rows" },
    { key: "run", label: "In a row" },
  ] as const;
  const run = input.run || "k";
  const lengthTitles: Record<LineLength, string> = {
    at_least: `${run} or more`,
    exactly: `exactly ${run}`,
  };
  const choices = [
    { key: "length", label: "Row that counts", titles: lengthTitles },
    { key: "convention", label: "Who completes it", titles: conventionTitles },
    { key: "gravity", label: "Stones", titles: gravityTitles },
    { key: "edges", label: "Opposite edges", titles: edgesTitles },
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
          options={optionsOf(titles)}
          onChange={(value) => onChange({ ...input, [key]: value })}
        />
      ))}
    </div>
  );
}
