// SPDX-License-Identifier: BSL-1.0
import { readFileSync } from "node:fs";

import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import type { Continuations, Hints } from "../src/engine/view.ts";
import { expectAccessible, takeScreenshots, viewports } from "./support/browser.ts";
import { callNativeEngine } from "./support/native_engine.ts";
import { onePage } from "./support/one_page.ts";

const site = onePage();
/// The page at a link, once its game is loaded.
async function openGame(
  state = "rules=3x3/3&moves=",
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await site.open(`#${state}`, options);
  await page.locator(".game-status .sentence").waitFor();
  return page;
}
const square = (page: Page, name: string): Locator =>
  page.locator(`[role="gridcell"][aria-label^="${name},"]`);
const column = (page: Page, number: number): Locator => square(page, `column ${number}, row 1`);
/// The exact status, which is the title of the status line.
const turnText = async (page: Page) =>
  (await page.locator(".game-status").getAttribute("title")) ?? "";
const notice = (page: Page) => page.locator(".notice p").innerText();
const hash = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash));
async function expectStanding(page: Page, sentence: string | RegExp) {
  await expect.poll(() => turnText(page)).toMatch(sentence);
}

const showTab = (page: Page, name: "Play" | "Analyze" | "Share") =>
  page.getByRole("tab", { name, exact: true }).click();
async function openPlayerSettings(page: Page) {
  await showTab(page, "Play");
  await page.getByText("Players and levels").click();
}
async function chooseTwoPlayers(page: Page) {
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("radio", { name: "Two players" }).check();
}
async function makeOwnGame(page: Page) {
  await chooseTwoPlayers(page);
  await page.getByText("Make your own").click();
}

describe("complete games", () => {
  test("by mouse: X wins a row, the line is shown, and a new game is offered", async () => {
    const page = await openGame();
    for (const name of ["a3", "b2", "b3", "a1", "c3"]) await square(page, name).click();
    await expectStanding(page, /^X has won\.$/i);
    expect(await page.locator(".decisive-line").count()).toBe(1);
    expect(await square(page, "b3").getAttribute("aria-label")).toBe("b3, X, in the winning line");
    await page.getByRole("button", { name: "Rematch" }).click();
    await expectStanding(page, /to make move 1\.$/);
    expect(await page.locator(".stone-box:not(.preview)").count()).toBe(0);
  });

  test("by mouse: the last move wins, and the board being full does not make it a draw", async () => {
    const page = await openGame();
    for (const name of ["a1", "b1", "c1", "a2", "b2", "a3", "b3", "c2", "c3"])
      await square(page, name).click();
    await expectStanding(page, /^X has won\.$/i);
  });

  test("by mouse: a draw", async () => {
    const page = await openGame();
    for (const name of ["b2", "a1", "c3", "a3", "a2", "c2", "b1", "b3", "c1"])
      await square(page, name).click();
    await expectStanding(page, "The game was drawn.");
  });

  test("by touch: every square of a column drops a stone into it", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=", {
      hasTouch: true,
      viewport: viewports.small,
    });
    for (const [number, row] of [
      [4, 6],
      [3, 1],
      [4, 5],
      [3, 2],
      [4, 1],
      [3, 3],
      [4, 2],
    ] as const)
      await square(page, `column ${number}, row ${row}`).tap();
    await expectStanding(page, /^Yellow has won\.$/i);
    const size = await column(page, 1).boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(44);
    expect(size?.height).toBeGreaterThanOrEqual(44);
  });

  test("by keyboard alone, from the rules to the end", async () => {
    const page = await openGame();
    await page.getByRole("button", { name: "New game" }).press("Enter");
    await page.getByRole("radio", { name: "Beginner" }).focus();
    for (let i = 0; i < 4; ++i) await page.keyboard.press("ArrowRight");
    // The program with a refused move, tic-tac-toe, Connect Four.
    for (let i = 0; i < 3; ++i) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectStanding(page, /to make move 1\.$/);
    for (const key of "1122334") await page.keyboard.press(key);
    await expectStanding(page, /has won\.$/);
    await page.keyboard.press("n");
    await square(page, "column 4, row 3").focus();
    for (const key of ["Enter", "ArrowLeft", " ", "ArrowUp", "Enter"])
      await page.keyboard.press(key);
    expect(await hash(page)).toMatch(/moves=433/);
  });

  test("against the computer, which never loses tic-tac-toe", async () => {
    const page = await openGame("rules=3x3/3&moves=&second=computer");
    for (let i = 0; i < 5; ++i) {
      await expect.poll(() => turnText(page)).toMatch(/X is to|won|drawn/i);
      if (/won|drawn/.test(await turnText(page))) break;
      await page.locator('[role="gridcell"][aria-label$="free"]').first().click();
    }
    await expectStanding(page, /O has won|drawn/i);
    const status = page.locator(".search-status");
    expect(await status.innerText()).toBe("The last reply is proven best.");
    // That is said of no other position, and of no other game.
    await page.keyboard.press("u");
    expect(await status.innerText()).toBe("");
    await page.keyboard.press("r");
    for (const other of ["rules=15x15/5&moves=", "rules=3x3/3&moves=b2,a1&second=computer"]) {
      await page.evaluate((state) => (location.hash = state), other);
      await expect.poll(() => hash(page)).toContain(other);
      expect(await status.innerText()).toBe("");
    }
  });

  test("a new game is not proven", async () => {
    const page = await openGame("rules=3x3/3&moves=b2&second=computer");
    await expect
      .poll(() => page.locator(".search-status").innerText())
      .toBe("The last reply is proven best.");
    await page.keyboard.press("n");
    await expectStanding(page, /move 1\.$/);
    expect(await page.locator(".search-status").innerText()).not.toContain("proven");
  });

  test("the computer wins gomoku by a proof", async () => {
    // a15 is a corner, as a1 in the proof.
    const page = await openGame("rules=15x15/5&moves=h8&first=computer");
    await square(page, "a15").click();
    await expectStanding(page, /White is to make move 4/i);
    const status = page.locator(".search-status");
    expect(await status.innerText()).toBe("The last reply is proven best.");
    await square(page, "h9").click();
    await expectStanding(page, /White is to make move 6/i);
    expect(await status.innerText()).toBe("The last reply is proven best.");
  });

  test("the computer against itself, to the end", async () => {
    const page = await openGame("rules=3x3/3&moves=&first=computer&second=computer");
    await expect.poll(() => turnText(page)).toBe("The game was drawn.");
  });

  test("custom rules", async () => {
    const page = await openGame();
    await makeOwnGame(page);
    await page.getByLabel("Columns").fill("11");
    await page.getByLabel("Rows").fill("11");
    await page.getByLabel("In a row").fill("3");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    expect(await page.locator('[role="gridcell"]').count()).toBe(121);
    for (const name of ["b11", "k1", "b10", "k2", "b9"]) await square(page, name).click();
    await expectStanding(page, /^Black has won\.$/i);
  });
});

