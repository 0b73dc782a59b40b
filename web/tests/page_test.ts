// SPDX-License-Identifier: BSL-1.0
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { isFirstLoad, isStored, isStoredLater, listFiles } from "../plugins/service_worker";
import { type Server, serve } from "../serve.mjs";
import {
  colorSchemes,
  expectAccessible,
  launchBrowser,
  openPage,
  pageFolder,
} from "./support/browser";

const isDisplayFace = (path: string) => /^later\/lexend-[^/]*\.woff2$/.test(path);

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await serve(pageFolder);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe("the first load", () => {
  test("is at most 115 KB compressed, without the playground", () => {
    const files = listFiles(pageFolder).filter(isFirstLoad);
    expect(files).toContain("index.html");
    const sizes = files.map((each) => gzipSync(readFileSync(join(pageFolder, each))).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`first load: ${(total / 1000).toFixed(1)} KB compressed, in ${files.length} files`);
    expect(total).toBeLessThanOrEqual(115_000);
  });

  test("requests nothing else", async () => {
    server.requestedPaths.length = 0;
    const { page, context, errors } = await openPage(browser, server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const paths = server.requestedPaths.filter(
      (path) => path !== "" && path !== "service_worker.js",
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !isStored(path) && !isStoredLater(path))).toEqual([]);
    const own = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname.slice(1)),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((path) => !isFirstLoad(path) && !isDisplayFace(path))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("is followed by the face of headings, of at most 12 KB, which no text waits for", async () => {
    const [file = "", ...others] = listFiles(pageFolder).filter(isDisplayFace);
    expect(others).toEqual([]);
    expect(isFirstLoad(file)).toBe(false);
    expect(isStored(file)).toBe(true);
    const bytes = readFileSync(join(pageFolder, file));
    expect(bytes.subarray(0, 4).toString()).toBe("wOF2");
    expect(bytes.length).toBeLessThanOrEqual(12_000);
    const license = readFileSync(join(pageFolder, "later/lexend.license.txt"), "utf8");
    expect(license).toContain("SIL Open Font License");

    const { page, context, errors } = await openPage(browser, server.url);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.waitFor();
    await page.waitForFunction(() => document.fonts.check('600 16px "inarow display"'));
    await page.waitForFunction(() => document.fonts.size > 0);
    const [requested = 0, loaded = 1] = await page.evaluate((path) => {
      const [font] = performance.getEntriesByName(new URL(path, location.href).href);
      const [navigation] = performance.getEntriesByType("navigation");
      return [font?.startTime, (navigation as PerformanceNavigationTiming).loadEventStart];
    }, file);
    expect(requested).toBeGreaterThanOrEqual(loaded);
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(
      /^"inarow display", /,
    );
    expect(errors).toEqual([]);
    await context.close();
  });

  test("is whole without the face of headings", async () => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    await context.route(/\.woff2$/, (route) => route.abort());
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(server.url, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.fonts.size)).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("is available offline, in a subfolder of the host, too", async () => {
    const subfolderServer = await serve(pageFolder, { basePath: "/some/where/" });
    const { page, context, errors } = await openPage(browser, subfolderServer.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForLoadState("networkidle");
    await subfolderServer.close();
    await page.reload();
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test("is followed by the book and the puzzles, which are available offline, too", async () => {
    const ownServer = await serve(pageFolder);
    const { page, context, errors } = await openPage(browser, ownServer.url);
    const later = listFiles(pageFolder).filter(isStoredLater);
    expect(later.some((path) => path.endsWith(".book"))).toBe(true);
    expect(later.some((path) => path.endsWith(".txt"))).toBe(true);
    await expect
      .poll(() =>
        page.evaluate(async (paths) => {
          const stored = await Promise.all(paths.map((path) => caches.match(path)));
          return stored.every((response) => response?.ok);
        }, later),
      )
      .toBe(true);
    await ownServer.close();
    await page.goto(`${ownServer.url}#puzzles`);
    await page.reload();
    await page.locator(".puzzles .board").waitFor();
    await page.goto(`${ownServer.url}#rules=7x6/4/drop&moves=44&hints=on`);
    await page.locator(".in-book").first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test("needs no service worker", async () => {
    const { page, context, errors } = await openPage(browser, server.url, {
      serviceWorkers: "block",
    });
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test("deletes the caches of older versions", async () => {
    const { page, context } = await openPage(browser, `${server.url}clang/none`);
    await page.evaluate(async () => {
      await caches.open("inarow-page-older");
      await caches.open("somebody-else");
    });
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const names = await page.evaluate(() => caches.keys());
    expect(names).toContain("somebody-else");
    expect(names.filter((name) => name.startsWith("inarow-page-"))).toHaveLength(1);
    expect(names).not.toContain("inarow-page-older");
    await context.close();
  });
});

describe("the theme", () => {
  const background = () => getComputedStyle(document.documentElement).backgroundColor;

  test("is the system's until another is selected, which is stored", async () => {
    const { page, context } = await openPage(browser, server.url, { colorScheme: "dark" });
    const dark = await page.evaluate(background);
    const button = page.getByRole("button", { name: /^Theme:/ });
    await button.click();
    const light = await page.evaluate(background);
    expect(light).not.toBe(dark);
    await page.reload();
    expect(await page.evaluate(background)).toBe(light);
    await button.click();
    expect(await page.evaluate(background)).toBe(dark);
    await context.close();
  });

  test("can be switched without storage", async () => {
    const context = await browser.newContext();
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new Error("no storage");
        },
      });
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(server.url);
    const before = await page.evaluate(background);
    const button = page.getByRole("button", { name: /^Theme:/ });
    await button.click();
    await button.click();
    expect(await page.evaluate(background)).not.toBe(before);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe("accessibility", () => {
  test.each(colorSchemes)("axe-core finds no violation in the %s theme", async (colorScheme) => {
    const { page, context } = await openPage(browser, server.url, { colorScheme });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expectAccessible(page);
    await context.close();
  });

  test("the routes are reached by keyboard, and are part of the address", async () => {
    const { page, context } = await openPage(browser, server.url);
    // The first view takes the focus when it appears, maybe between the focus and the key of `press`.
    await page.locator("h1:focus").waitFor();
    await page.getByRole("link", { name: "Playground" }).press("Enter");
    await page.getByRole("heading", { name: "The compiler is the referee" }).waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#playground/);
    await page.getByRole("link", { name: "Play", exact: true }).press("Enter");
    await page
      .getByRole("heading", { name: "The compiler is the referee" })
      .waitFor({ state: "hidden" });
    expect(new URL(page.url()).hash).not.toMatch(/^#playground/);
    await context.close();
  });

  test("touch targets of the header are 44 px at least, at 320 px", async () => {
    const { page, context } = await openPage(browser, server.url, {
      viewport: { width: 320, height: 640 },
    });
    for (const each of await page.locator("header a, header button").all()) {
      const box = await each.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await context.close();
  });
});
