// SPDX-License-Identifier: BSL-1.0
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { expectAccessible, launchBrowser, openPage } from "./support/browser";

const folder = new URL("../../bindings/python/inarow/widget/", import.meta.url);
const source = (name: string) => readFileSync(fileURLToPath(new URL(name, folder)), "utf8");

/// A view as inarow.widget.Board sends it.
const view = {
  columns: 3,
  drops: true,
  cells: [0, 0, 0, 0, 1, 0],
  moves: [
    { action: 0, square: 3, text: "1" },
    { action: 1, square: 1, text: "2" },
    { action: 2, square: 5, text: "3" },
  ],
  scores: { 1: -2, 3: 0, 5: 3 },
  line: [],
  last: 4,
  status: "Red to move",
  can_undo: true,
  can_redo: false,
};

/// Draws a view with a model that keeps what the board sends.
async function draw(page: Page, shown: object) {
  await page.setContent(
    `<html lang="en"><title>Board</title><style>${source("board.css")}</style>
    <main><h1>Notebook</h1><div id="board"></div></main>`,
  );
  const content = source("board.js").replace("export default", "globalThis.board =");
  await page.addScriptTag({ type: "module", content });
  await page.evaluate((shown) => {
    const values: { view: unknown; hints: unknown } = { view: shown, hints: false };
    const sent: unknown[] = [];
    const listeners: (() => void)[] = [];
    const model = {
      get: (name: keyof typeof values) => values[name],
      set: (name: keyof typeof values, value: unknown) => {
        values[name] = value;
      },
      save_changes: () => sent.push({ hints: values.hints }),
      send: (message: unknown) => sent.push(message),
      on: (_: string, listener: () => void) => listeners.push(listener),
      off: () => {},
    };
    const show = (next: unknown) => {
      values.view = next;
      for (const listener of listeners) listener();
    };
    Object.assign(globalThis, { sent, show });
    const { board } = globalThis as unknown as { board: { render: (given: object) => void } };
    board.render({ model, el: document.querySelector("#board") });
  }, shown);
}
const sent = (page: Page) => page.evaluate("sent");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

describe("the board of a notebook", () => {
  test("sends the move of a click, anywhere in a column where stones drop", async () => {
    const { page, context, errors } = await openPage(browser, "about:blank");
    await draw(page, view);
    await page.getByRole("button", { name: "play 3, score 3" }).click();
    await page.locator(".squares button").first().click();
    await page.getByRole("button", { name: "undo" }).click();
    await page.getByRole("button", { name: "hints" }).click();
    expect(await sent(page)).toEqual([
      { kind: "play", action: 2 },
      { kind: "play", action: 0 },
      { kind: "undo" },
      { hints: true },
    ]);
    expect(await page.getByRole("button", { name: "redo" }).isDisabled()).toBe(true);
    await expectAccessible(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("is played by keys, and keeps the focus when the view changes", async () => {
    const { page, context } = await openPage(browser, "about:blank");
    await draw(page, view);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await sent(page)).toEqual([{ kind: "play", action: 1 }]);
    await page.evaluate(
      (next) => {
        (globalThis as unknown as { show: (view: unknown) => void }).show(next);
      },
      { ...view, status: "Yellow has won", line: [4], moves: [], scores: {} },
    );
    expect(await page.getByRole("status").innerText()).toBe("Yellow has won");
    expect(await page.locator(".line").count()).toBe(1);
    await context.close();
  });
});
