// SPDX-License-Identifier: BSL-1.0
// The first view, and what a game looks like to those who play it.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import {
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshots,
  viewports,
} from "./support/browser.ts";
import { onePage } from "./support/one_page.ts";

const { address, open } = onePage();
const hash = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash));
const statusLine = (page: Page) => page.locator(".game-status .sentence").innerText();
const squareSize = async (page: Page, name: string) =>
  page.locator(`[role="gridcell"][aria-label^="${name}"]`).first().boundingBox();

test("shows a board, and one tap on a column begins a game against a beginner", async () => {
  const page = await open("", { hasTouch: true, viewport: viewports.small });
  const square = (name: string) => page.locator(`[role="gridcell"][aria-label*="${name}"]`);
  await page.locator('.welcome [aria-label^="column 4, row 1"]').tap();
  await expect.poll(() => square("Yellow").count()).toBe(1);
  await expect.poll(() => square("Red").count()).toBe(1);
  expect(await hash(page)).toMatch(
    /^#rules=7x6\/4\/drop&moves=4\d&second=computer&second-level=1$/,
  );
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
  expect(await page.locator(".welcome").count()).toBe(0);
});

test("shows the opponent on the board, and a move that does not compile", async () => {
  const page = await open();
  await page.getByRole("radio", { name: "Two players" }).check();
  await page.locator('.welcome [aria-label^="column 1, row 1"]').click();
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=1");
  const first = await open();
  const refused = first.getByRole("link", { name: /Play it in C\+\+/ });
  expect(await refused.innerText()).toContain("column 4 is full");
  await refused.click();
  await first.locator(".diagnostic .message", { hasText: "column 4 is full" }).waitFor();
});

test("shows the games, and one tap starts one against a beginner's level", async () => {
  const page = await open("", { hasTouch: true, viewport: viewports.small });
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
  expect(await hash(page)).toBe("");
  await page.getByRole("button", { name: "Connect Four" }).tap();
  expect(await statusLine(page)).toBe("Your turn");
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=&second=computer&second-level=1");
  await page.locator('[aria-label^="column 4, row 1"]').tap();
  await expect.poll(() => page.locator('[role="gridcell"][aria-label*="Red"]').count()).toBe(1);
  expect(await statusLine(page)).toBe("Your turn");
  await page.reload();
  expect(await statusLine(page)).toBe("Your turn");
});

test("is accessible, and fits every viewport in both color schemes", async () => {
  const page = await open();
  await page.getByText("Make your own").click();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await takeScreenshots(page, "first-view");
});

test("has an own game, whose board is drawn while its rules are typed", async () => {
  const page = await open();
  await page.getByRole("radio", { name: "Best" }).check();
  await page.getByText("Make your own").click();
  const picture = page.locator(".own-game .mini-board");
  expect(await picture.locator(".hole").count()).toBe(0);
  await page.getByLabel("Stones").selectOption("dropped");
  await page.getByLabel("Columns").fill("6");
  expect(await picture.locator(".hole").count()).toBe(30);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  expect(await hash(page)).toBe("#rules=6x5/4/drop&moves=&second=computer");
});

test("has an own game, whose board is sized by its corner", async () => {
  const page = await open();
  await page.getByText("Make your own").click();
  const corner = page.getByRole("button", { name: /^Change the size/ });
  const size = page.locator(".own-game output");
  const shown = async () => {
    const numbers = [page.getByLabel("Columns"), page.getByLabel("Rows")];
    const values = await Promise.all(numbers.map((each) => each.inputValue()));
    expect(await size.innerText()).toBe(values.join(" × "));
    return values.join("x");
  };
  await corner.waitFor();
  expect(await shown()).toBe("5x5");
  const side = ((await page.locator(".sized").boundingBox())?.width ?? 0) / 5;
  const drag = async (columns: number, rows: number) => {
    await corner.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await corner.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + width / 2);
    await page.mouse.down();
    for (const part of [0.5, 1])
      await page.mouse.move(
        x + width / 2 + columns * side * part,
        y + width / 2 + rows * side * part,
      );
    await page.mouse.up();
  };
  await drag(3, 1);
  expect(await shown()).toBe("8x6");
  await expectAccessible(page);
  await takeScreenshots(page, "own-rules");
  // Not beyond what the engine allows.
  await drag(100, 1);
  expect(await shown()).toBe("19x7");
  await drag(-100, -100);
  expect(await shown()).toBe("1x1");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"])
    await corner.press(key);
  expect(await shown()).toBe("2x2");
  for (let i = 0; i < 3; ++i) await corner.press("ArrowRight");
  for (let i = 0; i < 20; ++i) await corner.press("ArrowDown");
  expect(await shown()).toBe("5x19");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("grid", { name: "Board of 5 × 19 squares" }).waitFor();
});

