// SPDX-License-Identifier: BSL-1.0
import type { Player, View } from "../engine/view";
import { readStorage, writeStorage } from "../storage";
import { setController, setLevel, setStarter } from "./actions";
import { maxLevel, minLevel } from "./levels";

/// Who plays against a person: another one here or by link, or the computer at a level.
export type Opponent = "person" | "friend" | number;

const storageKey = "inarow.opponent";

/// The opponent that was chosen last. A beginner at first, and if the stored text is no opponent.
function chosenOpponent(): Opponent {
  const stored = readStorage(storageKey);
  if (stored === "person" || stored === "friend") return stored;
  const level = Number(stored);
  return Number.isInteger(level) && level >= minLevel && level <= maxLevel ? level : minLevel;
}

/// Of a game; before its first move the one that was chosen last.
export function opponentOf(view: View): Opponent {
  if (view.series !== "") return "friend";
  if (view.second === "computer") return view.second_level;
  if (view.first === "computer") return view.first_level;
  return view.moves.length > 0 ? "person" : chosenOpponent();
}

export function rememberOpponent(opponent: Opponent) {
  writeStorage(storageKey, `${opponent}`);
}

/// The actions after which a person plays against the computer.
export const computerAgainst = (person: Player, level: number): readonly string[] => {
  const computer = person === "first" ? "second" : "first";
  return [
    setController(person, "person"),
    setController(computer, "computer"),
    setLevel(computer, level),
  ];
};

/// The actions after which a person plays against that opponent.
export const controllersFor = (opponent: Opponent): readonly string[] =>
  typeof opponent !== "number"
    ? [
        setController("first", "person"),
        setController("second", "person"),
        ...(opponent === "friend" ? [setStarter("first")] : []),
      ]
    : computerAgainst("first", opponent);

/// The actions after which a person has one side, and the computer the other: at the level that was
/// chosen last, or at the highest.
export function controllersAgainst(person: Player): readonly string[] {
  const chosen = chosenOpponent();
  return computerAgainst(person, typeof chosen === "number" ? chosen : maxLevel);
}
