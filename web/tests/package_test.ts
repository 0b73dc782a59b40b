// SPDX-License-Identifier: BSL-1.0
// The npm package, as it is installed from its archive: by a program, and by a page of somebody else.
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Game as AnyGame } from "../package/index";
import { expectAccessible, launchBrowser, openPage, takeScreenshots } from "./support/browser";

const webFolder = fileURLToPath(new URL("..", import.meta.url));
const builtFolder = fileURLToPath(new URL("../../build/npm", import.meta.url));

let folder: string;
let archive: string;
const installed = (name: string) => join(folder, "node_modules/inarow", name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "inarow-package-"));
  const packed = execFileSync("npm", ["pack", "--silent", builtFolder], { cwd: folder });
  archive = join(folder, packed.toString().trim());
  mkdirSync(installed(""), { recursive: true });
  execFileSync("tar", ["-xzf", archive, "-C", installed(""), "--strip-components", "1"]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = `import { draw, Game, Refusal, Solver } from "inarow";

const game = Game.start("connect-four", "32164625");
const solver: Solver = await Solver.create();
const { moves, isComplete } = await solver.scores(game, { milliseconds: 600_000 });
const best: string | undefined = moves.find((each) => each.isBest)?.move;
console.log(isComplete, moves.map(({ lower }) => lower).join(" "), best, game.legalMoves.length);
try {
  Game.start("3x3/3", ["b2", "b2"]);
} catch (error) {
  console.log(error instanceof Refusal ? error.message : "no refusal");
}
console.log(game.play(best ?? "").takeBack().state === game.state, draw(game).startsWith("<svg"));
`;

describe("the package", () => {
  test("has at most 420 KB, and its element 75 KB compressed", () => {
    const element = gzipSync(readFileSync(installed("in_a_row.js"))).length;
    const size = statSync(archive).size;
    console.log(`package: ${size / 1000} KB; element: ${element / 1000} KB compressed`);
    expect(size).toBeLessThanOrEqual(420_000);
    expect(element).toBeLessThanOrEqual(75_000);
  });

  test("has a file for each thing that is loaded on its own, and no more", () => {
    const scripts = readdirSync(installed("")).filter((name) => name.endsWith(".js"));
    expect(scripts.sort()).toEqual([
      "embedded_search_engine.js",
      "in_a_row.js",
      "index.js",
      "search_worker.js",
    ]);
  });

  test("says its types, which need nothing else and hide nothing", () => {
    const types = readFileSync(installed("index.d.ts"), "utf8");
    expect(types).not.toMatch(/\bany\b|import/);
  });

  test("is used by a strict program of Node", () => {
    writeFileSync(join(folder, "package.json"), '{"type": "module"}');
    writeFileSync(join(folder, "main.ts"), program);
    const strict = ["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"];
    const modern = ["--module", "nodenext", "--target", "es2022", "--lib", "es2023,dom"];
    const tsc = join(webFolder, "node_modules/.bin/tsc");
    execFileSync(tsc, [...strict, ...modern, "main.ts"], { cwd: folder, stdio: "inherit" });
    const printed = execFileSync("node", ["main.js"], { cwd: folder }).toString();
    expect(printed.split("\n")).toEqual([
      "true -4 -3 11 4 0 -2 -5 3 7",
      'The game cannot be read whole: moves: Move 2: O cannot play "b2": b2 is already taken by X.',
      "true true",
      "",
    ]);
  });

  test("refuses what is wrong in a sentence, and changes nothing", async () => {
    const { draw, Game, Refusal, Solver } = (await import(
      /* @vite-ignore */ installed("index.js")
    )) as typeof import("../package/index");
    const refusal = (call: () => unknown) => {
      try {
        call();
      } catch (error) {
        if (error instanceof Refusal) return error.message;
      }
      return undefined;
    };
    expect(refusal(() => Game.start("nonsense"))).toContain('"nonsense" cannot be read');
    expect(refusal(() => Game.start("99x9/4"))).toContain("The board is too large");
    expect(refusal(() => Game.start("3x3/3", "b2&first=computer"))).toContain("it is not a move");
    expect(refusal(() => Game.start().takeBack())).toContain("No move can be taken back");
    const over = Game.start("3x3/3", "a1 b1 a2 b2 a3");
    expect(over.winner).toBe("first");
    expect(over.toMove).toBeUndefined();
    expect(over.legalMoves).toEqual([]);
    expect(over.decisiveLine).toEqual([0, 3, 6]);
    expect(refusal(() => over.play("c3"))).toContain("the game is over");
    expect(over.board).toEqual(["X..", "XO.", "XO."]);
    // As a program without types does it.
    const untyped = Game.start as (rules: unknown, moves: unknown) => AnyGame;
    expect(untyped("connect-four", 4453).moves).toHaveLength(4);
    expect(refusal(() => untyped(null, ""))).toContain('"null" cannot be read');
    expect(() => draw({} as AnyGame)).toThrow("This is not a Game");
    const solver = await Solver.create();
    expect(await solver.choose(over)).toBeUndefined();
    await expect(solver.choose(Game.start(), { level: 99 })).rejects.toThrow("no level 99");
    // Both at once: one after the other.
    const start = Game.start("connect-four");
    const chosen = [solver.choose(start), solver.choose(start, { level: 1, seed: 1 })];
    expect(await Promise.all(chosen)).toEqual(["4", "3"]);
  });
});

/// Serves texts and the installed package, to pages of all origins.
function serve(pages: Readonly<Record<string, string>>) {
  const types: Record<string, string> = { ".js": "text/javascript", "": "text/html" };
  const server = createServer(({ url = "" }, response) => {
    const name = url.slice(1);
    const text =
      pages[name] ?? (name.endsWith(".js") ? readFileSync(installed(basename(name))) : "");
    response.setHeader("content-type", types[extname(name)] ?? "text/plain");
    response.setHeader("access-control-allow-origin", "*");
    response.end(text);
  });
  return new Promise<{ url: string; close: () => void }>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}

describe("the element in a page of somebody else", () => {
  let browser: Browser;
  let host: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    browser = await launchBrowser();
    host = await serve({});
  });
  afterAll(async () => {
    await browser?.close();
    host?.close();
  });

  /// A page of another origin than its script, with one tag.
  async function open(tag: string) {
    const other = await serve({
      "": `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
        <title>A lesson</title><script type="module" src="${host.url}in_a_row.js"></script>
        <main><h1>A lesson</h1><p>Find the move.</p>${tag}</main></html>`,
    });
    const opened = await openPage(browser, other.url);
    await opened.page.getByRole("grid").first().waitFor();
    const close = async () => {
      await opened.context.close();
      other.close();
    };
    return { ...opened, close };
  }
  const stones = (page: Page) => page.locator(".stone-box:not(.preview)").count();

  test("can be played by mouse and keys, and says what happens", async () => {
    const { page, errors, close } = await open('<in-a-row rules="connect-four" moves="4453">');
    expect(await stones(page)).toBe(4);
    await page.evaluate(() => {
      addEventListener("change", (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
    });
    await page.locator('[data-square="3"]').click();
    expect(await stones(page)).toBe(5);
    expect(await page.title()).toBe('{"moves":"4 4 5 3 4","outcome":"in play"}');
    await page.locator('[data-square="3"]').focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    expect(await stones(page)).toBe(6);
    await expect.poll(() => page.locator(".status").textContent()).toContain("move 7");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await stones(page)).toBe(5);
    await page.getByRole("button", { name: "Restart" }).click();
    expect(await stones(page)).toBe(4);
    await expectAccessible(page);
    await takeScreenshots(page, "element");
    expect(errors).toEqual([]);
    await close();
  });

  test("plays against the reader, and shows hints", async () => {
    const { page, errors, close } = await open(
      '<in-a-row rules="3x3/3" level="8" hints></in-a-row><in-a-row level="8" computer="first">',
    );
    const [own, other] = [page.locator("in-a-row").first(), page.locator("in-a-row").last()];
    await own.locator('[data-square="4"]').click();
    await expect.poll(() => own.locator(".stone-box:not(.preview)").count()).toBe(2);
    await expect.poll(() => own.locator(".badge").count()).toBeGreaterThan(0);
    await expect.poll(() => other.locator(".stone-box:not(.preview)").count()).toBe(1);
    await expectAccessible(page);
    expect(errors).toEqual([]);
    await close();
  });

  test("is light or dark as the page, not as the system", async () => {
    for (const [style, isDark] of [
      ["", false],
      ["<style>:root { color-scheme: light dark }</style>", true],
    ] as const) {
      const { page, close } = await open(`${style}<in-a-row></in-a-row>`);
      await page.emulateMedia({ colorScheme: "dark" });
      const color = await page
        .getByRole("button", { name: "Restart" })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
      expect(color === "rgb(255, 255, 255)").toBe(!isDark);
      await close();
    }
  });

  test("continues the games of the documentation's examples", async () => {
    const script = readFileSync(join(webFolder, "../docs/site.js"), "utf8");
    const commands = [
      "$ inarow show 4453 --rules connect-four --style unicode",
      "$ echo b2 a1 | inarow solve --best",
      "$ inarow show --position XX./3/3",
      "$ inarow solve --help",
    ];
    const site = await serve({
      "docs/site.js": script,
      "": `<!doctype html><html lang="en"><title>Examples</title>
        <div class="language-console"><pre>${commands.join("\n")}</pre></div>
        <script type="module" src="docs/site.js"></script></html>`,
    });
    const { page, context } = await openPage(browser, site.url);
    await expect.poll(() => page.locator("summary").count()).toBe(2);
    await page.getByText("Play on after 4453").click();
    await page.getByRole("grid").waitFor();
    expect(await stones(page)).toBe(4);
    expect(await page.locator(".square").count()).toBe(42);
    await page.getByText("Play on after b2 a1").click();
    await expect.poll(() => stones(page)).toBe(6);
    await context.close();
    site.close();
  });

  test("names what is wrong with its attributes, and follows them", async () => {
    const { page, close } = await open('<in-a-row rules="nonsense">');
    expect(await page.getByRole("alert").textContent()).toContain('"nonsense" cannot be read');
    await page.evaluate(() => document.querySelector("in-a-row")?.setAttribute("rules", "5x5/4"));
    await expect.poll(() => page.locator(".square").count()).toBe(25);
    expect(await page.getByRole("alert").count()).toBe(0);
    await close();
  });
});
