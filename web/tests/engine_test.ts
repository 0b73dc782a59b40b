// SPDX-License-Identifier: BSL-1.0
import { beforeAll, describe, expect, test } from "vitest";

import type { Engine } from "../src/engine/engine.ts";
import type { Hints, View } from "../src/engine/view.ts";
import { askNative, buildNative, wasmEngine } from "./support/native.ts";

/// The same numbers for the same seed: a linear congruence, of which the low bits are left out.
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}

const boards = ["3x3/3", "7x6/4/drop", "15x15/5", "5x4/3", "11x11/5", "19x19/6", "1x1/1", "9x3/4/drop", "12x8/5/drop"];
const garbage = [
  "", " ", "play", "play zz", "play first", "play \"b2\"", "play \\", "jump", "jump -1", "jump 99999999999",
  "start third", "rules", "rules 20x3/3", "rules 0x0/0", "first nobody", "hints maybe", "fly", "PLAY b2", "undo twice",
  `play ${"9".repeat(5000)}`, "play é", "starter",
];

function sensible(view: View, random: (below: number) => number): string {
  const square = view.available[random(Math.max(view.available.length, 1))] ?? 0;
  const column = view.column_names[square % view.columns] ?? "";
  const row = view.row_names[Math.floor(square / view.columns)] ?? "";
  const move = view.drops ? column : column + row;
  const isComputers = view[view.to_move] === "computer";
  return `${isComputers ? "reply" : "play"} ${move}`;
}
function anyAction(view: View, random: (below: number) => number): string {
  const kind = random(24);
  if (kind < 16 && view.is_started) return sensible(view, random);
  const others = [
    "start", "start first", "start second", "undo", "redo", "reset", "resume", `jump ${random(12)}`,
    `rules ${boards[random(boards.length)] ?? ""}`, "starter toss", "starter second", "first computer", "second computer",
    "first person", "second person", "hints on", "hints off", "play a1", "play first a1", "play second 1", "reply b2",
    ...garbage,
  ];
  return others[random(others.length)] ?? "";
}

describe("the engine as WebAssembly", () => {
  let engine: Engine;
  beforeAll(async () => {
    buildNative();
    engine = await wasmEngine();
  }, 180_000);

  test("plays a thousand random games byte for byte as on this machine", () => {
    const lines: string[] = [];
    const views: string[] = [];
    for (let game = 0; game < 1000; ++game) {
      const random = randomFrom(game);
      let view = engine.load(`rules=${boards[game % boards.length]}`);
      for (let i = 0; i < 30; ++i) {
        const action = i === 0 && random(4) > 0 ? `start ${random(2) ? "first" : "second"}` : anyAction(view, random);
        lines.push(`${view.state}\t${action}`);
        view = engine.reduce(view.state, action);
        views.push(engine.lastText);
      }
    }
    expect(askNative(lines)).toEqual(views);
    const over = views.filter((view) => view.includes('"is_over":true')).length;
    const refused = views.filter((view) => !view.includes('"refusal":null')).length;
    expect(over).toBeGreaterThan(1000);
    expect(refused).toBeGreaterThan(1000);
  }, 120_000);

  test("finds the hints that this machine finds", () => {
    const states = [
      "rules=3x3/3&moves=", "rules=3x3/3&moves=b2,a1", "rules=4x4/4/drop&moves=1", "rules=5x3/3&moves=a1,b2",
      "rules=7x6/4/drop&moves=44455554221", "rules=7x6/4/drop&moves=4444445",
      "rules=7x6/4/drop&moves=32164625", "rules=7x6/4/drop&moves=2252576253462244111563365343671351441",
    ];
    const native = askNative(states).map((text) => JSON.parse(text) as Hints);
    states.forEach((state, i) => {
      expect(engine.askHints(state)).toBe(true);
      let progress = engine.goOnWithHints();
      while (!progress.isDone) progress = engine.goOnWithHints();
      expect(progress.known, state).toEqual(native[i]);
    });
  }, 120_000);

  test("says what cannot be read, and has a game all the same", () => {
    for (const text of ["x", "rules=", "rules=3x3/3&moves=zz", "%%%", "&&&===", "moves=b2,b2", "ply=1", "\u0000", "rules=999x999/5", "a".repeat(100_000)]) {
      const view = engine.load(text);
      expect(view.refusal, text.slice(0, 40)).toMatch(/^The link cannot be read: .*\.$/);
      expect(engine.reduce(view.state, "start").is_started).toBe(true);
    }
  });

  test("refuses what is no book", () => {
    expect(engine.useBook(new Uint8Array([1, 2, 3]))).toBe(false);
    expect(engine.useBook(new Uint8Array(0))).toBe(false);
  });

  test("answers a question about a game that is over", () => {
    expect(engine.choose("rules=3x3/3&moves=a1,b1,a2,b2,a3", 10)).toBeUndefined();
    expect(engine.askHints("rules=3x3/3&moves=a1,b1,a2,b2,a3")).toBe(true);
    expect(engine.goOnWithHints()).toEqual({ isDone: true, known: { is_answered: true, moves: [] } });
    expect(engine.askHints("nonsense")).toBe(false);
  });
});
