// SPDX-License-Identifier: BSL-1.0
// A finger on a small square: a ghost of the stone, and cross-hairs, before it plays.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import {
  colorSchemes,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshots,
} from "./support/browser.ts";
import { onePage } from "./support/one_page.ts";

const site = onePage();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
async function open(state: string, options = {}): Promise<Page> {
  const page = await site.open(`#${state}`, options);
  await page.locator(".board").waitFor();
  return page;
}
const hash = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash));
const square = (page: Page, name: string) =>
  page.locator(`[role="gridcell"][aria-label^="${name},"]`);
const ghosts = (page: Page) =>
  page
    .locator("[role=gridcell]", { has: page.locator(".ghost") })
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
const said = (page: Page) => page.locator(".board [role=status]").innerText();

const gomoku = "rules=15x15/5&moves=h8";

describe("gomoku on a phone", () => {
  test("opens whole, and a second tap on a square plays", async () => {
    const page = await open(gomoku, phone);
    const sizes = await page.locator(".board").evaluate((board) => ({
      isWhole: board.scrollWidth <= board.clientWidth,
      square: board.querySelector(".square")?.clientWidth ?? 0,
    }));
    expect(sizes.isWhole).toBe(true);
    expect(sizes.square).toBeLessThan(44);
    await square(page, "i9").tap();
    expect(await hash(page)).toBe(`#${gomoku}`);
    expect(await ghosts(page)).toEqual(["i9, free"]);
    expect(await said(page)).toBe("i9: tap it again to play there.");
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await takeScreenshots(page, "ghost");
    await page.setViewportSize(phone.viewport);
    await square(page, "j10").tap();
    expect(await ghosts(page)).toEqual(["j10, free"]);
    await square(page, "j10").tap();
    await expect.poll(() => hash(page)).toBe("#rules=15x15/5&moves=h8,j10");
    expect(await ghosts(page)).toEqual([]);
    expect(await page.locator(".cross-hairs").count()).toBe(0);
    expect(await said(page)).toBe("");
  });

  test("the cross-hairs lead through the middle of the square", async () => {
    const page = await open(gomoku, phone);
    await square(page, "c4").tap();
    const { x = 0, y = 0, width = 0, height = 0 } = (await square(page, "c4").boundingBox()) ?? {};
    const frame = await page.locator(".cross-hairs").boundingBox();
    const [left, top] = await page
      .locator(".cross-hairs")
      .evaluate((element) => getComputedStyle(element).backgroundPosition.split(", "))
      .then(([vertical = "", horizontal = ""]) => [
        Number.parseFloat(vertical),
        Number.parseFloat(horizontal.split(" ")[1] ?? ""),
      ]);
    // Each line is 2 px wide.
    expect(Math.abs((frame?.x ?? 0) + (left ?? 0) + 1 - (x + width / 2))).toBeLessThan(1);
    expect(Math.abs((frame?.y ?? 0) + (top ?? 0) + 1 - (y + height / 2))).toBeLessThan(1);
  });

  test("a quick second tap plays once, and an undo leaves no ghost", async () => {
    const page = await open(gomoku, phone);
    for (let tap = 0; tap < 3; ++tap) await square(page, "i9").tap();
    expect(await hash(page)).toBe("#rules=15x15/5&moves=h8,i9");
    await square(page, "a1").tap();
    await page.getByRole("button", { name: "Undo" }).tap();
    expect(await ghosts(page)).toEqual([]);
  });

  test("a square that is taken is refused at once", async () => {
    const page = await open(gomoku, phone);
    await square(page, "h8").tap();
    expect(await ghosts(page)).toEqual([]);
    await page.getByText('White cannot play "h8"').waitFor();
  });

  test("squares as large as a finger play at once", async () => {
    const page = await open(gomoku, phone);
    await page.getByRole("button", { name: "Show larger squares" }).tap();
    await expect
      .poll(async () => (await square(page, "h8").boundingBox())?.width)
      .toBeGreaterThanOrEqual(43);
    const sight = await square(page, "h8").boundingBox();
    expect(sight?.x).toBeGreaterThan(0);
    expect(sight?.x).toBeLessThan(340);
    await expectNoHorizontalScroll(page);
    await square(page, "i9").tap();
    expect(await hash(page)).toBe("#rules=15x15/5&moves=h8,i9");
    await page.getByRole("button", { name: "Show the whole board" }).tap();
    await page.getByRole("button", { name: "Show larger squares" }).waitFor();
  });

  test("a key and a mouse play at once", async () => {
    const page = await open(gomoku, phone);
    await square(page, "i9").focus();
    await page.keyboard.press("Enter");
    expect(await hash(page)).toBe("#rules=15x15/5&moves=h8,i9");
    await square(page, "j10").click();
    expect(await hash(page)).toBe("#rules=15x15/5&moves=h8,i9,j10");
  });
});

test.each([
  ["3x3/3", "a1"],
  ["19x6/4/drop", "column 4, row 1"],
])(
  "a finger plays at once where a square is large, or its column is enough: %s",
  async (rules, name) => {
    const page = await open(`rules=${rules}&moves=`, phone);
    await square(page, name).tap();
    expect(await hash(page)).not.toMatch(/moves=$/);
    expect(await ghosts(page)).toEqual([]);
  },
);

describe("the disc above a column", () => {
  test("is where a mouse points, until the game is over", async () => {
    const page = await open("rules=7x6/4/drop&moves=112233");
    const disc = page.locator(".lead .first");
    expect(await disc.count()).toBe(0);
    await square(page, "column 4, row 5").hover();
    const column = await square(page, "column 4, row 6").boundingBox();
    const aimed = await page.locator(".lead span").boundingBox();
    const middle = (box: typeof column) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle(aimed) - middle(column))).toBeLessThan(1);
    expect(aimed?.y).toBeLessThan(column?.y ?? 0);
    await takeScreenshots(page, "disc-above");
    await square(page, "column 4, row 5").click();
    await square(page, "column 5, row 5").hover();
    expect(await page.locator(".lead span").count()).toBe(0);
  });

  test("takes no room where there is no mouse", async () => {
    const page = await open("rules=7x6/4/drop&moves=", phone);
    expect((await page.locator(".lead").boundingBox())?.height).toBe(0);
  });
});
