// SPDX-License-Identifier: BSL-1.0
// The texts of the page in the language that was chosen, and of that by the browser.
import { readStorage, writeStorage } from "../storage";
import en from "./en";
import type enLater from "./en_later";

/// The shape of a table of texts: every text of the English one, in any words.
export type Translated<Table> = Table extends string
  ? string
  : Table extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof Table]: Translated<Table[Name]> };
export type Texts = Translated<typeof en>;
export type LaterTexts = Translated<typeof enLater>;

/// The languages of the page, by their own names; and the tables of those that are loaded later.
export const languages = { en: "English", de: "Deutsch" } as const;
const tables = { de: () => import("./de") } as const;
export type Language = keyof typeof languages;

const storageKey = "inarow.language";
const isLanguage = (name: string | undefined): name is Language =>
  name !== undefined && Object.hasOwn(languages, name);

/// The language that was chosen here, else the first of the reader's that the page has, else English.
export function chosenLanguage(wanted: readonly string[] = navigator.languages): Language {
  const stored = readStorage(storageKey);
  const names = wanted.map((each) => each.toLowerCase().replace(/-.*/, ""));
  return [stored, ...names].find(isLanguage) ?? "en";
}
/// The game is in the address, and what else is kept in the browser: a new start has it in the language.
export function chooseLanguage(language: Language) {
  writeStorage(storageKey, language);
  location.reload();
}

export let texts: Texts = en;
/// Those of the parts that are loaded later, unless they are English.
export let translatedLater: LaterTexts | undefined;

/// The sentences of the engines, core.LANGUAGE.txt.
const coreFiles = import.meta.glob<string>("./core.*.txt", { query: "?raw", import: "default" });

/// Loads the texts of a language; where that fails, the page is English. Returns the sentences of the
/// engines, which are empty in English.
export async function loadTexts(language: Language): Promise<string> {
  if (language === "en") return "";
  try {
    const [table, core] = await Promise.all([
      tables[language](),
      coreFiles[`./core.${language}.txt`]?.(),
    ]);
    texts = table;
    translatedLater = table;
    document.documentElement.lang = language;
    document.querySelector("meta[name=description]")?.setAttribute("content", table.description);
    return core ?? "";
  } catch (error) {
    console.info("inarow: no texts in this language:", error);
    return "";
  }
}
