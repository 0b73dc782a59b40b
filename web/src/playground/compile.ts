// SPDX-License-Identifier: BSL-1.0
import type { CompilerClient } from "./compiler_client";
import { type CompilerOutput, programFile } from "./compiler_protocol";
import { type Diagnostic, findLocation, markConsequences, parseDiagnostics } from "./diagnostics";
import { type RefusedMove, refusedMove } from "./program_edit";
import {
  type Alias,
  type Assertion,
  declarationsOn,
  findAssertions,
  makeShowProgram,
  shownAlias,
  writtenAlias,
} from "./program_text";

/// A board that the compiler has drawn.
export interface ShownBoard {
  readonly alias: Alias;
  readonly message: string;
  readonly board: string;
  /// The game as the text of a state; undefined if it began from a set-up.
  readonly state: string | undefined;
}

/// unanswered: the compiler ended without an answer.
export type CompileStatus = "compiles" | "errors" | "unanswered" | "stopped";

export interface CompileResult {
  readonly program: string;
  readonly status: CompileStatus;
  readonly diagnostics: readonly Diagnostic[];
  /// The assertions that hold: all, if the program compiles; else none is known to.
  readonly assertions: readonly Assertion[];
  readonly boards: readonly ShownBoard[];
  /// The move that was refused in the only game of `boards`.
  readonly refused?: string | undefined;
  readonly compilerOutput: string;
  readonly milliseconds: number;
  /// The limit of the depth of templates and calls, if the stack was too small for clang's own.
  readonly depthLimit: number | undefined;
}

function compileStatus({ exitCode }: CompilerOutput): CompileStatus {
  if (exitCode === undefined) return "unanswered";
  return exitCode === 0 ? "compiles" : "errors";
}

export function parseCompilerOutput(program: string, output: CompilerOutput): CompileResult {
  const status = compileStatus(output);
  return {
    program,
    status,
    diagnostics: markConsequences(parseDiagnostics(output.text), programFile, (line) =>
      declarationsOn(program, line),
    ),
    assertions: status === "compiles" ? findAssertions(program) : [],
    boards: [],
    compilerOutput: output.text.trim(),
    milliseconds: output.milliseconds,
    depthLimit: output.depthLimit,
  };
}

/// The result of a compile that the user has stopped.
export function stoppedResult(program: string): CompileResult {
  return {
    program,
    status: "stopped",
    diagnostics: [],
    assertions: [],
    boards: [],
    compilerOutput: "",
    milliseconds: 0,
    depthLimit: undefined,
  };
}

/// The boards of the games in a program, as the compiler draws them.
async function compileBoards(compiler: CompilerClient, program: string): Promise<ShownBoard[]> {
  const showProgram = makeShowProgram(program);
  if (showProgram.aliases.length === 0) return [];
  const output = await compiler.compile(showProgram.text);
  const diagnostics = parseDiagnostics(output.text);
  /// The alias that a diagnostic is about.
  const aliasOf = ({ locations }: Diagnostic, find: typeof shownAlias) =>
    locations.map((location) => find(showProgram, location)).find((each) => each !== undefined);
  const states = new Map<Alias, string>();
  const shown = new Map<Alias, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const written = aliasOf(diagnostic, writtenAlias);
    const [, state] = / (rules=\S+)$/.exec(diagnostic.message) ?? [];
    if (written && state !== undefined) states.set(written, state);
    const alias = aliasOf(diagnostic, shownAlias);
    if (alias && diagnostic.board !== "") shown.set(alias, diagnostic);
  }
  return showProgram.aliases.flatMap((alias) => {
    const state = states.get(alias);
    const { message, board } = shown.get(alias) ?? { message: "", board: "" };
    // The second name of a game is not shown again.
    return state === undefined && board === "" ? [] : [{ alias, message, board, state }];
  });
}

/// The move that the first diagnostic of a program refuses, if it stands in a play<...>.
export function firstRefusedMove({ program, diagnostics }: CompileResult): RefusedMove | undefined {
  const [first] = diagnostics;
  const line = first && programLine(first);
  if (line === undefined) return undefined;
  return refusedMove(program, first?.message ?? "", declarationsOn(program, line));
}

/// The result with the boards of the games; of a refused program, with the board of the game in which
/// a move was refused, before this move.
export async function withBoards(
  compiler: CompilerClient,
  result: CompileResult,
): Promise<CompileResult> {
  if (result.status === "compiles")
    return { ...result, boards: await compileBoards(compiler, result.program) };
  const refused = result.status === "errors" ? firstRefusedMove(result) : undefined;
  if (!refused) return result;
  const all = await compileBoards(compiler, refused.before);
  const boards = all.filter(({ alias }) => alias.name === refused.alias.name);
  if (boards.length === 0) return result;
  const [first, ...others] = result.diagnostics;
  const diagnostics = first ? [{ ...first, board: "" }, ...others] : [];
  return { ...result, boards, refused: refused.move, diagnostics };
}

/// The line of the program that a diagnostic is about.
export const programLine = (diagnostic: Diagnostic) => findLocation(diagnostic, programFile)?.line;
