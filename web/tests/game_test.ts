// SPDX-License-Identifier: BSL-1.0
import { readFileSync } from "node:fs";

import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { type Served, serve } from "../serve.mjs";
import type { Hints } from "../src/engine/view.ts";
import { built, expectAccessible, launch, open, type Opened, photograph, sizes } from "./support/browser.ts";
import { askNative, buildNative } from "./support/native.ts";

let browser: Browser;
let served: Served;
let opened: Opened | undefined;

beforeAll(async () => {
  buildNative();
  browser = await launch();
  served = await serve(built);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await served.close();
});
afterEach(async () => {
  expect(opened?.complaints ?? []).toEqual([]);
  await opened?.context.close();
  opened = undefined;
});

/// The page at a link, when its game is there.
async function openGame(state = "", options: BrowserContextOptions = {}): Promise<Page> {
  opened = await open(browser, `${served.address}#${state}`, options);
  await opened.page.locator(".says").waitFor();
  return opened.page;
}
const cell = (page: Page, name: string): Locator => page.locator(`[role="gridcell"][aria-label^="${name},"]`);
const column = (page: Page, number: number): Locator => cell(page, `column ${number}, row 1`);
const says = (page: Page) => page.locator(".says").innerText();
const notice = (page: Page) => page.locator(".notice p").innerText({ timeout: 5_000 });
const hash = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash));
async function expectToSay(page: Page, sentence: string | RegExp) {
  await expect.poll(() => says(page), { timeout: 15_000 }).toMatch(sentence);
}

describe("whole games", () => {
  test("by mouse: X wins a row, the line is shown, and a new game is offered", async () => {
    const page = await openGame();
    for (const name of ["a3", "b2", "b3", "a1", "c3"]) await cell(page, name).click();
    await expectToSay(page, /^first \(X\) has won\.$/i);
    expect(await page.locator(".winning-line").count()).toBe(1);
    expect(await cell(page, "b3").getAttribute("aria-label")).toBe("b3, X, in the winning line");
    await page.getByRole("button", { name: "Play again" }).click();
    await expectToSay(page, /to make move 1\.$/);
    expect(await page.locator(".put").count()).toBe(0);
  });

  test("by mouse: the last move wins, and the board being full does not make it a draw", async () => {
    const page = await openGame();
    for (const name of ["a1", "b1", "c1", "a2", "b2", "a3", "b3", "c2", "c3"]) await cell(page, name).click();
    await expectToSay(page, /^first \(X\) has won\.$/i);
  });

  test("by mouse: a draw", async () => {
    const page = await openGame();
    for (const name of ["b2", "a1", "c3", "a3", "a2", "c2", "b1", "b3", "c1"]) await cell(page, name).click();
    await expectToSay(page, "The game was drawn.");
  });

  test("by touch: a column is full of squares to drop a stone into", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=", { hasTouch: true, viewport: sizes.small });
    for (const [number, row] of [[4, 6], [3, 1], [4, 5], [3, 2], [4, 1], [3, 3], [4, 2]] as const)
      await cell(page, `column ${number}, row ${row}`).tap();
    await expectToSay(page, /^first \(X\) has won\.$/i);
    const size = await column(page, 1).boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(44);
    expect(size?.height).toBeGreaterThanOrEqual(44);
  });

  test("by keyboard alone, from a rules menu to the end", async () => {
    const page = await openGame();
    await page.getByLabel("Game", { exact: true }).focus();
    await page.keyboard.type("Connect");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectToSay(page, /to make move 1\.$/);
    for (const key of "1122334") await page.keyboard.press(key);
    await expectToSay(page, /has won\.$/);
    await page.keyboard.press("n");
    await cell(page, "column 4, row 3").focus();
    for (const key of ["Enter", "ArrowLeft", " ", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    expect(await hash(page)).toMatch(/moves=433/);
  });

  test("against the computer, which never loses tic-tac-toe", async () => {
    const page = await openGame("rules=3x3/3&moves=&second=computer");
    for (let i = 0; i < 5; ++i) {
      await expect.poll(() => says(page), { timeout: 20_000 }).toMatch(/first \(X\) is to|won|drawn/i);
      if (/won|drawn/.test(await says(page))) break;
      await page.locator('[role="gridcell"][aria-label$="free"]').first().click();
    }
    await expectToSay(page, /second \(O\) has won|drawn/i);
    expect(await page.locator(".aside").innerText()).toBe("The last reply is proven best.");
  });

  test("the computer against itself, to the end", async () => {
    const page = await openGame("rules=3x3/3&moves=&first=computer&second=computer");
    await expect.poll(() => says(page), { timeout: 30_000 }).toBe("The game was drawn.");
  });

  test("any rules, one's own too", async () => {
    const page = await openGame();
    await page.getByLabel("Game", { exact: true }).selectOption("own");
    await page.getByLabel("Columns").fill("11");
    await page.getByLabel("Rows").fill("11");
    await page.getByLabel("In a row").fill("3");
    await page.getByRole("button", { name: "New game" }).click();
    expect(await page.locator('[role="gridcell"]').count()).toBe(121);
    for (const name of ["b11", "k1", "b10", "k2", "b9"]) await cell(page, name).click();
    await expectToSay(page, /^first \(X\) has won\.$/i);
  });
});

describe("refusals are said in the page", () => {
  test("a square that is taken", async () => {
    const page = await openGame("rules=3x3/3&moves=b2");
    await cell(page, "b2").click();
    expect(await notice(page)).toBe('Move 2: second (O) cannot play "b2": b2 is already taken by first (X).');
    expect(await hash(page)).toBe("#rules=3x3/3&moves=b2");
    await page.locator(".notice button").click();
    expect(await page.locator(".notice").count()).toBe(0);
  });
  test("a column that is full", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=444444");
    await column(page, 4).click();
    expect(await notice(page)).toBe('Move 7: first (X) cannot play "4": column 4 is full.');
  });
  test("a column that is not there", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=");
    await page.keyboard.press("9");
    expect(await notice(page)).toBe('Move 1: first (X) cannot play "9": it is off the board (columns 1 to 7).');
  });
  test("a move after the end", async () => {
    const page = await openGame("rules=3x3/3&moves=a1,b1,a2,b2,a3");
    await cell(page, "c3").click();
    expect(await notice(page)).toBe('Move 6: second (O) cannot play "c3": the game is over, first (X) has won.');
  });
  test("a move while it is the computer's turn", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=4&second=computer");
    await column(page, 1).click();
    expect(await notice(page)).toBe("It is the computer's turn.");
  });
  test("nothing to undo, and nothing to redo", async () => {
    const page = await openGame();
    await page.keyboard.press("u");
    expect(await notice(page)).toBe("No move can be taken back: the game has just begun.");
    await page.keyboard.press("r");
    expect(await notice(page)).toBe("There is no move to make again.");
  });
  test("rules that make no sense, which leave the game as it is", async () => {
    const page = await openGame("rules=3x3/3&moves=b2");
    await page.getByLabel("Game", { exact: true }).selectOption("own");
    for (const [columns, sentence] of [
      ["20", "The board is too large: it has 20 columns, but there is room for 19 here."],
      ["0", "The rules make no sense: 0 columns, but it must be 1 to 19."],
      ["", /^The action cannot be read: rules: /],
    ] as const) {
      await page.getByLabel("Columns").fill(columns);
      await page.getByRole("button", { name: "New game" }).click();
      expect(await notice(page)).toMatch(sentence);
      expect(await hash(page)).toBe("#rules=3x3/3&moves=b2");
    }
  });
});

