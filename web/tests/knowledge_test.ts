// SPDX-License-Identifier: BSL-1.0
// What is known of a state is shown over that state, and over no other.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { Core } from "../src/engine/core.ts";
import type { SearchListener } from "../src/engine/search_client.ts";
import type { Found, SearchKind, SearchRequest } from "../src/engine/search_protocol.ts";
import type { Hints, Review } from "../src/engine/view.ts";
import { KnowledgeRecords } from "../src/game/knowledge.ts";
import { Searches } from "../src/game/searches.ts";
import { initialDisplay, snapshotOf } from "../src/game/snapshot.ts";
import { loadCore } from "./support/native_engine.ts";

const hints = (words: string, lower = 1, upper = 1): Hints => ({
  is_done: true,
  threat: "",
  chance: "",
  moves: [
    {
      square: 0,
      move: "a3",
      is_best: true,
      is_shown: true,
      pattern: "none",
      pattern_words: "",
      words,
      lower,
      upper,
      outlook: lower > 0 ? "win" : lower === upper ? "draw" : "unknown",
    },
  ],
});
const finished = <T>(found: T) => ({ found, isFinished: true });

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe("the records", () => {
  test("add what is found to what is known", () => {
    const records = new KnowledgeRecords();
    records.write("a", { hints: finished(hints("wins")) });
    records.write("a", { isReplyProven: true });
    expect(records.of("a")).toEqual({ hints: finished(hints("wins")), isReplyProven: true });
    expect(records.of("b")).toEqual({});
  });

  test("are of the states that were written last", () => {
    const records = new KnowledgeRecords(3);
    for (const state of ["a", "b", "c", "a", "d"]) records.write(state, { isReplyProven: true });
    expect(["a", "b", "c", "d"].filter((each) => records.of(each).isReplyProven)).toEqual([
      "a",
      "c",
      "d",
    ]);
  });

  test("forget what a search that was given up has found, but nothing that is finished", () => {
    const records = new KnowledgeRecords();
    records.write("a", { hints: { found: hints("wins"), isFinished: false } });
    records.write("b", { hints: finished(hints("wins")) });
    for (const state of ["a", "b", "c"]) records.forgetUnfinished(state, "hints");
    expect(records.of("a").hints).toBeUndefined();
    expect(records.of("b").hints).toEqual(finished(hints("wins")));
  });
});

/// Keeps the requests, to answer them at any time.
class StandInClient {
  readonly requests: { readonly request: SearchRequest; readonly listener: SearchListener }[] = [];
  readonly canceled: SearchKind[] = [];

  request<Kind extends SearchKind>(request: SearchRequest<Kind>, listener: SearchListener<Kind>) {
    this.requests.push({ request, listener });
  }
  cancel(kind: SearchKind) {
    this.canceled.push(kind);
  }

  of(kind: SearchKind) {
    return this.requests.filter(({ request }) => request.kind === kind);
  }
  states(kind: SearchKind) {
    return this.of(kind).map(({ request }) => request.state);
  }
  answer<Kind extends SearchKind>(kind: Kind, state: string, found: Found[Kind], isLast = true) {
    const requested = this.of(kind).findLast(({ request }) => request.state === state);
    if (!requested) throw new Error(`${kind} of ${state} were not requested`);
    const { listener, request } = requested;
    (listener as SearchListener<SearchKind>).onResult({
      kind,
      state,
      move: request.move,
      found,
      isLast,
    } as Parameters<SearchListener["onResult"]>[0]);
  }
}

