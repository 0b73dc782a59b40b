// SPDX-License-Identifier: BSL-1.0
import type { Convention, Edges, Gravity, LineLength, View } from "../engine/view";
import { texts } from "../language/texts";
import { setController, setLevel, setStarter } from "./actions";
import { NumberField, type Option, SelectField } from "./fields";
import { levelOptions } from "./levels";
import { playerName } from "./player_name";
import { Stone } from "./stone";

interface Props {
  readonly view: View;
  readonly dispatch: (action: string) => void;
}

const maxSide = 19;

/// The name of the rules if they have one, else what they are: in words if the page has them.
export function gameTitle(view: View): string {
  const named: Readonly<Record<string, string>> = texts.rules.named;
  // Of other rules, some have no words in the page.
  return (
    named[view.name] ?? (formatRules(view) === view.name ? texts.rules.title(view) : view.name)
  );
}

export function PlayerSettings({ view, dispatch }: Props) {
  const players = ["first", "second"] as const;
  const { person, computer } = texts.players;
  const hasComputer = players.some((player) => view[player] === "computer");
  return (
    <div class="fields two">
      {players.map((player) => (
        <SelectField
          key={player}
          label={
            <>
              <Stone player={player} style={view.style} />
              {texts.players.player[player](playerName(view, player))}
            </>
          }
          value={view[player]}
          options={optionsOf({ person, computer })}
          onChange={(controller) => dispatch(setController(player, controller))}
        />
      ))}
      {hasComputer &&
        players.map((player) =>
          view[player] === "computer" ? (
            <SelectField
              key={`${player}-level`}
              label={texts.players.levelOf(playerName(view, player))}
              value={`${view[`${player}_level`]}`}
              options={levelOptions()}
              onChange={(level) => dispatch(setLevel(player, Number(level)))}
            />
          ) : (
            <div key={`${player}-level`} />
          ),
        )}
      <SelectField
        label={texts.players.starter}
        value={view.starter}
        options={[
          { value: "first", title: playerName(view, "first") },
          { value: "second", title: playerName(view, "second") },
          { value: "toss", title: texts.players.toss },
        ]}
        onChange={(starter) => dispatch(setStarter(starter))}
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
function optionsOf<Value extends string>(
  titles: Readonly<Record<Value, string>>,
): readonly Option<Value>[] {
  const entries = Object.entries(titles) as [Value, string][];
  return entries.map(([value, title]) => ({ value, title }));
}

interface CustomRulesProps {
  readonly input: RulesInput;
  readonly onChange: (input: RulesInput) => void;
}

export function CustomRules({ input, onChange }: CustomRulesProps) {
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
