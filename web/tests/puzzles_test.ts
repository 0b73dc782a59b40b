// SPDX-License-Identifier: BSL-1.0
import { readFileSync } from "node:fs";

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { type Server, serve } from "../serve.mjs";
import { lessons } from "../src/puzzles/lessons.ts";
import {
  expectAccessible,
  launchBrowser,
  openPage,
  pageFolder,
  takeScreenshots,
} from "./support/browser";
import { loadCore } from "./support/native_engine.ts";

let browser: Browser;
let server: Server;
let page: Page;
let context: BrowserContext;
let errors: string[];
beforeAll(async () => {
  browser = await launchBrowser();
  server = await serve(pageFolder);
  ({ page, context, errors } = await openPage(browser, `${server.url}#puzzles`));
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
  await server?.close();
});

const status = () => page.locator(".puzzle-status");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const playColumn = (column: string) =>
  page.locator(`.puzzles [data-square="${Number(column) - 1}"]`).click();

async function solution(): Promise<string> {
  await button("Solution").click();
  await expect.poll(() => status().innerText()).toMatch(/^The solution: \d\.$/);
  return (await status().innerText()).replace(/\D/g, "");
}

test("a wrong move is refuted in a sentence, and can be tried again", async () => {
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/win in 2 moves/);
  const right = await solution();
  const wrong = await page
    .locator(".puzzles .square.playable")
    .evaluateAll(
      (squares, best) =>
        squares
          .map((square) => `${(Number(square.getAttribute("data-square")) % 7) + 1}`)
          .find((column) => column !== best),
      right,
    );
  await playColumn(wrong ?? "");
  await expect.poll(() => status().innerText()).toMatch(/^Wrong: column \d .*\.$/);
  await expectAccessible(page);
  await takeScreenshots(page, "puzzles");
  await button("Try again").click();
  expect(await status().innerText()).toBe("");
});

test("right moves are answered until the win, which is remembered", async () => {
  await playColumn(await solution());
  await expect
    .poll(() => status().innerText())
    .toMatch(/^Right: \d\. .* answers \d\. .* win in 1 move\.$/);
  await playColumn((await solution()).charAt(0));
  await expect.poll(() => status().innerText()).toMatch(/^Right: column \d wins at once\.$/);
  expect(await page.getByText("1 of 120 solved; 1 of 1019 in all").count()).toBe(1);
  await page.reload();
  await page.getByText("1 of 120 solved; 1 of 1019 in all").waitFor();
});

test("the progress is exported, and imported elsewhere", async () => {
  const download = page.waitForEvent("download");
  await button("Export").click();
  const path = await (await download).path();
  expect(readFileSync(path, "utf8")).toMatch(/^rules=7x6\/4\/drop&moves=\d+\n$/);
  const other = await openPage(browser, `${server.url}#puzzles`);
  await other.page.getByLabel("Saved progress").setInputFiles(path);
  await other.page.getByText("1 of 120 solved; 1 of 1019 in all").waitFor();
  expect(other.errors).toEqual([]);
  await other.context.close();
});