describe("the searches", () => {
  let client: StandInClient;
  let records: KnowledgeRecords;
  let searches: Searches;
  let failures: string[];
  let choices: string[];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
    client = new StandInClient();
    records = new KnowledgeRecords();
    [failures, choices] = [[], []];
    searches = new Searches(client, records, {
      onKnowledge: () => undefined,
      onChoice: (state) => choices.push(state),
      onFailure: (message) => failures.push(message),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /// Shows a state, and returns what is displayed of it.
  function show(state: string, explainedMove?: string, isReply = false) {
    const view = core.load(state);
    const isThinking = view.waits_for_computer;
    const display = { ...initialDisplay(view, false), isThinking, explainedMove, isReply };
    searches.follow(display);
    return () => snapshotOf(display, records);
  }
  const [one, other] = ["rules=3x3/3&moves=b2", "rules=4x4/4&moves=a1"];

  test("show what is found over its own game, however late it is", () => {
    const showsOne = show(`${one}&hints=on`, "a1");
    const showsOther = show(`${other}&hints=on`, "a2");
    const explanation = { is_done: true, sentence: "", marks: [] };
    client.answer("hints", one, hints("of the first"));
    client.answer("continuations", one, { is_done: true, moves: [] });
    client.answer("review", one, {
      is_done: true,
      plies: [{ words: "a draw", lower: 0, upper: 0, outlook: "draw" as const }],
    });
    client.answer("explanation", one, explanation);
    const { hints: found, suggestion, continuations, review, explained } = showsOther();
    expect([found, suggestion, continuations, review]).toEqual(Array(4).fill(undefined));
    expect(explained).toEqual({
      state: other,
      move: "a2",
      explanation: undefined,
      isSearched: true,
    });
    expect(showsOne().hints).toEqual(hints("of the first"));
    expect(showsOne().explained?.explanation).toEqual(explanation);
  });

  test("explain the move that was asked about", () => {
    const showsFirst = show(one, "a1");
    const showsSecond = show(one, "a2");
    client.answer("explanation", one, { is_done: true, sentence: "of a2", marks: [] });
    expect(showsFirst().explained?.explanation).toBeUndefined();
    expect(showsSecond().explained?.explanation?.sentence).toBe("of a2");
  });

  test("are requested once where they have ended, and anew where they were given up", () => {
    show(`${one}&hints=on`);
    client.answer("hints", one, hints("wins"));
    client.answer("continuations", one, { is_done: false, moves: [] }, false);
    show(`${one}&hints=on`);
    expect([client.states("hints"), client.states("continuations")]).toEqual([[one], [one]]);
    show(`${other}&hints=on`);
    expect(client.canceled).toContain("continuations");
    const shows = show(`${one}&hints=on`);
    expect(client.states("hints")).toEqual([one, other]);
    expect(client.states("continuations")).toEqual([one, other, one]);
    expect(shows().hints).toEqual(hints("wins"));
    expect(shows().continuations).toBeUndefined();
  });

  test("are canceled, and what they found hidden, where hints are off", () => {
    show(`${one}&hints=on`);
    client.answer("hints", one, hints("wins"));
    const shows = show(one);
    expect(client.canceled).toEqual(expect.arrayContaining(["hints", "continuations", "review"]));
    expect(shows().hints).toBeUndefined();
  });

  test("suggest a move where hints know none that wins or draws after a second", () => {
    show(`${one}&hints=on`);
    client.answer("hints", one, hints("?", -5, 5), false);
    expect(client.of("suggestion")).toEqual([]);
    vi.advanceTimersByTime(1_001);
    client.answer("hints", one, hints("?", -5, 5), false);
    client.answer("hints", one, hints("?", -5, 5), false);
    expect(client.states("suggestion")).toEqual([one]);
    show(`${other}&hints=on`);
    client.answer("hints", other, hints("draws", 0, 0));
    expect(client.states("suggestion")).toEqual([one]);
  });

  test("take over the review of the moves that two games have in common", () => {
    const position = (words: string) => ({ words, lower: 0, upper: 0, outlook: "draw" as const });
    const move = (words: string) =>
      ({ ...position(words), judgment: "best", annotation: "", puzzle: null }) as const;
    const review: Review = { is_done: true, plies: [position("start"), move("b2"), move("a1")] };
    show("rules=3x3/3&moves=b2,a1&hints=on");
    client.answer("review", "rules=3x3/3&moves=b2,a1", review);
    const words = (shows: ReturnType<typeof show>) =>
      shows().review?.plies.map((each) => each.words);
    expect(words(show("rules=3x3/3&moves=b2,c1&hints=on"))).toEqual(["start", "b2"]);
    expect(client.states("review")).toContain("rules=3x3/3&moves=b2,c1");
    expect(words(show("rules=4x4/4&moves=b2,c1&hints=on"))).toBeUndefined();
    expect(words(show("rules=3x3/3&moves=b2,a1&ply=1&hints=on"))).toEqual(["start", "b2", "a1"]);
  });

  test("are requested again after a failure", () => {
    show(`${one}&second=computer`);
    const [asked] = client.of("choice");
    asked?.listener.onFailure("no memory");
    expect(failures).toEqual(["no memory"]);
    show(`${one}&second=computer`);
    const { state } = core.load(`${one}&second=computer`);
    expect(client.states("choice")).toEqual([state, state]);
    client.answer("choice", state, { move: "a1", is_proven: true });
    expect(choices).toEqual([state]);
  });

  test("show a proof over the game after the computer's reply alone", () => {
    records.write("rules=3x3/3&moves=b2,a1", { isReplyProven: true });
    const isProven = (state: string, isReply = true) =>
      show(state, undefined, isReply)().isReplyProven;
    expect(isProven("rules=3x3/3&moves=b2,a1&second=computer")).toBe(true);
    expect(isProven("rules=3x3/3&moves=b2,a1&second=computer", false)).toBeUndefined();
    for (const state of [
      "rules=3x3/3&moves=b2&second=computer",
      "rules=3x3/3&moves=b2,a1,c3,c1&second=computer",
      "rules=3x3/3/misere&moves=b2,a1&second=computer",
    ])
      expect(isProven(state), state).toBeUndefined();
  });
});
