// SPDX-License-Identifier: BSL-1.0
// The mistakes of the games at this page as puzzles, which the browser keeps.
import { readStorage, writeStorage } from "../storage";

/// The kind of these puzzles, with which their lines begin.
export const ownKind = "better-move";

const storageKey = "inarow.own_puzzles";
const maxCount = 60;

/// The lines that the browser keeps; whether each is a puzzle is for the core to say.
export const readOwnLines = (): readonly string[] =>
  (readStorage(storageKey) ?? "").split("\n").filter((line) => line.startsWith(`${ownKind} `));

/// Adds lines to those that the browser keeps, of which the oldest give way. Returns them all.
export function addOwnLines(added: readonly string[]): readonly string[] {
  const kept = readOwnLines();
  const isNew = (line: string) => !kept.includes(line);
  const lines = [...kept, ...added.filter(isNew)].slice(-maxCount);
  if (added.some(isNew)) writeStorage(storageKey, lines.join("\n"));
  return lines;
}
