// SPDX-License-Identifier: BSL-1.0
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { filesIn, isFirstLoad } from "../plugins/service_worker";
import { serve, type Served } from "../serve.mjs";
import { built, expectAccessible, launch, open, themes } from "./support/browser";

let browser: Browser;
let served: Served;
beforeAll(async () => {
  browser = await launch();
  served = await serve(built);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

describe("the first load", () => {
  test("is at most 150 KB compressed, and nothing of the playground", () => {
    const files = filesIn(built).filter(isFirstLoad);
    expect(files).toContain("index.html");
    const sizes = files.map((each) => gzipSync(readFileSync(join(built, each))).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`first load: ${(total / 1000).toFixed(1)} KB compressed, in ${files.length} files`);
    expect(total).toBeLessThanOrEqual(150_000);
  });

  test("asks for nothing else", async () => {
    served.asked.length = 0;
    const { page, context, complaints } = await open(browser, served.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const asked = served.asked.filter((path) => path !== "" && path !== "service_worker.js");
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => !isFirstLoad(path))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("is there offline, and again in a sub-folder", async () => {
    const below = await serve(built, { under: "/some/where/" });
    const { page, context, complaints } = await open(browser, below.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await below.close();
    await page.reload();
    await page.getByRole("navigation", { name: "Views" }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("needs no service worker", async () => {
    const { page, context, complaints } = await open(browser, served.address, { serviceWorkers: "block" });
    await page.getByRole("navigation", { name: "Views" }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("drops what an older version had kept", async () => {
    const { page, context } = await open(browser, `${served.address}clang/none`);
    await page.evaluate(async () => {
      await caches.open("inarow-page-older");
      await caches.open("somebody-else");
    });
    await page.goto(served.address);
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

  test("is the system's, until another is chosen, and that is kept", async () => {
    const { page, context } = await open(browser, served.address, { colorScheme: "dark" });
    const dark = await page.evaluate(background);
    const button = page.getByRole("button", { name: /^Colours:/ });
    await button.click();
    const light = await page.evaluate(background);
    expect(light).not.toBe(dark);
    await page.reload();
    expect(await page.evaluate(background)).toBe(light);
    await button.click();
    expect(await page.evaluate(background)).toBe(dark);
    await context.close();
  });

  test("can be chosen where nothing can be kept", async () => {
    const context = await browser.newContext();
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, "localStorage", { get: () => { throw new Error("none here"); } });
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(served.address);
    const before = await page.evaluate(background);
    const button = page.getByRole("button", { name: /^Colours:/ });
    await button.click();
    await button.click();
    expect(await page.evaluate(background)).not.toBe(before);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe("for everyone", () => {
  test.each(themes)("nothing that axe-core finds wrong, in %s colours", async (colorScheme) => {
    const { page, context } = await open(browser, served.address, { colorScheme });
    await expectAccessible(page);
    await context.close();
  });

  test("the views are reached by keyboard, and the address says which is shown", async () => {
    const { page, context } = await open(browser, served.address);
    await page.getByRole("link", { name: "Playground" }).press("Enter");
    await page.getByRole("heading", { name: "The compiler is the referee" }).waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#playground/);
    await page.getByRole("link", { name: "Play", exact: true }).press("Enter");
    await page.getByRole("heading", { name: "The compiler is the referee" }).waitFor({ state: "hidden" });
    expect(new URL(page.url()).hash).not.toMatch(/^#playground/);
    await context.close();
  });

  test("touch targets of the header are 44 px at least, at 320 px", async () => {
    const { page, context } = await open(browser, served.address, { viewport: { width: 320, height: 640 } });
    for (const each of await page.locator("header a, header button").all()) {
      const box = await each.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await context.close();
  });
});
