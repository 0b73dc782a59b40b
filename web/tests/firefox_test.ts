// SPDX-License-Identifier: BSL-1.0
// What a visitor with Firefox meets first: the engine, its workers, and the compiler.
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { type Server, serve } from "../serve.mjs";
import { hangTimeout, pageFolder } from "./support/browser";

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.INAROW_FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
  });
  server = await serve(pageFolder);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/// Opens a part of the page; the uncaught errors, and what was written by console.error, are kept.
async function open(fragment: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(hangTimeout);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${server.url}${fragment}`);
  return { page, errors };
}

const squares = (page: Page, mark: string) => page.$$(`[role=gridcell][aria-label*=", ${mark}"]`);

test("Firefox plays against the computer", async () => {
  const { page, errors } = await open("#rules=7x6/4/drop&moves=&second=computer");
  const bottom = await page.waitForSelector('[role=gridcell][aria-label^="column 4, row 1"]');
  await bottom?.click();
  await expect.poll(async () => (await squares(page, "Red")).length).toBe(1);
  expect(await squares(page, "Yellow")).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.close();
});

test("Firefox finds every score", async () => {
  const { page, errors } = await open("#rules=4x4/4&moves=a1&hints=on");
  await page.waitForSelector("[role=gridcell]");
  await expect.poll(async () => (await squares(page, "free, draw")).length).toBe(15);
  expect(errors).toEqual([]);
  await page.close();
});

test("Firefox compiles a program", async () => {
  const { page, errors } = await open("#playground&example=column_full");
  const status = await page.waitForSelector(
    ".compile-status[data-compiling=false]:not([data-status=waiting])",
  );
  expect(await status?.evaluate((element) => element.getAttribute("data-status"))).toBe("errors");
  const message = await page.$eval(".diagnostic .message", (element) => element.textContent);
  expect(message).toContain("column 4 is full");
  expect(errors).toEqual([]);
  await page.close();
});