describe("other rules", () => {
  test("exactly: a longer row does not count, one of that length wins", async () => {
    const page = await openGame();
    await makeOwnGame(page);
    await page.getByLabel("In a row").fill("3");
    await page.getByLabel("Row that counts").selectOption("exactly 3");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    expect(await hash(page)).toBe("#rules=5x5/3/exactly&moves=");
    await page.getByRole("heading", { level: 2, name: "5 × 5, exactly 3 in a row" }).waitFor();
    expect(await page.locator(".rules").innerText()).toBe(
      "The first to make exactly 3 in a row wins; a longer row does not count.",
    );
    for (const name of ["a1", "a5", "b1", "c5", "d1", "e5", "c1"]) await square(page, name).click();
    await expectStanding(page, /^O is to make move 8\.$/i);
    expect(await page.locator(".decisive-line").count()).toBe(0);
    for (const name of ["b3", "a2", "e3", "a3"]) await square(page, name).click();
    await expectStanding(page, /^X has won\.$/i);
    expect(await square(page, "a2").getAttribute("aria-label")).toBe("a2, X, in the winning line");
    expect(await square(page, "b1").getAttribute("aria-label")).toBe("b1, X");
    await page.reload();
    await expectStanding(page, /^X has won\.$/i);
    await page.getByRole("button", { name: "Rematch" }).click();
    expect(await hash(page)).toBe("#rules=5x5/3/exactly&moves=");
  });

  test("misère: who completes a row loses", async () => {
    const page = await openGame();
    await chooseTwoPlayers(page);
    await page.getByRole("button", { name: "Misère tic-tac-toe" }).click();
    expect(await page.locator(".rules").innerText()).toBe(
      "The first to make 3 or more in a row loses.",
    );
    for (const name of ["a1", "b2", "a2", "c3"]) await square(page, name).click();
    await page.keyboard.press("h");
    await expect.poll(() => page.locator(".square .badge").count()).toBe(5);
    expect(await square(page, "a3").getAttribute("aria-label")).toBe("a3, free, loses in 1, −3");
    await square(page, "a3").click();
    await expectStanding(page, /^O has won\.$/i);
    expect(await page.locator(".player-chip.second.active").count()).toBe(1);
    expect(await page.locator(".decisive-line.misere").count()).toBe(1);
    expect(await square(page, "a2").getAttribute("aria-label")).toBe("a2, X, in the losing line");
    expect(await hash(page)).toBe("#rules=3x3/3/misere&moves=a1,b2,a2,c3,a3&hints=on");
    await page.reload();
    await expectStanding(page, /^O has won\.$/i);
    await showTab(page, "Play");
    await page.getByRole("heading", { level: 2, name: "Misère tic-tac-toe" }).waitFor();
  });

  test("misère, against the computer, which never loses tic-tac-toe as the first player", async () => {
    const page = await openGame("rules=3x3/3/misere&moves=&first=computer");
    for (let i = 0; i < 5; ++i) {
      await expect.poll(() => turnText(page)).toMatch(/O is to|won|drawn/i);
      if (/won|drawn/.test(await turnText(page))) break;
      await page.locator('[role="gridcell"][aria-label$="free"]').first().click();
    }
    await expectStanding(page, /X has won|drawn/i);
  });
});