test("comes back by the button of a new game, with the opponent of the last, and keeps the game", async () => {
  const page = await open("#rules=7x6/4/drop&moves=44&second=computer&second-level=3");
  await page.getByRole("button", { name: "New game" }).click();
  expect(await page.getByRole("radio", { name: "Casual" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Back to the game" }).click();
  expect(await page.locator('[role="gridcell"][aria-label*="Yellow"]').count()).toBe(1);
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=44&second=computer&second-level=3");
});

test.each([
  ["rules=7x6/4/drop&moves=1122334", "Yellow wins"],
  ["rules=7x6/4/drop&moves=1122334&second=computer", "You win"],
  ["rules=7x6/4/drop&moves=1122334&first=computer", "You lose"],
  ["rules=3x3/3&moves=b2,a1,a2,c2,b1,b3,a3,c1,c3", "Draw"],
  ["rules=15x15/5&moves=h8", "White's turn"],
])("the status line of %s is %s", async (state, sentence) => {
  const page = await open(`#${state}`);
  expect(await statusLine(page)).toBe(sentence);
});

test("a phone on its side shows the whole panel with its scores", async () => {
  const page = await open("#rules=7x6/4/drop&moves=4453&hints=on", {
    viewport: { width: 740, height: 360 },
  });
  await page.locator(".column-score .badge").nth(6).waitFor();
  for (const each of [page.locator(".squares"), page.locator(".column-score").last()]) {
    const box = await each.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 1000)).toBeLessThanOrEqual(360);
  }
});

test("on a phone the last move of gomoku is in sight, in large squares, too", async () => {
  const page = await open("#rules=15x15/5&moves=h8,h9,m8", {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  expect((await squareSize(page, "m8,"))?.x).toBeLessThan(340);
  await page.getByRole("button", { name: "Show larger squares" }).tap();
  await expect.poll(async () => (await squareSize(page, "m8,"))?.x).toBeLessThan(320);
  const last = await squareSize(page, "m8,");
  expect(last?.x).toBeGreaterThan(0);
  expect(last?.width).toBeGreaterThanOrEqual(44);
});

test("a pinch makes a large board smaller, so that the whole fits", async () => {
  const page = await open("#rules=15x15/5/drop&moves=8", {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await page.locator(".board").evaluate((board) => {
    const touch = (identifier: number, clientX: number) =>
      new Touch({ identifier, target: board, clientX, clientY: 300 });
    const send = (type: string, ...xs: number[]) =>
      board.dispatchEvent(
        new TouchEvent(type, { touches: xs.map((x, i) => touch(i, x)), cancelable: true }),
      );
    send("touchstart", 40, 340);
    send("touchmove", 105, 255);
  });
  await expect.poll(async () => (await squareSize(page, "column 8,"))?.width).toBeLessThan(24);
  expect(
    await page.locator(".board").evaluate((board) => board.scrollWidth <= board.clientWidth),
  ).toBe(true);
});

test("on a phone a button shows the whole of a large board", async () => {
  const page = await open("#rules=15x15/5/drop&moves=8", {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const frame = page.locator(".board");
  const isWhole = () => frame.evaluate((board) => board.scrollWidth <= board.clientWidth);
  expect(await isWhole()).toBe(false);
  await page.getByRole("button", { name: "Show the whole board" }).tap();
  await expect.poll(isWhole).toBe(true);
  await page.getByRole("button", { name: "Show larger squares" }).tap();
  await expect.poll(isWhole).toBe(false);
});

test("in forced colors the panel, its holes and the discs are told apart", async () => {
  const page = await open("#rules=7x6/4/drop&moves=44", { forcedColors: "active" });
  await page.locator(".squares").waitFor();
  const colors = await page.evaluate(() => {
    const fill = (player: string) =>
      getComputedStyle(document.querySelector(`.squares .${player} .body`) as Element).fill;
    const panel = getComputedStyle(
      document.querySelector(".squares .square") as Element,
      "::before",
    );
    const hole = getComputedStyle(document.querySelector(".squares") as Element);
    return [fill("first"), fill("second"), panel.backgroundImage, hole.backgroundColor];
  });
  expect(new Set(colors).size).toBe(4);
  expect(colors[2]).toContain("radial-gradient");
});

test("sound is off at first, and the choice is kept", async () => {
  const page = await open("#rules=3x3/3&moves=");
  const button = page.getByRole("button", { name: "Sound" });
  expect(await button.getAttribute("aria-pressed")).toBe("false");
  await button.click();
  await page.reload();
  expect(await button.getAttribute("aria-pressed")).toBe("true");
  await page.locator('[aria-label^="b2,"]').click();
  expect(await statusLine(page)).toBe("O's turn");
});

test("a disc falls behind its panel, unless motion is reduced", async () => {
  for (const [reducedMotion, animation] of [
    ["no-preference", "fall"],
    ["reduce", "none"],
  ] as const) {
    const page = await open("#rules=7x6/4/drop&moves=", { reducedMotion });
    await page.locator('[aria-label^="column 4, row 1"]').click();
    const style = await page
      .locator(".stone-box.new")
      .evaluate((box) => getComputedStyle(box).animationName);
    expect(style).toBe(animation);
    const order = await page.evaluate(() => {
      const index = (selector: string, pseudo?: string) =>
        Number(getComputedStyle(document.querySelector(selector) as Element, pseudo).zIndex);
      return index(".squares .square", "::before") - index(".stone-box.new");
    });
    expect(order).toBeGreaterThan(0);
  }
});

test.each([320, 360, 390, 412, 430, 455, 568])("fits a window of %i pixels", async (width) => {
  for (const state of [
    "",
    "#rules=7x6/4/drop&moves=44&second=computer&second-level=1",
    "#rules=15x15/5&moves=h8&second=computer",
    "#puzzles",
  ]) {
    const page = await open(state, { viewport: { width, height: width === 568 ? 320 : 800 } });
    await page.locator("h1").first().waitFor({ state: "attached" });
    await expectNoHorizontalScroll(page);
  }
});

test("Back leads from a game to the games, and forward to the game", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Connect Four" }).click();
  const game = "#rules=7x6/4/drop&moves=&second=computer&second-level=1";
  expect(await hash(page)).toBe(game);
  await page.goBack();
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
  await page.goForward();
  await page.getByRole("grid").waitFor();
  expect(await hash(page)).toBe(game);
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
  await page.goBack();
  await page.getByRole("grid").waitFor();
  expect(await hash(page)).toBe(game);
});

test("keys do not play in a game that is hidden behind the games to choose from", async () => {
  const page = await open("#rules=7x6/4/drop&moves=44");
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
  for (const key of ["4", "u", "n", "ArrowLeft"]) await page.keyboard.press(key);
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
  await page.goBack();
  await page.getByRole("grid").waitFor();
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=44");
});

test("a game that starts has the focus, at the top of the page", async () => {
  const page = await open("", { viewport: viewports.small });
  await page.getByRole("button", { name: "Misère tic-tac-toe" }).click();
  await page.getByRole("grid").waitFor();
  const place = await page.evaluate(() => [scrollY, document.activeElement?.tagName]);
  expect(place).toEqual([0, "H1"]);
});

test("the opponent that was chosen last is offered, and who moves first is said", async () => {
  const page = await open("#rules=3x3/3&moves=&second=computer&second-level=4&starter=second");
  await page.getByRole("button", { name: "New game" }).click();
  expect(await page.getByRole("radio", { name: "Level 4" }).isChecked()).toBe(true);
  await page.getByText("The computer plays at level 4 of 8. The computer moves first.").waitFor();
  await page.getByRole("radio", { name: "Strong" }).check();
  await page.getByRole("button", { name: "Tic-tac-toe", exact: false }).first().click();
  await page.getByRole("grid").waitFor();
  await page.evaluate(() => localStorage.removeItem("inarow.game"));
  await page.goto(address());
  await page.reload();
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
  expect(await page.getByRole("radio", { name: "Strong" }).isChecked()).toBe(true);
});

test("the focus is seen on a panel", async () => {
  const page = await open("#rules=7x6/4/drop&moves=4444172");
  await page.keyboard.press("Home");
  await page.locator('[data-square="24"]').focus();
  await page.keyboard.press("ArrowLeft");
  const ring = await page.evaluate(
    () => getComputedStyle(document.activeElement as Element, "::after").boxShadow,
  );
  expect(ring).not.toBe("none");
});

test("the list of shortcuts begins with its heading", async () => {
  const page = await open("#rules=3x3/3&moves=b2", { viewport: viewports.small });
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("?");
  const top = await page.getByRole("dialog").evaluate((dialog) => dialog.scrollTop);
  expect(top).toBe(0);
});
