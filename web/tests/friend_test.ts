// SPDX-License-Identifier: BSL-1.0
// Games in turns by link: two browsers that share nothing but the links.
import { mkdirSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { type Server, serve } from "../serve.mjs";
import {
  expectAccessible,
  expectNoHorizontalScroll,
  launchBrowser,
  type OpenPage,
  openPage,
  pageFolder,
  screenshotFolder,
  takeScreenshots,
} from "./support/browser.ts";

let browser: Browser;
let server: Server;
let opened: OpenPage[] = [];
beforeAll(async () => {
  browser = await launchBrowser();
  server = await serve(pageFolder);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
afterEach(async () => {
  const errors = opened.flatMap((each) => each.errors);
  await Promise.all(opened.map(({ context }) => context.close()));
  opened = [];
  expect(errors).toEqual([]);
});

async function open(address = server.url, options: BrowserContextOptions = {}): Promise<Page> {
  const window = await openPage(browser, address, { serviceWorkers: "block", ...options });
  opened.push(window);
  return window.page;
}
async function startGame(page: Page, game = "Tic-tac-toe") {
  await page.getByRole("radio", { name: "A friend" }).check();
  await page
    .getByRole("button", { name: new RegExp(`^${game}`) })
    .first()
    .click();
}

const turn = (page: Page) => page.locator(".friend-turn");
const says = (page: Page, sentence: string) =>
  expect.poll(() => turn(page).innerText()).toBe(sentence);
const square = (page: Page, name: string) =>
  page.locator(`[role="gridcell"][aria-label^="${name}"]`);
const play = (page: Page, move: string) => square(page, `${move},`).click();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const stones = (page: Page) => page.locator(".board .stone-box:not(.preview)").count();
const notice = (page: Page) => page.locator(".sidebar .notice p").innerText();

/// The link of the dialog, in which a player writes their name.
async function send(page: Page, name?: string): Promise<string> {
  await page.getByRole("button", { name: /^Send/ }).click();
  // Its content is there before it opens; Escape would not close it yet.
  await page.getByRole("dialog").waitFor();
  if (name !== undefined) {
    await page.getByLabel("Your name").fill(name);
    await page.getByLabel("Your name").press("Tab");
  }
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await page.keyboard.press("Escape");
  return link;
}
/// Opens a link in a window, as another application does.
const receive = (page: Page, link: string) => page.goto(link);

const games = [
  { moves: ["a1", "a2", "b1", "b2", "c1"], winner: "first" },
  { moves: ["a1", "a2", "b1", "b2", "c3", "c2"], winner: "second" },
  { moves: ["b2", "a1", "a2", "b1", "c2"], winner: "first" },
  { moves: ["a1", "b2", "c3", "b3", "b1", "c1", "a3", "a2", "c2"], winner: "draw" },
  { moves: ["c3", "b2", "c2", "b1", "a2", "b3"], winner: "second" },
] as const;

test("two browsers play 20 games of a series by passing links", async () => {
  const [ada, ben] = [await open(), await open()];
  const name = (page: Page) => (page === ada ? "Ada" : "Ben");
  const score = { Ada: 0, Ben: 0, draws: 0 };
  await startGame(ada);
  await says(ada, "Your move is the first.");
  let [first, second] = [ada, ben];
  for (let number = 0; number < 20; ++number) {
    const { moves, winner } = games[number % games.length] ?? games[0];
    for (const [ply, move] of moves.entries()) {
      const [mover, other] = ply % 2 === 0 ? [first, second] : [second, first];
      await play(mover, move);
      const isFirstOfMover = number === 0 && ply < 2;
      await receive(other, await send(mover, isFirstOfMover ? name(mover) : undefined));
      if (ply + 1 < moves.length) {
        const own = number === 0 && ply === 0 ? "" : `, ${name(other)}`;
        await says(other, `${name(mover)} played ${move}. Your move${own}.`);
      }
    }
    if (winner === "draw") ++score.draws;
    else ++score[name(winner === "first" ? first : second)];
    const last = moves.length % 2 === 1 ? first : second;
    const receiver = last === first ? second : first;
    await expect.poll(() => turn(receiver).innerText()).toMatch(/(wins?|is a draw)\.$/);
    const drawn = ["", ", one draw"][score.draws] ?? `, ${score.draws} draws`;
    for (const [page, other] of [
      [ada, "Ben"],
      [ben, "Ada"],
    ] as const) {
      expect(await page.locator(".friend > .muted").innerText()).toBe(
        `Score: you ${score[name(page)]}, ${other} ${score[other]}${drawn}.`,
      );
    }
    expect(await button(last, "Rematch").count()).toBe(0);
    if (number === 19) break;
    await button(receiver, "Rematch").click();
    [first, second] = [second, first];
    if (receiver === second) await receive(first, await send(second));
    await says(first, `Your move is the first, ${name(first)}.`);
  }
  expect(score).toEqual({ Ada: 8, Ben: 8, draws: 4 });
});

test("only the player to move can move, and only a move that was not sent is taken back", async () => {
  const [ada, ben] = [await open(), await open()];
  await ada.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await startGame(ada);
  await play(ada, "b2");
  await play(ada, "a1");
  expect(await notice(ada)).toMatch(/^You can move /);
  expect(await stones(ada)).toBe(1);
  await button(ada, "Take back").click();
  await says(ada, "Your move is the first.");
  expect(await stones(ada)).toBe(0);
  await play(ada, "a1");
  await button(ada, "Send move").click();
  await button(ada, "Copy link").click();
  await ada.getByText("Link copied.").waitFor();
  await ada.keyboard.press("Escape");
  expect(await button(ada, "Take back").count()).toBe(0);
  const link = await ada.evaluate(() => navigator.clipboard.readText());

  // The sender is still the sender when they open their own link.
  await receive(ada, link);
  await ada.reload();
  await says(ada, "You played a1. Send the move to your friend.");
  await play(ada, "c3");
  expect(await stones(ada)).toBe(1);

  await receive(ben, link);
  await says(ben, "Your friend played a1. Your move.");
  expect(await ben.locator(".square.last-move").getAttribute("aria-label")).toMatch(/^a1,/);
  await play(ben, "b2");
  // An earlier position shows, and does not branch.
  await ben.keyboard.press("u");
  await says(ben, "This is the position after 1 of 2 moves.");
  await play(ben, "c3");
  expect(await stones(ben)).toBe(1);
  await button(ben, "Show the last move").click();
  // An older link leaves the game, even if it is pasted.
  await ben.getByRole("tab", { name: "Share" }).click();
  await ben.getByLabel("Link, moves, board or SGF").fill(`It is your move: ${link}`);
  await button(ben, "Open the text").click();
  expect(await notice(ben)).toBe(
    "The link cannot be read: moves: the game that was played here has gone on since.",
  );
  await says(ben, "You played b2. Send the move to your friend.");
});

test("a forged link is refused, and the game stays", async () => {
  const [ada, ben] = [await open(), await open()];
  await startGame(ada);
  await play(ada, "b2");
  await receive(ben, await send(ada));
  await play(ben, "a1");
  const link = await send(ben);
  const forged = [
    ["b2,a1", "b2,b2", 'moves: Move 2: O cannot play "b2": b2 is already taken by X.'],
    ["b2,a1", "b2,d4", 'moves: Move 2: O cannot play "d4": it is off the board'],
    ["b2,a1", "a2,a1", "moves: it does not continue the game that was played here."],
    ["b2,a1", "b2,a1,c3,a2,c1,a3,b3", 'Move 7: X cannot play "b3": the game is over, O has won.'],
    [".0.0.0", ".0.5.0", "series: it does not continue the game that was played here."],
    [".0.0.0", ".0.0", 'series: "'],
    ["3x3/3", "3x3/2", "moves: it does not continue the game that was played here."],
  ] as const;
  for (const [from, to, why] of forged) {
    expect(link).toContain(from);
    await receive(ada, link.replace(from, to));
    await expect.poll(() => notice(ada)).toContain(why);
    await says(ada, "You played b2. Send the move to your friend.");
    expect(await stones(ada)).toBe(1);
    await button(ada, "Close").click();
  }
  await receive(ada, link);
  await says(ada, "Your friend played a1. Your move.");
  // In a browser that knows nothing of the game, a link with an illegal move is refused, too.
  const other = await open(link.replace("b2,a1", "b2,b2"));
  await expect.poll(() => notice(other)).toContain('cannot play "b2"');
  expect(await other.locator(".friend").count()).toBe(0);
});

test("names of any characters arrive as they were written", async () => {
  const [ada, ben] = [await open(), await open()];
  const names = [`Zoë & "D'Arc" <b>#1=2%26</b>`, "李小龍 ]\\[;~_🎲"] as const;
  await startGame(ada, "Connect Four");
  await play(ada, "column 4, row 1");
  await receive(ben, await send(ada, names[0]));
  await says(ben, `${names[0]} played 4. Your move.`);
  await play(ben, "column 4, row 2");
  await receive(ada, await send(ben, names[1]));
  await says(ada, `${names[1]} played 4. Your move, ${names[0]}.`);
});

test("the dialog has a code, is accessible, and nothing is cut", async () => {
  const page = await open(server.url, { viewport: { width: 390, height: 844 } });
  await startGame(page, "Connect Four");
  await says(page, "Your move is the first.");
  mkdirSync(screenshotFolder, { recursive: true });
  await page.screenshot({ path: `${screenshotFolder}/friend-first.png` });
  await page.keyboard.press("4");
  await page.getByText("You played 4. Send the move to your friend.").waitFor();
  await expectAccessible(page);
  for (const each of [".controls", ".friend", "[role=tablist]"]) {
    const box = await page.locator(each).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 844)).toBeLessThanOrEqual(844);
  }
  await takeScreenshots(page, "friend");
  await button(page, "Send move").press("Enter");
  await page.getByRole("img", { name: "QR code of the link" }).waitFor();
  await expect.poll(() => page.locator(".qr-code path").getAttribute("d")).toMatch(/^M4 4h1/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("send-heading");
  await expectAccessible(page);
  await takeScreenshots(page, "friend-dialog");
  for (const [width, height, pixels] of [
    [390, 844, 16],
    [320, 640, 16],
    [390, 844, 32],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`;
    }, pixels);
    await expectNoHorizontalScroll(page);
    await page.screenshot({ path: `${screenshotFolder}/friend-dialog-${width}-${pixels}.png` });
    const cut = await page
      .locator("dialog.send button, dialog.send h2, dialog.send p")
      .evaluateAll(
        (elements) => elements.filter((each) => each.scrollWidth > each.clientWidth).length,
      );
    expect(cut).toBe(0);
  }
  await page.keyboard.press("Escape");
  await page.screenshot({ path: `${screenshotFolder}/friend-large-text.png`, fullPage: true });
});
