// SPDX-License-Identifier: BSL-1.0
import { downloadText } from "../download";
import { readStorage, writeStorage } from "../storage";

const storageKey = "inarow.puzzles";

/// The states of the puzzles that were solved.
export type Progress = ReadonlySet<string>;

/// Of a text, the states that are those of puzzles.
const parse = (text: string, puzzles: Progress): Progress =>
  new Set(text.split("\n").filter((line) => puzzles.has(line)));
const progressText = (solved: Progress): string =>
  [...solved].map((state) => `${state}\n`).join("");

export const readProgress = (puzzles: Progress): Progress =>
  parse(readStorage(storageKey) ?? "", puzzles);

/// Adds to the progress that the browser keeps, to which another page may have added.
export function addProgress(added: Progress, puzzles: Progress): Progress {
  const solved = new Set([...readProgress(puzzles), ...added]);
  writeStorage(storageKey, progressText(solved));
  return solved;
}

/// What a file that was exported has.
export const progressOf = async (file: File, puzzles: Progress): Promise<Progress> =>
  parse(await file.text(), puzzles);

/// Offers the progress as a file.
export function exportProgress(solved: Progress) {
  downloadText(progressText(solved), "inarow-puzzles.txt");
}
