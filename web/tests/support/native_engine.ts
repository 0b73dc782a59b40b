// SPDX-License-Identifier: BSL-1.0
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Core } from "../../src/engine/core.ts";
import { SearchEngine } from "../../src/engine/search_engine.ts";

const projectFolder = fileURLToPath(new URL("../../..", import.meta.url));
export const buildFolder = join(projectFolder, "build/web-tests");
const executable = join(buildFolder, "native_engine");

/// Builds the native engine, unless it is current.
export function buildNativeEngine() {
  execFileSync(fileURLToPath(new URL("build_native_engine.sh", import.meta.url)), {
    stdio: "inherit",
  });
}

/// A function of native_engine.cpp and its arguments.
export type NativeCall = readonly [name: string, state: string, argument?: string];

/// The results of calls of the native engine.
export function callNativeEngine(calls: readonly NativeCall[]): string[] {
  const input = calls.map((call) => `${call.join("\t")}\n`).join("");
  const output = execFileSync(executable, { input, encoding: "utf8", maxBuffer: 1 << 30 });
  return output.split("\n").slice(0, -1);
}

/// The core of the page.
export function loadCore(): Promise<Core> {
  return Core.create(readFileSync(join(projectFolder, "build/wasm/page.wasm")));
}
/// The engine of the search worker.
export function loadSearchEngine(): Promise<SearchEngine> {
  return SearchEngine.create(readFileSync(join(projectFolder, "build/wasm/search.wasm")));
}
