// SPDX-License-Identifier: BSL-1.0
import type { View } from "../../src/engine/view.ts";

/// A random number below a bound.
export type Random = (bound: number) => number;

/// A linear congruential generator without its low bits: the same numbers for the same seed.
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % bound;
  };
}

/// Rules of every kind.
export const rulesTexts = [
  "3x3/3",
  "7x6/4/drop",
  "15x15/5",
  "5x4/3",
  "11x11/5",
  "19x19/6",
  "1x1/1",
  "9x3/4/drop",
  "12x8/5/drop",
  "6x5/3/exactly",
  "3x3/3/misere",
  "5x4/3/drop/exactly/misere",
];

const invalidActions = [
  "",
  " ",
  "play",
  "play zz",
  "play first",
  'play "b2"',
  "play \\",
  "jump",
  "jump -1",
  "jump 99999999999",
  "start third",
  "rules",
  "rules 20x3/3",
  "position 3x3/3 XX1/3/3",
  "position 3x3/3",
  "rules 0x0/0",
  "first nobody",
  "hints maybe",
  "fly",
  "PLAY b2",
  "undo twice",
  `play ${"9".repeat(5000)}`,
  "play é",
  "starter",
];

export function randomMove(view: View, random: Random): string {
  const move = view.available[random(Math.max(view.available.length, 1))];
  const isComputerToMove = view[view.to_move] === "computer";
  return `${isComputerToMove ? "reply" : "play"} ${move?.text ?? view.move_texts[0]}`;
}

/// Most often a legal move; else any action, invalid ones included.
export function randomAction(view: View, random: Random): string {
  if (random(24) < 16 && view.is_started) return randomMove(view, random);
  const actions = [
    "start",
    "start first",
    "start second",
    "undo",
    "redo",
    "reset",
    "resume",
    "promote",
    "remove",
    `jump ${random(12)}`,
    `jump ${random(12)} ${random(5)}`,
    "position 3x3/3 XO1/1X1/3",
    "position 7x6/4/drop/second 7/7/7/7/7/3O3",
    `rules ${rulesTexts[random(rulesTexts.length)] ?? ""}`,
    "starter toss",
    "starter second",
    "first computer",
    "second computer",
    "first person",
    "second person",
    `first-level ${random(10)}`,
    `second-level ${random(10)}`,
    "hints on",
    "hints off",
    "play a1",
    "play first a1",
    "play second 1",
    "reply b2",
    ...invalidActions,
  ];
  return actions[random(actions.length)] ?? "";
}
