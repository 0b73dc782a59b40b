// SPDX-License-Identifier: BSL-1.0
import { describe, expect, test } from "vitest";

import {
  findLocation,
  indexOfColumn,
  markConsequences,
  parseDiagnostics,
} from "../src/playground/diagnostics";
import {
  decodeProgram,
  encodeProgram,
  isProgramText,
  parseHash,
} from "../src/playground/program_link";
import {
  declarationsOn,
  findAliases,
  findAssertions,
  hasMain,
  includesInarowFirst,
  makeShowProgram,
  needsAllHeaders,
  standardIncludes,
} from "../src/playground/program_text";

const refusal = `In file included from program.cpp:1:
./inarow.hpp:2197:19: error: static assertion failed: Move 3: first (X) cannot play "center": b2 is already taken by first (X).
3 O . .
2 . X .
1 . . .
  a b c
 2197 |     static_assert(false, message(core::sealed<Saying>::self::what));
      |                   ^~~~~
./inarow.hpp:2815:1: note: in instantiation of template class 'x' requested here
 2815 | using play = typename type::playing<Game, Moves...>::next::self;
      | ^
program.cpp:6:13: note: in instantiation of template type alias 'play' requested here
    6 | using bad = play<after, "center">;
      |             ^
program.cpp:9:15: error: static assertion failed due to requirement '1 == 2'
    9 | static_assert(1 == 2);
      |               ^~~~~~
2 errors generated.
`;

describe("clang's diagnostics", () => {
  test("message, board, and location in the program", () => {
    const [first, second, ...others] = parseDiagnostics(refusal);
    expect(others).toEqual([]);
    expect(first?.message).toBe(
      'Move 3: first (X) cannot play "center": b2 is already taken by first (X).',
    );
    expect(first?.board).toBe("3 O . .\n2 . X .\n1 . . .\n  a b c");
    expect(first && findLocation(first, "program.cpp")).toMatchObject({
      line: 6,
      column: 13,
      underlineLength: 0,
    });
    expect(second?.message).toBe("static assertion failed due to requirement '1 == 2'");
    expect(second?.board).toBe("");
    expect(second && findLocation(second, "program.cpp")).toMatchObject({
      line: 9,
      column: 15,
      underlineLength: 6,
    });
  });

  test("a warning is not an error, and other output is no diagnostic", () => {
    const [warning] = parseDiagnostics(
      "program.cpp:2:1: warning: unused\n    2 | x\n      | ^\n1 warning generated.\n",
    );
    expect(warning).toMatchObject({ kind: "warning", message: "unused", board: "" });
    expect(parseDiagnostics("")).toEqual([]);
    expect(parseDiagnostics("clang: Killed\n\n\0\n")).toEqual([]);
  });

  test("the notes that say why, not those that say where", () => {
    const [error] = parseDiagnostics(
      [
        "program.cpp:2:15: error: static assertion expression is not an integral constant expression",
        "    2 | static_assert(f());",
        "program.cpp:1:17: note: constexpr evaluation hit maximum step limit; possible infinite loop?",
        "program.cpp:2:15: note: in call to 'f()'",
      ].join("\n"),
    );
    expect(error?.reasons).toEqual([
      "constexpr evaluation hit maximum step limit; possible infinite loop?",
    ]);
    expect(parseDiagnostics(refusal)[0]?.reasons).toEqual([]);
  });

  test("an error about a name whose declaration has an error follows from that", () => {
    const marked = markConsequences(
      parseDiagnostics(
        "p.cpp:1:1: error: no\np.cpp:2:1: error: use of undeclared identifier 'g'\np.cpp:3:1: error: unknown type name 'h'\np.cpp:4:1: error: use of undeclared identifier 'x'\n",
      ),
      "p.cpp",
      (line) => ["g", "h", "i"].slice(line - 1, line),
    );
    expect(marked.map(({ isConsequence }) => isConsequence)).toEqual([false, true, true, false]);
  });

  test("columns are counted in bytes", () => {
    expect(indexOfColumn('auto s = "é"; x', 15)).toBe(13);
    expect(indexOfColumn("auto", 1)).toBe(0);
    expect(indexOfColumn("😀 x", 6)).toBe(3);
    expect(indexOfColumn("x", 99)).toBe(1);
  });
});

