// SPDX-License-Identifier: BSL-1.0
// The last verdict, so that a program that is opened again has it at once, while the compiler starts:
// the same compiler says the same of the same program.
import { folder } from "virtual:compiler-files";

import { readStorage, writeStorage } from "../storage";
import type { CompileResult } from "./compile";

const storageKey = "inarow.verdict";
/// In characters.
const maxLength = 200_000;

interface StoredVerdict {
  /// Of the compiler and the headers.
  readonly folder: string;
  readonly result: CompileResult;
}

export function storeVerdict(result: CompileResult) {
  if (result.status !== "compiles" && result.status !== "errors") return;
  const text = JSON.stringify({ folder, result } satisfies StoredVerdict);
  writeStorage(storageKey, text.length <= maxLength ? text : undefined);
}

/// The verdict of a program, if it is the last one and of this compiler.
export function storedVerdict(program: string): CompileResult | undefined {
  try {
    const stored = JSON.parse(readStorage(storageKey) ?? "null") as StoredVerdict | null;
    const isOfThis = stored?.folder === folder && stored.result.program === program;
    return isOfThis ? stored.result : undefined;
  } catch {
    return undefined;
  }
}
