// SPDX-License-Identifier: BSL-1.0
// From a game to its program and back, in one open page.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Server, serve } from "../serve.mjs";
import { moveChanges, refusedMove } from "../src/playground/program_edit";
import { findAliases } from "../src/playground/program_text";
import {
  colorSchemes,
  expectAccessible,
  launchBrowser,
  launchProfile,
  openPage,
  pageFolder,
  takeScreenshots,
} from "./support/browser";
import { compileStatus, editor, text, write } from "./support/playground";

let browser: Browser;
let server: Server;
let page: Page;
let context: BrowserContext;
let errors: string[];
beforeAll(async () => {
  browser = await launchBrowser();
  server = await serve(pageFolder);
  ({ page, context, errors } = await openPage(
    browser,
    `${server.url}#rules=7x6/4/drop&moves=445&second-level=3`,
  ));
  await page.getByRole("grid").waitFor();
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
  await server?.close();
});

const header = "#include <inarow.hpp>\nusing namespace inarow;\n";
const board = (name: string) => page.locator(".boards li", { hasText: name });
const square = (name: string, number: number) => board(name).locator(`[data-square="${number}"]`);
const title = (name: string) => board(name).locator("svg title").textContent();

describe("a move in the text of a program", () => {
  const changed = (program: string, name: string, move: string) => {
    const alias = findAliases(program).find((each) => each.name === name);
    const changes = alias && moveChanges(program, alias, move);
    return [...(changes ?? [])]
      .reverse()
      .reduce(
        (result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to),
        program,
      );
  };

  test("goes into the play<> of its game", () => {
    expect(changed('using a = play<b, "x">;', "a", "b2")).toBe('using a = play<b, "x", "b2">;');
    expect(changed("using a = inarow::play<new_game<c>, 4>;", "a", "4")).toBe(
      "using a = inarow::play<new_game<c>, 4, 4>;",
    );
    expect(changed("using a = play<new_game<rules{.run = 3 > 2}>,\n    4\n>;", "a", "7")).toBe(
      "using a = play<new_game<rules{.run = 3 > 2}>,\n    4\n, 7>;",
    );
  });
  test("goes around another type", () => {
    expect(changed("using a = new_game<t>; // ;", "a", "c3")).toBe(
      'using a = play<new_game<t>, "c3">; // ;',
    );
    expect(changed("using a = play<b, 1>::next;", "a", "2")).toBe(
      "using a = play<play<b, 1>::next, 2>;",
    );
  });
  test("is changed if it was refused: the last of those that are equal", () => {
    const refused = (program: string, move: string) =>
      refusedMove(program, `Move 9: first (X) cannot play "${move}": because.`, ["a", "b"]);
    const program = `using a = play<n<rules{.run = 3 > 2}>, 4, '5', 4, "b2">; // 4\n`;
    const found = refused(program, "4");
    expect(found?.before).toBe("using a = play<n<rules{.run = 3 > 2}>, 4, '5'>; // 4\n");
    const [change] = found?.changeTo("c3") ?? [];
    expect(program.slice(0, change?.from) + change?.insert + program.slice(change?.to)).toBe(
      `using a = play<n<rules{.run = 3 > 2}>, 4, '5', "c3", "b2">; // 4\n`,
    );
    expect(refused("using a = play<b, 4>;", "4")?.before).toBe("using a = play<b>;");
    expect(refused(program, "5")?.before).toContain("2}>, 4>;");
    expect(refused(program, "6")).toBeUndefined();
    expect(refused("using a = replay<b, 4>;", "4")).toBeUndefined();
    expect(refusedMove(program, "The game is over.", ["a"])).toBeUndefined();
  });
  test("goes into the alias of that line, and nowhere if there is none", () => {
    const program = "namespace n { using a = b; }\nusing a = c;\n";
    expect(moveChanges(program, { name: "a", line: 2 }, "1")?.[0]?.from).toBe(39);
    expect(moveChanges(program, { name: "z", line: 1 }, "1")).toBeUndefined();
    expect(moveChanges("using a = b", { name: "a", line: 1 }, "1")).toBeUndefined();
  });
});