describe("refusals are shown in the page", () => {
  test("a square that is taken", async () => {
    const page = await openGame("rules=3x3/3&moves=b2");
    await square(page, "b2").click();
    expect(await notice(page)).toBe('Move 2: O cannot play "b2": b2 is already taken by X.');
    expect(await hash(page)).toBe("#rules=3x3/3&moves=b2");
    await page.locator(".notice button").click();
    expect(await page.locator(".notice").count()).toBe(0);
  });
  test("a column that is full", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=444444");
    await column(page, 4).click();
    expect(await notice(page)).toBe('Move 7: Yellow cannot play "4": column 4 is full.');
  });
  test("a column that is off the board", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=");
    await page.keyboard.press("9");
    expect(await notice(page)).toBe(
      'Move 1: Yellow cannot play "9": it is off the board (columns 1 to 7).',
    );
  });
  test("a move after the end", async () => {
    const page = await openGame("rules=3x3/3&moves=a1,b1,a2,b2,a3");
    await square(page, "c3").click();
    expect(await notice(page)).toBe('Move 6: O cannot play "c3": the game is over, X has won.');
  });
  test("a move while it is the computer's turn", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=4", { serviceWorkers: "block" });
    // The search never arrives, so the computer does not move.
    await page.context().route(/search-[^/]*\.wasm$/, () => undefined);
    await page.evaluate(() => {
      location.hash = "rules=7x6/4/drop&moves=4&second=computer";
    });
    await page.getByText("The computer is thinking…").waitFor();
    await column(page, 1).click();
    expect(await notice(page)).toBe("It is the computer's turn.");
  });
  test("nothing to undo, and nothing to redo", async () => {
    const page = await openGame();
    await page.keyboard.press("u");
    expect(await notice(page)).toBe("No move can be taken back: the game has just begun.");
    await page.keyboard.press("r");
    expect(await notice(page)).toBe("There is nothing to redo: no move was taken back.");
  });
  test("invalid rules, which leave the game as it is", async () => {
    const page = await openGame("rules=3x3/3&moves=b2");
    await makeOwnGame(page);
    for (const [columns, sentence] of [
      ["20", "The board is too large: it has 20 columns, but there is room for 19 here."],
      ["0", "Invalid rules: 0 columns, but it must be 1 to 19."],
    ] as const) {
      await page.getByLabel("Columns").fill(columns);
      expect(await page.getByRole("button", { name: "Start", exact: true }).isDisabled()).toBe(
        true,
      );
      await page.getByLabel("Columns").press("Enter");
      await expect.poll(() => page.locator(".notice").innerText()).toMatch(sentence);
    }
    await page.getByLabel("Columns").fill("");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    const isFocused = page.getByLabel("Columns").evaluate((field) => field.matches(":focus"));
    expect(await isFocused).toBe(true);
    await page.getByRole("button", { name: "Back to the game" }).click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=b2");
    expect(await square(page, "b2").getAttribute("aria-label")).toBe("b2, X");
  });
});

