// SPDX-License-Identifier: BSL-1.0
// What a record says of a game: read, shown, changed, kept and written again.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Server, serve } from "../serve.mjs";
import type { Core } from "../src/engine/core.ts";
import {
  expectAccessible,
  launchBrowser,
  openPage,
  pageFolder,
  takeScreenshots,
} from "./support/browser.ts";
import { loadCore } from "./support/native_engine.ts";

const begin = "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[15]RU[15x15/5]";
const said =
  "PB[Anna]PW[\u5b89\u5a1c]EV[Cup]XY[1][2]C[Begin];B[hh]C[100% \\]\nsure];W[ig](;B[aa]N[x])(;B[bb])";
const sgf = `${begin}${said})`;

describe("a view", () => {
  let core: Core;
  beforeAll(async () => {
    core = await loadCore();
  });
  const before = "rules=3x3/3&moves=b2";

  test("has the comment of its position, and what is said of the game", () => {
    const view = core.importGame(before, sgf);
    expect(view.about).toEqual({
      first: "Anna",
      second: "\u5b89\u5a1c",
      date: "",
      event: "Cup",
      result: "",
    });
    expect(view.comment).toBe("");
    expect(core.reduce(view.state, "jump 0").comment).toBe("Begin");
    expect(core.reduce(view.state, "jump 1").comment).toBe("100% ]\nsure");
    expect(core.exportGame(view.state, "sgf")).toBe(sgf);
  });
  test("is that of a link to the game, however it is encoded", () => {
    const { state } = core.importGame(before, sgf);
    expect(encodeURI(state)).toBe(state);
    for (const link of [`#${state}`, `https://x.org/#${encodeURIComponent(state)}`])
      expect(core.importGame(before, link).state).toBe(state);
    expect(core.open(state, before, "storage").state).toBe(state);
  });
  test("keeps what is not changed", () => {
    const { state } = core.importGame(before, sgf);
    const after = ["jump 1", "comment ", "describe result B+Resign", "describe first Ann"].reduce(
      (text, action) => core.reduce(text, action).state,
      state,
    );
    expect(core.exportGame(after, "sgf")).toBe(
      `${begin}PB[Ann]PW[\u5b89\u5a1c]EV[Cup]XY[1][2]C[Begin]RE[B+Resign];B[hh];W[ig](;B[aa]N[x])(;B[bb]))`,
    );
  });
  test("is of the game with the number that was asked for", () => {
    const text = "(;SZ[15];B[hh])(;SZ[15]PB[A];B[ii])(;SZ[5]AB[aa][bb][cc])";
    expect(core.importGame(before, text).games).toBe(3);
    expect(core.importGame(before, text, 2).about.first).toBe("A");
    expect(core.importGame(before, text, 3).refusal).toMatch(/No game reaches this board/);
    expect(core.importPosition(before, text, 2)).toBeUndefined();
    expect(core.importPosition(before, text, 3)?.text).toBe("5x5/5 X4/1X3/2X2/5/5");
  });
});

describe("the page", () => {
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
    ({ page, context, errors } = await openPage(browser, `${server.url}#rules=3x3/3&moves=b2`, {
      serviceWorkers: "block",
    }));
    await showTab("Share");
  });
  afterEach(async () => {
    expect(errors).toEqual([]);
    await context.close();
  });
  const showTab = (name: string) => page.getByRole("tab", { name }).click();
  const paste = async (text: string) => {
    await page.getByLabel("Link, moves, board or SGF").fill(text);
    await page.getByRole("button", { name: "Open the text" }).click();
  };
  const comment = () => page.getByLabel("Comment on this position");
  const kept = () => page.evaluate(() => localStorage.getItem("inarow.game") ?? "");
  const heading = () => page.locator("h1").innerText();

  test("shows the names and the comments of a record", async () => {
    await paste(sgf);
    const names = page.locator(".player-chip .small");
    await expect.poll(() => names.allInnerTexts()).toEqual(["Anna", "\u5b89\u5a1c"]);
    await showTab("Analyze");
    expect(await comment().inputValue()).toBe("");
    await page.getByRole("button", { name: "Start" }).click();
    await expect.poll(() => comment().inputValue()).toBe("Begin");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => comment().inputValue()).toBe("100% ]\nsure");
    await takeScreenshots(page, "comment");
    await showTab("Play");
    await page.getByText("Names, event and result").click();
    expect(await page.getByLabel("Event").inputValue()).toBe("Cup");
    await expectAccessible(page);
    await takeScreenshots(page, "record");
  });

  test("keeps comments and names that are typed", async () => {
    await showTab("Analyze");
    await comment().fill("the middle");
    await page.locator('[role="gridcell"][aria-label^="a1"]').click();
    await expect.poll(() => comment().inputValue()).toBe("");
    await comment().fill("a corner (bad)");
    await showTab("Play");
    await page.getByText("Names, event and result").click();
    await page.getByLabel("O", { exact: true }).fill("Bo & Co");
    await page.getByLabel("Date").fill("2026");
    await page.getByLabel("Date").blur();
    await expect
      .poll(kept)
      .toBe(
        "rules=3x3/3&moves=b2,a1&record=;PW~5BBo_~26_Co~5DDT~5B2026~5D;" +
          "AT~5B1~5DC~5Bthe_middle~5D;AT~5B2~5DC~5Ba_corner_~28bad~29~5D",
      );
    await page.reload();
    await showTab("Analyze");
    await expect.poll(() => comment().inputValue()).toBe("a corner (bad)");
    expect(await page.locator(".player-chip.second .small").innerText()).toBe("Bo & Co");
  });

  test("says what was not read until it is closed, and shows another game of the text", async () => {
    await paste("(;SZ[15]RU[Renju];B[hh];W[ig])(;SZ[15]PB[Second];B[ii])(;SZ[5]AB[aa][bb][cc])");
    const notices = page.locator(".opened-text li");
    await expect
      .poll(() => notices.allInnerTexts())
      .toEqual([
        "The text has 3 games; this is the first.",
        'The rules "Renju" are not applied: the game is played as five in a row, without forbidden moves and without rules for the opening.',
      ]);
    expect(await page.locator(".paste .notice").count()).toBe(0);
    await takeScreenshots(page, "opened-text");
    await page.keyboard.press("ArrowLeft");
    expect(await notices.count()).toBe(2);
    await page.getByLabel("Game", { exact: true }).selectOption("2");
    await expect
      .poll(() => notices.allInnerTexts())
      .toEqual(["The text has 3 games; this is game 2."]);
    expect(await page.locator(".player-chip.first .small").innerText()).toBe("Second");
    await expectAccessible(page);
    await page.getByLabel("Game", { exact: true }).selectOption("3");
    await expect.poll(heading).toBe("Set up a position");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.locator(".opened-text").getByRole("button", { name: "Close" }).click();
    expect(await notices.count()).toBe(0);
  });

  test("sets up a board that no game reaches, pasted or from a file", async () => {
    await paste("(;GM[4]SZ[5]AB[aa][bb][cc]AW[ee])");
    await expect.poll(heading).toBe("Set up a position");
    expect(await page.locator(".puzzle-status").innerText()).toMatch(/^No game reaches this board/);
    await takeScreenshots(page, "unreached");
    await page.locator('[role="gridcell"][aria-label^="b2"]').click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await showTab("Share");
    await page.getByLabel("File with a game").setInputFiles({
      name: "a.sgf",
      mimeType: "text/plain",
      buffer: Buffer.from("(;GM[4]SZ[5]AB[aa][bb][cc])"),
    });
    await expect.poll(heading).toBe("Set up a position");
  });
});
