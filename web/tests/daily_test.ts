// SPDX-License-Identifier: BSL-1.0
import { expect, test } from "vitest";

import { dailyIndex, dayNumber, readDays, streakOf } from "../src/puzzles/daily.ts";

test("each puzzle has its day, and no day has none", () => {
  for (const count of [1, 2, 3, 7, 1000]) {
    const first = dayNumber(new Date(2026, 10, 28));
    const indices = Array.from({ length: count }, (_, i) => dailyIndex(first + i, count));
    expect(new Set(indices).size).toBe(count);
    expect(Math.max(...indices)).toBe(count - 1);
  }
});

test("days are those of the calendar, also where a clock is changed", () => {
  for (const [month, day] of [
    [2, 28],
    [2, 29],
    [9, 24],
    [9, 25],
    [11, 31],
  ] as const) {
    const now = dayNumber(new Date(2026, month, day, 23, 59));
    expect(dayNumber(new Date(2026, month, day, 0, 1))).toBe(now);
    expect(dayNumber(new Date(2026, month, day + 1, 0, 1))).toBe(now + 1);
  }
});

test("nothing was solved on a new page", () => {
  expect(readDays()).toEqual([]);
});

test("a streak ends today or yesterday, and a missed day breaks it", () => {
  expect(streakOf([], 10)).toBe(0);
  expect(streakOf([10], 10)).toBe(1);
  expect(streakOf([8, 9], 10)).toBe(2);
  expect(streakOf([7, 8], 10)).toBe(0);
  expect(streakOf([5, 7, 8, 9, 10], 10)).toBe(4);
  expect(streakOf([10, 9, 9, 8], 10)).toBe(3);
});