describe("the position editor", () => {
  const openEditor = (page: Page) =>
    page.getByRole("button", { name: "Set up a position" }).click();

  test("sets up a position from which a game starts, and the link keeps", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=44&second=computer&second-level=1");
    await openEditor(page);
    await page.getByRole("radio", { name: "Red" }).first().check();
    await column(page, 3).click();
    expect(await page.getByRole("status").first().innerText()).toBe("");
    await page.getByRole("radio", { name: "Yellow" }).first().check();
    for (let i = 0; i < 2; ++i) await column(page, 5).click();
    expect(await square(page, "column 5, row 2").getAttribute("aria-label")).toContain("Yellow");
    await page.getByRole("radio", { name: "Eraser" }).check();
    await square(page, "column 5, row 1").click();
    expect(await square(page, "column 5, row 2").getAttribute("aria-label")).toContain("free");
    await expectAccessible(page);
    await takeScreenshots(page, "position-editor");
    await page.getByRole("button", { name: "Start here" }).click();
    expect(await hash(page)).toBe(
      "#rules=7x6/4/drop&position=7/7/7/7/3O3/2OXX2&moves=&second=computer&second-level=1",
    );
    await column(page, 1).click();
    await expectStanding(page, /Yellow is to make move 7/);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await hash(page)).toContain("&ply=0");
  });

  test("says why no game reaches a position, and lets it be given up", async () => {
    const page = await openGame("rules=3x3/3&moves=b2");
    await openEditor(page);
    const start = page.getByRole("button", { name: "Start here" });
    await square(page, "a1").click();
    expect(await page.locator(".puzzle-status").innerText()).toBe(
      "No game reaches this board: with 2 X and 0 O it cannot be the turn of O.",
    );
    expect(await start.isDisabled()).toBe(true);
    await page.getByRole("radio", { name: "Eraser" }).check();
    await square(page, "a1").click();
    expect(await start.isDisabled()).toBe(false);
    // A shortcut of the game has no effect here.
    await page.keyboard.press("u");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("radio", { name: "O" }).last().check();
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=b2");
  });

  test("has hints and reviews as any game", async () => {
    const page = await openGame("rules=3x3/3&position=XX1/OO1/3&moves=&hints=on");
    await expect.poll(() => page.locator(".hint-list li").first().innerText()).toContain("wins");
  });
});

describe("undo and redo", () => {
  test("by buttons, keys and the list of moves", async () => {
    const page = await openGame("rules=3x3/3&moves=a1,b2,c3");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2,c3&ply=2");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2,c3&ply=2");
    await page.keyboard.press("Home");
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2,c3&ply=0");
    await showTab(page, "Analyze");
    await page.locator(".move-list button").nth(1).click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2,c3&ply=1");
    await page.getByRole("button", { name: "Remove what follows" }).click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1");
  });

  test("the computer moves where moves are undone when it is asked to", async () => {
    const page = await openGame("rules=3x3/3&moves=a1,a2,b1,b2&second=computer");
    const ask = page.getByRole("button", { name: "Computer, move" });
    expect(await ask.count()).toBe(0);
    await showTab(page, "Analyze");
    await page.locator(".move-list button").nth(3).click();
    await ask.click();
    await expect
      .poll(() => hash(page))
      .toBe("#rules=3x3/3&moves=a1,a2,b1,b2(c1)&variation=2&second=computer");
  });

  test("a different move after undo is a variation of the tree, which the link keeps", async () => {
    const page = await openGame("rules=3x3/3&moves=a1,b2,c3");
    const variations = page.getByRole("list", { name: "Variations" }).locator("> li");
    const texts = () => variations.allInnerTexts();
    const spaced = async () => (await texts()).map((text) => text.replace(/\s+/g, " ").trim());
    await page.keyboard.press("u");
    await square(page, "a2").click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2,c3(a2)&variation=2");
    await showTab(page, "Analyze");
    await expect.poll(spaced).toEqual(["3 X a2"]);
    await page.keyboard.press("u");
    await page.keyboard.press("u");
    await square(page, "c1").click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2(c1)c3(a2)&variation=3");
    expect(await spaced()).toEqual(["3 X a2", "2 O c1"]);
    expect(await page.locator(".move-list [aria-current]").innerText()).toContain("c1");
    // In the main variation, then a move that another one has.
    await page.getByRole("list", { name: "Moves" }).getByRole("button").nth(2).click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2(c1)c3(a2)&ply=2");
    await square(page, "a2").click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2(c1)c3(a2)&variation=2");
    await page.getByRole("button", { name: "Make main line" }).click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2(c1)a2(c3)");
    expect(await page.getByRole("button", { name: "Make main line" }).count()).toBe(0);
    await page.getByRole("button", { name: "Remove line" }).click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2(c1)c3&ply=2");
    await expectAccessible(page);
    await page.reload();
    await page.locator(".game-status .sentence").waitFor();
    await showTab(page, "Analyze");
    await expect.poll(spaced).toEqual(["2 O c1"]);
    await page.keyboard.press("n");
    expect(await variations.count()).toBe(0);
  });

  test("undo takes back the computer's reply, too", async () => {
    const page = await openGame("rules=3x3/3&moves=&second=computer");
    await square(page, "b2").click();
    await expectStanding(page, /X is to make move 3/i);
    await page.keyboard.press("u");
    await expectStanding(page, /X is to make move 1/i);
  });

  test("the starting player and the controllers stay for the next game", async () => {
    const page = await openGame();
    await openPlayerSettings(page);
    await page.getByLabel("Starting player").selectOption("second");
    await square(page, "b2").focus();
    await page.keyboard.press("n");
    await expectStanding(page, /^O is to make move 1/i);
    await page.keyboard.press("n");
    await expectStanding(page, /^O is to make move 1/i);
  });

  test("after a coin toss either player starts", async () => {
    const page = await openGame("rules=3x3/3&starter=toss");
    const seen = new Set<string>();
    for (let i = 0; i < 40 && seen.size < 2; ++i) {
      await page.keyboard.press("n");
      seen.add((await turnText(page)).slice(0, 1));
    }
    expect([...seen].sort()).toEqual(["O", "X"]);
  });
});

