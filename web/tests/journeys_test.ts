// SPDX-License-Identifier: BSL-1.0
// What four visitors do from beginning to end, in three browsers.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Server, serve } from "../serve.mjs";
import { pageFolder } from "./support/browser";
import { type Visitor, visitors } from "./support/visitor";

let site: Server;
beforeAll(async () => {
  site = await serve(pageFolder);
});
afterAll(() => site.close());

describe.each(Object.keys(visitors))("%s", (name) => {
  let visitor: Visitor;
  // A new visitor for each try: the page continues the game of the last visit.
  beforeEach(async () => {
    visitor = await (visitors[name] as () => Promise<Visitor>)();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") console.error(name, await visitor?.texts("main"));
    await visitor?.close();
  });

  const texts = (selector: string) => visitor.texts(selector);
  const count = async (selector: string) => (await texts(selector)).length;
  const stones = (player: string) => count(`[role="gridcell"][aria-label*="${player}"]`);
  /// Waits until an element shows a text, and clicks it.
  async function click(selector: string, text = "") {
    await expect.poll(async () => (await texts(selector)).join("\n")).toContain(text);
    await visitor.click(selector, text);
  }
  const shows = (selector: string, text: string | RegExp) =>
    expect.poll(async () => (await texts(selector)).join("\n")).toMatch(text);

  test("a child taps a column, plays the game to its end, and wants a rematch", async () => {
    await visitor.go(site.url);
    await shows("h1", "Choose a game");
    await click('.welcome [aria-label^="column 4, row 1"]');
    await expect.poll(() => stones("Red")).toBe(1);
    const isOver = async () => (await count(".game-end button")) > 0;
    for (let turn = 1; ; turn++) {
      await expect
        .poll(async () => (await isOver()) || (await count(".square.playable")) > 0)
        .toBe(true);
      if (await isOver()) break;
      const [before, playable] = [await stones("Yellow"), await texts(".square.playable")];
      // Another column each time: the page ignores the second click of a double click.
      await click(`[aria-label="${playable[turn % playable.length]}"]`);
      await expect.poll(() => stones("Yellow")).toBeGreaterThan(before);
    }
    await shows(".game-status .sentence", /You win|You lose|Draw/);
    await click(".game-end button", "Rematch");
    await expect.poll(() => stones("Red")).toBeLessThan(2);
  });

  test("a club player blocks a four in gomoku, and reviews a lost game", async () => {
    await visitor.go(`${site.url}#rules=15x15/5&moves=h8,a1,h9,c1,h10,a3,h11&hints=on`);
    await shows(".threat, .hint-list", /h7|h12/);
    await click('[role="gridcell"][aria-label^="h7"]');
    await shows(".game-status .sentence", "Black's turn");
    await visitor.go(`${site.url}#rules=7x6/4/drop&moves=1122334&first=computer`);
    await click(".game-end button", "Review");
    await shows(".annotations li", /\d/);
    await shows(".moment", /Move \d/);
    await click(".moment");
    await shows("h1", /better move/);
  });

  test("a programmer sees a refused move, and mends the program", async () => {
    await visitor.go(`${site.url}#playground&example=column_full`);
    await shows(".diagnostic .message", "column 4 is full");
    await expect.poll(() => count(".mends .refused")).toBe(1);
    await click('.mends [data-square="0"]');
    await shows(".compile-status [role=status]", "Compiles");
  });

  test("a teacher's course page has a board that can be played", async () => {
    const embed = `${site.url}embed/in_a_row.js`;
    const html = `<!doctype html><title>Lesson 1</title><script type="module" src="${embed}"></script>
      <h1>Who wins?</h1><in-a-row rules="connect-four" moves="4453" level="1"></in-a-row>`;
    const course = createServer((_request, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8").end(html);
    });
    await new Promise<void>((resolve) => course.listen(0, "127.0.0.1", resolve));
    await visitor.go(`http://127.0.0.1:${(course.address() as AddressInfo).port}/`);
    await expect.poll(() => stones("Red")).toBe(2);
    await click('[aria-label^="column 1, row 1"]');
    await expect.poll(() => stones("Red")).toBe(3);
    await visitor.go(`${site.url}#puzzles`);
    await shows("h1", /\S/);
    await click("button", "Solution");
    await shows(".puzzle-status", /solution/i);
    course.close();
  });
});
