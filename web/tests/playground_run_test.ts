// SPDX-License-Identifier: BSL-1.0
// Programs that run in the playground, in one open page.
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

const runButton = () => page.getByRole("button", { name: "Run", exact: true });
const output = () => page.getByRole("region", { name: "Output of the program" });

function ending() {
  return page.locator(".program-run [role=status]").innerText();
}

async function run(program: string) {
  await write(page, program);
  expect(await compileStatus(page)).toBe("compiles");
  await runButton().click();
}

describe("a program with a main function", () => {
  test("runs, and its output is shown", async () => {
    await run('#include <iostream>\nint main() { std::cout << "hi"; std::cerr << " there"; }\n');
    await expect.poll(ending).toMatch(/ended after .* with exit code 0/);
    expect(await output().innerText()).toBe("hi there");
    await expectAccessible(page);
  });

  test("runs with inarow, its arguments, its clock and its exit code", async () => {
    await run(`#include <inarow.hpp>
#include <chrono>
#include <iostream>
#include <random>
#include <string>
using game = inarow::play<inarow::new_game<inarow::tic_tac_toe>, "b2">;
int main(int argc, char**) {
    std::string picture;
    inarow::draw::board(picture, game::position);
    const auto time = std::chrono::system_clock::now().time_since_epoch().count();
    std::cout << picture << (time > 0 && std::random_device{}() >= 0) << argc << std::endl;
    return 3;
}
`);
    await expect.poll(ending).toMatch(/with exit code 3/);
    expect(await output().innerText()).toBe("3 . . .\n2 . X .\n1 . . .\n  a b c\n11\n");
  });

  test("reads standard input: the tutorial's fifth step", async () => {
    await page.getByRole("combobox", { name: "Example" }).selectOption("step5");
    await expect.poll(() => page.url()).toContain("example=step5");
    expect(await compileStatus(page)).toBe("compiles");
    await page
      .getByRole("textbox", { name: "Standard input" })
      .fill("center b2 a1 z9 c1 a3 a2 hello c2 b3 b1 c3");
    await runButton().click();
    await expect.poll(ending).toMatch(/exit code 0/);
    expect(await output().innerText()).toContain("b2 is already taken by first (X).");
    expect(await output().innerText()).toMatch(/drawn\s*$/);
  });

  test("that does not end is stopped, by the user or after 10 s, and what it wrote stays", async () => {
    const endless =
      '#include <cstdio>\nint main() {\n    std::puts("on");\n    std::fflush(stdout);\n    for (volatile int i = 0;;) i = i + 1;\n}\n';
    await run(endless);
    await expect.poll(() => output().innerText()).toContain("on");
    await page.getByRole("button", { name: "Stop the program" }).click();
    expect(await ending()).toBe("Stopped.");
    expect(await output().innerText()).toContain("on");
    await runButton().click();
    await expect.poll(ending).toBe("Stopped: the program ran longer than 10 s.");
  });

  test("that faults or throws is said to", async () => {
    await run("#include <cstdlib>\nint main() { std::abort(); }\n");
    await expect.poll(ending).toMatch(/ended with a fault: .*unreachable/);
    await run("int main() { throw 1; }\n");
    await expect.poll(ending).toContain("it throws exceptions");
  });

  test("that floods the page is cut", async () => {
    await run(
      '#include <cstdio>\nint main() { for (int i = 0; i < 100000; ++i) std::printf("line %d\\n", i); }\n',
    );
    await expect.poll(ending).toMatch(/exit code 0/);
    const text = await output().innerText();
    expect(text).toContain("more is not shown");
    expect(text.length).toBeLessThan(110_000);
  });
});

test("a program without a main function has no Run button", async () => {
  await write(page, "// int main() {}\nint i;\n");
  expect(await compileStatus(page)).toBe("compiles");
  expect(await runButton().count()).toBe(0);
});

test("nothing was written to the console", () => {
  expect(errors).toEqual([]);
});