describe("links, files and exports", () => {
  test("a game survives a reload, with its link and without", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=4453&hints=on");
    await page.reload();
    await expectStanding(page, /to make move 5/);
    await page.goto("about:blank");
    await page.goto(site.address());
    await expectStanding(page, /to make move 5/);
    expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=4453&hints=on");
  });
  test("the browser's back button leads to the game before", async () => {
    const page = await openGame("rules=3x3/3&moves=a1,b2");
    await page.keyboard.press("n");
    await expectStanding(page, /move 1\.$/);
    await page.goBack();
    await expectStanding(page, /move 3\.$/);
  });
  test("a percent-encoded link, as some messengers write it", async () => {
    const page = await openGame("rules%3D3x3%2F3%26moves%3Da1%2Cb2");
    await expectStanding(page, /move 3\.$/);
  });
  test.each([
    [
      "nonsense",
      'The link cannot be read: "nonsense" is not one of rules, position, moves, variation, ply, starter, first, second, first-level, second-level, hints, series, record, format.',
    ],
    [
      "rules=3x3/3&moves=a1,a1",
      'The link cannot be read whole: moves: Move 2: O cannot play "a1": a1 is already taken by X.',
    ],
    [
      "rules=99x99/5",
      "The link cannot be read: rules: The board is too large: it has 99 columns, but there is room for 19 here.",
    ],
    ["%E0%A4%A", /^The link cannot be read: /],
    ["\u{1f600}", /^The link cannot be read: "\\xf0\\x9f/],
  ])("garbage in the link (%s)", async (link, sentence) => {
    const page = await openGame(link);
    expect(await notice(page)).toMatch(sentence);
    await square(page, "b2").click();
    await expectStanding(page, /move [23]\.$/);
  });
  test("garbage in the browser's storage", async () => {
    const page = await openGame();
    await page.evaluate(() => localStorage.setItem("inarow.game", "\u0000{]"));
    await page.goto("about:blank");
    await page.goto(site.address());
    expect(await notice(page)).toMatch(/^The game that the browser kept cannot be read: /);
    await square(page, "b2").click();
    await expectStanding(page, /move 2\.$/);
  });
  test("a game is saved as a file, and opened again", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=4453&second=computer");
    const download = page.waitForEvent("download");
    await showTab(page, "Share");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe("connect-four.inarow");
    const text = readFileSync(await saved.path(), "utf8");
    expect(text).toBe("rules=7x6/4/drop\nmoves=4453\nsecond=computer\n");
    await page.keyboard.press("n");
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "a.inarow", mimeType: "text/plain", buffer: Buffer.from(text) });
    await expectStanding(page, /move 5\.$/);
  });
  test("a file that is not a game is refused, and the page works on", async () => {
    const page = await openGame();
    await showTab(page, "Share");
    const files = page.locator('input[type="file"]');
    await files.setInputFiles({
      name: "a",
      mimeType: "text/plain",
      buffer: Buffer.from([0x80, 0, 0xc3]),
    });
    await expect.poll(() => notice(page)).toMatch(/^The file cannot be read at character 1: /);
    await files.setInputFiles({ name: "c", mimeType: "text/plain", buffer: Buffer.alloc(0) });
    await expect.poll(() => notice(page)).toBe("The file cannot be read: it is empty.");
    await files.setInputFiles({
      name: "b",
      mimeType: "text/plain",
      buffer: Buffer.alloc(100_000, 65),
    });
    await expect
      .poll(() => notice(page))
      .toBe("The file cannot be read: it is larger than 65536 bytes.");
  });
  test("exports in every format", async () => {
    const page = await openGame("rules=3x3/3&moves=b2,a1", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await showTab(page, "Share");
    const copied = async (name: string) => {
      await page.getByLabel("Export format").selectOption(name);
      await page.getByRole("button", { name: "Copy", exact: true }).click();
      await page.getByText(/copied\.$/).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied("algebraic")).toBe("b2 a1");
    expect(await copied("xy")).toBe("22 11");
    expect(await copied("names")).toBe("center bottom-left");
    expect(await copied("openspiel")).toBe("x(1,1) o(2,0)");
    expect(await copied("position")).toBe(".../.X./O.. X");
    expect(await copied("drawing")).toBe("3 . . .\n2 . X .\n1 O . .\n  a b c\n");
    expect(await copied("picture")).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    const code = await copied("html");
    expect(code).toContain('<in-a-row state="rules=3x3/3&amp;moves=b2,a1">');

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save picture" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("tic-tac-toe.png");
    const png = readFileSync(await download.path());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBeGreaterThan(300);

    // Another page, with the script of this host.
    const address = new URL("lesson.html", page.url()).href;
    const body = `<!doctype html><html lang="en"><title>Lesson</title>${code}`;
    await page.route(address, (route) => route.fulfill({ body, contentType: "text/html" }));
    await page.goto(address);
    await page.getByRole("grid").waitFor();
    expect(await page.locator(".stone-box").count()).toBe(2);
  });
});