describe("the text of a program", () => {
  const program = `#include <inarow.hpp>
using a = x<1>;  // using b = y;
/* using c = z; */ const char* s = "using d = 1;";
template <class T> using e = T;
namespace n { using f = a; }
static_assert(is_ongoing<a> && (1 ==
                                1));
static_assert(open`;

  test("its aliases, not those in comments, literals and templates", () => {
    expect(findAliases(program)).toEqual([
      { name: "a", line: 2 },
      { name: "f", line: 5 },
    ]);
  });

  test("its complete assertions", () => {
    expect(findAssertions(program)).toEqual([
      { line: 6, lastLine: 7, condition: "is_ongoing<a> && (1 == 1)" },
    ]);
  });

  test("the program that shows its boards", () => {
    const { text } = makeShowProgram("using a = b;");
    expect(text).toMatch(
      /^using a = b;\n#line 1 "boards"\nusing inarow_playground_0 = ::inarow::show<a>;\n/,
    );
    expect(text).toMatch(/\n#line 1 "games"\ntemplate struct inarow_playground::game<0, a>;\n$/);
  });

  test("whether it includes inarow first", () => {
    expect(includesInarowFirst('// a\n/* b\n */\n# include "inarow.hpp"\nint i;')).toBe(true);
    expect(includesInarowFirst("#include <inarow/perfect_play.hpp>\n")).toBe(true);
    expect(includesInarowFirst("#include <inarow/everything.hpp>\n")).toBe(true);
    expect(includesInarowFirst("#include <inarow/draw/svg.hpp>\n")).toBe(false);
    expect(includesInarowFirst("#include <vector>\n#include <inarow.hpp>\n")).toBe(false);
    expect(includesInarowFirst("// #include <inarow.hpp>\n")).toBe(false);
    expect(includesInarowFirst("")).toBe(false);
  });

  test("whether it includes more than the single headers", () => {
    expect(needsAllHeaders("#include <inarow.hpp>\n#include <inarow/perfect_play.hpp>\n")).toBe(
      false,
    );
    expect(needsAllHeaders("#include <inarow.hpp>\n# include <inarow/draw/svg.hpp>\n")).toBe(true);
    expect(needsAllHeaders("// #include <inarow/draw/svg.hpp>\n#include <vector>\n")).toBe(false);
  });

  test("the names that a line declares", () => {
    const text = "using a =\n    b;\nconstexpr auto c = 1; // using d = 1;\nint e;\n";
    expect(declarationsOn(text, 1)).toEqual(["a"]);
    expect(declarationsOn(text, 2)).toEqual(["a"]);
    expect(declarationsOn(text, 3)).toEqual(["c"]);
    expect(declarationsOn(text, 4)).toEqual([]);
  });

  test("whether it has a main function", () => {
    expect(hasMain("int main() {}")).toBe(true);
    expect(hasMain("// int main() {}\nint domain();")).toBe(false);
  });

  test("the unconditional standard includes of a header", () => {
    const header =
      "#pragma x\n#include <expected>\n#if A\n    #include <x>\n#endif\n#include <utility>\n";
    expect(standardIncludes(header)).toBe("#include <expected>\n#include <utility>\n");
  });
});

describe("a program in a link", () => {
  test("is decoded as it was encoded", async () => {
    for (const program of ["", "int i;\n", "// é 😀\t\r\n", "x".repeat(50_000)]) {
      const code = await encodeProgram(program);
      expect(code).toMatch(/^[\w-]*$/);
      expect(await decodeProgram(code)).toBe(program);
    }
  });

  test("is refused if the code is invalid", async () => {
    const tooLong = await encodeProgram("x".repeat(5_000_000));
    const withControlCharacter = await encodeProgram("a\0b");
    const incomplete = (await encodeProgram("int i;")).slice(0, -3);
    for (const code of ["!", "AAAA", "a", incomplete, tooLong, withControlCharacter])
      await expect(decodeProgram(code), code.slice(0, 20)).rejects.toThrow();
  });

  test("is one parameter of the fragment", () => {
    expect(parseHash("#playground&code=ab-c&x=1")).toEqual({ code: "ab-c" });
    expect(parseHash("#playground&example=draw")).toEqual({ example: "draw" });
    expect(parseHash("#playground")).toEqual({});
    expect(parseHash("#playground&&=&code")).toEqual({});
  });

  test("has no control characters", () => {
    expect(isProgramText("int i;")).toBe(true);
    expect(isProgramText(undefined)).toBe(false);
    expect(isProgramText("\u0001")).toBe(false);
  });
});
