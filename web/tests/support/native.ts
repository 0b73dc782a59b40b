// SPDX-License-Identifier: BSL-1.0
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Engine } from "../../src/engine/engine.ts";

const top = fileURLToPath(new URL("../../..", import.meta.url));
const folder = join(top, "build/web-tests");
const program = join(folder, "native");

/// Builds the engine for this machine.
export function buildNative() {
  mkdirSync(folder, { recursive: true });
  const source = fileURLToPath(new URL("native.cpp", import.meta.url));
  const flags = ["-std=c++23", "-O2", `-I${join(top, "include")}`, "-pthread"];
  execFileSync("g++", [...flags, source, "-o", program]);
}

/// What it answers to lines, a line each.
export function askNative(lines: readonly string[]): string[] {
  const input = lines.map((line) => `${line}\n`).join("");
  const output = execFileSync(program, { input, encoding: "utf8", maxBuffer: 1 << 30 });
  return output.split("\n").slice(0, -1);
}

/// The engine as the page has it.
export function wasmEngine(): Promise<Engine> {
  return Engine.from(readFileSync(join(top, "build/wasm/inarow.wasm")));
}
