// SPDX-License-Identifier: BSL-1.0
// Writes moves into the text of a program. Whether a move is legal is for the compiler to say.
import { type Alias, blankComments, findAliases } from "./program_text";

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

/// A part of a text, from one index to another.
interface Span {
  readonly from: number;
  readonly to: number;
}

/// The arguments between the angles of a list; only the commas between them separate.
function argumentsOf(code: string, { from, to }: Span): Span[] {
  const result: Span[] = [];
  let depth = 0;
  let begin = from;
  for (let i = from; i <= to; i++) {
    const character = code[i] ?? "";
    if ("<({[".includes(character)) depth++;
    if (">)}]".includes(character)) depth--;
    if (i < to && (character !== "," || depth > 0)) continue;
    result.push({ from: begin, to: i });
    begin = i + 1;
  }
  return result;
}

/// What an alias names, and the list of arguments if this is a play<...>. Undefined if the alias is
/// not there.
function declarationOf(program: string, alias: Alias): (Span & { list?: Span }) | undefined {
  const code = blankComments(program);
  const lineStart = program
    .split("\n")
    .slice(0, alias.line - 1)
    .reduce((sum, line) => sum + line.length + 1, 0);
  const declaration = new RegExp(`\\busing\\s+${alias.name}\\s*=\\s*`, "g");
  declaration.lastIndex = lineStart;
  const match = declaration.exec(code);
  if (!match) return undefined;
  const from = match.index + match[0].length;
  const semicolon = code.indexOf(";", from);
  if (semicolon < 0) return undefined;
  const to = from + code.slice(from, semicolon).trimEnd().length;
  const play = /^(?:::)?(?:\w+::)*play\s*</.exec(code.slice(from, to));
  const close = play ? closingAngle(code, from + play[0].length - 1) : -1;
  if (!play || close !== to - 1) return { from, to };
  return { from, to, list: { from: from + play[0].length, to: close } };
}

const argumentOf = (move: string) => (/^\d+$/.test(move) ? move : `"${move}"`);

/// The change that makes one more move in the game that an alias names: in its play<...>, or by a
/// play<...> around what it is. Undefined if the alias is not there.
export function moveChanges(program: string, alias: Alias, move: string): TextChange[] | undefined {
  const declaration = declarationOf(program, alias);
  if (!declaration) return undefined;
  const { from, to, list } = declaration;
  const argument = argumentOf(move);
  if (list) return [{ from: list.to, to: list.to, insert: `, ${argument}` }];
  return [
    { from, to: from, insert: "play<" },
    { from: to, to, insert: `, ${argument}>` },
  ];
}

/// A move in the text of a program that the compiler has refused.
export interface RefusedMove {
  readonly alias: Alias;
  readonly move: string;
  /// The program without this move and those after it in its play<...>.
  readonly before: string;
  /// The change to another move.
  readonly changeTo: (move: string) => TextChange[];
}

/// Finds the move that a message refuses in the declarations of some names. If the same move stands
/// there several times, it is the last: those before it were legal.
export function refusedMove(
  program: string,
  message: string,
  names: readonly string[],
): RefusedMove | undefined {
  const [, move] = /^Move \d+: .* cannot play "([^"]*)":/.exec(message) ?? [];
  const alias = findAliases(program).findLast(({ name }) => names.includes(name));
  const list = alias && declarationOf(program, alias)?.list;
  if (move === undefined || !alias || !list) return undefined;
  const all = argumentsOf(blankComments(program), list);
  const is = ({ from, to }: Span) =>
    program
      .slice(from, to)
      .trim()
      .replace(/^["']|["']$/g, "") === move;
  const index = all.findLastIndex(is);
  const [before, refused] = [all[index - 1], all[index]];
  if (!before || !refused) return undefined;
  return {
    alias,
    move,
    before: program.slice(0, before.to) + program.slice(list.to),
    changeTo: (other) => [{ ...refused, insert: ` ${argumentOf(other)}` }],
  };
}
