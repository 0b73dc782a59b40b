// SPDX-License-Identifier: BSL-1.0
// The page in another language, and what is not turned around in one that is written from right to left.
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import * as german from "../src/language/de.ts";
import english from "../src/language/en.ts";
import englishLater from "../src/language/en_later.ts";
import { chosenLanguage } from "../src/language/texts.ts";
import { expectAccessible } from "./support/browser.ts";
import { onePage } from "./support/one_page.ts";

const site = onePage();

describe("the language", () => {
  test("is the first of the reader's that the page has, else English", () => {
    expect(chosenLanguage(["de"])).toBe("de");
    expect(chosenLanguage(["de-AT", "en"])).toBe("de");
    expect(chosenLanguage(["fr", "DE-CH"])).toBe("de");
    expect(chosenLanguage(["en-GB", "de"])).toBe("en");
    expect(chosenLanguage(["fr", "constructor"])).toBe("en");
    expect(chosenLanguage([])).toBe("en");
  });

  const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();
  test.each([
    ["de-DE", "de", "Spiel wählen", "in einer Reihe"],
    ["fr-FR", "en", "Choose a game", "k-in-a-row games"],
  ])("of a browser in %s is %s", async (locale, language, title, subject) => {
    const page = await site.open("", { locale });
    await expect.poll(() => heading(page).innerText()).toBe(title);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    await expect.poll(() => page.title()).toContain(subject);
    const description = page.locator("meta[name=description]");
    expect(await description.getAttribute("content")).toContain(subject);
  });

  test("that is chosen in the menu is stored, and the game stays", async () => {
    const page = await site.open("#rules=3x3/3&moves=b2,a1", { locale: "de-DE" });
    await page.getByRole("button", { name: "Zurücknehmen" }).click();
    await page.getByLabel("Sprache").selectOption("English");
    await page.getByRole("button", { name: "Undo" }).waitFor();
    expect(await page.getByRole("gridcell", { name: "b2, X" }).count()).toBe(1);
    await page.getByRole("button", { name: "Redo" }).click();
    await page.getByRole("gridcell", { name: "a1, O" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await page.getByLabel("Language").selectOption("Deutsch");
    await page.getByRole("button", { name: "Zurücknehmen" }).waitFor();
  });

  test("is chosen by the browser again, if what is stored is none", async () => {
    const page = await site.open("", { locale: "de-DE" });
    await page.evaluate(() => localStorage.setItem("inarow.language", "xx"));
    await page.reload();
    await page.getByRole("heading", { name: "Spiel wählen" }).waitFor();
  });

  test("is English where the German texts cannot be loaded", async () => {
    const options: BrowserContextOptions = { locale: "de-DE" };
    const page = await site.open("", options);
    await page.route(/\/de-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "throw 1" }),
    );
    await page.reload();
    await page.getByRole("heading", { name: "Choose a game" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });
});

/// Each text by its name; those with values in them, with some.
function textsOf(table: object, name = ""): [string, string][] {
  return Object.entries(table).flatMap(([key, value]) => {
    const path = `${name}${key}`;
    if (typeof value === "function") return [[path, String(value("1", "2", "3", "4"))]];
    return typeof value === "string" ? [[path, value]] : textsOf(value, `${path}.`);
  });
}

test("all texts are translated, and no others", () => {
  const { description, ...tables } = german;
  expect(description).not.toBe("");
  /// Keys, and what the editor says, whose English is its own.
  const isOther = (name: string) => /editorPhrases|keys\.\d+\.0/.test(name);
  const translations = textsOf(tables).filter(([name]) => !isOther(name));
  const originals = new Map(
    textsOf({ ...english, ...englishLater }).filter(([name]) => !isOther(name)),
  );
  expect(translations.map(([name]) => name).sort()).toEqual([...originals.keys()].sort());
  const same = translations.filter(([name, text]) => originals.get(name) === text);
  expect(same.map(([, text]) => text).sort()).toEqual(["1, 2", "Computer", "Gomoku", "Link"]);
});

test("a game is played to its end in German", async () => {
  const page = await site.open("", { locale: "de-DE" });
  await page.getByRole("heading", { name: "Spiel wählen" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Zu zweit" }).check();
  await page.getByRole("button", { name: /^Tic-Tac-Toe/ }).click();
  const board = page.getByRole("grid", { name: "Brett mit 3 × 3 Feldern" });
  for (const square of ["a1", "b1", "a2", "b2"])
    await board.getByRole("gridcell", { name: `${square}, frei` }).click();
  await page.getByRole("checkbox", { name: "Tipps" }).check();
  await page.getByRole("button", { name: "Warum a3?" }).click();
  await page.getByRole("button", { name: "Schließen" }).click();
  await expectAccessible(page);
  await board.getByRole("gridcell", { name: "a3, frei" }).click();
  for (const name of ["Revanche", "Analyse", "Zurücknehmen", "Wiederholen", "Neues Spiel"])
    await page.getByRole("button", { name, exact: true }).waitFor();
  await page.getByText("Teilen", { exact: true }).click();
  await page.getByRole("button", { name: "Link kopieren" }).waitFor();
  expect(await page.getByRole("gridcell", { name: "in der Gewinnreihe" }).count()).toBe(3);
  await page.getByRole("tab", { name: "Spielen" }).click();
  await page.getByRole("button", { name: "Tastenkürzel" }).click();
  await expectAccessible(page);
});

test.each([
  ["#puzzles&kind=lesson&number=6", "Vier gewinnt: Drohungen, Schritt 1 von 5"],
  ["#playground", "Der Compiler ist der Schiedsrichter"],
  ["#rules=3x3/3&moves=a1&second=remote&series=7.0.0.0", "Zug an dein Gegenüber senden."],
])("%s is German", async (hash, text) => {
  const page = await site.open(hash, { locale: "de-DE" });
  await page.getByText(text).first().waitFor();
});

test("from right to left, the board and its numbers are not turned around", async () => {
  const page = await site.open("#rules=7x6/4/drop&moves=445&hints=on");
  await page.locator(".hint-list .badge").first().waitFor();
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  const lefts = async (selector: string) => {
    const all = await page.locator(selector).all();
    const boxes = await Promise.all(all.map((each) => each.boundingBox()));
    return boxes.map((box) => box?.x ?? 0);
  };
  const rising = (values: readonly number[]) => [...values].sort((a, b) => a - b);
  for (const selector of [
    ".column-names > span",
    ".row:first-child [role=gridcell]",
    ".move-list .number",
  ]) {
    const found = await lefts(selector);
    expect(found.length, selector).toBeGreaterThan(2);
    expect(found, selector).toEqual(rising(found));
  }
  const names = await page.locator(".column-names > span").allInnerTexts();
  expect(names.map((name) => Number.parseInt(name, 10))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  // The sign of a score is left of its number.
  const signs = await page
    .locator(".hint-list .badge")
    .first()
    .evaluate((badge) => {
      const range = document.createRange();
      const left = (i: number) => {
        range.setStart(badge.firstChild as Node, i);
        range.setEnd(badge.firstChild as Node, i + 1);
        return range.getBoundingClientRect().left;
      };
      return [left(0), left(1)];
    });
  expect(signs).toEqual(rising(signs));
});
