// SPDX-License-Identifier: BSL-1.0
import { downloadText } from "../download";
import { readStorage, writeStorage } from "../storage";

const storageKey = "inarow.puzzles";

/// The states of the puzzles that were solved.
export type Progress = ReadonlySet<string>;

const parse = (text: string): Progress =>
  new Set(text.split("\n").filter((line) => line.startsWith("rules=")));
const progressText = (solved: Progress): string =>
  [...solved].map((state) => `${state}\n`).join("");

export const readProgress = (): Progress => parse(readStorage(storageKey) ?? "");

export function writeProgress(solved: Progress) {
  writeStorage(storageKey, progressText(solved));
}

/// What was solved here, and what a file that was exported has.
export async function importProgress(file: File, solved: Progress): Promise<Progress> {
  return new Set([...solved, ...parse(await file.text())]);
}

/// Offers the progress as a file.
export function exportProgress(solved: Progress) {
  downloadText(progressText(solved), "inarow-puzzles.txt");
}
