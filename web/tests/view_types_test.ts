// SPDX-License-Identifier: BSL-1.0
// The JSON that the C++ engine writes has exactly the types of src/engine/view.ts.
import { beforeAll, describe, expect, test } from "vitest";

import type {
  Choice,
  Explanation,
  Hints,
  PositionEditor,
  Review,
  View,
} from "../src/engine/view.ts";
import { callNativeEngine, loadCore, type NativeCall } from "./support/native_engine.ts";
import { createRandom, randomAction, rulesTexts } from "./support/random_actions.ts";
import { checkTypes, type TypedJson } from "./support/type_check.ts";

const states = {
  notStarted: "rules=3x3/3",
  start: "rules=3x3/3&moves=",
  inPlay: "rules=3x3/3&moves=b2,a1,c3",
  firstWon: "rules=3x3/3&moves=a1,b1,a2,b2,a3",
  secondWon: "rules=3x3/3/second&moves=a1,b1,a2,b2,a3",
  drawn: "rules=3x3/3&moves=b2,a1,c3,a3,a2,c2,b1,b3,c1",
  undone: "rules=3x3/3&moves=b2,a1,c3&ply=1",
  undoneToStart: "rules=3x3/3&moves=b2,a1,c3&ply=0",
  settings: "rules=3x3/3&moves=b2&starter=toss&first=computer&second=computer&hints=on",
  weak: "rules=7x6/4/drop&moves=44&first=computer&first-level=2&second-level=7",
  secondStarts: "rules=3x3/3/second&moves=b2&starter=second",
  connectFour: "rules=7x6/4/drop&moves=44455554221&hints=on",
  fullColumn: "rules=7x6/4/drop&moves=444444",
  dropWon: "rules=7x6/4/drop&moves=1122334",
  gomoku: "rules=15x15/5&moves=h8,h9,g8",
  largest: "rules=19x19/6&moves=a1,s19",
  oneSquare: "rules=1x1/1&moves=a1",
  tooLongRun: "rules=12x1/20&moves=",
  wideDrop: "rules=12x8/5/drop&moves=12,1",
  exactly: "rules=6x1/2/exactly&moves=a1,d1,c1,f1,b1",
  misere: "rules=3x3/3/misere&moves=b2,a1,c3",
  misereLost: "rules=3x3/3/misere&moves=a1,b1,a2,b2,a3",
  variations: "rules=7x6/4/drop&moves=44(31(2))5(6)3&variation=3&ply=3",
  setUp: "rules=7x6/4/drop&position=7/7/7/7/3O3/3X3&moves=4",
  offersReply: "rules=3x3/3&moves=a1,b2&ply=1&second=computer",
  exactlyAndMisere: "rules=7x6/4/drop/exactly/misere&moves=44",
  torus: "rules=3x3/3/torus&moves=a3,b2,b1,a1,c2",
} as const;

/// Every reason why an action is refused.
const refusedActions: readonly (readonly [state: string, action: string])[] = [
  [states.notStarted, "play b2"],
  [states.notStarted, "undo"],
  [states.start, "start"],
  [states.start, "undo"],
  [states.start, "redo"],
  [states.start, "rules 5x5/4"],
  [states.notStarted, "rules 0x3/3"],
  [states.notStarted, "rules 20x3/3"],
  [states.inPlay, "play b2"],
  [states.inPlay, "play d4"],
  [states.inPlay, "play first a2"],
  [states.inPlay, "play zz"],
  [states.inPlay, "reply a2"],
  [states.inPlay, "jump 4"],
  [states.inPlay, "jump 1 2"],
  [states.inPlay, "promote"],
  [states.inPlay, "remove"],
  [states.notStarted, "position 20x3/3 20/20/20"],
  [states.settings, "play a2"],
  [states.firstWon, "play c1"],
  [states.fullColumn, "play 4"],
  [states.connectFour, "play a6"],
  [states.inPlay, "fly"],
  [states.inPlay, 'play "\\'],
  [states.inPlay, "hints maybe"],
];

const unreadableStates = [
  "nonsense",
  "rules=99x99/5",
  "moves=b2,b2",
  "ply=1",
  "starter=nobody",
  "moves=b2)",
  "position=XX1/3/3",
  "variation=2&moves=b2",
  "hints=on&hints=on",
  '"\\\u0001',
];