describe("hints", () => {
  test.each([
    "rules=7x6/4/drop&moves=32164625",
    "rules=4x3/3/misere&moves=a1,d3,b1",
    "rules=4x3/3/exactly&moves=a1,d3,b1",
  ])("are those of the native engine, in words and numbers (%s)", async (state) => {
    const page = await openGame(`${state}&hints=on`);
    const [json = ""] = callNativeEngine([["hints", state]]);
    const native = JSON.parse(json) as Hints;
    const listed = native.moves.toSorted((a, b) => b.lower - a.lower).slice(0, 5);
    await expect.poll(() => page.locator(".hint-list li").count()).toBe(listed.length);
    const [linesJson = ""] = callNativeEngine([["continuations", state]]);
    const lines = new Map(
      (JSON.parse(linesJson) as Continuations).moves.map(({ square, line }) => [square, line]),
    );
    for (const { square, move, words, is_best, lower } of listed) {
      const line = lines.get(square) ?? [];
      const following = line.length > 0 ? `|then ${line.join(" ")}` : "";
      const row = page.locator(".hint-list li", {
        has: page.locator("b", { hasText: new RegExp(`^${move}$`) }),
      });
      const number = lower > 0 ? `+${lower}` : `${lower}`.replace("-", "−");
      await expect
        .poll(async () => (await row.innerText()).split(/\s*\n\s*/).join("|"))
        .toBe(`${move}|${words}${is_best ? " · best" : ""}${following}|${number}|Why?`);
    }
    expect(await page.locator(".board .badge").count()).toBe(native.moves.length);
  });

  test.each([
    ["the only move that holds", "h8,g8,i8,a1,j8,a3,k8", ["l8"], "Loses in 1: 217 moves"],
    ["two wins", "h8,a1,i8,a2,j8,a3,k8,a5", ["g8", "l8"], undefined],
    ["none where all lose", "h8,a1,i8,a2,j8,a5,k8", [], "Loses in 1: 218 moves"],
  ])("of a large board are few: %s", async (_name, moves, shown, others) => {
    const page = await openGame(`rules=15x15/5&moves=${moves}&hints=on`);
    const names = page.locator(".hint-list li", { has: page.locator(".badge") }).locator("b");
    const badges = page.locator(".board .badge");
    if (others) await page.getByText(others, { exact: true }).waitFor();
    await expect.poll(() => names.allInnerTexts()).toEqual(shown);
    // A score that is not known has no badge where a ring says more.
    const known = await page.locator(".hint-list .badge:not(.unknown)").count();
    expect(await badges.count()).toBe(known);
  });

  test("name the squares where the opponent threatens to win, and ring them", async () => {
    const page = await openGame("rules=15x15/5&moves=h8,a1,i8,a2,j8,a5,k8&hints=on");
    await page.locator("p.threat", { hasText: "Black threatens to win at g8 and l8." }).waitFor();
    for (const name of ["g8", "l8"])
      expect(await square(page, name).locator(".ring.block").count()).toBe(1);
    // The best move found has one, too, once the search has had its second.
    expect(await page.locator(".board .ring:not(.better)").count()).toBe(2);
    expect(await square(page, "l8").getAttribute("aria-label")).toContain("Black wins here");
  });

  test("are kept after undo, and hidden when they are off", async () => {
    const page = await openGame("rules=3x3/3&moves=b2&hints=on");
    await expect.poll(() => page.locator(".square .badge").count()).toBe(8);
    await square(page, "b1").click();
    await expect.poll(() => page.locator(".square .badge.win").count()).toBe(6);
    await page.keyboard.press("u");
    expect(await page.locator(".square .badge").count()).toBe(8);
    await page.keyboard.press("h");
    expect(await page.locator(".square .badge").count()).toBe(0);
  });

  test("annotate the mistakes of a game, with links to them", async () => {
    const page = await openGame("rules=3x3/3&moves=b2,b1,c1,b3,a3&hints=on");
    await expect.poll(() => page.locator(".annotations li").count()).toBeGreaterThan(0);
    const first = page.locator(".annotations button").first();
    expect((await first.innerText()).replace(/\s+/g, " ")).toMatch(
      /^2\. O b1 gives the draw away; better: /,
    );
    await first.click();
    expect(await hash(page)).toMatch(/&ply=2/);
    const bars = page.locator(".score-plot g");
    expect(await bars.count()).toBe(6);
    await bars.nth(4).click();
    expect(await hash(page)).toMatch(/&ply=4/);
  });

  test("of another game are not shown", async () => {
    const page = await openGame("rules=3x3/3&moves=b2,b1,c1,b3,a3&hints=on");
    await expect.poll(() => page.locator(".annotations li").count()).toBeGreaterThan(0);
    const bars = page.locator(".score-plot g");
    expect(await bars.count()).toBe(6);
    await page.evaluate(() => {
      location.hash = "#rules=15x15/5&moves=h8,h9&hints=on";
    });
    await expectStanding(page, /to make move 3\.$/);
    expect(await page.locator(".annotations li").count()).toBe(0);
    expect(await bars.count()).toBe(0);
  });

  test("of a game's first moves stay when another move is played there", async () => {
    const page = await openGame("rules=3x3/3&moves=b2,b1,c1,b3,a3&hints=on");
    await expect.poll(() => page.locator(".annotations li").count()).toBe(1);
    await page.evaluate(() => {
      location.hash = "#rules=3x3/3&moves=b2,b1,c2,a2&hints=on";
    });
    await expectStanding(page, /move 5\.$/);
    expect(await page.locator(".annotations li").allInnerTexts()).toContainEqual(
      expect.stringMatching(/^2\. O b1\s+gives the draw away; better: /),
    );
  });

  test("do not block the page during the search", async () => {
    // Too large for an end of the search before its time is over, which is 20 s.
    const page = await openGame("rules=10x10/4/drop&moves=&hints=on");
    await square(page, "column 4, row 1").click();
    const longest = await page.evaluate(async () => {
      const nextFrame = () => new Promise<number>(requestAnimationFrame);
      let [result, last] = [0, await nextFrame()];
      for (let i = 0; i < 30; ++i) {
        const now = await nextFrame();
        result = Math.max(result, now - last);
        last = now;
      }
      return result;
    });
    console.log(`during the search: the longest of 30 frames took ${Math.round(longest)} ms`);
    expect(await page.getByText(/^Searching…$|so far\.$/).count()).toBeGreaterThan(0);
  });

  test("on a board that is too large to solve, the best move found is shown", async () => {
    const page = await openGame("rules=15x15/5&moves=h8,a1,g8,o15&hints=on");
    const suggestion = page.locator(".hint-list li", { hasText: "the best found, not proven" });
    await suggestion.waitFor();
    const move = await suggestion.locator("b").innerText();
    expect(move).toMatch(/^[e-j](6|7|8|9|10)$/);
    await suggestion.locator("button").click();
    expect(await hash(page)).toContain(`o15,${move}`);
    // On a busy machine the next position has one of its own by now.
    expect(await suggestion.locator("b").allInnerTexts()).not.toContain(move);
  });

  test("the computer plays at the level that is chosen, and the link keeps it", async () => {
    const page = await openGame("rules=15x15/5&moves=h8");
    await openPlayerSettings(page);
    expect(await page.getByLabel("Level of White").count()).toBe(0);
    await page.getByLabel("White, second").selectOption("computer");
    await expectStanding(page, /Black is to make move 3/i);
    expect(await page.getByLabel("Level of Black").count()).toBe(0);
    await page.getByLabel("Level of White").selectOption("2");
    expect(await hash(page)).toContain("second=computer&second-level=2");
    await square(page, "c3").click();
    await expectStanding(page, /Black is to make move 5/i);
    expect(await page.locator(".search-status").innerText()).toBe("");
    await page.reload();
    await openPlayerSettings(page);
    expect(await page.getByLabel("Level of White").inputValue()).toBe("2");
  });

  test("on a board that is too large to solve, the rest of the page works", async () => {
    const page = await openGame("rules=15x15/5&moves=h8,h9&hints=on");
    await square(page, "g8").click();
    await expectStanding(page, /move 4\.$/);
    await openPlayerSettings(page);
    await page.getByLabel("White, second").selectOption("computer");
    await expectStanding(page, /Black is to make move 5/i);
    expect(await page.locator(".search-status").innerText()).toBe(
      "The last reply is the best found, not proven.",
    );
  });
});

