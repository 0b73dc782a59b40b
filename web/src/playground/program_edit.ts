// SPDX-License-Identifier: BSL-1.0
// Writes moves into the text of a program. Whether a move is legal is for the compiler to say.
import { type Alias, blankComments } from "./program_text";

/// A replacement of the characters from `from` to `to`.
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/// The index of the `>` that closes the `<` at `openIndex`; -1 if there is none. What is in
/// parentheses and braces is skipped: there they compare.
function closingAngle(code: string, openIndex: number): number {
  let angles = 0;
  let others = 0;
  for (let i = openIndex; i < code.length; i++) {
    const character = code[i] ?? "";
    if ("({[".includes(character)) others++;
    else if (")}]".includes(character)) others--;
    else if (others > 0) continue;
    else if (character === "<") angles++;
    else if (character === ">" && --angles === 0) return i;
  }
  return -1;
}

/// The change that makes one more move in the game that an alias names: in its play<...>, or by a
/// play<...> around what it is. Undefined if the alias is not there.
export function moveChanges(program: string, alias: Alias, move: string): TextChange[] | undefined {
  const code = blankComments(program);
  const lineStart = program
    .split("\n")
    .slice(0, alias.line - 1)
    .reduce((sum, line) => sum + line.length + 1, 0);
  const declaration = new RegExp(`\\busing\\s+${alias.name}\\s*=\\s*`, "g");
  declaration.lastIndex = lineStart;
  const match = declaration.exec(code);
  if (!match) return undefined;
  const begin = match.index + match[0].length;
  const semicolon = code.indexOf(";", begin);
  if (semicolon < 0) return undefined;
  const end = begin + code.slice(begin, semicolon).trimEnd().length;
  const argument = /^\d+$/.test(move) ? move : `"${move}"`;
  const play = /^(?:::)?(?:\w+::)*play\s*</.exec(code.slice(begin, end));
  const close = play ? closingAngle(code, begin + play[0].length - 1) : -1;
  if (close === end - 1) return [{ from: close, to: close, insert: `, ${argument}` }];
  return [
    { from: begin, to: begin, insert: "play<" },
    { from: end, to: end, insert: `, ${argument}>` },
  ];
}