/// Searched states, of which the searches end soon.
const solvedStates = [
  states.start,
  states.inPlay,
  states.firstWon,
  states.drawn,
  states.undone,
  states.connectFour,
  states.dropWon,
  states.oneSquare,
  states.exactly,
  states.misere,
  states.misereLost,
  "rules=3x3/3&moves=b2,b1,c1,b3,a3",
  "rules=4x3/3&moves=a1,d3,b1,d2,b2",
];
const unsolvedStates = [
  states.gomoku,
  states.largest,
  states.exactlyAndMisere,
  states.torus,
  "rules=7x6/4/drop&moves=",
];

/// Calls that reduce states by random actions, invalid ones included.
async function randomCalls(): Promise<NativeCall[]> {
  const core = await loadCore();
  const calls: NativeCall[] = [];
  for (let game = 0; game < 5 * rulesTexts.length; ++game) {
    const random = createRandom(game);
    let view = core.load(`rules=${rulesTexts[game % rulesTexts.length]}&moves=`);
    for (let i = 0; i < 20; ++i) {
      const action = randomAction(view, random);
      calls.push(["reduce", view.state, action]);
      view = core.reduce(view.state, action);
    }
  }
  return calls;
}

function callTyped(type: TypedJson["type"], calls: readonly NativeCall[]): TypedJson[] {
  return callNativeEngine(calls).map((json) => ({ type, json }));
}

/// The same JSON with a key removed, or with one added, at every object in it.
function* mutations(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [i, element] of value.entries())
      for (const mutated of mutations(element)) yield value.with(i, mutated);
  } else if (typeof value === "object" && value !== null) {
    yield { ...value, unknown_key: 0 };
    for (const [key, member] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
      for (const mutated of mutations(member)) yield { ...value, [key]: mutated };
    }
  }
}

const parseAll = <T>(values: readonly TypedJson[]) =>
  values.map(({ json }) => JSON.parse(json) as T);
const distinct = <T>(values: readonly T[]) => [...new Set(values)].sort();