describe("accessibility", () => {
  test.each([
    ["a game in play", "rules=7x6/4/drop&moves=44455554221&hints=on"],
    ["a game that is over", "rules=3x3/3&moves=a1,b1,a2,b2,a3"],
    ["a refusal", "nonsense"],
  ])("axe-core finds no violation in %s", async (_name, state) => {
    const page = await openGame(state);
    if (state.includes("hints=on")) await page.locator(".hint-list li").first().waitFor();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);
  });

  test("moves are announced", async () => {
    const page = await openGame();
    await square(page, "b2").click();
    expect(await page.locator(".board-panel > [role=status]").innerText()).toBe(
      "X played b2. O is to make move 2.",
    );
    expect(await square(page, "b2").getAttribute("aria-label")).toBe("b2, X");
  });

  test("the row in which a disc comes to lie is announced", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=4");
    await square(page, "column 4, row 6").click();
    expect(await page.locator(".board-panel > [role=status]").innerText()).toBe(
      "Red played 4, row 2. Yellow is to make move 3.",
    );
  });

  test("hints are announced once they are found", async () => {
    const page = await openGame("rules=3x3/3&moves=b2,a2&hints=on");
    const said = page.locator("[role=tabpanel] > [role=status]");
    await expect.poll(() => said.innerText()).toMatch(/^Hints: best .*a1.*: wins in 3\.$/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => said.innerText()).toMatch(/^Hints: best .*: draw\.$/);
  });

  test("? lists the keyboard shortcuts", async () => {
    const page = await openGame();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
  });

  test("shortcuts work where the focus is on a switch", async () => {
    const page = await openGame("rules=3x3/3&moves=b2,a1");
    await page.getByRole("checkbox", { name: "Hints" }).check();
    await page.keyboard.press("u");
    expect(await hash(page)).toBe("#rules=3x3/3&moves=b2,a1&ply=1&hints=on");
  });

  test.each([
    ["tic-tac-toe", "rules=3x3/3&moves=b2,a1,c3,a3,a2&hints=on"],
    ["connect-four", "rules=7x6/4/drop&moves=44455554221&hints=on"],
    ["won", "rules=7x6/4/drop&moves=1122334"],
    ["gomoku", "rules=15x15/5&moves=h8,h9,g8,f8,i8,f9"],
    ["misere", "rules=3x3/3/misere&moves=a1,b2,a2,c3,a3&hints=on"],
    ["exactly", "rules=9x9/4/drop/exactly/misere&moves=5,5,4"],
    ["refusal", "rules=3x3/3&moves=zz"],
  ])("fits every viewport in both color schemes: %s", async (name, state) => {
    const page = await openGame(state);
    await page.waitForTimeout(1000);
    await takeScreenshots(page, name);
  });
});

test("a game can be played offline after the first load", async () => {
  const page = await openGame("rules=7x6/4/drop&moves=44", { serviceWorkers: "allow" });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          navigator.serviceWorker.controller !== null ||
          caches.keys().then((all) => all.length > 0),
      ),
    )
    .toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await expectStanding(page, /move 3\.$/);
  await openPlayerSettings(page);
  await page.getByLabel("Red, second").selectOption("computer");
  await column(page, 4).click();
  await expectStanding(page, /Yellow is to make move 5/i);
});
