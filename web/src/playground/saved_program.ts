// SPDX-License-Identifier: BSL-1.0
import type { Services } from "../engine/services";
import { laterTexts } from "../language/later_texts";
import { readStorage, writeStorage } from "../storage";
import { type Example, examples } from "./examples";
import {
  decodeProgram,
  encodeProgram,
  isProgramText,
  maxProgramLength,
  parseHash,
} from "./program_link";

const texts = laterTexts.playground;
const storageKey = "inarow.playground";

export interface SavedProgram {
  readonly program: string;
  /// Why another program than the requested one is shown.
  readonly notice?: string;
}

function firstExample(): Example {
  const [example] = examples;
  if (!example) throw new Error("there are no examples");
  return example;
}

/// The program in the browser's storage, else the first example.
function loadStoredProgram(): SavedProgram {
  const program = readStorage(storageKey);
  if (program === undefined) return { program: firstExample().program };
  if (isProgramText(program)) return { program };
  return {
    program: firstExample().program,
    notice: texts.unreadable,
  };
}

/// A game as a program, written by the core; empty or undefined if its text cannot be read.
async function gameProgram(game: string, { loadCore }: Services): Promise<string | undefined> {
  const core = await loadCore();
  return core.exportGame(decodeURIComponent(game), "program");
}

/// The program in the link, else the stored one.
export async function loadProgram(hash: string, services: Services): Promise<SavedProgram> {
  const { code, example: exampleName, game } = parseHash(hash);
  if (game !== undefined) {
    const program = await gameProgram(game, services).catch(() => undefined);
    if (program) return { program };
    return { ...loadStoredProgram(), notice: texts.unreadableGame };
  }
  if (exampleName !== undefined) {
    const example = examples.find(({ name }) => name === exampleName);
    if (example) return { program: example.program };
    return { ...loadStoredProgram(), notice: texts.unknownExample };
  }
  if (code === undefined) return loadStoredProgram();
  try {
    return { program: await decodeProgram(code) };
  } catch {
    return { ...loadStoredProgram(), notice: texts.unreadableLink };
  }
}

function whyUnsaved(program: string): string | undefined {
  if (program.length > maxProgramLength) return texts.tooLong(maxProgramLength, program.length);
  return isProgramText(program) ? undefined : texts.controlCharacters;
}

/// Saves a program in the address and in the browser; returns why it cannot be saved, if so.
export async function saveProgram(program: string): Promise<string | undefined> {
  const problem = whyUnsaved(program);
  if (problem !== undefined) {
    if (location.hash.startsWith("#playground"))
      history.replaceState(history.state, "", "#playground");
    return problem;
  }
  writeStorage(storageKey, program);
  const example = examples.find((each) => each.program === program);
  const parameter = example ? `example=${example.name}` : `code=${await encodeProgram(program)}`;
  if (location.hash.startsWith("#playground")) {
    history.replaceState(history.state, "", `#playground&${parameter}`);
  }
  return undefined;
}
