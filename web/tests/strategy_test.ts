// SPDX-License-Identifier: BSL-1.0
// Why the first player wins Connect Four: the strategy, move by move.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { expectAccessible, expectNoHorizontalScroll } from "./support/browser.ts";
import { onePage } from "./support/one_page.ts";

const site = onePage();
const status = (page: Page) => page.locator(".strategy-status").innerText();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const stones = (page: Page) =>
  page
    .locator(".strategy")
    .getByRole("gridcell", { name: /Yellow|Red|Gelb|Rot/ })
    .count();
const expectStones = (page: Page, count: number) => expect.poll(() => stones(page)).toBe(count);

async function open(locale = "en"): Promise<Page> {
  const page = await site.open("#strategy", { locale });
  await page.locator(".strategy .board").waitFor();
  return page;
}

/// Plays in columns, counted from 1, each of which is answered.
async function play(page: Page, columns: string) {
  let count = await stones(page);
  for (const column of columns) {
    await page.keyboard.press(column);
    count += 2;
    await expectStones(page, count);
  }
}

describe("the strategy", () => {
  test("begins in the middle column, and is reached from the puzzles", async () => {
    const page = await site.open("#puzzles");
    await page.getByRole("link", { name: "Try every move" }).click();
    await page.getByRole("heading", { level: 1, name: "Why the first player wins" }).waitFor();
    expect(await status(page)).toBe("Your move.");
    await expectStones(page, 1);
    await expect.poll(() => page.title()).toContain("why the first player wins");
  });

  test("answers each move, and takes it back", async () => {
    const page = await open();
    expect(await button(page, "Take back").getAttribute("aria-disabled")).toBe("true");
    for (const column of [0, 1, 2, 3, 4, 5, 6]) {
      await page.locator(`.strategy [data-square="${column}"]`).click();
      await expectStones(page, 3);
      expect(await status(page)).toMatch(
        /^Yellow answers in column [1-7], row [1-3]\. Your move\.$/,
      );
      await button(page, "Take back").click();
      await expectStones(page, 1);
    }
  });

  test("completes a line where a threat is not blocked", async () => {
    const page = await open();
    await play(page, "111");
    expect(await status(page)).toMatch(
      /^Yellow answers in column \d, row \d, and completes four in a row/,
    );
    expect(await page.locator(".strategy .decisive-line").count()).toBe(1);
    await page.keyboard.press("3");
    await page.locator('.strategy [data-square="2"]').click();
    await expectStones(page, 7);
    expect(await status(page)).toMatch(/^The strategy ends here\./);
    expect(await page.locator(".strategy .square.playable").count()).toBe(0);
    await button(page, "Start again").click();
    await expectStones(page, 1);
    expect(await status(page)).toBe("Your move.");
  });

  test("says why a move is refused, until the next move", async () => {
    const page = await open();
    await play(page, "444");
    await page.keyboard.press("4");
    await expect.poll(() => status(page)).toContain("column 4 is full");
    await expectStones(page, 7);
    await play(page, "1");
    expect(await status(page)).toMatch(/^Yellow answers/);
    await button(page, "Take back").click();
    await expectStones(page, 7);
    expect(await status(page)).toMatch(/^Yellow answers/);
    await page.keyboard.press("9");
    await expect.poll(() => status(page)).toContain("9");
  });

  test("ends with claimeven, after which the computer plays on", async () => {
    const page = await open();
    await play(page, "3325");
    expect(await status(page)).toContain("a rule proves the win: claimeven");
    expect(await page.locator(".strategy .ring.zugzwang").count()).toBe(1);
    await page.keyboard.press("3");
    await expect.poll(() => status(page)).toMatch(/^The strategy ends here\./);
    await expectStones(page, 9);
    await button(page, "Play on").click();
    await expect.poll(() => page.url()).toMatch(/#rules=7x6\/4\/drop&moves=\d{9}.*&first=computer/);
    // The highest level is the default.
    expect(page.url()).not.toContain("level");
  });

  test("is in German, too", async () => {
    const page = await open("de");
    await page.getByRole("heading", { level: 1, name: "Warum gewinnt, wer beginnt?" }).waitFor();
    await play(page, "3");
    expect(await status(page)).toMatch(
      /^Gelb antwortet in Spalte \d, Reihe \d\. Du bist am Zug\.$/,
    );
  });

  test.each(["light", "dark"] as const)("has no fault for axe-core, %s", async (colorScheme) => {
    const viewport = { width: 320, height: 640 };
    const page = await site.open("#strategy", { colorScheme, viewport });
    await page.locator(".strategy .board").waitFor();
    await play(page, "3325");
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
});
