// SPDX-License-Identifier: BSL-1.0
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect } from "vitest";

const top = fileURLToPath(new URL("../../..", import.meta.url));

/// What is tested: the page as it was built.
export const built = join(top, "build/web");
export const screenshots = join(top, "build/web-screenshots");

export const sizes = { small: { width: 320, height: 640 }, medium: { width: 768, height: 1024 }, large: { width: 1280, height: 800 } };
export const themes = ["light", "dark"] as const;

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.INAROW_CHROMIUM ?? "/usr/bin/chromium",
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
  });
}

export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  /// What the page has complained of: errors of its scripts, and console.error.
  readonly complaints: string[];
}

/// A browser's window of its own, with nothing kept from another, at an address.
export async function open(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: sizes.large, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(address);
  return { page, context, complaints };
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: { readonly target: string[]; readonly failureSummary?: string }[];
}

/// Expects that axe-core finds nothing wrong with the page as it is.
export async function expectAccessible(page: Page) {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const runner = (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe;
    return (await runner.run()).violations;
  });
  const said = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
  );
  expect(said).toEqual([]);
}

/// Expects that nothing makes the page wider than the window.
export async function expectNoSidewaysScroll(page: Page) {
  const { wide, shown } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(shown);
}

/// Keeps pictures of the page as it is, in every size and theme; and looks that it fits.
export async function photograph(page: Page, name: string) {
  mkdirSync(screenshots, { recursive: true });
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      const path = join(screenshots, `${name}-${viewport.width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(sizes.large);
}