test("of a file of progress, only puzzles count, and what was read is said", async () => {
  const other = await openPage(browser, `${server.url}#puzzles`);
  const { page: otherPage } = other;
  const importText = (name: string, text: string) =>
    otherPage
      .getByLabel("Saved progress")
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  const said = otherPage.locator('[aria-label="Progress"] [role="status"]');
  await importText("junk.txt", "rules=nonsense\nrules=7x6/4/drop&moves=4\n");
  await expect
    .poll(() => said.innerText())
    .toBe('"junk.txt" has no puzzle of this page: expected a file that Export has written.');
  await otherPage.getByText("0 of 120 solved; 0 of 1019 in all").waitFor();
  const lesson = "rules=7x6/4/drop&moves=4131\n";
  await importText("one.txt", `rules=nonsense\n${lesson}`);
  await expect.poll(() => said.innerText()).toBe('"one.txt" has 1 solved puzzle, 1 of them new.');
  await otherPage.getByText("0 of 120 solved; 1 of 1019 in all").waitFor();
  // Another page of the same browser has not seen it, and loses nothing of it.
  const tab = await other.context.newPage();
  await tab.goto(`${server.url}#puzzles`);
  await tab.locator(".puzzles .board").waitFor();
  await importText("two.txt", `${lesson}rules=9x9/5&moves=c5,c6,d5,e7,e5\n`);
  await expect.poll(() => said.innerText()).toBe('"two.txt" has 2 solved puzzles, 1 of them new.');
  await tab.getByLabel("Saved progress").setInputFiles({
    name: "three.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("rules=9x9/5&moves=c5,c6,d5,e7,e5,b7"),
  });
  await tab.getByText("0 of 120 solved; 3 of 1019 in all").waitFor();
  expect(other.errors).toEqual([]);
  await other.context.close();
});

test("an answer is that to the move that was asked last, and a full column is said", async () => {
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const other = await openPage(browser, server.url, { serviceWorkers: "block" });
  const { page: otherPage } = other;
  await other.context.route(/search-[^/]*\.wasm$/, async (route) => {
    await delivered;
    await route.continue();
  });
  await otherPage.evaluate(() => {
    location.hash = "puzzles&kind=lesson&number=12";
  });
  const otherStatus = otherPage.locator(".puzzle-status");
  // Column 5, which is full in this lesson, then a column that is open.
  await otherPage.locator('.puzzles [data-square="4"]').click();
  await expect
    .poll(() => otherStatus.innerText())
    .toBe('Move 31: Yellow cannot play "5": column 5 is full.');
  await otherPage.locator('.puzzles [data-square="2"]').click();
  await expect.poll(() => otherStatus.innerText()).toBe("Searching…");
  await otherPage.getByRole("button", { name: "Start again" }).click();
  expect(await otherStatus.innerText()).toBe("");
  deliver();
  await otherPage.getByRole("button", { name: "Solution", exact: true }).click();
  await expect.poll(() => otherStatus.innerText()).toMatch(/^The solution: \d\.$/);
  expect(await otherStatus.getAttribute("class")).not.toMatch(/right|wrong/);
  expect(other.errors).toEqual([]);
  await other.context.close();
});

test("a puzzle has an address, and its column can be typed", async () => {
  const other = await openPage(browser, `${server.url}#puzzles&kind=win/3&number=7`);
  const { page: otherPage } = other;
  expect(await otherPage.locator('.puzzle-grid [aria-current="true"]').innerText()).toBe("7");
  await otherPage.keyboard.press("7");
  await expect
    .poll(() => otherPage.locator(".puzzle-status").innerText())
    .toMatch(/^(Right|Wrong): /);
  await otherPage.getByRole("button", { name: "Next", exact: true }).click();
  expect(await otherPage.evaluate(() => location.hash)).toBe("#puzzles&kind=win/3&number=8");
  expect(other.errors).toEqual([]);
  await other.context.close();
});

test("a puzzle for each day, and for how many in a row it was solved", async () => {
  const other = await openPage(browser, `${server.url}#puzzles`);
  const { page: otherPage } = other;
  const daily = otherPage.getByRole("region", { name: "Puzzle of the day" });
  expect(await daily.innerText()).toMatch(/A new puzzle each day\.\s+Solve it$/);
  const yesterday = Math.floor(Date.now() / 86_400_000) - 1;
  await otherPage.evaluate(
    (days) => localStorage.setItem("inarow.daily_puzzles", days),
    `junk\n${yesterday - 1}\n${yesterday}`,
  );
  await otherPage.reload();
  await daily.getByText("2 days in a row.").waitFor();
  await daily.getByRole("button", { name: "Solve it" }).click();
  const otherStatus = otherPage.locator(".puzzle-status");
  for (let moves = 0; !(await daily.innerText()).includes("Solved."); ++moves) {
    expect(moves).toBeLessThan(10);
    const before = await otherStatus.innerText();
    await otherPage.getByRole("button", { name: "Solution", exact: true }).click();
    await expect.poll(() => otherStatus.innerText()).toMatch(/^The solution: /);
    const move = (await otherStatus.innerText()).replace(/\D/g, "").charAt(0);
    await otherPage.locator(`.puzzles [data-square="${Number(move) - 1}"]`).click();
    await expect.poll(() => otherStatus.innerText()).toMatch(/^Right: /);
    expect(await otherStatus.innerText()).not.toBe(before);
  }
  expect(await daily.innerText()).toMatch(/The next one comes tomorrow\. 3 days in a row\.$/);
  expect(other.errors).toEqual([]);
  await other.context.close();
});

