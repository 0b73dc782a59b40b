// SPDX-License-Identifier: BSL-1.0
// What the playground looks for in a program's text. Nothing here judges a game: that is what the
// compiler is for.

/// The text with its comments and literals blanked out, every character of the rest in its place.
export function withoutComments(program: string): string {
  const skipped = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'/g;
  return program.replace(skipped, (text) => text.replace(/[^\n]/g, " "));
}

/// Whether nothing but comments comes before the program includes inarow.
export function includesInarowFirst(program: string): boolean {
  const lines = program.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, "").split("\n");
  const first = lines.find((line) => line.trim() !== "") ?? "";
  return /^\s*#\s*include\s*[<"]inarow\.hpp[>"]\s*$/.test(first);
}

/// The standard headers that inarow's header includes, as it does.
export function standardHeaders(header: string): string {
  return [...header.matchAll(/^#include <\w+>$/gm)].map(([line]) => `${line}\n`).join("");
}

export interface Named {
  readonly name: string;
  readonly line: number;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;

/// The names that the program gives to types: among them are its games.
export function aliases(program: string): Named[] {
  const code = withoutComments(program).replace(/^[ \t]*#.*$/gm, (line) => " ".repeat(line.length));
  const found = [...code.matchAll(/(?:^|[;{}])\s*using\s+([A-Za-z_]\w*)\s*=/g)];
  return found.map((match) => ({
    name: match[1] ?? "",
    line: lineAt(code, match.index + match[0].indexOf("using")),
  }));
}

export interface Check {
  readonly line: number;
  readonly lastLine: number;
  readonly claim: string;
}

/// Where the parenthesis that opens at `from` is closed; -1 when it is not.
function closing(code: string, from: number): number {
  let depth = 0;
  for (let i = from; i < code.length; i++) {
    if (code[i] === "(") depth++;
    if (code[i] === ")" && --depth === 0) return i;
  }
  return -1;
}

/// The program's static_asserts: what it claims.
export function checks(program: string): Check[] {
  const code = withoutComments(program);
  const result: Check[] = [];
  for (const match of code.matchAll(/\bstatic_assert\s*\(/g)) {
    const open = match.index + match[0].length - 1;
    const close = closing(code, open);
    if (close < 0) continue;
    const claim = program.slice(open + 1, close).replace(/\s+/g, " ").trim();
    result.push({ line: lineAt(code, match.index), lastLine: lineAt(code, close), claim });
  }
  return result;
}

const mostBoards = 8;
const probeFile = "boards";

/// The program with lines after it that have the compiler draw its last games, each under its name:
/// `show` of a game is an error with the board, and of anything else an error to be passed over.
export function withProbes(program: string): { readonly program: string; readonly of: Named[] } {
  const of = aliases(program).slice(-mostBoards);
  const lines = of.map(({ name }, i) => `using inarow_playground_${i} = ::inarow::show<${name}>;`);
  return { program: `${program}\n#line 1 "${probeFile}"\n${lines.join("\n")}\n`, of };
}

/// Which of the probed names a line of the compiler's is about.
export function probed(of: readonly Named[], file: string, line: number): Named | undefined {
  return file === probeFile ? of[line - 1] : undefined;
}
