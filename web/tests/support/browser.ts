// SPDX-License-Identifier: BSL-1.0
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { expect } from "vitest";

const projectFolder = fileURLToPath(new URL("../../..", import.meta.url));

/// The built page, which is what the tests open.
export const pageFolder = join(projectFolder, "build/web");
export const screenshotFolder = join(projectFolder, "build/web-screenshots");

export const viewports = {
  small: { width: 320, height: 640 },
  medium: { width: 768, height: 1024 },
  large: { width: 1280, height: 800 },
};
export const colorSchemes = ["light", "dark"] as const;

/// The headless shell renders as Chromium does, in less than half of the CPU time: it has no window.
/// The long tests use the whole browser.
export const browserPath =
  process.env.INAROW_CHROMIUM ??
  (process.env.INAROW_LONG === "1" ? "/usr/bin/chromium" : "/usr/bin/chromium-headless-shell");

const launchOptions = {
  executablePath: browserPath,
  headless: true,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/// In milliseconds, for what hangs: no machine is so busy that it runs out.
export const hangTimeout = 600_000;

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions);

/// A browser that keeps what it stores in a folder, for the next one.
export async function launchProfile(folder: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, launchOptions);
  context.setDefaultTimeout(hangTimeout);
  return context;
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /// The uncaught errors of the page, and what it has written by console.error.
  readonly errors: string[];
}

/// Opens an address in a window that shares nothing with others.
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: viewports.large,
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(hangTimeout);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(url);
  return { page, context, errors };
}

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: { readonly target: string[]; readonly failureSummary?: string }[];
}
interface Axe {
  run(): Promise<{ violations: Violation[] }>;
}

/// Expects that axe-core finds no violation in the page as it is.
export async function expectAccessible(page: Page) {
  await page.evaluate(axeScript);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    return (await axe.run()).violations;
  });
  const messages = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
  );
  expect(messages).toEqual([]);
}

/// Expects that the page is not wider than the window.
export async function expectNoHorizontalScroll(page: Page) {
  const { pageWidth, windowWidth } = await page.evaluate(async () => {
    // The layout after a resize comes with the next frame.
    for (let i = 0; i < 2; ++i) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    return { pageWidth: scrollWidth, windowWidth: clientWidth };
  });
  expect(pageWidth).toBeLessThanOrEqual(windowWidth);
}

/// Saves screenshots of the page in every viewport and color scheme, and expects that it fits.
export async function takeScreenshots(page: Page, name: string) {
  mkdirSync(screenshotFolder, { recursive: true });
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      await expectNoHorizontalScroll(page);
      const path = join(screenshotFolder, `${name}-${viewport.width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(viewports.large);
}
