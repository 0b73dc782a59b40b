// SPDX-License-Identifier: BSL-1.0
// Nothing is cut, and all controls of a game are on the first screen.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { expectAccessible, expectNoHorizontalScroll } from "./support/browser.ts";
import { onePage } from "./support/one_page.ts";

const site = onePage();
/// Opens a game in a window, or else the first view; with larger text, as a reader sets it.
async function open(
  state: string,
  width: number,
  height: number,
  fontSize = 16,
  locale = "en",
): Promise<Page> {
  const page = await site.open(`#${state}`, { viewport: { width, height }, locale });
  await page.locator(state === "" ? ".chooser" : ".board").waitFor();
  await page.evaluate((pixels) => {
    document.documentElement.style.fontSize = `${pixels}px`;
  }, fontSize);
  return page;
}

/// The texts that do not fit into their elements, such as the chips of the players, or whose words
/// are broken.
const cutTexts = (page: Page, elements = ".player-chip") =>
  page.locator(elements).evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const range = document.createRange();
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement?.closest(".visually-hidden")) continue;
        for (const { index, 0: word } of (node.nodeValue ?? "").matchAll(/[^\s-]+-?/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const parts = [...range.getClientRects()];
          const isInside = parts.every(
            (part) =>
              part.left >= left && part.right <= right && part.top >= top && part.bottom <= bottom,
          );
          if (!isInside || parts.length > 1) cut.push(word);
        }
      }
      return cut;
    }),
  );

const headerRows = (page: Page) =>
  page
    .locator(".site-header nav a")
    .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);

describe("the players and the whole board are seen", () => {
  test.each([
    [390, 844, 16],
    [320, 640, 16],
    [640, 400, 16],
    [844, 390, 16],
    [768, 1024, 32],
    [1280, 800, 32],
    [1920, 1080, 32],
    [390, 844, 32],
  ])("in a window of %d × %d, with text of %d px", async (width, height, fontSize) => {
    for (const level of [1, 3, 8]) {
      const state = `rules=7x6/4/drop&moves=4453&second=computer&second-level=${level}`;
      const page = await open(state, width, height, fontSize);
      expect(await cutTexts(page), `level ${level}`).toEqual([]);
      const { scrollWidth, clientWidth } = await page
        .locator(".board")
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      if (fontSize === 16) expect(await headerRows(page)).toBe(1);
      // A board is no small thing beside the rest.
      const board = await page.locator(".squares").boundingBox();
      expect(board?.width).toBeGreaterThan(Math.min(width * 0.3, 300));
      await expectNoHorizontalScroll(page);
    }
  });
});

describe("nothing is cut in German", () => {
  const game = "rules=7x6/4/drop&moves=4453&second=computer&second-level=8";
  test.each([
    [320, 640, 16],
    [640, 400, 16],
    [390, 844, 32],
    [1280, 800, 32],
  ])("in a window of %d × %d, with text of %d px", async (width, height, fontSize) => {
    for (const [state, part] of [
      ["", ""],
      ["", "Eigene Regeln"],
      [game, ""],
      [`${game}&hints=on`, "Analyse"],
      [game, "Teilen"],
      ["rules=15x15/5&moves=h8", ""],
      ["puzzles", ""],
      ["strategy", ""],
    ] as const) {
      const page = await open(state, width, height, fontSize, "de");
      if (part !== "") await page.getByText(part, { exact: true }).click();
      await expect.poll(() => page.locator(".loading").count()).toBe(0);
      const texts = ".player-chip, button, .segmented span, select, summary";
      expect(await cutTexts(page, texts), `${state} ${part}`).toEqual([]);
      await expectNoHorizontalScroll(page);
      if (fontSize > 16) continue;
      expect(await cutTexts(page, ".site-header a")).toEqual([]);
      expect(await headerRows(page)).toBe(1);
    }
  });
});

describe("a board of any size fits a phone, or scrolls in its frame alone", () => {
  test.each([
    [390, 10],
    [320, 8],
  ])("in a window of %d px, of %d columns and more", async (width, wholeColumns) => {
    const page = await open("rules=3x3/3&moves=", width, 844);
    for (const gravity of ["", "/drop"])
      for (let side = 3; side <= 19; ++side) {
        const rules = `${side}x${side}/3${gravity}`;
        await page.goto(`${site.address()}#rules=${rules}&moves=`);
        await page.getByRole("grid", { name: `Board of ${side} × ${side} squares` }).waitFor();
        await expectNoHorizontalScroll(page);
        const zoomButtons = page.getByRole("button", { name: "Show the whole board" });
        // Where stones do not drop, a finger can move the ghost of its stone.
        const isWhole = gravity === "" || side <= wholeColumns;
        await expect.poll(() => zoomButtons.count(), { message: rules }).toBe(isWhole ? 0 : 1);
        const { scrollWidth, clientWidth, squareWidth } = await page
          .locator(".board")
          .evaluate((board) => ({
            scrollWidth: board.scrollWidth,
            clientWidth: board.clientWidth,
            squareWidth: board.querySelector(".square")?.getBoundingClientRect().width ?? 0,
          }));
        expect(scrollWidth <= clientWidth, rules).toBe(isWhole);
        const minWidth = side > wholeColumns ? (isWhole ? 16 : 44) : 38;
        expect(squareWidth, rules).toBeGreaterThanOrEqual(minWidth);
      }
  });
});

const phone = [390, 844] as const;
const laptop = [1280, 800] as const;

describe("all controls of a game are on the first screen", () => {
  test.each([
    ["in play", "rules=7x6/4/drop&moves=4453&second=computer&second-level=1", [phone, laptop]],
    ["in German", "rules=7x6/4/drop&moves=1122334&second=computer&second-level=1", [phone, laptop]],
    ["with hints", "rules=7x6/4/drop&moves=4453&hints=on", [phone, laptop]],
    ["won", "rules=7x6/4/drop&moves=1122334&second=computer&second-level=1", [phone, laptop]],
    ["lost", "rules=3x3/3&moves=a1,b1,a2,b2,a3&first=computer", [phone, laptop]],
    ["of gomoku", "rules=15x15/5&moves=h8", [phone, laptop]],
  ] as const)("%s", async (_name, state, windows) => {
    for (const [width, height] of windows) {
      const page = await open(state, width, height);
      const controls = page.locator(
        ".game-status, .squares, .controls > *, .game-end > *, [role=tab]",
      );
      expect(await controls.count()).toBeGreaterThan(8);
      for (const each of await controls.all()) {
        const box = await each.boundingBox();
        const bottom = (box?.y ?? 0) + (box?.height ?? height);
        expect(bottom, `${await each.innerText()} at ${width} px`).toBeLessThanOrEqual(height);
      }
      await expectAccessible(page);
    }
  });
});
