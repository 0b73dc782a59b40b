// SPDX-License-Identifier: BSL-1.0
import type { RunOptions, Tree } from "@yowasp/clang";

import { type Answer, type Compiled, programFile, type Request } from "./messages";
import { fetchPacked, Unfetched } from "./packed";
import { includesInarowFirst, standardHeaders } from "./program";

interface Clang {
  readonly commands: Readonly<
    Record<"clang++", (args: string[], files: Tree, options: RunOptions) => Promise<Tree | undefined>>
  >;
  /// Without arguments it only fetches what it needs.
  readonly runLLVM: (args: null, files: Tree, options: RunOptions) => Promise<unknown>;
  readonly version: string;
}

const answer = (message: Answer) => postMessage(message);
const language = ["-std=c++23", "-fno-color-diagnostics"];

let clang: Clang;
let header = "";
let standard = "";
let precompiled: Uint8Array | undefined;

/// Runs the compiler once. It ends by throwing its exit code, or by breaking down.
async function run(args: string[], files: Tree): Promise<Compiled & { readonly files: Tree }> {
  const begin = performance.now();
  const decoder = new TextDecoder();
  let said = "";
  let code: number | undefined = 0;
  let made: Tree = {};
  const hear = (bytes: Uint8Array | null) => {
    if (bytes) said += decoder.decode(bytes, { stream: true });
  };
  try {
    made = (await clang.commands["clang++"](args, files, { stdout: hear, stderr: hear })) ?? {};
  } catch (error) {
    const exit = error as { readonly code?: unknown };
    code = typeof exit.code === "number" ? exit.code : undefined;
    if (code === undefined) said += `\n${String(error)}`;
  }
  return { code, said: said + decoder.decode(), milliseconds: performance.now() - begin, files: made };
}

function compile(program: string) {
  const files: Tree = { [programFile]: program, "inarow.hpp": header };
  const args = [...language, "-fsyntax-only", "-I."];
  // Only for a program that would have these headers first anyway: another must not be given what
  // it has not asked for.
  if (precompiled && includesInarowFirst(program)) {
    files["standard.hpp"] = standard;
    files["standard.pch"] = precompiled;
    args.push("-include-pch", "standard.pch");
  }
  return run([...args, programFile], files);
}

/// The package fetches its files itself, by their own names and not compressed: it is given ours.
async function open(folder: string, sizes: Readonly<Record<string, number>>) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const fetcher = fetch.bind(globalThis);
  let done = 0;
  const fetchFile = (name: string) =>
    fetchPacked(new URL(name, folder), fetcher, (bytes) => {
      done += bytes;
      answer({ kind: "progress", done, total });
    });
  globalThis.fetch = (asked) =>
    fetchFile(`${new URL(asked instanceof Request ? asked.url : asked).pathname.split("/").pop()}.bin`);

  const bundle = new URL("bundle.js", folder).href;
  clang = await import(/* @vite-ignore */ bundle).catch(() => {
    throw new Unfetched("the connection failed while fetching bundle.js");
  });
  done += sizes["bundle.js"] ?? 0;
  header = await (await fetchFile("inarow.hpp.bin")).text();
  await clang.runLLVM(null, {}, { fetchProgress: () => undefined });
  await start();
}

/// Has the compiler read the standard headers once and for all: that is
/// half the work of each program. Not inarow's own too, because clang 22 breaks down over a
/// static_assert with a computed message when that comes from a precompiled header.
async function start() {
  standard = standardHeaders(header);
  const args = [...language, "-x", "c++-header", "standard.hpp", "-o", "standard.pch"];
  const result = await run(args, { "standard.hpp": standard });
  const made = result.files["standard.pch"];
  // Without it every program compiles too, only slower.
  if (result.code === 0 && made instanceof Uint8Array) precompiled = made;
  answer({ kind: "ready", version: clang.version });
}

function reason(error: unknown): string {
  if (error instanceof Unfetched) return error.message;
  return `what came could not be used (${error instanceof Error ? error.message : String(error)})`;
}

/// What is of no use must not be kept for offline use, or it would be of no use for ever.
async function forget() {
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys())
    if (name.startsWith("inarow-compiler-")) await caches.delete(name);
}

onmessage = async ({ data }: MessageEvent<Request>) => {
  if (data.kind === "compile") {
    const { code, said, milliseconds } = await compile(data.program);
    answer({ kind: "compiled", id: data.id, result: { code, said, milliseconds } });
    return;
  }
  try {
    await open(data.folder, data.sizes);
  } catch (error) {
    await forget().catch(() => undefined);
    answer({ kind: "broken", why: reason(error) });
  }
};
