// SPDX-License-Identifier: BSL-1.0
// How long the page takes, with hints, until every column of a position has its exact score:
// `npm run scores` opens the built page in Chromium at each position of
// data/positions/real_play.txt, and prints a row of the table in docs/performance.md.
import { readFileSync } from "node:fs";
import { cpus } from "node:os";

import { chromium } from "playwright-core";

import { serve } from "./serve.mjs";

const file = (path) => new URL(`../${path}`, import.meta.url);
const positions = readFileSync(file("data/positions/real_play.txt"), "utf8").trim().split("\n");

/// Milliseconds from the change of the address to the last score, which is that of the list of hints.
const timeToScores = (moves) =>
  new Promise((resolve) => {
    const heights = {};
    const stoneOf = (column) => {
      heights[column] = (heights[column] ?? 0) + 1;
      return `column ${column}, row ${heights[column]}`;
    };
    const expected = `${[...moves].map(stoneOf).sort()}`;
    const nameOf = (square) => square.ariaLabel.split(",", 2).join();
    const begin = performance.now();
    location.hash = `rules=7x6/4/drop&moves=${moves}&hints=on`;
    const poll = () => {
      const squares = [...document.querySelectorAll("[role=gridcell]")];
      const stones = squares
        .filter((each) => /, [XO]\b/.test(each.ariaLabel))
        .map(nameOf)
        .sort();
      const columns = squares.filter((each) => /row 6, free/.test(each.ariaLabel)).length;
      const scored = squares.filter((each) => / in \d|draw/.test(each.ariaLabel)).length;
      if (`${stones}` === expected && scored === columns) resolve(performance.now() - begin);
      else requestAnimationFrame(poll);
    };
    poll();
  });

const server = await serve(new URL("../build/web", import.meta.url).pathname);
const browser = await chromium.launch({
  executablePath: process.env.INAROW_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ serviceWorkers: "block", reducedMotion: "reduce" });
await page.goto(`${server.url}#rules=7x6/4/drop&moves=&hints=on`);
await page.locator("[role=gridcell]").first().waitFor();
await page.evaluate(timeToScores, "4"); // loads the book

const times = [];
for (const moves of positions) times.push([await page.evaluate(timeToScores, moves), moves]);
await browser.close();
await server.close();

times.sort(([a], [b]) => a - b);
const at = (share) => Math.round(times[Math.ceil(share * times.length) - 1][0]);
console.log("| positions | median | 95 of 100 within | all within |");
console.log("| ---: | ---: | ---: | ---: |");
console.log(`| ${times.length} | ${at(0.5)} ms | ${at(0.95)} ms | ${at(1)} ms |\n`);
const slowest = times.slice(-5).map(([time, moves]) => `${moves} ${Math.round(time)} ms`);
console.log(`The slowest: ${slowest.reverse().join(", ")}. On ${cpus()[0]?.model}.`);
