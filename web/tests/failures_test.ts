// SPDX-License-Identifier: BSL-1.0
// What cannot be fetched or rendered is said, with a way on.
import type { ServerResponse } from "node:http";

import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { type Server, serve } from "../serve.mjs";
import {
  expectAccessible,
  launchBrowser,
  type OpenPage,
  openPage,
  pageFolder,
} from "./support/browser.ts";

let browser: Browser;
let server: Server;
let opened: OpenPage | undefined;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});
afterEach(async () => {
  await opened?.context.close();
  await server.close();
});

type Fault = "missing" | "broken" | "closed";
const faults: Readonly<Record<Fault, (response: ServerResponse) => void>> = {
  missing: (response) => response.writeHead(404).end(),
  broken: (response) => response.writeHead(503).end(),
  closed: (response) => response.destroy(),
};
const reasons: Readonly<Record<Fault, string>> = {
  missing: "the page has been updated since it was opened, and has to be reloaded",
  broken: "the host responded 503",
  closed: "the connection failed",
};

/// Opens the page on a host that does not deliver some files; returns what mends it.
async function openWithFault(hash: string, files: RegExp, fault: Fault, locale = "en") {
  let isFaulty = true;
  server = await serve(pageFolder, {
    intercept: (path, response) => {
      if (!isFaulty || !files.test(path)) return false;
      faults[fault](response);
      return true;
    },
  });
  opened = await openPage(browser, `${server.url}${hash}`, { serviceWorkers: "block", locale });
  const mend = () => {
    isFaulty = false;
  };
  return { page: opened.page, mend };
}

describe("what cannot be fetched", () => {
  test.each(["missing", "broken", "closed"] as const)(
    "the search, %s: the computer moves once it is tried again",
    async (fault) => {
      const { page, mend } = await openWithFault(
        "#rules=3x3/3&moves=b2&second=computer",
        /search-[^/]*\.wasm$/,
        fault,
      );
      const alert = page.getByRole("alert").filter({ hasText: "failed" });
      await alert.waitFor();
      expect(await alert.locator("p").innerText()).toBe(`The search failed: ${reasons[fault]}.`);
      expect(await page.locator(".search-status").innerText()).toBe("");
      await expectAccessible(page);
      mend();
      await alert.getByRole("button", { name: "Try again" }).click();
      await page.locator('[role="gridcell"][aria-label*=", O"]').waitFor();
      expect(await alert.count()).toBe(0);
    },
  );

  test.each([
    [
      /page-[^/]*\.wasm$/,
      "closed",
      "Das Spiel konnte nicht geladen werden: die Verbindung ist abgebrochen.",
    ],
    [/search-[^/]*\.wasm$/, "broken", "Die Suche ist fehlgeschlagen: der Host antwortete mit 503."],
    [
      /search-[^/]*\.wasm$/,
      "missing",
      "Die Suche ist fehlgeschlagen: die Seite wurde aktualisiert, seit sie geöffnet wurde, und muss neu geladen werden.",
    ],
    [
      /search_worker-[^/]*\.js$/,
      "closed",
      "Die Suche ist fehlgeschlagen: die Verbindung ist abgebrochen.",
    ],
  ] as const)("is said in German: %s, %s", async (files, fault, sentence) => {
    const { page } = await openWithFault("#rules=3x3/3&moves=b2&hints=on", files, fault, "de");
    await page.getByText(sentence).waitFor();
  });

  test("the worker of the search", async () => {
    const { page, mend } = await openWithFault(
      "#rules=3x3/3&moves=b2&hints=on",
      /search_worker-[^/]*\.js$/,
      "closed",
    );
    await page.getByText("The search failed: the connection failed.").waitFor();
    mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".hint-list .badge").first().waitFor();
  });

  test("the book, which the next search asks for again", async () => {
    const hash = "#rules=7x6/4/drop&moves=44&hints=on";
    const { page, mend } = await openWithFault(hash, /\.book$/, "closed");
    // The book was asked for by the first search.
    await expect
      .poll(() => server.requestedPaths.some((path) => path.endsWith(".book")))
      .toBe(true);
    mend();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".column-score .badge").nth(6).waitFor();
    await page.locator(".in-book").first().waitFor();
  });

  test.each([
    ["the game", "", /page-[^/]*\.wasm$/, ".chooser"],
    ["the puzzles", "#puzzles", /connect_four[^/]*\.txt$/, ".puzzles .board"],
  ] as const)("%s", async (name, hash, files, wanted) => {
    const { page, mend } = await openWithFault(hash, files, "closed");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    const sentence = `${name} could not be loaded: the connection failed.`;
    expect((await alert.locator("p").innerText()).toLowerCase()).toBe(sentence);
    mend();
    await alert.getByRole("button", { name: "Try again" }).click();
    await page.locator(wanted).waitFor();
    expect(await alert.filter({ hasText: "could not" }).count()).toBe(0);
  });

  test("the code of the puzzles, which a reload fetches again", async () => {
    const { page, mend } = await openWithFault("#puzzles", /puzzles-[^/]*\.js$/, "closed");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.innerText()).toContain("or the page has been updated since it was opened.");
    mend();
    await alert.getByRole("button", { name: "Reload the page" }).click();
    await page.locator(".puzzles .board").waitFor();
  });
});

describe("what fails in rendering", () => {
  test.each([
    ["the game", "#rules=3x3/3&moves=b2", "rules=3x3/3&moves=b2"],
    ["the puzzles", "#puzzles&kind=lesson&number=8", "rules=7x6/4/drop&moves=4131"],
  ])(
    "%s: the rest of the page stays, and another game can be chosen",
    async (_name, hash, state) => {
      server = await serve(pageFolder);
      opened = await openPage(browser, server.url, { serviceWorkers: "block" });
      const { page } = opened;
      await page.addInitScript((broken) => {
        const { parse } = JSON;
        JSON.parse = (text, ...rest) => {
          const value = parse(text, ...rest);
          if (value?.state === broken) value.star_points = null;
          return value;
        };
      }, state);
      await page.reload();
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      const alert = page.getByRole("alert").filter({ hasText: "This part of the page has failed" });
      await alert.waitFor();
      await expectAccessible(page);
      await page.getByRole("link", { name: "Playground" }).click();
      await page.getByRole("heading", { name: "The compiler is the referee" }).waitFor();
      await page.goBack();
      await alert.getByRole("button", { name: "Choose a game" }).click();
      await page.locator(".chooser").waitFor();
    },
  );
});
