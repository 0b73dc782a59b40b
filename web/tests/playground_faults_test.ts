// SPDX-License-Identifier: BSL-1.0
// What was wrong in the playground once, in one open page.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Server, serve } from "../serve.mjs";
import { expectAccessible, launchBrowser, openPage, pageFolder } from "./support/browser";
import { compileStatus, write } from "./support/playground";

let browser: Browser;
let server: Server;
let page: Page;
let context: BrowserContext;
let errors: string[];
beforeAll(async () => {
  browser = await launchBrowser();
  server = await serve(pageFolder);
  ({ page, context, errors } = await openPage(browser, `${server.url}#playground`));
  await compileStatus(page);
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
  await server?.close();
});

const header = "#include <inarow.hpp>\nusing namespace inarow;\n";
const slowProgram =
  "#include <inarow/perfect_play.hpp>\nusing namespace inarow;\nstatic_assert(wins<new_game<connect_four>, first>);\n";

const statusLine = () => page.locator(".compile-status [role=status]").innerText();
const details = () => page.locator(".compile-result .details").innerText();

async function compile(program: string) {
  await write(page, program);
  return compileStatus(page);
}

describe("an edited program", () => {
  test("makes the verdict of the program before stale at once, and drops its boards", async () => {
    expect(await compile(`${header}using game = play<new_game<tic_tac_toe>, "b2">;\n`)).toBe(
      "compiles",
    );
    await page.locator(".boards li").waitFor();
    await write(page, slowProgram);
    const bar = page.locator(".compile-status[data-stale=true]");
    await bar.waitFor();
    expect(await bar.getAttribute("data-status")).toBe("waiting");
    expect(await statusLine()).toBe("Compiling…");
    expect(await bar.innerText()).toContain("The program before: Compiles");
    expect(await page.locator(".boards li").count()).toBe(0);
    await expectAccessible(page);
  });

  test("can be stopped soon, and compiled again without an edit and without a fetch", async () => {
    const requests: string[] = [];
    const onRequest = (request: { url(): string }) => requests.push(request.url());
    page.on("request", onRequest);
    const stop = page.getByRole("button", { name: "Stop" });
    await stop.click();
    expect(await compileStatus(page)).toBe("stopped");
    expect(await statusLine()).toBe("Stopped");
    await page.getByRole("button", { name: "Compile again" }).click();
    await expect.poll(statusLine).toBe("Compiling…");
    await stop.waitFor();
    // Another program does not wait for the end of this one.
    expect(await compile(`${header}using other = new_game<gomoku>;\n`)).toBe("compiles");
    page.off("request", onRequest);
    expect(requests.filter((url) => url.includes("core.wasm") || url.includes(".tar"))).toEqual([]);
  });
});

describe("the limits of the browser's stack", () => {
  test.each([
    ["a template without an end", "template <int N> struct a : a<N + 1> {};\na<0> q;\n"],
    [
      "constexpr calls without an end",
      "constexpr int f(int n) { return f(n + 1); }\nstatic_assert(f(0));\n",
    ],
  ])("%s: clang says what is too deep, and the page why", async (_name, program) => {
    expect(await compile(program)).toBe("errors");
    const [, limit] = /exceeded maximum depth of (\d+)/.exec(await details()) ?? [];
    // Once the browser has optimized clang, its frames are smaller, and clang's own limits fit.
    if (limit !== "512" && limit !== "1024")
      expect(await details()).toContain("The stack of this browser is smaller than that of an");
  });

  test.each([
    [
      "templates, 200 deep",
      "template <int N> struct a : a<N - 1> {};\ntemplate <> struct a<0> {};\na<200> q;\n",
    ],
    [
      "constexpr calls, 250 deep",
      "constexpr int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); }\nstatic_assert(f(250) == 250);\n",
    ],
  ])("%s compile", async (_name, program) => {
    expect(await compile(program)).toBe("compiles");
    expect(await details()).not.toContain("stack");
  });
});

describe("the verdict", () => {
  test("shows why an endless constant evaluation is none", async () => {
    const program =
      "constexpr int f() {\n    for (int i = 0;;) i = i == 0;\n    return 1;\n}\nstatic_assert(f());\n";
    expect(await compile(program)).toBe("errors");
    expect(await page.locator(".diagnostic .reason").first().innerText()).toBe(
      "constexpr evaluation hit maximum step limit; possible infinite loop?",
    );
  });

  test("does not count the errors that only follow from another", async () => {
    const program = `${header}using g = play<new_game<tic_tac_toe>, "b2", "b2">;\nusing h = play<g, "a1">;\nstatic_assert(is_ongoing<h>);\nint i = "x";\n`;
    expect(await compile(program)).toBe("errors");
    expect(await statusLine()).toBe("Does not compile: 2 errors");
    const consequences = page.locator(".consequences");
    expect(await consequences.locator("summary").innerText()).toBe(
      "What follows from the first error",
    );
    expect(await consequences.locator(".message").first().textContent()).toContain("'g'");
  });

  test("stays in its card when the compiler's output is unfolded", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("combobox", { name: "Example" }).selectOption("column_full");
    await expect.poll(() => page.url()).toContain("example=column_full");
    expect(await compileStatus(page)).toBe("errors");
    await page.locator(".compiler-output summary").click();
    const { card, message } = await page.evaluate(() => {
      const width = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().right ?? 0;
      return { card: width(".compile-result"), message: width(".diagnostic .message") };
    });
    expect(message).toBeGreaterThan(0);
    expect(message).toBeLessThanOrEqual(card);
  });
});

test.each([
  "inarow/perfect_play.hpp",
  "inarow/solve/connect_four_book.hpp",
  "inarow/everything.hpp",
  "inarow/dynamic.hpp",
  "inarow/draw/svg.hpp",
  "inarow/ui/reduce.hpp",
])("%s is found, also beside <inarow.hpp>", async (name) => {
  expect(await compile(`#include <inarow.hpp>\n#include <${name}>\n`)).toBe("compiles");
});

test("every standard header is there that compiles for WebAssembly", async () => {
  const names = `algorithm any array atomic barrier bit bitset cassert ccomplex cctype cerrno cfenv cfloat charconv chrono
    cinttypes ciso646 climits clocale cmath codecvt compare complex concepts condition_variable coroutine cstdalign
    cstdarg cstdbool cstddef cstdint cstdio cstdlib cstring ctgmath ctime cuchar cwchar cwctype deque exception execution
    expected filesystem flat_map flat_set format forward_list fstream functional future initializer_list iomanip ios
    iosfwd iostream istream iterator latch limits list locale map mdspan memory memory_resource mutex new numbers numeric
    optional ostream print queue random ranges ratio regex scoped_allocator semaphore set shared_mutex source_location
    span sstream stack stdexcept stop_token streambuf string string_view strstream syncstream system_error thread tuple
    type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector version wasm_simd128.h`;
  const includes = names.split(/\s+/).map((name) => `#include <${name}>\n`);
  expect(await compile(`${includes.join("")}// all\n`)).toBe("compiles");
});

test("a program that is too long for a link is said to be, and its text stays", async () => {
  await compile("int i;\n");
  await expect.poll(() => page.url()).toContain("code=");
  await write(page, `// ${"x".repeat(100_000)}\n`);
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(
    /more than 100000 characters has no link and is not saved: this one has 100004/,
  );
  expect(page.url()).not.toContain("code=");
  expect(await page.getByRole("button", { name: "Copy link" }).isDisabled()).toBe(true);
  await write(page, "int j;\n");
  await alert.waitFor({ state: "detached" });
});

test("nothing was written to the console", () => {
  expect(errors).toEqual([]);
});
