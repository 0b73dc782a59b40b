// SPDX-License-Identifier: BSL-1.0
// What the page calls the rules of a game.
import { expect, test } from "vitest";
import type { View } from "../src/engine/view";
import { gameTitle } from "../src/game/settings";

const plain = {
  name: "5x4/3",
  columns: 5,
  rows: 4,
  run: 3,
  gravity: "place",
  length: "at_least",
  convention: "normal",
  edges: "bounded",
} as View;

test("rules are named, or described in words", () => {
  expect(gameTitle({ ...plain, name: "connect-four" })).toBe("Connect Four");
  expect(gameTitle(plain)).toBe("5 × 4, 3 in a row");
  expect(
    gameTitle({ ...plain, name: "5x4/3/misere/torus", convention: "misere", edges: "wrapping" }),
  ).toBe("5 × 4, 3 in a row loses, on a torus");
});

test("rules that the page has no words for are written as C++ writes them", () => {
  expect(gameTitle({ ...plain, name: "5x4/3/hexagonal" })).toBe("5x4/3/hexagonal");
});
