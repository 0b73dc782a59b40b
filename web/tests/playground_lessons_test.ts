// SPDX-License-Identifier: BSL-1.0
// The lessons, and what the editor offers, in one open page.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { parseLessons } from "../plugins/lessons";
import { listFiles } from "../plugins/service_worker";
import { type Server, serve } from "../serve.mjs";
import {
  expectAccessible,
  launchBrowser,
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
  ({ page, context, errors } = await openPage(browser, `${server.url}#playground`));
  await compileStatus(page);
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
  await server?.close();
});

const header = "#include <inarow.hpp>\nusing namespace inarow;\n";
const lesson = () => page.getByRole("region", { name: /^Lesson / });

describe("the lessons", () => {
  test("are the steps of the tutorial", () => {
    const file = new URL("../../docs/tutorial.md", import.meta.url);
    const lessons = parseLessons(readFileSync(file, "utf8"));
    expect(lessons.map(({ example }) => example)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `step${number}`),
    );
    for (const { introduction, task, answer } of lessons) {
      expect(introduction).toContain("<p>");
      expect(task).toContain("The mistake.");
      expect(answer).toMatch(/error|warning/);
    }
  });

  test("are built anew when the tutorial changes, as all is that the build reads", () => {
    const project = fileURLToPath(new URL("../..", import.meta.url));
    const script = "source scripts/common.sh; source scripts/web.sh; declare -p web_sources";
    const output = execFileSync("bash", ["-c", script], { cwd: project, encoding: "utf8" });
    const sources = [...output.matchAll(/="([^"]+)"/g)].map(([, path = ""]) => path);
    const codeIn = (folder: string) =>
      listFiles(join(project, "web", folder))
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => readFileSync(join(project, "web", folder, path), "utf8"));
    const inputs = [...codeIn("plugins"), ...codeIn("src")]
      .flatMap((code) => [
        ...code.matchAll(/join\(projectFolder, "([^"]+)"/g),
        ...code.matchAll(/"(?:\.\.\/){3}([^"*?]+)/g),
      ])
      .map(([, path = ""]) => path)
      .filter((path) => !path.startsWith("build/"));
    expect(inputs).toEqual(expect.arrayContaining(["docs/tutorial.md", "data/connect-four.book"]));
    for (const input of inputs)
      expect(
        sources.some((source) => `${input}/`.startsWith(`${source}/`)),
        input,
      ).toBe(true);
  });

  test("are checked by the compile, and remembered", async () => {
    await page.getByRole("button", { name: "Lessons" }).click();
    expect(await lesson().getByRole("heading").innerText()).toBe("Lesson 1 of 6: a game is a type");
    expect(await compileStatus(page)).toBe("compiles");
    const done = lesson().locator('.lesson-step[data-done="true"]');
    await expect.poll(() => done.count()).toBe(1);
    await expectAccessible(page);
    const program = await text(page);
    await write(
      page,
      program.replace("int main()", 'using wrong = play<after, "center">;\n\nint main()'),
    );
    expect(await compileStatus(page)).toBe("errors");
    await expect.poll(() => done.count()).toBe(2);
    await takeScreenshots(page, "playground-lesson");
    await lesson().getByRole("button", { name: "Next" }).click();
    expect(await lesson().getByRole("heading").innerText()).toMatch(/^Lesson 2 of 6/);
    await expect.poll(() => text(page)).toContain("who_won<won>");
    expect(await compileStatus(page)).toBe("compiles");
    await page.getByRole("button", { name: "Close the lessons" }).click();
    await page.getByRole("button", { name: "Lessons" }).click();
    expect(await lesson().getByRole("heading").innerText()).toMatch(/^Lesson 2 of 6/);
    await page.getByRole("button", { name: "Close the lessons" }).click();
  });
});

describe("the editor", () => {
  const options = () => page.locator(".cm-tooltip-autocomplete li");

  test("offers the legal moves of a game, and only those", async () => {
    await write(page, `${header}using game = play<new_game<tic_tac_toe>, "b2", "a1">;\n`);
    expect(await compileStatus(page)).toBe("compiles");
    await page.locator(".boards svg").waitFor();
    await page.keyboard.type('using next = play<game, "a');
    const offers = async (move: string) =>
      (await options().allInnerTexts()).some((each) => each.includes(`"${move}"`));
    // The list can show words first: the moves come from a worker.
    await expect.poll(() => offers("a3")).toBe(true);
    expect(await offers("a1")).toBe(false);
    await page.waitForTimeout(150);
    await page.keyboard.press("Enter");
    await expect.poll(() => text(page)).toMatch(/play<game, "a[23]"$/);
    await page.keyboard.type(">;");
    expect(await compileStatus(page)).toBe("compiles");
  });

  test("offers the moves after those that are written, of a new game too", async () => {
    await write(page, `${header}using game = play<new_game<connect_four>, 4>;\n`);
    expect(await compileStatus(page)).toBe("compiles");
    await page.locator(".boards svg").waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type(", ");
    await page.keyboard.press("Control+Space");
    await options().first().waitFor();
    expect(await options().count()).toBe(7);
    await page.keyboard.press("Escape");
  });

  test("offers the public names", async () => {
    await write(page, `${header}static_assert(is_ong`);
    await page.keyboard.type("o");
    await options().first().waitFor();
    expect(await options().first().innerText()).toContain("is_ongoing");
    await page.keyboard.press("Escape");
  });

  test("shows the board of a game under the pointer", async () => {
    await write(page, `${header}using game = play<new_game<tic_tac_toe>, "b2">;\n`);
    expect(await compileStatus(page)).toBe("compiles");
    await page.locator(".boards svg").waitFor();
    await page
      .locator(".cm-line span", { hasText: /^game$/ })
      .first()
      .hover();
    await page.locator(".tooltip-board svg").waitFor();
  });

  test("searches", async () => {
    await editor(page).focus();
    await page.keyboard.press("Control+f");
    const search = page.getByRole("textbox", { name: "Find" });
    await search.pressSequentially("tic_tac");
    await page.locator(".cm-searchMatch").first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });
});

test("nothing was written to the console", () => {
  expect(errors).toEqual([]);
});
