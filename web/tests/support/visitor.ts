// SPDX-License-Identifier: BSL-1.0
// What a visitor does, in the engines of three browsers.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";

import puppeteer, { type ElementHandle } from "puppeteer-core";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";

import { browserPath } from "./browser";

/// A window of a browser. A selector with a text means the elements that show this text.
export interface Visitor {
  go(address: string): Promise<void>;
  click(selector: string, text?: string): Promise<void>;
  /// The texts of all elements.
  texts(selector: string): Promise<string[]>;
  close(): Promise<void>;
}

/// Returns the first element, also in the shadow tree of an element. Runs in the browser.
function find(selector: string, text: string): Element | undefined {
  const roots = [document, ...[...document.querySelectorAll("in-a-row")].map((e) => e.shadowRoot)];
  const all = roots.flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])]);
  return all.find((element) => (element as HTMLElement).innerText?.includes(text) ?? text === "");
}
function textsOf(selector: string): string[] {
  const roots = [document, ...[...document.querySelectorAll("in-a-row")].map((e) => e.shadowRoot)];
  const all = roots.flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])]);
  return all.map((element) => element.getAttribute("aria-label") ?? element.textContent ?? "");
}

async function puppeteerVisitor(options: Parameters<typeof puppeteer.launch>[0]): Promise<Visitor> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    go: async (address) => {
      await page.goto("about:blank"); // another hash alone would not load the page
      await page.goto(address);
    },
    click: async (selector, text = "") => {
      const found = await page.evaluateHandle(find, selector, text);
      await (found as ElementHandle<Element>).click();
    },
    texts: (selector) => page.evaluate(textsOf, selector),
    close: () => browser.close(),
  };
}

async function webKitVisitor(): Promise<Visitor> {
  // WebKit for GTK has no headless mode.
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(createInterface({ input: screen.stdio[3] as Readable }), "line");
  const port = 20_000 + Number(display);
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: "ignore",
  });
  const server = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${server}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) await setTimeout(100);
  const browser: WebDriver = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
    .build();
  return {
    go: async (address) => {
      await browser.get("about:blank");
      await browser.get(address);
    },
    click: async (selector, text = "") => {
      const found = await browser.executeScript(`return (${find})(...arguments)`, selector, text);
      await (found as { click(): Promise<void> }).click();
    },
    texts: (selector) => browser.executeScript(`return (${textsOf})(...arguments)`, selector),
    close: async () => {
      await browser.quit();
      driver.kill();
      screen.kill();
    },
  };
}

/// Opens a window of each engine.
export const visitors: Record<string, () => Promise<Visitor>> = {
  Chromium: () => puppeteerVisitor({ executablePath: browserPath, args: ["--no-sandbox"] }),
  Firefox: () =>
    puppeteerVisitor({
      browser: "firefox",
      executablePath: process.env.INAROW_FIREFOX ?? "/usr/bin/firefox-esr",
    }),
  WebKit: webKitVisitor,
};
