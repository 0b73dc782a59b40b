// SPDX-License-Identifier: BSL-1.0
// What the playground finds in the text of a program. No rule of a game is checked here: the
// compiler does that.

/// The text with comments and literals replaced by spaces.
export function blankComments(program: string): string {
  const pattern = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'/g;
  return program.replace(pattern, (text) => text.replace(/[^\n]/g, " "));
}

const withoutComments = (program: string) => program.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, "");

/// Whether the first line besides comments includes a header that includes all of <inarow.hpp>.
export function includesInarowFirst(program: string): boolean {
  const lines = withoutComments(program).split("\n");
  const firstLine = lines.find((line) => line.trim() !== "") ?? "";
  return /^\s*#\s*include\s*[<"]inarow(\/(perfect_play|everything))?\.hpp[>"]\s*$/.test(firstLine);
}

/// Whether a program includes other headers of inarow than the single ones.
export function needsAllHeaders(program: string): boolean {
  const includes = withoutComments(program).matchAll(
    /^\s*#\s*include\s*[<"](inarow[^>"\n]*)[>"]/gm,
  );
  return [...includes].some(
    ([, name]) => name !== "inarow.hpp" && name !== "inarow/perfect_play.hpp",
  );
}

/// The unconditional standard includes of a header.
export function standardIncludes(header: string): string {
  return [...header.matchAll(/^#include <\w+>$/gm)].map(([line]) => `${line}\n`).join("");
}

const lineNumber = (text: string, index: number) => text.slice(0, index).split("\n").length;

/// An alias declaration.
export interface Alias {
  readonly name: string;
  readonly line: number;
}

/// The type aliases of a program, its games among them; not alias templates.
export function findAliases(program: string): Alias[] {
  const code = blankComments(program).replace(/^[ \t]*#.*$/gm, (line) => " ".repeat(line.length));
  const matches = [...code.matchAll(/(?:^|[;{}])\s*using\s+([A-Za-z_]\w*)\s*=/g)];
  return matches.map((match) => ({
    name: match[1] ?? "",
    line: lineNumber(code, match.index + match[0].indexOf("using")),
  }));
}

/// The names that the declarations which span a line declare, as aliases or by a deduced type.
export function declarationsOn(program: string, line: number): string[] {
  const code = blankComments(program);
  const declarations = code.matchAll(/\b(?:using|auto)\s+([A-Za-z_]\w*)\s*=[^;]*;?/g);
  return [...declarations].flatMap((match) => {
    const [text, name = ""] = match;
    const first = lineNumber(code, match.index);
    const last = lineNumber(code, match.index + text.length);
    return first <= line && line <= last ? [name] : [];
  });
}

/// Whether a program has a main function.
export function hasMain(program: string): boolean {
  return /\bint\s+main\s*\(/.test(blankComments(program));
}

/// A static_assert declaration.
export interface Assertion {
  readonly line: number;
  readonly lastLine: number;
  readonly condition: string;
}

/// The index of the parenthesis that closes the one at `openIndex`; -1 if there is none.
function closingIndex(code: string, openIndex: number): number {
  let depth = 0;
  for (let i = openIndex; i < code.length; i++) {
    if (code[i] === "(") depth++;
    if (code[i] === ")" && --depth === 0) return i;
  }
  return -1;
}

export function findAssertions(program: string): Assertion[] {
  const code = blankComments(program);
  const assertions: Assertion[] = [];
  for (const match of code.matchAll(/\bstatic_assert\s*\(/g)) {
    const open = match.index + match[0].length - 1;
    const close = closingIndex(code, open);
    if (close < 0) continue;
    assertions.push({
      line: lineNumber(code, match.index),
      lastLine: lineNumber(code, close),
      condition: program
        .slice(open + 1, close)
        .replace(/\s+/g, " ")
        .trim(),
    });
  }
  return assertions;
}

const maxBoards = 8;
const showFile = "boards";
const gameFile = "games";

/// The message of a static_assert on a game: its rules and moves, as the text of a state. A game from
/// a set-up has none, as its first position is not the text of a game.
const gameTexts = `
#line 1 "texts"
namespace inarow_playground {
template <class Game>
constexpr void moves(auto& out) {
    if constexpr (Game::ply > 0) {
        moves<::inarow::take_back<Game>>(out);
        ::inarow::core::write(out, Game::ply == 1 ? "" : ",");
        ::inarow::notation::print(out, ::inarow::notation::kind::any, Game::position.rules(),
                                  ::inarow::last_move<Game>, ::inarow::first);
    }
}
template <class Game>
constexpr auto text() {
    ::inarow::core::fixed_string<4000> out;
    if (Game::position.stones() == Game::ply) {
        ::inarow::core::write(out, "rules=");
        ::inarow::notation::print_rules(out, Game::position.rules());
        ::inarow::core::write(out, "&moves=");
        moves<Game>(out);
    }
    return out;
}
template <int Number, class Game>
struct game {
    static_assert(Number < 0, text<Game>());
};
}
`;

/// The program, extended by a `show` of each of its last aliases, and by its rules and moves: for a
/// game, that is an error with the board; for another type, an error to be ignored.
export interface ShowProgram {
  readonly text: string;
  readonly aliases: readonly Alias[];
}

export function makeShowProgram(program: string): ShowProgram {
  const aliases = findAliases(program).slice(-maxBoards);
  const lines = aliases.map(
    ({ name }, i) => `using inarow_playground_${i} = ::inarow::show<${name}>;`,
  );
  const games = aliases.map(
    ({ name }, i) => `template struct inarow_playground::game<${i}, ${name}>;`,
  );
  const parts = [
    `${program}\n#line 1 "${showFile}"`,
    ...lines,
    `${gameTexts}#line 1 "${gameFile}"`,
    ...games,
  ];
  return { text: `${parts.join("\n")}\n`, aliases };
}

interface Location {
  readonly file: string;
  readonly line: number;
}

/// The alias that is shown on that line of the compiler's.
export function shownAlias({ aliases }: ShowProgram, { file, line }: Location): Alias | undefined {
  return file === showFile ? aliases[line - 1] : undefined;
}
/// The alias whose rules and moves are written on that line.
export function writtenAlias(
  { aliases }: ShowProgram,
  { file, line }: Location,
): Alias | undefined {
  return file === gameFile ? aliases[line - 1] : undefined;
}
