// SPDX-License-Identifier: BSL-1.0
// The tabs of a game: what each shows, and how they are reached.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { colorSchemes, expectAccessible, takeScreenshots } from "./support/browser.ts";
import { onePage } from "./support/one_page.ts";

const site = onePage();
async function open(state: string): Promise<Page> {
  const page = await site.open(`#${state}`);
  await page.getByRole("tablist", { name: "This game" }).waitFor();
  return page;
}
const hash = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash));
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const selected = (page: Page) => page.getByRole("tab", { selected: true }).allInnerTexts();

const game = "rules=7x6/4/drop&moves=4453&second=computer&second-level=1";

test("each tab shows its panel, which is accessible", async () => {
  const page = await open(game);
  for (const [name, control] of [
    ["Play", page.getByRole("button", { name: "Set up a position" })],
    ["Analyze", page.getByLabel("Comment on this position")],
    ["Share", page.getByRole("button", { name: "Copy link" })],
  ] as const) {
    await tab(page, name).click();
    await page.getByRole("tabpanel", { name }).waitFor();
    await control.waitFor();
    expect(await selected(page)).toEqual([name]);
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await takeScreenshots(page, `tab-${name.toLowerCase()}`);
    expect(await control.count()).toBe(1);
  }
});

test("the arrow keys lead through the tabs, of which one is in the order of Tab", async () => {
  const page = await open(game);
  await tab(page, "Play").focus();
  for (const [key, name] of [
    ["ArrowRight", "Analyze"],
    ["ArrowRight", "Share"],
    ["ArrowRight", "Play"],
    ["ArrowLeft", "Share"],
    ["Home", "Play"],
    ["End", "Share"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await selected(page)).toEqual([name]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    expect(await page.locator("[role=tab][tabindex='0']").allInnerTexts()).toEqual([name]);
  }
  // They undo and redo no moves here.
  expect(await hash(page)).toBe(`#${game}`);
  await page.keyboard.press("Tab");
  const role = () => page.evaluate(() => document.activeElement?.getAttribute("role"));
  expect(await role()).toBe("tabpanel");
  await page.keyboard.press("Shift+Tab");
  expect(await selected(page)).toEqual(["Share"]);
  expect(await role()).toBe("tab");
});

test("hints show the analysis, and a reload or a move leaves the tab that was chosen", async () => {
  const page = await open("rules=3x3/3&moves=b2,a1");
  expect(await selected(page)).toEqual(["Play"]);
  await page.getByRole("checkbox", { name: "Hints" }).check();
  expect(await selected(page)).toEqual(["Analyze"]);
  await page.locator(".hint-list li").first().waitFor();
  await page.reload();
  await page.locator(".hint-list li").first().waitFor();
  await tab(page, "Share").click();
  await page.locator('[aria-label^="c3,"]').click();
  expect(await selected(page)).toEqual(["Share"]);
  await page.keyboard.press("h");
  expect(await selected(page)).toEqual(["Share"]);
  await page.keyboard.press("h");
  expect(await selected(page)).toEqual(["Analyze"]);
});

test("without hints, the analysis has the moves, and says what hints add", async () => {
  const page = await open("rules=3x3/3&moves=b2,a1,c3");
  await tab(page, "Analyze").click();
  await page.getByText("With hints, this shows the score of each move").waitFor();
  await page.locator(".move-list button", { hasText: "a1" }).click();
  expect(await hash(page)).toBe("#rules=3x3/3&moves=b2,a1,c3&ply=2");
});
