// SPDX-License-Identifier: BSL-1.0
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { serve, type Served } from "../serve.mjs";
import { announced, examples } from "../src/playground/examples";
import { packed } from "../src/playground/kept";
import { built, expectAccessible, launch, open, photograph, themes } from "./support/browser";

let browser: Browser;
let served: Served;
beforeAll(async () => {
  browser = await launch();
  served = await serve(built);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

type Outcome = "compiles" | "refused" | "crashed" | "stopped";

/// Waits for the verdict on what is in the editor now.
async function verdict(page: Page): Promise<Outcome> {
  const status = page.locator(".status[data-busy=false]:not([data-outcome=waiting])");
  await status.waitFor({ timeout: 50_000 });
  return (await status.getAttribute("data-outcome")) as Outcome;
}

const editor = (page: Page) => page.getByRole("textbox", { name: "Your program in C++" });
const firstSentence = (page: Page) => page.locator(".problem .sentence").first().innerText();

/// The editor's text. Its lines are its own elements, and all of them are on the screen.
async function text(page: Page): Promise<string> {
  return (await page.locator(".cm-line").allInnerTexts()).map((line) => line.replace(/\n$/, "")).join("\n");
}

/// Replaces the whole program, as somebody does who pastes another.
async function write(page: Page, program: string) {
  await editor(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(program);
}

const begin = "#include <inarow.hpp>\nusing namespace inarow;\n";

describe("the playground, once it is open", () => {
  let page: Page;
  let context: BrowserContext;
  let complaints: string[];
  beforeAll(async () => {
    ({ page, context, complaints } = await open(browser, `${served.address}#playground`));
    await verdict(page);
  });
  afterAll(() => context?.close());

  test("judges the first example", async () => {
    expect(await verdict(page)).toBe("compiles");
    expect(await page.getByRole("status").first().innerText()).toBe("It compiles: 4 checks hold");
    expect(await page.locator(".checks li").allInnerTexts()).toContain("is_ongoing<after>");
    const after = page.locator(".boards li", { hasText: "after" }).locator("pre");
    expect(await after.innerText()).toBe("3 O . .\n2 . X .\n1 . . .\n  a b c");
  });

  test.each(examples)("the example $name compiles, or fails with the sentence it says", async ({ name, program }) => {
    await page.getByRole("combobox", { name: "Example" }).selectOption(name);
    await expect.poll(() => page.url()).toContain(`example=${name}`);
    const outcome = await verdict(page);
    const says = announced(program);
    expect(outcome).toBe(says === undefined ? "compiles" : "refused");
    if (says !== undefined) expect(await firstSentence(page)).toBe(says);
  });

  test("a refusal shows the sentence, the board and its line; mended, it compiles", async () => {
    await write(page, `${begin}\nusing game = play<new_game<tic_tac_toe>, "b2", "a3">;\nusing next = play<game, "b2">;\n`);
    expect(await verdict(page)).toBe("refused");
    expect(await firstSentence(page)).toBe(
      'Move 3: first (X) cannot play "b2": b2 is already taken by first (X). Free squares: b3, c3, a2, c2, a1, b1, c1.',
    );
    expect(await page.locator(".problem pre").innerText()).toBe("3 O . .\n2 . X .\n1 . . .\n  a b c");
    expect(await page.locator(".cm-lintRange-error").innerText()).toBe('play<game, "b2">');
    expect(await page.locator(".cm-line:has(.cm-lintRange-error)").innerText()).toContain("using next");
    await page.getByRole("button", { name: "Go to line 5" }).click();
    await page.keyboard.press("End");
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "Backspace", "1"]) await page.keyboard.press(key);
    expect(await verdict(page)).toBe("compiles");
    expect(await page.locator(".cm-lintRange-error").count()).toBe(0);
  });

  test("later compiles take less than 1.5 s", async () => {
    const took: number[] = [];
    for (const move of ["a1", "b1", "c1", "a2", "b2"]) {
      await write(page, `${begin}using game = play<new_game<tic_tac_toe>, "${move}">;\n`);
      await verdict(page);
      took.push(1000 * parseFloat(await page.locator(".status .time").innerText()));
    }
    console.log(`later compiles: ${took.map((each) => each.toFixed(0)).join(", ")} ms`);
    // Where others use the machine too, one of them may take longer.
    const [, , median] = took.toSorted((a, b) => a - b);
    expect(median).toBeGreaterThan(0);
    expect(median).toBeLessThan(process.env.CI ? 5000 : 1500);
    expect(Math.max(...took)).toBeLessThan(5000);
  });

  test("other errors are shown as clang says them", async () => {
    await write(page, `${begin}static_assert(1 == 2);\nint i = ;\n`);
    expect(await verdict(page)).toBe("refused");
    expect(await page.locator(".problem .sentence").allInnerTexts()).toEqual([
      "static assertion failed due to requirement '1 == 2'",
      "expected expression",
    ]);
    await page.getByText("Everything the compiler printed").click();
    expect(await page.locator(".raw pre").innerText()).toContain("program.cpp:4:9: error: expected expression");
  });

  test("a program that does not include inarow is given nothing of it", async () => {
    await write(page, "std::size_t size = 1;\n");
    expect(await verdict(page)).toBe("refused");
    await write(page, "#include <vector>\nstd::vector<int> numbers;\n");
    expect(await verdict(page)).toBe("compiles");
  });

  test("what was typed is in the link and in the browser", async () => {
    const program = `${begin}// é 😀\nusing mine = new_game<gomoku>;`;
    await write(page, program);
    await verdict(page);
    await expect.poll(() => page.url()).toContain("code=");
    const elsewhere = await open(browser, page.url());
    await editor(elsewhere.page).waitFor();
    await expect.poll(() => text(elsewhere.page)).toBe(program);
    await elsewhere.context.close();
    await page.goto(`${served.address}?again#playground`);
    await expect.poll(() => text(page)).toBe(program);
    await verdict(page);
  });

  test("a link that is opened while it is open shows its program", async () => {
    const code = await packed("// linked");
    await page.evaluate((hash) => (location.hash = hash), `#playground&code=${code}`);
    await expect.poll(() => text(page)).toBe("// linked");
    await verdict(page);
  });

  test("works offline, even in a new page, after it was once loaded", async () => {
    await context.setOffline(true);
    await page.goto(`${served.address}#playground&example=taken`);
    await page.reload();
    expect(await verdict(page)).toBe("refused");
    await context.setOffline(false);
  });

  test.each(themes)("has nothing that axe-core finds wrong, in %s colours", async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const name of ["taken", "two_sizes"]) {
      await page.getByRole("combobox", { name: "Example" }).selectOption(name);
      await expect.poll(() => page.url()).toContain(`example=${name}`);
      await verdict(page);
      await expectAccessible(page);
    }
  });

  test("fits every size", async () => {
    for (const name of ["ongoing", "column_full", "two_sizes"]) {
      await page.getByRole("combobox", { name: "Example" }).selectOption(name);
      await expect.poll(() => page.url()).toContain(`example=${name}`);
      await verdict(page);
      await photograph(page, `playground-${name}`);
    }
  });

  test("a program that compiles for too long can be stopped, and another goes on", async () => {
    const endless = "template <unsigned N, int D> struct t { static constexpr int v = t<2 * N, D - 1>::v + t<2 * N + 1, D - 1>::v; };\n";
    await write(page, `${endless}template <unsigned N> struct t<N, 0> { static constexpr int v = 1; };\nstatic_assert(t<1, 30>::v);\n`);
    await page.getByRole("button", { name: "Stop" }).click({ timeout: 30_000 });
    expect(await verdict(page)).toBe("stopped");
    await write(page, `${begin}static_assert(is_fresh<new_game<gomoku>>);\n`);
    expect(await verdict(page)).toBe("compiles");
  });

  test("has complained of nothing", () => {
    // Being offline is said by the browser itself.
    expect(complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });
});

