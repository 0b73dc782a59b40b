// SPDX-License-Identifier: BSL-1.0
// The picture of the page in README.md: `npm run pictures`, after a build.
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const folder = fileURLToPath(new URL("../build/web", import.meta.url));
const picture = fileURLToPath(new URL("../docs/pictures/page.png", import.meta.url));
const game = "#rules=7x6/4/drop&moves=32164625&hints=on";

const server = await serve(folder);
const browser = await chromium.launch({
  executablePath: process.env.INAROW_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({
  viewport: { width: 960, height: 760 },
  colorScheme: "light",
  reducedMotion: "reduce",
});
await page.goto(server.url + game);
// Every column has its exact score.
await page.locator(".board .badge").nth(6).waitFor();
await page.waitForFunction(() => !document.body.innerText.includes("Searching"));
await page.waitForFunction(() => document.fonts.size > 0);
await page.screenshot({ path: picture });
await browser.close();
await server.close();