describe("the way back", () => {
  test("undo and redo by buttons, keys and the list of moves", async () => {
    const page = await openGame("rules=3x3/3&moves=a1,b2,c3");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2,c3&ply=2");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2,c3&ply=2");
    await page.keyboard.press("Home");
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2,c3&ply=0");
    await page.locator(".moves button").nth(1).click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1,b2,c3&ply=1");
    await page.getByRole("button", { name: "Go on from here" }).click();
    expect(await hash(page)).toBe("#rules=3x3/3&moves=a1");
  });

  test("a person's undo takes back the computer's reply too", async () => {
    const page = await openGame("rules=3x3/3&moves=&second=computer");
    await cell(page, "b2").click();
    await expectToSay(page, /first \(X\) is to make move 3/i);
    await page.keyboard.press("u");
    await expectToSay(page, /first \(X\) is to make move 1/i);
  });

  test("who starts and who plays stay for the next game", async () => {
    const page = await openGame();
    await page.getByLabel("Who starts").selectOption("second");
    await page.getByRole("button", { name: "New game" }).click();
    await expectToSay(page, /^second \(O\) is to make move 1/i);
    await page.getByRole("button", { name: "Reset" }).click();
    await expectToSay(page, /^second \(O\) is to make move 1/i);
  });

  test("the toss is fair enough to see both sides start", async () => {
    const page = await openGame("rules=3x3/3&starter=toss");
    const seen = new Set<string>();
    for (let i = 0; i < 40 && seen.size < 2; ++i) {
      await page.keyboard.press("n");
      seen.add((await says(page)).slice(0, 5).toLowerCase());
    }
    expect([...seen].sort()).toEqual(["first", "secon"]);
  });
});

