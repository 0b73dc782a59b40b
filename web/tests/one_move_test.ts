// SPDX-License-Identifier: BSL-1.0
// One click or one key is one move: a double click or a key held down is no move of the other player.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { onePage } from "./support/one_page.ts";

const site = onePage();
async function open(hash: string): Promise<Page> {
  const page = await site.open(hash);
  await page.locator("h1").waitFor();
  return page;
}
const hash = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash));
const square = (page: Page, name: string) =>
  page.locator(`[role="gridcell"][aria-label^="${name},"]`);
/// Presses a key until it has repeated twice.
async function hold(page: Page, key: string) {
  for (let i = 0; i < 3; ++i) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

test("a double click on the board, and two clicks are two", async () => {
  const page = await open("#rules=7x6/4/drop&moves=");
  await square(page, "column 4, row 6").dblclick();
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=4");
  await square(page, "column 3, row 6").click();
  await square(page, "column 5, row 6").click();
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=435");
});

test("a double click on a game chooses it", async () => {
  const page = await open("");
  await page.getByRole("radio", { name: "Two players" }).check();
  await page.getByRole("button", { name: "Gomoku" }).first().dblclick();
  await page.locator(".board").waitFor();
  expect(await hash(page)).toBe("#rules=15x15/5&moves=");
});

test("a double click on a hint plays that move", async () => {
  const page = await open("#rules=3x3/3&moves=b2,a1&hints=on");
  await page.locator(".hint-list button").first().waitFor();
  const [move] = (await page.locator(".hint-list button b").first().innerText()).split(" ");
  await page.locator(".hint-list button").first().dblclick();
  expect(await hash(page)).toBe(`#rules=3x3/3&moves=b2,a1,${move}&hints=on`);
});

test("a double click on the board of a position puts one stone", async () => {
  const page = await open("#rules=7x6/4/drop&moves=");
  await page.getByRole("button", { name: "Set up a position" }).click();
  await square(page, "column 4, row 6").dblclick();
  expect(await page.locator('[role="gridcell"][aria-label*="Yellow"]').count()).toBe(1);
});

test("a key that is held down", async () => {
  const page = await open("#rules=7x6/4/drop&moves=");
  await hold(page, "4");
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=4");
  await square(page, "column 2, row 1").focus();
  await hold(page, "Enter");
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=42");
  await hold(page, "n");
  await page.goBack();
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=42");
  // Undoing many moves is what this key is held for.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await hold(page, "ArrowLeft");
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=42&ply=0");
});