describe("the JSON of the engine", () => {
  let views: TypedJson[];
  let hints: TypedJson[];
  let reviews: TypedJson[];
  let choices: TypedJson[];
  let explanations: TypedJson[];
  let continuations: TypedJson[];
  let editors: TypedJson[];
  beforeAll(async () => {
    views = callTyped("View", [
      ...[...Object.values(states), ...unreadableStates].map((text) => ["load", text] as const),
      ...refusedActions.map(([state, action]) => ["reduce", state, action] as const),
      ...(await randomCalls()),
    ]);
    hints = callTyped("Hints", [
      ...solvedStates.map((state) => ["hints", state] as const),
      ...unsolvedStates.map((state) => ["start_hints", state] as const),
    ]);
    reviews = callTyped("Review", [
      ...[...solvedStates, states.gomoku].map((state) => ["review", state] as const),
      ...unsolvedStates.map((state) => ["start_review", state] as const),
    ]);
    choices = callTyped("Choice", [
      ["choose", states.inPlay],
      ["choose", states.connectFour],
      ["choose", states.gomoku],
      ["choose", states.misere],
      ["choose", states.exactlyAndMisere],
      ["choose", states.weak],
    ]);
    continuations = callTyped("Continuations", [
      ["continuations", states.inPlay],
      ["continuations", states.connectFour],
      ["continuations", states.firstWon],
    ]);
    editors = callTyped("PositionEditor", [
      ["edit_position", states.start],
      ["edit_position", states.inPlay],
      ["edit_position", states.dropWon],
      ["edit", "3x3/3 3/3/3", "put 4 second"],
      ["edit", "3x3/3 XX1/3/3", "turn first"],
    ]);
    explanations = callTyped("Explanation", [
      ["explanation", "rules=7x6/4/drop&moves=43443555", "2"],
      ["explanation", states.inPlay, "b1"],
      ["explanation", states.connectFour, "3"],
    ]);
  }, 120_000);

  test("has exactly the types of the page", () => {
    expect(
      checkTypes([
        ...views,
        ...hints,
        ...reviews,
        ...choices,
        ...explanations,
        ...continuations,
        ...editors,
      ]),
    ).toEqual([]);
  });

  test("is refused by the type check with a key more or less, and with another value", () => {
    const shortView = callTyped("View", [["load", "rules=2x1/2&moves=a1"]]);
    const shortHints = callTyped("Hints", [["hints", "rules=2x1/2&moves=a1"]]);
    const shortReview = callTyped("Review", [["review", "rules=2x1/2&moves=a1"]]);
    const samples = [
      ...shortView,
      ...shortHints,
      ...shortReview,
      ...choices.slice(0, 1),
      ...explanations.slice(1, 2),
      ...callTyped("Continuations", [["continuations", "rules=2x1/2&moves=a1"]]),
      ...callTyped("PositionEditor", [["edit_position", "rules=2x1/2&moves=a1"]]),
    ];
    const mutated = samples.flatMap(({ type, json }) =>
      [...mutations(JSON.parse(json))].map((value) => ({ type, json: JSON.stringify(value) })),
    );
    const replaced = [
      ['"outcome": "in play"', '"outcome": "in_play"'],
      ['"to_move": "second"', '"to_move": "third"'],
      ['"gravity": "place"', '"gravity": "placed"'],
      ['"length": "at_least"', '"length": "at_most"'],
      ['"convention": "normal"', '"convention": null'],
      ['"edges": "bounded"', '"edges": "open"'],
      ['"ply": 1', '"ply": "1"'],
      ['"last": 0', '"last": undefined'],
      ['"refusal": null', '"refusal": null, "refusal": null'],
      ['"judgment": "best"', '"judgment": "good"'],
    ].flatMap(([original = "", replacement = ""]) => {
      const sample = samples.find(({ json }) => json.includes(original));
      expect(sample, original).toBeDefined();
      return sample ? [{ ...sample, json: sample.json.replace(original, replacement) }] : [];
    });
    expect(mutated.length).toBeGreaterThan(80);
    expect(checkTypes(samples, [...mutated, ...replaced])).toEqual([]);
  });

  test("has every value that the types name", () => {
    const allViews = parseAll<View>(views);
    const values = <Key extends keyof View>(key: Key) =>
      distinct(allViews.map((view) => view[key]));
    expect(values("outcome")).toEqual(["draw", "first won", "in play", "second won"]);
    expect(values("to_move")).toEqual(["first", "second"]);
    expect(values("gravity")).toEqual(["drop", "place"]);
    expect(values("length")).toEqual(["at_least", "exactly"]);
    expect(values("style")).toEqual(["discs", "marks", "stones"]);
    expect(values("convention")).toEqual(["misere", "normal"]);
    expect(values("edges")).toEqual(["bounded", "wrapping"]);
    expect(values("starter")).toEqual(["first", "second", "toss"]);
    expect(values("first")).toEqual(["computer", "person"]);
    expect(values("second")).toEqual(["computer", "person"]);
    for (const key of ["first_level", "second_level"] as const)
      expect(values(key).length, key).toBeGreaterThan(2);
    for (const key of [
      "is_started",
      "is_over",
      "waits_for_computer",
      "waits_for_person",
      "can_undo",
      "can_redo",
      "offers_reply",
      "offers_reset",
      "has_hints",
    ] as const)
      expect(values(key), key).toEqual([false, true]);
    for (const key of ["last", "refusal"] as const) {
      expect(allViews.some((view) => view[key] === null)).toBe(true);
      expect(allViews.some((view) => view[key] !== null)).toBe(true);
    }
    for (const key of ["available", "moves", "decisive_line"] as const) {
      expect(allViews.some((view) => view[key].length === 0)).toBe(true);
      expect(allViews.some((view) => view[key].length > 0)).toBe(true);
    }
    for (const [i, [state, action]] of refusedActions.entries()) {
      const view = allViews[Object.keys(states).length + unreadableStates.length + i];
      expect(view?.refusal, `${state} ${action}`).toMatch(/\.$/);
    }
    const allEditors = parseAll<PositionEditor>(editors);
    expect(distinct(allEditors.map((each) => each.action === null))).toEqual([false, true]);
    expect(distinct(allEditors.map((each) => each.can_choose_turn))).toEqual([false, true]);
    const allHints = parseAll<Hints>(hints);
    expect(distinct(allHints.map(({ is_done }) => is_done))).toEqual([false, true]);
    expect(distinct(allHints.flatMap(({ moves }) => moves.map((hint) => hint.is_best)))).toEqual([
      false,
      true,
    ]);
    const allReviews = parseAll<Review>(reviews);
    expect(distinct(allReviews.map(({ is_done }) => is_done))).toEqual([false, true]);
    const judgments = allReviews.flatMap(({ plies: [, ...moves] }) =>
      moves.map(({ judgment }) => judgment),
    );
    expect(distinct(judgments)).toEqual(["best", "inaccuracy", "mistake", "unknown"]);
    const kinds = parseAll<Explanation>(explanations).flatMap(({ marks }) =>
      marks.map(({ kind }) => kind),
    );
    expect(distinct(kinds)).toEqual(["better", "line", "threat", "zugzwang"]);
    expect(distinct(parseAll<Choice>(choices).map(({ is_proven }) => is_proven))).toEqual([
      false,
      null,
      true,
    ]);
  });
});