describe("what goes wrong", () => {
  test.each(["code=!!!", "code=AAAA", "code=", "example=none", "&&="])("garbage in the link: %s", async (garbage) => {
    const { page, context, complaints } = await open(browser, `${served.address}#playground&${garbage}`);
    await editor(page).waitFor();
    await expect.poll(() => text(page)).toContain("inarow");
    if (garbage !== "&&=") expect(await page.getByRole("alert").innerText()).toMatch(/link/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("garbage in the browser", async () => {
    const { page, context, complaints } = await open(browser, served.address);
    await page.evaluate(() => localStorage.setItem("inarow.playground", "\u0000\u0001garbage"));
    await page.goto(`${served.address}?x#playground`);
    expect(await page.getByRole("alert").innerText()).toContain("this browser had kept");
    await expect.poll(() => text(page)).toContain("#include <inarow.hpp>");
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ["a file that is not there", /^clang\/.*core\.wasm/, "404", (response: import("node:http").ServerResponse) => response.writeHead(404).end()],
    ["a connection that ends", /^clang\/.*tar/, "could not be used|connection failed", (response: import("node:http").ServerResponse) => response.writeHead(200, { "content-length": 1000 }).write("short", () => response.destroy())],
    ["a file of something else", /^clang\/.*core\.wasm/, "could not be used", (response: import("node:http").ServerResponse) => response.writeHead(200).end("<!doctype html>")],
    ["no bundle", /^clang\/.*bundle/, "bundle.js", (response: import("node:http").ServerResponse) => response.writeHead(500).end()],
  ] as const)("%s is said, with a button to try again", async (_what, which, says, how) => {
    let broken = true;
    const host = await serve(built, {
      disturb: (path, response) => {
        if (!broken || !which.test(path)) return false;
        how(response);
        return true;
      },
    });
    const { page, context } = await open(browser, `${host.address}#playground`);
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(new RegExp(`could not be fetched: .*(${says})`));
    await expectAccessible(page);
    broken = false;
    await alert.getByRole("button", { name: "Try again" }).click();
    await alert.waitFor({ state: "detached" });
    // To start the compiler takes seconds: that it does is looked at where it is hardest.
    if (says === "could not be used") expect(await verdict(page)).toBe("compiles");
    await context.close();
    await host.close();
  });

  test("the editor works while the compiler is on its way, with a bar that says how far", async () => {
    const held: (() => void)[] = [];
    const host = await serve(built, {
      disturb: (path, response) => {
        if (!/core\.wasm/.test(path)) return false;
        held.push(() => response.destroy());
        return true;
      },
    });
    const { page, context } = await open(browser, `${host.address}#playground`);
    const bar = page.getByRole("progressbar");
    await bar.waitFor();
    await expect.poll(() => bar.getAttribute("value").then(Number)).toBeGreaterThan(1_000_000);
    expect(await page.locator("#arrival").innerText()).toMatch(/Fetching the compiler: \d+\.\d of 2\d\.\d MB/);
    await write(page, "// meanwhile");
    expect(await text(page)).toBe("// meanwhile");
    await expectAccessible(page);
    held.forEach((end) => end());
    await context.close();
    await host.close();
  });
});
