// SPDX-License-Identifier: BSL-1.0
import type { Compiler } from "./compiler";
import { placeIn, type Problem, problemsIn } from "./diagnostics";
import { type Compiled, programFile } from "./messages";
import { checks, type Check, type Named, probed, withProbes } from "./program";

export interface Drawn {
  readonly of: Named;
  readonly sentence: string;
  readonly board: string;
}

/// What the compiler made of a program.
export interface Verdict {
  readonly program: string;
  readonly outcome: "compiles" | "refused" | "crashed" | "stopped";
  readonly problems: readonly Problem[];
  /// The claims that hold. Of a program that is refused none is known to.
  readonly held: readonly Check[];
  readonly boards: readonly Drawn[];
  readonly said: string;
  readonly milliseconds: number;
}

const outcomeOf = ({ code }: Compiled) =>
  code === 0 ? "compiles" : code === undefined ? "crashed" : "refused";

export function verdictOn(program: string, result: Compiled): Verdict {
  const outcome = outcomeOf(result);
  return {
    program,
    outcome,
    problems: problemsIn(result.said),
    held: outcome === "compiles" ? checks(program) : [],
    boards: [],
    said: result.said.trim(),
    milliseconds: result.milliseconds,
  };
}

/// Of a program that somebody did not want to wait for any longer.
export function stopped(program: string): Verdict {
  const nothing = { problems: [], held: [], boards: [], said: "", milliseconds: 0 };
  return { program, outcome: "stopped", ...nothing };
}

/// The boards of the games that a program names, by having the compiler draw them.
export async function boardsOf(compiler: Compiler, program: string): Promise<Drawn[]> {
  const probe = withProbes(program);
  if (probe.of.length === 0) return [];
  const { said } = await compiler.compile(probe.program);
  return problemsIn(said).flatMap(({ sentence, board, places }) => {
    const found = places.map(({ file, line }) => probed(probe.of, file, line)).find((each) => each);
    return found && board !== "" ? [{ of: found, sentence, board }] : [];
  });
}

/// The line of the program a problem is at.
export const lineOf = (problem: Problem) => placeIn(problem, programFile)?.line;
