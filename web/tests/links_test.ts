// SPDX-License-Identifier: BSL-1.0
// No link, file or second tab loses the game that the browser keeps.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { type Server, serve } from "../serve.mjs";
import {
  expectAccessible,
  launchBrowser,
  openPage,
  pageFolder,
  takeScreenshots,
} from "./support/browser.ts";

let browser: Browser;
let server: Server;
let page: Page;
let context: BrowserContext;
let errors: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  server = await serve(pageFolder);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  ({ page, context, errors } = await openPage(browser, `${server.url}#rules=7x6/4/drop&moves=`, {
    serviceWorkers: "block",
  }));
  for (const move of ["4", "4", "3"]) await play(page, move);
  await expect.poll(() => kept()).toBe("rules=7x6/4/drop&moves=443");
});
afterEach(async () => {
  expect(errors).toEqual([]);
  await context.close();
});

const play = (where: Page, column: string) =>
  where.locator(`[role="gridcell"][aria-label^="column ${column}, row 6,"]`).click();
const kept = () => page.evaluate(() => localStorage.getItem("inarow.game"));
const recent = () =>
  page.evaluate(() => JSON.parse(localStorage.getItem("inarow.recent") ?? "[]") as string[]);
const notice = (where: Page) => where.locator(".notice p").innerText();
const hash = (where: Page) => where.evaluate(() => decodeURIComponent(location.hash));

async function openTab(fragment: string): Promise<Page> {
  const tab = await context.newPage();
  tab.on("pageerror", (error) => errors.push(String(error)));
  await tab.goto(`${server.url}#${fragment}`);
  await tab.locator("[role=gridcell]").first().waitFor();
  return tab;
}

test("a link with a key of others is opened", async () => {
  const tab = await openTab("rules=7x6/4/drop&moves=44&utm_source=mail");
  await expect.poll(() => hash(tab)).toBe("#rules=7x6/4/drop&moves=44");
  expect(await tab.locator(".notice").count()).toBe(0);
  expect(await kept()).toBe("rules=7x6/4/drop&moves=443");
});

test("a late illegal move keeps the legal ones before it, and says so", async () => {
  const tab = await openTab("rules=7x6/4/drop&moves=44444449");
  expect(await notice(tab)).toBe(
    'The link cannot be read whole: moves: Move 7: Yellow cannot play "4": column 4 is full.',
  );
  expect(await hash(tab)).toBe("#rules=7x6/4/drop&moves=444444");
  expect(await kept()).toBe("rules=7x6/4/drop&moves=443");
});

test("a link that cannot be read shows the game that is kept", async () => {
  const tab = await openTab("garbage");
  expect(await notice(tab)).toMatch(/^The link cannot be read: "garbage" is not one of /);
  expect(await hash(tab)).toBe("#rules=7x6/4/drop&moves=443");
  expect(await kept()).toBe("rules=7x6/4/drop&moves=443");
});

test("a file that cannot be read leaves the game", async () => {
  await page.getByRole("tab", { name: "Share" }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: "a",
    mimeType: "text/plain",
    buffer: Buffer.from("b2 a1 c3"),
  });
  expect(await notice(page)).toMatch(/^The file cannot be read at character 1: Move 1: /);
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=443");
});

test("a game that another tab replaces can be opened again", async () => {
  const tab = await openTab("rules=7x6/4/drop&moves=11");
  expect(await recent()).toEqual([]);
  await play(tab, "2");
  expect(await kept()).toBe("rules=7x6/4/drop&moves=112");
  expect(await recent()).toEqual(["rules=7x6/4/drop&moves=443"]);
  await play(page, "5");
  expect(await kept()).toBe("rules=7x6/4/drop&moves=4435");
  expect((await recent())[0]).toBe("rules=7x6/4/drop&moves=112");
});

test("a new game puts the last one with the recent games", async () => {
  await page.keyboard.press("n");
  await expect.poll(() => kept()).toBe("rules=7x6/4/drop&moves=");
  await page.getByRole("button", { name: "New game" }).click();
  await expectAccessible(page);
  await takeScreenshots(page, "recent-games");
  await page.getByRole("button", { name: /Connect Four.*3 moves/ }).click();
  await expect.poll(() => hash(page)).toBe("#rules=7x6/4/drop&moves=443");
});

test("shortcuts of one character can be turned off", async () => {
  await page.keyboard.press("?");
  await page.getByRole("checkbox", { name: "Shortcuts of a single character" }).uncheck();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  for (const key of ["n", "u", "h", "4", "?"]) await page.keyboard.press(key);
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=443");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => hash(page)).toBe("#rules=7x6/4/drop&moves=443&ply=2");
});

test("digits are no columns where a board has more than nine", async () => {
  const tab = await openTab("rules=12x6/4/drop&moves=");
  await tab.keyboard.press("1");
  expect(await hash(tab)).toBe("#rules=12x6/4/drop&moves=");
});

test("a pasted game is opened, and what is none leaves the game", async () => {
  await page.getByRole("tab", { name: "Share" }).click();
  const field = page.getByLabel("Link, moves, board or SGF");
  await field.fill("1234 nonsense");
  await page.getByRole("button", { name: "Open the text" }).click();
  expect(await page.locator(".paste .notice").innerText()).toMatch(
    /^This is not a game\. The text cannot be read at character 6: Move 5: .*\.$/,
  );
  expect(await hash(page)).toBe("#rules=7x6/4/drop&moves=443");
  await field.fill("(;FF[4]GM[4]SZ[15];B[hh];W[ig])");
  await page.getByRole("button", { name: "Open the text" }).click();
  await expect.poll(() => hash(page)).toBe("#rules=15x15/5&moves=h8,i9");
  await field.fill("..X/.X./O.. O");
  await page.getByRole("button", { name: "Open the text" }).click();
  await expect.poll(() => hash(page)).toBe("#rules=3x3/3&position=2X/1X1/O2&moves=");
  await page.goBack();
  await page.goBack();
  await expect.poll(() => hash(page)).toBe("#rules=7x6/4/drop&moves=443");
});

test("the clipboard's game is opened by the keys that paste", async () => {
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "4444172");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect.poll(() => hash(page)).toBe("#rules=7x6/4/drop&moves=4444172");
});

test("a board that nobody can win says so", async () => {
  const tab = await openTab("rules=3x3/9&moves=");
  expect(await tab.locator(".rules").innerText()).toMatch(
    /No row of 9 fits on this board: every game is a draw\.$/,
  );
});
