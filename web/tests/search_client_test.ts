// SPDX-License-Identifier: BSL-1.0
// One worker for all parts of the page.
import { beforeEach, describe, expect, test } from "vitest";

import { loadOnce } from "../src/engine/load_once.ts";
import { SearchClient } from "../src/engine/search_client.ts";
import type { PageMessage, SearchKind, WorkerMessage } from "../src/engine/search_protocol.ts";

class StandInWorker extends EventTarget {
  readonly messages: PageMessage[] = [];
  isTerminated = false;

  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: PageMessage) {
    this.messages.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  send(data: WorkerMessage) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}
let workers: StandInWorker[] = [];

describe("the search client", () => {
  let client: SearchClient;
  let heard: string[];
  beforeEach(() => {
    workers = [];
    heard = [];
    client = new SearchClient(() => new StandInWorker() as unknown as Worker);
  });

  const ask = (name: string, kind: SearchKind, state = "a", move?: string) =>
    client.request(
      { kind, state, move, milliseconds: 1 },
      {
        onResult: (result) => heard.push(`${name}: ${result.kind} of ${result.state}`),
        onFailure: (message) => heard.push(`${name}: ${message}`),
      },
    );
  const choice = (kind: "choice" | "solution", state = "a", move?: string) =>
    workers[0]?.send({ kind, state, move, isLast: true, found: { move: "4", is_proven: true } });

  test("tells each part its own results, by one worker", () => {
    ask("game", "choice");
    ask("puzzles", "solution");
    choice("solution");
    choice("choice");
    expect(heard).toEqual(["puzzles: solution of a", "game: choice of a"]);
    expect(workers).toHaveLength(1);
  });

  test("tells every worker the language before its requests", () => {
    client.setLanguage("one");
    ask("game", "choice");
    client.setLanguage("two");
    workers[0]?.send({ kind: "failure", message: "lost" });
    ask("game", "choice");
    const languages = workers.map(({ messages }) =>
      messages.map((each) => (each.kind === "language" ? each.translation : each.kind)),
    );
    expect(languages).toEqual([
      ["one", "choice", "two"],
      ["two", "choice"],
    ]);
  });

  test("drops the results of requests that were replaced or canceled", () => {
    ask("first", "choice", "a");
    ask("second", "choice", "b", "1");
    choice("choice", "a");
    choice("choice", "b", "2");
    client.cancel("choice");
    choice("choice", "b", "1");
    expect(heard).toEqual([]);
  });

  test("cancels what the worker has not finished", () => {
    client.cancel("choice");
    expect(workers).toEqual([]);
    ask("game", "choice");
    choice("choice");
    client.cancel("choice");
    expect(workers[0]?.messages.map(({ kind }) => kind)).toEqual(["choice"]);
  });

  test("tells a failure to those who wait, and starts anew", () => {
    ask("game", "choice");
    ask("puzzles", "answer");
    choice("choice");
    heard = [];
    workers[0]?.send({ kind: "failure", message: "no memory" });
    expect(heard).toEqual(["puzzles: no memory"]);
    expect(workers[0]?.isTerminated).toBe(true);
    ask("puzzles", "answer");
    expect(workers).toHaveLength(2);
  });
});

test("what is loaded once is loaded again after a failure only", async () => {
  let count = 0;
  const load = loadOnce(async () => {
    if (++count === 1) throw new Error("offline");
    return count;
  });
  await expect(load()).rejects.toThrow("offline");
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  expect(await load()).toBe(2);
});