describe("links, files and copies", () => {
  test("a game survives a reload, with its link and without", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=4453&hints=on");
    await page.reload();
    await expectToSay(page, /to make move 5/);
    await page.goto("about:blank");
    await page.goto(served.address);
    await expectToSay(page, /to make move 5/);
    expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=4453&hints=on");
  });
  test("the browser's way back leads to the game before", async () => {
    const page = await openGame("rules=3x3/3&moves=a1,b2");
    await page.keyboard.press("n");
    await expectToSay(page, /move 1\.$/);
    await page.goBack();
    await expectToSay(page, /move 3\.$/);
  });
  test("a link as messengers spoil it", async () => {
    const page = await openGame("rules%3D3x3%2F3%26moves%3Da1%2Cb2");
    await expectToSay(page, /move 3\.$/);
  });
  test.each([
    ["nonsense", 'The link cannot be read: "nonsense" is not one of rules, moves, ply, starter, first, second, hints.'],
    ["rules=3x3/3&moves=a1,a1", 'The link cannot be read: moves: Move 2: second (O) cannot play "a1": a1 is already taken by first (X).'],
    ["rules=99x99/5", "The link cannot be read: rules: The board is too large: it has 99 columns, but there is room for 19 here."],
    ["%E0%A4%A", /^The link cannot be read: /],
    ["\u{1f600}", /^The link cannot be read: "\\xf0\\x9f/],
  ])("garbage in the link (%s)", async (link, sentence) => {
    const page = await openGame(link);
    expect(await notice(page)).toMatch(sentence);
    await cell(page, "b2").click();
    await expectToSay(page, /move 2\.$/);
  });
  test("garbage in what the browser kept", async () => {
    const page = await openGame();
    await page.evaluate(() => localStorage.setItem("inarow.game", "\u0000{]"));
    await page.goto("about:blank");
    await page.goto(served.address);
    expect(await notice(page)).toMatch(/^The link cannot be read: /);
    await cell(page, "b2").click();
    await expectToSay(page, /move 2\.$/);
  });
  test("a game is saved as a file, and opened again", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=4453&second=computer");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save" }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe("connect-four.inarow");
    const text = readFileSync(await saved.path(), "utf8");
    expect(text).toBe("rules=7x6/4/drop\nmoves=4453\nsecond=computer\n");
    await page.keyboard.press("n");
    await page.locator('input[type="file"]').setInputFiles({ name: "a.inarow", mimeType: "text/plain", buffer: Buffer.from(text) });
    await expectToSay(page, /move 5\.$/);
  });
  test("a file that is no game leaves the page working", async () => {
    const page = await openGame();
    const files = page.locator('input[type="file"]');
    await files.setInputFiles({ name: "a", mimeType: "text/plain", buffer: Buffer.from([0x80, 0, 0xc3]) });
    await expect.poll(() => notice(page)).toMatch(/^The link cannot be read: "/);
    await files.setInputFiles({ name: "c", mimeType: "text/plain", buffer: Buffer.alloc(0) });
    await expect.poll(() => notice(page)).toBe("The file cannot be read: it is empty.");
    await files.setInputFiles({ name: "b", mimeType: "text/plain", buffer: Buffer.alloc(100_000, 65) });
    await expect.poll(() => notice(page)).toBe("The file cannot be read: it is larger than a game can be, 65536 bytes.");
  });
  test("copies in every notation", async () => {
    const page = await openGame("rules=3x3/3&moves=b2,a1", { permissions: ["clipboard-read", "clipboard-write"] });
    const copied = async (name: string) => {
      await page.getByLabel("Copy the game as").selectOption(name);
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
  });
});

