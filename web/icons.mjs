// SPDX-License-Identifier: BSL-1.0
// The pictures in public/ that hosts and systems show: `npm run icons`. They are drawn from
// icon.svg and, for the preview of a link, from a board in this file.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const icon = readFileSync(path("public/icon.svg"), "utf8");
const background = "#1a1d23";

/** The icon on a square of that side; maskable: with room around it that a system may cut off. */
const iconPage = (/** @type {number} */ side, /** @type {boolean} */ isMaskable) => `
  <body style="margin:0;display:grid;place-items:center;width:${side}px;height:${side}px;
               background:${isMaskable ? background : "transparent"}">
    <div style="width:${isMaskable ? "72%" : "100%"};line-height:0">${icon}</div>
  </body>`;

/** The board of a won game of Connect Four, row by row from the top. */
const board = [".......", ".......", "...Y...", "..YR...", ".YRYR..", "YRRYYR."];
const colors = new Map([
  ["Y", "#f8c624"],
  ["R", "#e2483c"],
]);
const discs = board
  .flatMap((row, y) =>
    Array.from(row, (mark, x) => {
      const fill = colors.get(mark) ?? "#f3f0ea";
      return `<circle cx="${x * 80 + 50}" cy="${y * 80 + 50}" r="32" fill="${fill}"/>`;
    }),
  )
  .join("");
const previewPage = `
  <body style="margin:0;width:1200px;height:630px;display:flex;align-items:center;gap:56px;
               padding:0 56px;box-sizing:border-box;background:#f3f0ea;
               font-family:ui-sans-serif,system-ui,sans-serif;color:#23262d">
    <svg viewBox="0 0 580 500" width="580" height="500">
      <rect width="580" height="500" rx="36" fill="#2f62b8"/>${discs}
      <path d="M50 450 290 210" stroke="#23262d" stroke-width="10" stroke-linecap="round"/>
    </svg>
    <div>
      <div style="width:96px;line-height:0">${icon}</div>
      <h1 style="font-size:88px;margin:24px 0 8px">inarow</h1>
      <p style="font-size:36px;line-height:1.35;margin:0">Any k-in-a-row game:<br/>play, learn why,<br/>
        compile it.</p>
    </div>
  </body>`;

const browser = await chromium.launch({
  executablePath: process.env.INAROW_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
async function draw(
  /** @type {string} */ name,
  /** @type {string} */ html,
  /** @type {number} */ width,
  height = width,
) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.screenshot({ path: path(`public/${name}`), omitBackground: true });
}
await draw("icon-192.png", iconPage(192, false), 192);
await draw("icon-512.png", iconPage(512, false), 512);
await draw("icon-maskable-512.png", iconPage(512, true), 512);
await draw("apple-touch-icon.png", iconPage(180, true), 180);
await draw("preview.png", previewPage, 1200, 630);
await browser.close();
