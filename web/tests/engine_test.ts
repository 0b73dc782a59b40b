// SPDX-License-Identifier: BSL-1.0
import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, test } from "vitest";

import type { Core } from "../src/engine/core.ts";
import type { SearchEngine } from "../src/engine/search_engine.ts";
import type { Hints } from "../src/engine/view.ts";
import {
  callNativeEngine,
  loadCore,
  loadSearchEngine,
  type NativeCall,
} from "./support/native_engine.ts";
import { createRandom, randomAction, rulesTexts } from "./support/random_actions.ts";

describe("the engine as WebAssembly", () => {
  let core: Core;
  let search: SearchEngine;
  beforeAll(async () => {
    core = await loadCore();
    search = await loadSearchEngine();
  });

  test("plays a thousand random games byte for byte as the native engine", () => {
    const calls: NativeCall[] = [];
    const views: string[] = [];
    for (let game = 0; game < 1000; ++game) {
      const random = createRandom(game);
      let view = core.load(`rules=${rulesTexts[game % rulesTexts.length]}`);
      for (let i = 0; i < 30; ++i) {
        const isStart = i === 0 && random(4) > 0;
        const action = isStart
          ? `start ${random(2) ? "first" : "second"}`
          : randomAction(view, random);
        calls.push(["reduce", view.state, action]);
        view = core.reduce(view.state, action);
        views.push(core.output);
      }
    }
    expect(callNativeEngine(calls)).toEqual(views);
    const over = views.filter((view) => view.includes('"is_over": true')).length;
    const refused = views.filter((view) => !view.includes('"refusal": null')).length;
    expect(over).toBeGreaterThan(1000);
    expect(refused).toBeGreaterThan(1000);
  }, 120_000);

  test("edits positions byte for byte as the native engine", () => {
    const calls: NativeCall[] = [];
    const editors: string[] = [];
    for (const rules of rulesTexts) {
      const random = createRandom(rules.length);
      let { text, view } = core.editPosition(`rules=${rules}`);
      for (let i = 0; i < 40; ++i) {
        const stone = ["first", "second", "free"][random(3)];
        const edit = random(9) > 0 ? `put ${random(view.board.length)} ${stone}` : "turn second";
        calls.push(["edit", text, edit]);
        ({ text, view } = core.edit(text, edit));
        editors.push(core.output);
      }
    }
    expect(callNativeEngine(calls)).toEqual(editors);
  }, 60_000);

  test("finds the same hints as the native engine", () => {
    const states = [
      "rules=3x3/3&moves=",
      "rules=3x3/3&moves=b2,a1",
      "rules=4x4/4/drop&moves=1",
      "rules=5x3/3&moves=a1,b2",
      "rules=7x6/4/drop&moves=44455554221",
      "rules=7x6/4/drop&moves=4444445",
      "rules=7x6/4/drop&moves=32164625",
      "rules=7x6/4/drop&moves=2252576253462244111563365343671351441",
      "rules=4x4/3/exactly&moves=b2,a1",
      "rules=3x3/3/misere&moves=",
      "rules=5x4/3/drop/exactly/misere&moves=3",
    ];
    const native = callNativeEngine(states.map((state) => ["hints", state]));
    states.forEach((state, i) => {
      expect(search.startHints(state)).toBe(true);
      let hints = search.resumeHints();
      while (!hints.is_done) hints = search.resumeHints();
      expect(hints, state).toEqual(JSON.parse(native[i] ?? "") as Hints);
    });
  }, 120_000);

  test("refuses states that cannot be read, and shows a game all the same", () => {
    for (const text of [
      "x",
      "rules=",
      "rules=3x3/3&moves=zz",
      "%%%",
      "&&&===",
      "moves=b2,b2",
      "ply=1",
      "\u0000",
      "rules=999x999/5",
      "a".repeat(100_000),
    ]) {
      const view = core.load(text);
      expect(view.refusal, text.slice(0, 40)).toMatch(/^The game cannot be read( whole)?: .*\.$/);
      expect(core.reduce(view.state, "start").is_started).toBe(true);
    }
  });

  test("writes German, and English again", async () => {
    const german = readFileSync(new URL("../src/language/core.de.txt", import.meta.url), "utf8");
    const [own, ownSearch] = [await loadCore(), await loadSearchEngine()];
    const status = () => own.load("rules=7x6/4/drop&moves=1122334").status_line;
    const hints = () => {
      ownSearch.startHints("rules=7x6/4/drop&moves=112233");
      return ownSearch.resumeHints().chance;
    };
    own.setLanguage(german);
    ownSearch.setLanguage(german);
    expect(status()).toBe("Gelb gewinnt");
    expect(hints()).toBe("Gelb gewinnt sofort in Spalte 4.");
    expect(() => own.setLanguage("nonsense")).toThrow(
      'Line 2: expected "first (X)", and then its translation, with the same placeholders.',
    );
    for (const engine of [own, ownSearch]) engine.setLanguage("");
    expect(status()).toBe("Yellow wins");
    expect(hints()).toBe("Yellow wins at once in column 4.");
  });

  test("has a book of Connect Four, whoever starts", () => {
    expect(search.hasBook("rules=7x6/4/drop&moves=44")).toBe(true);
    expect(search.hasBook("rules=7x6/4/drop/second&moves=44")).toBe(true);
    expect(search.hasBook("rules=7x6/4&moves=")).toBe(false);
    expect(search.hasBook("rules=3x3/3&moves=")).toBe(false);
    expect(search.hasBook("nonsense")).toBe(false);
  });

  test("refuses bytes that are not a book", () => {
    expect(search.setBook(new Uint8Array([1, 2, 3]))).toBe(false);
    expect(search.setBook(new Uint8Array(0))).toBe(false);
  });

  test("follows a proof of gomoku", async () => {
    const own = await loadSearchEngine();
    const state = (moves: string, rules = "15x15/5") => `rules=${rules}&moves=${moves}`;
    // b15 is the image of b1.
    for (const reply of ["b1", "b15"]) {
      const names = own.usefulProofs(state(`h8,${reply}`));
      expect(names).toHaveLength(8);
      expect(names).toContain("h8-b1");
    }
    expect(own.usefulProofs(state("h8,b1", "15x15/5/exactly"))).toContain("h8-b1");
    for (const useless of [
      state("h8"),
      state("h8,b1,i9"),
      state("h8,b1", "15x15/5/second"),
      state("h8,b1", "15x15/4"),
      `${state("h8,b1")}&first-level=7`,
      "nonsense",
    ])
      expect(own.usefulProofs(useless), useless).toEqual([]);
    const proof = new Uint8Array(
      readFileSync(new URL("../../data/openings/gomoku-h8-b1.proof", import.meta.url)),
    );
    expect(own.setProof(proof.slice(0, 1000))).toBe(false);
    expect(own.setProof(proof)).toBe(true);
    expect(own.usefulProofs(state("h8,b1"))).toEqual([]);
    expect(own.usefulProofs(state("h8,c1"))).toContain("h8-c1");
    expect(own.choose(state("h8,b1"), 1, 1)).toEqual({ move: "i9", is_proven: true });
    expect(own.choose(state("h8,b15", "15x15/5/exactly"), 1, 1)).toEqual({
      move: "i7",
      is_proven: true,
    });
    expect(own.choose(state("h8,c1"), 1, 1)?.is_proven).toBe(false);
  });

  test("plays a level by its seed, as the native engine", () => {
    const weak = [1, 2, 3, 4, 5, 6].flatMap((level) => [
      `rules=7x6/4/drop&moves=41414&second-level=${level}`,
      `rules=15x15/5&moves=h8,h9&first-level=${level}`,
    ]);
    const native = callNativeEngine(weak.map((state) => ["choose", state]));
    expect(weak.map((state) => search.choose(state, 1000, 1))).toEqual(
      native.map((json) => JSON.parse(json)),
    );
    const blocks = (level: number) =>
      Array.from({ length: 50 }, (_, seed) =>
        search.choose(`rules=7x6/4/drop&moves=41414&second-level=${level}`, 1000, seed),
      ).filter((choice) => choice?.move === "4").length;
    expect(blocks(1)).toBeLessThan(45);
    expect(blocks(6)).toBe(50);
    expect(search.choose("rules=7x6/4/drop&moves=41414&first-level=1", 1000, 1)?.is_proven).toBe(
      true,
    );
  });

  test("searches a game that is over", () => {
    expect(search.choose("rules=3x3/3&moves=a1,b1,a2,b2,a3", 10, 1)).toBeUndefined();
    expect(search.startHints("rules=3x3/3&moves=a1,b1,a2,b2,a3")).toBe(true);
    expect(search.resumeHints()).toEqual({
      is_done: true,
      threat: "",
      chance: "",
      moves: [],
    });
    expect(search.startHints("nonsense")).toBe(false);
  });

  test("writes the text of a move onto every square, occupied squares included", () => {
    const placed = core.load("rules=3x3/3&moves=b2");
    expect(placed.move_texts).toEqual(["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]);
    const dropped = core.load("rules=4x2/4/drop&moves=11");
    expect(dropped.move_texts).toEqual(["1", "2", "3", "4", "1", "2", "3", "4"]);
    expect(dropped.available.map(({ text }) => text)).toEqual(["2", "3", "4"]);
  });
});
