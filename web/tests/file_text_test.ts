// SPDX-License-Identifier: BSL-1.0
// Files are decoded as their bytes say, and opened as games in every form that can be pasted.
import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, test } from "vitest";

import type { Core } from "../src/engine/core.ts";
import { textOfFile } from "../src/game/file_text.ts";
import { loadCore } from "./support/native_engine.ts";

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../tests/notation/records/${name}`, import.meta.url)));
const latin1 = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

describe("the text of a file", () => {
  test.each([
    ["sgf/gbk.sgf", "gbk"],
    ["sgf/shift_jis.sgf", "shift_jis"],
    ["sgf/big5.sgf", "big5"],
    ["sgf/euc_kr.sgf", "euc-kr"],
    ["sgf/utf16le.sgf", "utf-16le"],
    ["sgf/utf16be.sgf", "utf-16be"],
    ["sgf/utf8_bom.sgf", "utf-8"],
  ])("%s is in %s", (name, charset) => {
    const text = textOfFile(bytesOf(name));
    expect(text).toBe(new TextDecoder(charset).decode(bytesOf(name)));
    expect(text).not.toContain("\ufffd");
    expect(text).toContain("(;");
  });

  test("is in UTF-8 if it can be, whatever it says", () => {
    const text = "(;CA[GBK]PB[\u5b89\u5a1c];B[hh])";
    expect(textOfFile(new TextEncoder().encode(text))).toBe(text);
  });
  test("is in Latin-1 if it names no encoding, or none that is known", () => {
    for (const text of ["(;PB[J\xf6rg];B[hh])", "(;CA[nonsense]PB[J\xf6rg])", "\x80\x00\xc3"])
      expect(textOfFile(latin1(text))).toBe(new TextDecoder("iso-8859-1").decode(latin1(text)));
    expect(textOfFile(new Uint8Array())).toBe("");
  });
});

describe("a file", () => {
  let core: Core;
  beforeAll(async () => {
    core = await loadCore();
  });
  const before = "rules=3x3/3&moves=b2";
  const opened = (text: string) => core.open(text, before, "file");

  test("can be a record of another program", () => {
    const view = opened(textOfFile(bytesOf("sgf/shift_jis.sgf")));
    expect(view.whole_game).toBe("rules=15x15/5&moves=h8,h9,i9");
    expect(view.about.second).toBe("\u30bc\u30bd\u8868");
    expect(view.refusal).toBeNull();
    expect(view.notices).toEqual([]);
  });
  test("opens with notices of what is not read", () => {
    const view = opened(textOfFile(bytesOf("sgf/collection.sgf")));
    expect(view.refusal).toBeNull();
    expect(view.notices).toEqual(["The text has 3 games; this is the first."]);
    expect(core.importGame(before, "(;SZ[15]RU[Renju];B[hh])").notices).toHaveLength(1);
    expect(core.reduce(view.state, "undo").notices).toEqual([]);
  });
  test("that is no game is refused, and the game before stays", () => {
    const view = opened("(;SZ[15];B[hh];W[hh])");
    expect(view.state).toBe(before);
    expect(view.refusal).toMatch(/^The file cannot be read at character 18: Move 2: /);
    expect(opened("\u20ac\0\xc3").refusal).toMatch(/^The file cannot be read at character 1: /);
    expect(opened("rules=3x3/3\nmoves=a1,zz").state).toBe("rules=3x3/3&moves=a1");
  });
});
