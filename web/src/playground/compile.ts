// SPDX-License-Identifier: BSL-1.0
import type { CompilerClient } from "./compiler_client";
import { type CompilerOutput, programFile } from "./compiler_protocol";
import { type Diagnostic, findLocation, markConsequences, parseDiagnostics } from "./diagnostics";
import {
  type Alias,
  type Assertion,
  declarationsOn,
  findAssertions,
  makeShowProgram,
  shownAlias,
} from "./program_text";

/// A board that the compiler has drawn.
export interface ShownBoard {
  readonly alias: Alias;
  readonly message: string;
  readonly board: string;
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
export async function compileBoards(
  compiler: CompilerClient,
  program: string,
): Promise<ShownBoard[]> {
  const showProgram = makeShowProgram(program);
  if (showProgram.aliases.length === 0) return [];
  const output = await compiler.compile(showProgram.text);
  return parseDiagnostics(output.text).flatMap(({ message, board, locations }) => {
    const alias = locations
      .map((location) => shownAlias(showProgram, location))
      .find((each) => each !== undefined);
    return alias && board !== "" ? [{ alias, message, board }] : [];
  });
}

/// The line of the program that a diagnostic is about.
export const programLine = (diagnostic: Diagnostic) => findLocation(diagnostic, programFile)?.line;