describe("a game and its program", () => {
  test("a game of the Play page opens as a program with its moves", async () => {
    await page.getByRole("tab", { name: "Share" }).click();
    await page.getByRole("link", { name: "This game as a program" }).click();
    await expect.poll(() => text(page)).toContain("using game = play<start, 4, 4, 5>;");
    expect(await compileStatus(page)).toBe("compiles");
    await board("game").locator("svg").waitFor();
    expect(await title("game")).toBe("connect-four: Red to move");
    await expectAccessible(page);
  });

  test("a click on its board writes the move, and the list of moves does", async () => {
    await square("game", 2).click();
    await expect.poll(() => text(page)).toContain("play<start, 4, 4, 5, 3>;");
    expect(await compileStatus(page)).toBe("compiles");
    await board("game").locator(".first + .second, svg").first().waitFor();
    await expect.poll(() => title("game")).toBe("connect-four: Yellow to move");
    await page.getByRole("combobox", { name: "Make a move in game" }).selectOption("7");
    await expect.poll(() => text(page)).toContain("play<start, 4, 4, 5, 3, 7>;");
    expect(await compileStatus(page)).toBe("compiles");
  });

  test("the position goes back to the Play page", async () => {
    await page.getByRole("link", { name: "Play this position of game" }).click();
    await page.getByRole("grid").waitFor();
    // With the settings of the game that it came from.
    expect(new URL(page.url()).hash).toBe("#rules=7x6/4/drop&moves=44537&second-level=3");
    await page.getByRole("link", { name: "Playground" }).click();
    await editor(page).waitFor();
    await expect.poll(() => text(page)).toContain("play<start, 4, 4, 5, 3, 7>;");
  });

  test("an illegal move is refused by the compiler, and can be taken out again", async () => {
    const program = `${header}using mine = play<new_game<tic_tac_toe>, "b2", "a1">;\n`;
    await write(page, program);
    expect(await compileStatus(page)).toBe("compiles");
    await square("mine", 4).click();
    expect(await compileStatus(page)).toBe("errors");
    expect(await page.locator(".diagnostic .message").innerText()).toContain(
      'first (X) cannot play "b2": b2 is already taken by first (X).',
    );
    await page.getByRole("button", { name: "Take the move out again" }).click();
    expect(await compileStatus(page)).toBe("compiles");
    expect(await text(page)).toBe(program);
  });

  test("a refused move is shown on the board, and another square mends the program", async () => {
    await write(page, `${header}using full = play<new_game<connect_four>, 4, 4, 4, 4, 4, 4, 4>;\n`);
    expect(await compileStatus(page)).toBe("errors");
    await board("full").locator(".refused").waitFor();
    await expectAccessible(page);
    await takeScreenshots(page, "playground-refused");
    await square("full", 0).click();
    expect(await compileStatus(page)).toBe("compiles");
    expect(await text(page)).toContain("play<new_game<connect_four>, 4, 4, 4, 4, 4, 4, 1>;");
    await write(page, `${header}using mine = play<new_game<tic_tac_toe>, "b2", "b2", "a1">;\n`);
    expect(await compileStatus(page)).toBe("errors");
    await board("mine").locator(".refused").waitFor();
    await page.getByLabel("Replace the refused move in mine").selectOption("c3");
    expect(await text(page)).toContain('play<new_game<tic_tac_toe>, "b2", "c3", "a1">;');
    expect(await compileStatus(page)).toBe("compiles");
  });

  test("two names of one game have both a board; one from a set-up is drawn by the compiler", async () => {
    await write(
      page,
      `${header}using a = new_game<tic_tac_toe>;\nusing b = a;\nusing c = set_up<tic_tac_toe, "X.O/.../... X">;\nusing not_a_game = int;\n`,
    );
    expect(await compileStatus(page)).toBe("compiles");
    await expect.poll(() => page.locator(".boards li").count()).toBe(3);
    expect(await page.locator(".boards li svg").count()).toBe(2);
    expect(await board("c").locator("pre").innerText()).toContain("3 X . O");
  });

  test.each(colorSchemes)("looks as it should in the %s theme", async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  });

  test("fits every viewport", async () => {
    await page.getByRole("combobox", { name: "Example" }).selectOption("connect_four");
    await expect.poll(() => page.url()).toContain("example=connect_four");
    await compileStatus(page);
    await takeScreenshots(page, "playground-boards");
  });

  test("a program that is opened again has its verdict while the compiler starts", async () => {
    await write(page, `${header}using again = play<new_game<tic_tac_toe>, "c1">;\n`);
    expect(await compileStatus(page)).toBe("compiles");
    await expect.poll(() => page.url()).toContain("code=");
    const hash = new URL(page.url()).hash;
    const start = performance.now();
    await page.goto(`${server.url}?again${hash}`);
    await board("again").locator("svg").waitFor();
    const milliseconds = performance.now() - start;
    console.log(`first verdict, warm: ${milliseconds.toFixed(0)} ms`);
    expect(await compileStatus(page)).toBe("compiles");
  });

  test("a new program has its verdict in a browser that has the compiler", async () => {
    const profile = mkdtempSync(join(tmpdir(), "inarow-profile-"));
    const open = async (move: string, isDone: (page: Page) => Promise<void>) => {
      const visit = await launchProfile(profile);
      const newPage = await visit.newPage();
      const program = `${header}using game = play<new_game<tic_tac_toe>, "${move}">;\n`;
      const code = deflateRawSync(program).toString("base64url");
      const start = performance.now();
      await newPage.goto(`${server.url}#playground&code=${code}`);
      await newPage.locator(".compile-status[data-status=compiles]").waitFor();
      const milliseconds = performance.now() - start;
      await isDone(newPage);
      await visit.close();
      return milliseconds;
    };
    await open("a1", async (firstPage) => {
      const storedFiles = () =>
        firstPage.evaluate(async () => {
          const name = (await caches.keys()).find((each) => each.startsWith("inarow-compiler-"));
          const requests = name === undefined ? [] : await (await caches.open(name)).keys();
          return requests.map(({ url }) => url.split("/").pop());
        });
      await expect.poll(storedFiles).toContain("llvm.core.wasm.bin");
      const usage = () =>
        firstPage.evaluate(async () => (await navigator.storage.estimate()).usage);
      const sizeOfFiles = await firstPage.evaluate(async () => {
        let size = 0;
        for (const name of await caches.keys())
          for (const response of await (await caches.open(name)).matchAll())
            size += (await response.blob()).size;
        return size;
      });
      // The machine code of the compiler, beside its files.
      await expect.poll(usage).toBeGreaterThan(sizeOfFiles + 1_000_000);
    });
    const milliseconds = await open("b2", async (nextPage) => {
      expect(await compileStatus(nextPage)).toBe("compiles");
    });
    rmSync(profile, { recursive: true });
    console.log(`first verdict of a new program, warm: ${milliseconds.toFixed(0)} ms`);
  });

  test("a game in a link that cannot be read is said to be none", async () => {
    await page.evaluate(() => (location.hash = "#playground&game=rules%3Dnonsense"));
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.innerText()).toContain("The game in the link cannot be read.");
  });
});

test("nothing was written to the console", () => {
  expect(errors).toEqual([]);
});
