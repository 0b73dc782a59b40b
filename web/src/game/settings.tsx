// SPDX-License-Identifier: BSL-1.0
import type { Convention, Edges, Gravity, LineLength, View } from "../engine/view";
import { texts } from "../language/texts";
import { setController, setLevel, setStarter } from "./actions";
import { type Option, SelectField } from "./fields";
import { levelOptions } from "./levels";
import { playerName } from "./player_name";
import { Stone } from "./stone";

interface Props {
  readonly view: View;
  readonly dispatch: (action: string) => void;
}

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
export function optionsOf<Value extends string>(
  titles: Readonly<Record<Value, string>>,
): readonly Option<Value>[] {
  const entries = Object.entries(titles) as [Value, string][];
  return entries.map(([value, title]) => ({ value, title }));
}