test("an address that names no puzzle shows one, and says so", async () => {
  const other = await openPage(browser, `${server.url}#puzzles`);
  const { page: otherPage } = other;
  await otherPage.locator(".puzzles .board").waitFor();
  for (const [address, notice] of [
    ["kind=win/2&number=121", '"Win in 2 moves" has the numbers 1 to 120, not "121".'],
    ["kind=win/3&number=0", '"Win in 3 moves" has the numbers 1 to 120, not "0".'],
    ["kind=lesson&number=20", '"Lessons" has the numbers 1 to 19, not "20".'],
    ["kind=only-move&number=1.5", '"Find the only move" has the numbers 1 to 300, not "1.5".'],
    [
      "kind=better-move&number=1",
      "There are no puzzles from your games yet: your mistakes in them become puzzles.",
    ],
    ["kind=nonsense&number=1", 'There is no kind of puzzle "nonsense". These are of another kind.'],
  ]) {
    await otherPage.evaluate((hash) => (location.hash = hash), `puzzles&${address}`);
    await expect.poll(() => otherPage.locator(".puzzle-status").innerText()).toBe(notice);
    expect(await otherPage.locator(".puzzles .board").count()).toBe(1);
    expect(await otherPage.evaluate(() => location.hash)).toMatch(/&number=1$/);
    const first = await openPage(browser, `${server.url}#puzzles&${address}`);
    await expect.poll(() => first.page.locator(".puzzle-status").innerText()).toBe(notice);
    await first.context.close();
  }
  await otherPage.evaluate(() => (location.hash = "puzzles&kind=trap"));
  await expect
    .poll(() => otherPage.getByRole("heading", { level: 1 }).innerText())
    .toMatch(/Avoid it\.$/);
  expect(other.errors).toEqual([]);
  await other.context.close();
});

test("what fails leaves the rest of the page, and a sentence", async () => {
  const { page: otherPage, context: otherContext } = await openPage(browser, server.url, {
    serviceWorkers: "block",
  });
  await otherPage.route(/connect_four.*\.txt$/, (route) => route.fulfill({ body: "nonsense" }));
  await otherPage.evaluate(() => (location.hash = "puzzles"));
  await otherPage.getByRole("alert").getByText("This part of the page has failed").waitFor();
  await otherPage.getByRole("link", { name: "Play", exact: true }).click();
  await otherPage.locator(".chooser").waitFor();
  await otherContext.close();
});

test("other kinds are asked for", async () => {
  await page.getByLabel("Kind").selectOption("trap");
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/Avoid it\.$/);
  expect(errors).toEqual([]);
});

