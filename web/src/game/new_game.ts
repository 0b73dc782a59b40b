// SPDX-License-Identifier: BSL-1.0
import type { Core } from "../engine/core";
import type { Player, View } from "../engine/view";
import { setController, setLevel } from "./actions";
import { maxLevel } from "./levels";

/// The core is deterministic: the page tosses the coin.
const tossCoin = (): Player =>
  (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? "first" : "second";

const start = (core: Core, { state }: View): View => core.reduce(state, `start ${tossCoin()}`);

/// A game that was loaded, started if it was not; what was said of its text stays.
export function startedGame(core: Core, loaded: View): View {
  const { is_started, notices, refusal } = loaded;
  return is_started ? loaded : { ...start(core, loaded), notices, refusal };
}

/// The actions after which the other player moves first, if one of them is the computer.
export const sidesChanged = ({ first, second, first_level, second_level }: View) =>
  first === second
    ? []
    : [
        setController("first", second),
        setController("second", first),
        setLevel("first", second_level),
        setLevel("second", first_level),
      ];

/// The next level of the computer, where a person has won against another than the highest, and the
/// action that sets it.
export function nextLevel(view: View): { level: number; action: string } | undefined {
  const computer = view.outcome === "first won" ? "second" : "first";
  const person = computer === "second" ? "first" : "second";
  const hasWon = view.outcome === `${person} won`;
  if (!hasWon || view[computer] !== "computer" || view[person] !== "person") return undefined;
  const level = view[`${computer}_level`] + 1;
  return level > maxLevel ? undefined : { level, action: setLevel(computer, level) };
}

/// The game after another one, with some settings changed by actions; if one is refused, a view with
/// the refusal.
export function newGame(core: Core, before: View, settings: readonly string[]): View {
  let view = before.is_started ? core.reduce(before.state, "reset") : before;
  for (const action of settings) {
    view = core.reduce(view.state, action);
    if (view.refusal !== null) return view;
  }
  return start(core, view);
}
