// SPDX-License-Identifier: BSL-1.0
import { describe, expect, test } from "vitest";

import { indexInLine, placeIn, problemsIn } from "../src/playground/diagnostics";
import { isProgram, packed, partsOf, unpacked } from "../src/playground/kept";
import { aliases, checks, includesInarowFirst, standardHeaders, withProbes } from "../src/playground/program";

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

describe("what clang prints", () => {
  test("the sentence, the board, and where in the program", () => {
    const [first, second, ...others] = problemsIn(refusal);
    expect(others).toEqual([]);
    expect(first?.sentence).toBe('Move 3: first (X) cannot play "center": b2 is already taken by first (X).');
    expect(first?.board).toBe("3 O . .\n2 . X .\n1 . . .\n  a b c");
    expect(first && placeIn(first, "program.cpp")).toMatchObject({ line: 6, column: 13, underlined: 0 });
    expect(second?.sentence).toBe("static assertion failed due to requirement '1 == 2'");
    expect(second?.board).toBe("");
    expect(second && placeIn(second, "program.cpp")).toMatchObject({ line: 9, column: 15, underlined: 6 });
  });

  test("a warning is not an error, and garbage is nothing", () => {
    const [warning] = problemsIn("program.cpp:2:1: warning: unused\n    2 | x\n      | ^\n1 warning generated.\n");
    expect(warning).toMatchObject({ kind: "warning", sentence: "unused", board: "" });
    expect(problemsIn("")).toEqual([]);
    expect(problemsIn("clang: Killed\n\n\0\n")).toEqual([]);
  });

  test("columns are counted in bytes", () => {
    expect(indexInLine('auto s = "é"; x', 15)).toBe(13);
    expect(indexInLine("auto", 1)).toBe(0);
    expect(indexInLine("😀 x", 6)).toBe(3);
    expect(indexInLine("x", 99)).toBe(1);
  });
});

describe("what is looked for in a program", () => {
  const program = `#include <inarow.hpp>
using a = x<1>;  // using b = y;
/* using c = z; */ const char* s = "using d = 1;";
template <class T> using e = T;
namespace n { using f = a; }
static_assert(is_ongoing<a> && (1 ==
                                1));
static_assert(open`;

  test("its aliases, not those in comments, texts and templates", () => {
    expect(aliases(program)).toEqual([
      { name: "a", line: 2 },
      { name: "f", line: 5 },
    ]);
  });

  test("its checks, whole ones", () => {
    expect(checks(program)).toEqual([{ line: 6, lastLine: 7, claim: "is_ongoing<a> && (1 == 1)" }]);
  });

  test("probes come after it, and say so", () => {
    const probe = withProbes("using a = b;");
    expect(probe.program).toBe('using a = b;\n#line 1 "boards"\nusing inarow_playground_0 = ::inarow::show<a>;\n');
  });

  test("whether it includes inarow before all else", () => {
    expect(includesInarowFirst('// a\n/* b\n */\n# include "inarow.hpp"\nint i;')).toBe(true);
    expect(includesInarowFirst("#include <vector>\n#include <inarow.hpp>\n")).toBe(false);
    expect(includesInarowFirst("// #include <inarow.hpp>\n")).toBe(false);
    expect(includesInarowFirst("")).toBe(false);
  });

  test("the standard headers, and only those at the top", () => {
    expect(standardHeaders("#pragma x\n#include <expected>\n#if A\n    #include <x>\n#endif\n#include <utility>\n")).toBe(
      "#include <expected>\n#include <utility>\n",
    );
  });
});

describe("a program in a link", () => {
  test("comes back as it was", async () => {
    for (const program of ["", "int i;\n", "// é 😀\t\r\n", "x".repeat(50_000)]) {
      const letters = await packed(program);
      expect(letters).toMatch(/^[\w-]*$/);
      expect(await unpacked(letters)).toBe(program);
    }
  });

  test("is refused when it is none", async () => {
    const bomb = await packed("x".repeat(5_000_000));
    const control = await packed("a\0b");
    for (const letters of ["!", "AAAA", "a", `${(await packed("int i;")).slice(0, -3)}`, bomb, control])
      await expect(unpacked(letters), letters.slice(0, 20)).rejects.toThrow();
  });

  test("is one part of the address", () => {
    expect(partsOf("#playground&code=ab-c&x=1")).toEqual({ code: "ab-c" });
    expect(partsOf("#playground&example=draw")).toEqual({ example: "draw" });
    expect(partsOf("#playground")).toEqual({});
    expect(partsOf("#playground&&=&code")).toEqual({});
  });

  test("has no characters that no program has", () => {
    expect(isProgram("int i;")).toBe(true);
    expect(isProgram(undefined)).toBe(false);
    expect(isProgram("\u0001")).toBe(false);
  });
});
