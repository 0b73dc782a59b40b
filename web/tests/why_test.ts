// SPDX-License-Identifier: BSL-1.0
// A review that names the better moves, and the answers to "why?".
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { expectAccessible, takeScreenshots, viewports } from "./support/browser.ts";
import { onePage } from "./support/one_page.ts";

const site = onePage();
const open = (state: string, viewport = viewports.large): Promise<Page> =>
  site.open(`#${state}`, { viewport });
const hash = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash));
const sentence = (page: Page) => page.locator(".why p").first();

test("the review names the better moves, and counts as hints do", async () => {
  const page = await open("rules=7x6/4/drop&moves=4444172&hints=on");
  const flaws = page.locator(".annotations li");
  await expect
    .poll(async () => (await flaws.allInnerTexts()).join("|").replace(/\s+/g, " "))
    .toMatch(/5\. Yellow 1 gives the win away; better: [\d ]+Why\?/);
  const texts = (await flaws.allInnerTexts()).join(" ");
  expect(texts).not.toMatch(/with move \d+/);
  await expect.poll(() => page.locator(".hint-list li").count()).toBe(5);
  expect(await page.locator(".hint-list").innerText()).not.toMatch(/with move \d+/);
});

test("why a mistake loses: its line as numbered stones, step by step, and a sentence", async () => {
  const page = await open("rules=7x6/4/drop&moves=434435552&hints=on");
  await page.getByRole("button", { name: "Why 9. Yellow 2?" }).click();
  expect(await hash(page)).toContain("ply=8");
  await expect
    .poll(() => sentence(page).innerText())
    .toMatch(/^Why 2\? Column 2 gives the draw away: Red wins in 17 moves\. .*Better: column 4\.$/);
  // A long line begins with its first move and what was better.
  const stones = page.locator(".line-stone");
  expect(await stones.count()).toBe(1);
  expect(await page.locator(".ring.better").count()).toBe(1);
  await page.getByRole("button", { name: "To the end" }).click();
  const length = await stones.count();
  expect(length).toBeGreaterThan(20);
  await expectAccessible(page);
  await takeScreenshots(page, "why");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  expect(await stones.count()).toBe(length - 1);
  // The step is heard, with its move.
  expect(await page.locator(".why .buttons [role=status]").innerText()).toMatch(
    new RegExp(`^move ${length - 1} of ${length}: [1-7]$`),
  );
  await page.getByRole("button", { name: "Close" }).click();
  expect(await stones.count()).toBe(0);
});

test("on a phone the explanation comes into sight, and the focus goes back", async () => {
  const page = await open("rules=7x6/4/drop&moves=434435552&hints=on", { width: 360, height: 740 });
  const why = page.getByRole("button", { name: "Why 9. Yellow 2?" });
  await why.click();
  const isInSight = () =>
    page.locator(".why").evaluate((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return top >= 0 && bottom < innerHeight + 1 && document.activeElement === section;
    });
  await expect.poll(() => sentence(page).innerText()).toMatch(/gives the draw/);
  await expect.poll(isInSight).toBe(true);
  await page.keyboard.press("Escape");
  expect(await why.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("why a hint is best", async () => {
  const page = await open("rules=3x3/3&moves=b2,b1&hints=on");
  await page.getByRole("button", { name: "Why a1?" }).click();
  await expect.poll(() => sentence(page).innerText()).toMatch(/X wins in 3/);
  expect(await page.locator('[aria-label*="move 1 of the line"]').count()).toBe(1);
  await page.locator('[aria-label^="a3,"]').click();
  expect(await page.locator(".why").count()).toBe(0);
});

test.each(["444443", "1234567", "127221"])(
  "no hint contradicts another, and all are found: %s",
  async (moves) => {
    const page = await open(`rules=7x6/4/drop&moves=${moves}&hints=on`);
    await expect.poll(() => page.locator(".column-score .badge").count()).toBe(7);
    const list = await page.locator(".hint-list").allInnerTexts();
    expect(list.join(" ")).toMatch(/best/);
    expect(list.join(" ")).not.toMatch(/not proven/);
  },
);

test("a legend says what the scores mean", async () => {
  const page = await open("rules=3x3/3&moves=b2&hints=on");
  await page.getByText("What do the scores mean?").click();
  expect(await page.locator(".legend").innerText()).toMatch(/0: a draw/);
});
