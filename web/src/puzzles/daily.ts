// SPDX-License-Identifier: BSL-1.0
// The puzzle of the day, and the days on which it was solved.
import { readStorage, writeStorage } from "../storage";

const storageKey = "inarow.daily_puzzles";
const millisecondsPerDay = 86_400_000;
const maxDays = 1000;

/// The number of a day, one more for each calendar day, wherever the clock is.
export const dayNumber = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / millisecondsPerDay;

/// The index of the puzzle of a day. Each puzzle has its turn once: the stride is prime to the
/// count, so that neighboring days have puzzles of other kinds.
export function dailyIndex(day: number, count: number): number {
  const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
  let stride = Math.max(1, Math.round(count * 0.618));
  while (commonDivisor(stride, count) !== 1) ++stride;
  return (day * stride) % count;
}

export const readDays = (): readonly number[] =>
  (readStorage(storageKey) ?? "")
    .split("\n")
    .filter(Boolean)
    .map(Number)
    .filter(Number.isSafeInteger);

/// Adds a day on which the puzzle was solved. Returns all of them.
export function addDay(day: number): readonly number[] {
  const days = [...readDays().filter((each) => each !== day), day].slice(-maxDays);
  writeStorage(storageKey, days.join("\n"));
  return days;
}

/// How many days in a row, up to a day or the one before it, the puzzle was solved on.
export function streakOf(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let count = 0;
  for (; solved.has(day); --day) ++count;
  return count;
}