describe("hints", () => {
  test("say in words and numbers what this machine finds", async () => {
    const state = "rules=7x6/4/drop&moves=32164625";
    const page = await openGame(`${state}&hints=on`);
    const [line = ""] = askNative([state]);
    const native = JSON.parse(line) as Hints;
    await expect.poll(() => page.locator(".hints li").count(), { timeout: 30_000 }).toBe(native.moves.length);
    for (const { move, words, is_best, least } of native.moves) {
      const row = page.locator(".hints li", { has: page.locator("b", { hasText: new RegExp(`^${move}$`) }) });
      const number = least > 0 ? `+${least}` : `${least}`.replace("-", "−");
      await expect
        .poll(async () => (await row.innerText()).split(/\s*\n\s*/).join("|"), { timeout: 30_000 })
        .toBe(`${move}|${words}${is_best ? " · best" : ""}|${number}`);
    }
    expect(await page.locator(".cell .badge").count()).toBe(native.moves.length);
  });

  test("are kept while one plays, and gone when they are not wanted", async () => {
    const page = await openGame("rules=3x3/3&moves=b2&hints=on");
    await expect.poll(() => page.locator(".cell .badge").count()).toBe(8);
    await cell(page, "b1").click();
    await expect.poll(() => page.locator(".cell .badge.good").count()).toBe(6);
    await page.keyboard.press("u");
    expect(await page.locator(".cell .badge").count()).toBe(8);
    await page.keyboard.press("h");
    expect(await page.locator(".cell .badge").count()).toBe(0);
  });

  test("mark the mistakes of a game, and lead there", async () => {
    const page = await openGame("rules=3x3/3&moves=b2,b1,c1,b3,a3&hints=on");
    await expect.poll(() => page.locator(".remarks li").count(), { timeout: 20_000 }).toBeGreaterThan(0);
    const first = page.locator(".remarks button").first();
    expect((await first.innerText()).replace(/\s+/g, " ")).toBe("2. O b1 threw away a draw");
    await first.click();
    expect(await hash(page)).toMatch(/&ply=2/);
    const bars = page.locator(".plot g");
    expect(await bars.count()).toBe(6);
    await bars.nth(4).click();
    expect(await hash(page)).toMatch(/&ply=4/);
  });

  test("do not hold up the page while the search works", async () => {
    const page = await openGame("rules=7x6/4/drop&moves=&hints=on");
    await cell(page, "column 4, row 1").click();
    const frames = await page.evaluate(
      () =>
        new Promise<{ count: number; longest: number }>((done) => {
          let [count, longest, last] = [0, 0, performance.now()];
          const end = last + 2000;
          const look = (now: number) => {
            ++count;
            longest = Math.max(longest, now - last);
            last = now;
            if (now < end) requestAnimationFrame(look);
            else done({ count, longest });
          };
          requestAnimationFrame(look);
        }),
    );
    console.log(`while the search worked: ${frames.count / 2} frames a second, the longest ${Math.round(frames.longest)} ms`);
    expect(frames.count).toBeGreaterThan(60);
  });

  test("on a board that is too large to solve, the best that is found is shown", async () => {
    const page = await openGame("rules=15x15/5&moves=h8,a1,g8,o15&hints=on");
    const found = page.locator(".hints li", { hasText: "the best found, not proven" });
    await found.waitFor({ timeout: 20_000 });
    const move = await found.locator("b").innerText();
    expect(move).toMatch(/^[e-j](6|7|8|9|10)$/);
    await found.locator("button").click();
    expect(await hash(page)).toContain(`o15,${move}`);
    expect(await found.count()).toBe(0);
  });

  test("on a board that is too large to solve, the rest of the page works", async () => {
    const page = await openGame("rules=15x15/5&moves=h8,h9&hints=on");
    await cell(page, "g8").click();
    await expectToSay(page, /move 4\.$/);
    await page.getByLabel("O, second").selectOption("computer");
    await expectToSay(page, /first \(X\) is to make move 5/i);
    expect(await page.locator(".aside").innerText()).toBe("The last reply is the best found, not proven.");
  });
});

describe("for everyone", () => {
  test.each([
    ["a game in play", "rules=7x6/4/drop&moves=44455554221&hints=on"],
    ["a game that is over", "rules=3x3/3&moves=a1,b1,a2,b2,a3"],
    ["a refusal", "nonsense"],
  ])("axe-core finds nothing wrong with %s", async (_name, state) => {
    const page = await openGame(state);
    await page.waitForTimeout(500);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);
  });

  test("moves are announced", async () => {
    const page = await openGame();
    await cell(page, "b2").click();
    expect(await page.locator(".table > [role=status]").innerText()).toBe("X played b2. second (O) is to make move 2.");
    expect(await cell(page, "b2").getAttribute("aria-label")).toBe("b2, X");
  });

  test("? lists the keys", async () => {
    const page = await openGame();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
  });

  test.each([
    ["tic-tac-toe", "rules=3x3/3&moves=b2,a1,c3,a3,a2&hints=on"],
    ["connect-four", "rules=7x6/4/drop&moves=44455554221&hints=on"],
    ["won", "rules=7x6/4/drop&moves=1122334"],
    ["gomoku", "rules=15x15/5&moves=h8,h9,g8,f8,i8,f9"],
    ["refusal", "rules=3x3/3&moves=zz"],
  ])("looks as it should in every size and theme: %s", async (name, state) => {
    const page = await openGame(state);
    await page.waitForTimeout(1000);
    await photograph(page, name);
  });
});

test("a game can be played offline, once it was loaded", async () => {
  const page = await openGame("rules=7x6/4/drop&moves=44");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null || caches.keys().then((all) => all.length > 0)), { timeout: 20_000 }).toBe(true);
  await opened?.context.setOffline(true);
  await page.reload();
  await expectToSay(page, /move 3\.$/);
  await page.getByLabel("O, second").selectOption("computer");
  await column(page, 4).click();
  await expectToSay(page, /first \(X\) is to make move 5/i);
});