test("each step of the lessons is marked, and solved by the move that the engine names", async () => {
  await page.getByLabel("Kind").selectOption("lesson");
  const choice = page.getByLabel("Lesson", { exact: true });
  const titles = await choice.locator("option").allInnerTexts();
  expect(titles).toEqual(lessons.map(({ title }) => title));
  for (const { title, steps } of lessons) {
    await choice.selectOption(title);
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(6);
    for (const [i, step] of steps.entries()) {
      await page.locator(".lesson", { hasText: `step ${i + 1} of ${steps.length}` }).waitFor();
      expect(await page.locator(".lesson").innerText()).toContain(step.text);
      expect(await page.locator(".puzzles .board .ring").count()).toBe(step.marks?.length ?? 0);
      await button("Solution").click();
      await expect.poll(() => status().innerText()).toMatch(/^The solution: /);
      const [move = ""] = (await status().innerText()).replace("The solution: ", "").split(".");
      const square = /^\d$/.test(move)
        ? page.locator(`.puzzles [data-square="${Number(move) - 1}"]`)
        : page.locator(`.puzzles [aria-label^="${move},"]`);
      if (i + 1 === steps.length)
        await takeScreenshots(page, `lesson-${title.toLowerCase().replace(/\W+/g, "-")}`);
      await square.click();
      await expect.poll(() => status().innerText()).toMatch(/^Right: /);
      if (i + 1 < steps.length) await button("Next").click();
    }
  }
  // The wins in five moves are begun, not solved.
  expect(await choice.locator("option").allInnerTexts()).toEqual(
    titles.map((title) => (title.includes("odd and even") ? title : `${title}, solved`)),
  );
  expect(errors).toEqual([]);
});

test("the squares that lessons mark are where a stone of the player completes a row", async () => {
  const core = await loadCore();
  for (const { line, marks = [] } of lessons.flatMap(({ steps }) => steps)) {
    const view = core.load(core.puzzle(line)?.state ?? "");
    const runs = { "3x3/3": 3, "7x6/4/drop": 4, "9x9/5": 5 };
    const run = Object.entries(runs).find(([rules]) => line.includes(`rules=${rules}&`))?.[1] ?? 0;
    for (const { column, row, player, isReachable } of marks) {
      const stoneAt = (x: number, y: number) =>
        x < 1 || y < 1 || x > view.columns || y > view.rows
          ? undefined
          : view.board[(view.rows - y) * view.columns + x - 1];
      const stone = player === "first" ? "X" : "O";
      const lengths = [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ].map(([right = 0, up = 0]) => {
        let length = 1;
        for (const sign of [-1, 1])
          for (let i = sign; stoneAt(column + i * right, row + i * up) === stone; i += sign)
            ++length;
        return length;
      });
      expect(Math.max(...lengths), line).toBeGreaterThanOrEqual(run);
      const square = (view.rows - row) * view.columns + column - 1;
      expect(
        view.available.some((each) => each.square === square),
        line,
      ).toBe(isReachable);
    }
  }
});

test("the game and the puzzles share a core and a search, and neither stops the other's", async () => {
  const other = await openPage(browser, `${server.url}#rules=15x15/5&moves=&second=computer`, {
    serviceWorkers: "block",
  });
  const { page: otherPage } = other;
  // What the first load fetches has come when its board is there.
  await otherPage.locator(".board").waitFor();
  const cores: string[] = [];
  otherPage.on("request", (request) => {
    if (/page-[^/]*\.wasm$/.test(request.url())) cores.push(request.url());
  });
  await otherPage.reload();
  await otherPage.locator('.board [aria-label^="h8,"]').click();
  await otherPage.getByText("The computer is thinking…").waitFor();
  await otherPage.getByRole("link", { name: "Puzzles" }).click();
  await otherPage.getByRole("button", { name: "Solution", exact: true }).click();
  await expect
    .poll(() => otherPage.locator(".puzzle-status").innerText())
    .toMatch(/^The solution: /);
  await otherPage.getByRole("link", { name: "Play", exact: true }).click();
  await expect
    .poll(() => otherPage.locator(".game-status").getAttribute("title"))
    .toMatch(/Black is to make move 3/i);
  expect(cores).toHaveLength(1);
  expect(otherPage.workers().filter((each) => each.url().includes("search_worker"))).toHaveLength(
    1,
  );
  expect(other.errors).toEqual([]);
  await other.context.close();
});
