// SPDX-License-Identifier: BSL-1.0
// What a game ends with: the line, the winner's stones, and what can be done next.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { expectAccessible, takeScreenshots } from "./support/browser.ts";
import { onePage } from "./support/one_page.ts";

const site = onePage();
async function open(state: string): Promise<Page> {
  const page = await site.open(`#${state}`);
  await page.locator(".board").waitFor();
  return page;
}
const hash = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const won = "rules=7x6/4/drop&moves=1122334&second=computer&second-level=3";

test("a rematch gives the computer the other side, and its level", async () => {
  const page = await open(won);
  await button(page, "Rematch").click();
  await expect
    .poll(() => hash(page))
    .toMatch(/^#rules=7x6\/4\/drop&moves=\d&first=computer&first-level=3$/);
  expect(await button(page, "Rematch").count()).toBe(0);
});

test("a rematch of two persons has the same rules", async () => {
  const page = await open("rules=3x3/3/misere&moves=a1,b1,a2,b2,a3");
  await button(page, "Rematch").click();
  expect(await hash(page)).toBe("#rules=3x3/3/misere&moves=");
});

test("who has won can play the next level, and it is the next opponent", async () => {
  const page = await open(won);
  await button(page, "Play level 4").click();
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=&second=computer&second-level=4");
  await button(page, "New game").click();
  expect(await page.getByRole("radio", { name: "Level 4" }).isChecked()).toBe(true);
});

test.each([
  ["who has lost", "rules=7x6/4/drop&moves=1122334&first=computer&first-level=3"],
  ["who has won against the best", "rules=7x6/4/drop&moves=1122334&second=computer"],
  ["two persons", "rules=7x6/4/drop&moves=1122334"],
  ["two computers", "rules=7x6/4/drop&moves=1122334&first=computer&second=computer"],
  ["after a draw", "rules=3x3/3&moves=b2,a1,a2,c2,b1,b3,a3,c1,c3&second=computer&second-level=3"],
])("no next level is offered: %s", async (_name, state) => {
  const page = await open(state);
  await button(page, "Rematch").waitFor();
  expect(await page.getByRole("button", { name: /^Play / }).count()).toBe(0);
});

test("a review shows the mistakes, and has the focus", async () => {
  const page = await open(won);
  await button(page, "Review").click();
  await page.locator(".annotations li").first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("game-panel");
});

test("the mistakes of a person become puzzles, which lead back to a game", async () => {
  const page = await open(won);
  await page.getByRole("tab", { name: "Analyze" }).click();
  const mistakes = page.getByRole("region", { name: "Your mistakes" });
  await mistakes.locator(".moment").first().waitFor();
  // Only those of the person, not those of the computer.
  expect(await mistakes.locator(".moment b").allInnerTexts()).toEqual([
    "Move 1: 1",
    "Move 3: 2",
    "Move 5: 3",
  ]);
  expect(await mistakes.locator(".moment .muted").allInnerTexts()).toEqual([
    "gives the win away",
    "gives the win away",
    "gives the draw away",
  ]);
  await expectAccessible(page);
  await takeScreenshots(page, "mistakes");
  await mistakes.locator(".moment").first().click();
  expect(await page.evaluate(() => location.hash)).toBe("#puzzles&kind=better-move&number=1");
  await expect
    .poll(() => page.getByRole("heading", { level: 1 }).innerText())
    .toBe("Yellow to move: the move in the game was a mistake. Find a better move.");
  await page.locator('.puzzles [data-square="3"]').click();
  await expect
    .poll(() => page.locator(".puzzle-status").innerText())
    .toMatch(/^Right: column 4 is best: Yellow wins/);
  await page.getByText(/^1 of 3 solved;/).waitFor();
  await button(page, "Play on").click();
  await expect.poll(() => hash(page)).toMatch(/^#rules=7x6\/4\/drop&moves=4\d?&second=computer/);
});

test("a game without a mistake says so, and one on a large board nothing", async () => {
  const page = await open("rules=3x3/3&moves=b2,a1,a2,c2,b1,b3,a3,c1,c3&second=computer");
  await page.getByRole("tab", { name: "Analyze" }).click();
  await page.getByText("No mistake of yours was found.").waitFor();
  const large = await open("rules=9x9/3&moves=a1,a2,b1,b2,c1&second=computer");
  await button(large, "Rematch").waitFor();
  await large.getByRole("tab", { name: "Analyze" }).click();
  await large.getByRole("heading", { name: "Moves" }).waitFor();
  expect(await large.getByRole("region", { name: "Your mistakes" }).count()).toBe(0);
});

test("the winner's stones keep their color, and the line runs through them", async () => {
  const page = await open("rules=7x6/4/drop&moves=1122334");
  const filters = (name: string) =>
    page
      .locator(`[role="gridcell"][aria-label*="${name}"] .stone-box`)
      .evaluateAll((boxes) => [...new Set(boxes.map((box) => getComputedStyle(box).filter))]);
  expect(await filters("Yellow")).toEqual(["none"]);
  expect(await filters("Red")).toEqual(["saturate(0.45) brightness(1.1)"]);
  const line = await page.locator(".decisive-line .stroke").boundingBox();
  const square = await page.locator('[aria-label^="column 1, row 1"]').boundingBox();
  const last = await page.locator('[aria-label^="column 4, row 1"]').boundingBox();
  // Beyond the centers of the first and the last square, and not out of them.
  expect(line?.x).toBeGreaterThan(square?.x ?? 0);
  expect(line?.x).toBeLessThan((square?.x ?? 0) + (square?.width ?? 0) * 0.4);
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeGreaterThan(
    (last?.x ?? 0) + (last?.width ?? 0) * 0.6,
  );
});
