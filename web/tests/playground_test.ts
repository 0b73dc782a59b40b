// SPDX-License-Identifier: BSL-1.0
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Server, serve } from "../serve.mjs";
import { examples, expectedMessage } from "../src/playground/examples";
import { encodeProgram } from "../src/playground/program_link";
import {
  colorSchemes,
  expectAccessible,
  launchBrowser,
  openPage,
  pageFolder,
  takeScreenshots,
} from "./support/browser";
import { compileStatus, editor, serveWithoutCompiler, text, write } from "./support/playground";

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await serve(pageFolder);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const firstMessage = (page: Page) => page.locator(".diagnostic .message").first().innerText();

const header = "#include <inarow.hpp>\nusing namespace inarow;\n";

describe("the open playground", () => {
  let page: Page;
  let context: BrowserContext;
  let errors: string[];
  beforeAll(async () => {
    ({ page, context, errors } = await openPage(browser, `${server.url}#playground`));
    await compileStatus(page);
  });
  afterAll(() => context?.close());

  test("compiles the first example", async () => {
    expect(await compileStatus(page)).toBe("compiles");
    expect(await page.getByRole("status").first().innerText()).toBe("Compiles: 4 assertions hold");
    expect(await page.locator(".assertions li").allInnerTexts()).toContain("is_ongoing<after>");
    const after = page.locator(".boards li", { hasText: "after" }).locator("svg");
    expect(await after.locator("desc").textContent()).toBe("X on b2. O on a3.");
  });

  test.each(examples)(
    "the example $name compiles, or fails with the message that it announces",
    async ({ name, program }) => {
      await page.getByRole("combobox", { name: "Example" }).selectOption(name);
      await expect.poll(() => page.url()).toContain(`example=${name}`);
      const status = await compileStatus(page);
      const expected = expectedMessage(program);
      expect(status).toBe(expected === undefined ? "compiles" : "errors");
      if (expected !== undefined) expect(await firstMessage(page)).toBe(expected);
    },
  );

  test("a refusal shows the message, the board and its line; corrected, the program compiles", async () => {
    await write(
      page,
      `${header}\nusing game = play<new_game<tic_tac_toe>, "b2", "a3">;\nusing next = play<game, "b2">;\n`,
    );
    expect(await compileStatus(page)).toBe("errors");
    expect(await firstMessage(page)).toBe(
      'Move 3: first (X) cannot play "b2": b2 is already taken by first (X). Free squares: b3, c3, a2, c2, a1, b1, c1.',
    );
    // The board of the page takes the place of the compiler's.
    await page.locator(".mends .refused").waitFor();
    expect(await page.locator(".diagnostic pre").count()).toBe(0);
    expect(await page.locator(".cm-lintRange-error").innerText()).toBe('play<game, "b2">');
    expect(await page.locator(".cm-line:has(.cm-lintRange-error)").innerText()).toContain(
      "using next",
    );
    await page.getByRole("button", { name: "Go to line 5" }).click();
    await page.keyboard.press("End");
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "Backspace", "1"])
      await page.keyboard.press(key);
    expect(await compileStatus(page)).toBe("compiles");
    expect(await page.locator(".cm-lintRange-error").count()).toBe(0);
  });

  test("the time of later compiles is shown", async () => {
    const times: number[] = [];
    for (const move of ["a1", "b1", "c1", "a2", "b2"]) {
      await write(page, `${header}using game = play<new_game<tic_tac_toe>, "${move}">;\n`);
      await compileStatus(page);
      times.push(1000 * parseFloat(await page.locator(".compile-status .time").innerText()));
    }
    console.log(`later compiles: ${times.map((each) => each.toFixed(0)).join(", ")} ms`);
    expect(Math.min(...times)).toBeGreaterThan(0);
  });

  test("other errors are shown as clang writes them", async () => {
    await write(page, `${header}static_assert(1 == 2);\nint i = ;\n`);
    expect(await compileStatus(page)).toBe("errors");
    expect(await page.locator(".diagnostic .message").allInnerTexts()).toEqual([
      "static assertion failed due to requirement '1 == 2'",
      "expected expression",
    ]);
    await page.getByText("Compiler output").click();
    expect(await page.locator(".compiler-output pre").innerText()).toContain(
      "program.cpp:4:9: error: expected expression",
    );
  });

  test("a program that does not include inarow gets no declarations of its headers", async () => {
    await write(page, "std::size_t size = 1;\n");
    expect(await compileStatus(page)).toBe("errors");
    await write(page, "#include <vector>\nstd::vector<int> numbers;\n");
    expect(await compileStatus(page)).toBe("compiles");
  });

  test("the program is saved in the link and in the browser", async () => {
    const program = `${header}// é 😀\nusing mine = new_game<gomoku>;`;
    await write(page, program);
    await compileStatus(page);
    await expect.poll(() => page.url()).toContain("code=");
    const secondServer = await serveWithoutCompiler();
    const second = await openPage(browser, secondServer.url + new URL(page.url()).hash);
    await editor(second.page).waitFor();
    await expect.poll(() => text(second.page)).toBe(program);
    await second.context.close();
    await secondServer.close();
    await page.goto(`${server.url}?again#playground`);
    await expect.poll(() => text(page)).toBe(program);
    await compileStatus(page);
  });

  test("a link that is opened in the open playground shows its program", async () => {
    const code = await encodeProgram("// linked");
    await page.evaluate((hash) => (location.hash = hash), `#playground&code=${code}`);
    await expect.poll(() => text(page)).toBe("// linked");
    await compileStatus(page);
  });

  test("works offline, in a new page, too, after the first load", async () => {
    await context.setOffline(true);
    await page.goto(`${server.url}?offline#playground&example=taken`);
    expect(await compileStatus(page)).toBe("errors");
    await context.setOffline(false);
  });

  test.each(colorSchemes)("axe-core finds no violation in the %s theme", async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const name of ["taken", "two_board_sizes"]) {
      await page.getByRole("combobox", { name: "Example" }).selectOption(name);
      await expect.poll(() => page.url()).toContain(`example=${name}`);
      await compileStatus(page);
      await expectAccessible(page);
    }
  });

  test("fits every viewport", async () => {
    for (const name of ["ongoing_game", "column_full", "two_board_sizes"]) {
      await page.getByRole("combobox", { name: "Example" }).selectOption(name);
      await expect.poll(() => page.url()).toContain(`example=${name}`);
      await compileStatus(page);
      await takeScreenshots(page, `playground-${name}`);
    }
  });

  test("a compile that takes long can be stopped, and another program compiles", async () => {
    const slow =
      "template <unsigned N, int D> struct t { static constexpr int v = t<2 * N, D - 1>::v + t<2 * N + 1, D - 1>::v; };\n";
    await write(
      page,
      `${slow}template <unsigned N> struct t<N, 0> { static constexpr int v = 1; };\nstatic_assert(t<1, 30>::v);\n`,
    );
    await page.getByRole("button", { name: "Stop" }).click();
    expect(await compileStatus(page)).toBe("stopped");
    await write(page, `${header}static_assert(is_fresh<new_game<gomoku>>);\n`);
    expect(await compileStatus(page)).toBe("compiles");
  });

  test("has had no errors", () => {
    // The browser reports being offline as an error.
    expect(errors.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });
});
