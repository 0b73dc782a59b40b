// SPDX-License-Identifier: BSL-1.0
// Clang, in a thread of its own.
import type { RunOptions, Tree } from "@yowasp/clang";

import {
  type CompilerOutput,
  type FileSizes,
  headerNames,
  type PageMessage,
  programFile,
  totalSize,
  type WorkerMessage,
} from "./compiler_protocol";
import { FetchError, fetchCompressed } from "./fetch_compressed";
import { includesInarowFirst, standardIncludes } from "./program_text";

interface Clang {
  readonly commands: Readonly<
    Record<
      "clang++",
      (args: string[], files: Tree, options: RunOptions) => Promise<Tree | undefined>
    >
  >;
  /// Without arguments it only loads its files.
  readonly runLLVM: (args: null, files: Tree, options: RunOptions) => Promise<unknown>;
}

declare const self: DedicatedWorkerGlobalScope;

const post = (message: WorkerMessage) => self.postMessage(message);
const languageFlags = ["-std=c++23", "-fno-color-diagnostics"];

let clang: Clang;
let headers: Tree = {};
let standardHeader = "";
let precompiledHeader: Uint8Array | undefined;

/// A file system with these files.
function makeTree(texts: ReadonlyMap<string, string>): Tree {
  const root: Tree = {};
  for (const [path, text] of texts) {
    const folders = path.split("/");
    const name = folders.pop() ?? "";
    let folder = root;
    for (const each of folders) {
      folder[each] ??= {};
      folder = folder[each] as Tree;
    }
    folder[name] = text;
  }
  return root;
}

/// Runs the compiler once. It ends by throwing its exit code, or crashes.
async function run(args: string[], inputFiles: Tree) {
  const startTime = performance.now();
  const decoder = new TextDecoder();
  let text = "";
  let exitCode: number | undefined = 0;
  let outputFiles: Tree = {};
  const onOutput = (bytes: Uint8Array | null) => {
    if (bytes) text += decoder.decode(bytes, { stream: true });
  };
  const streams = { stdout: onOutput, stderr: onOutput };
  try {
    outputFiles = (await clang.commands["clang++"](args, inputFiles, streams)) ?? {};
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    exitCode = typeof code === "number" ? code : undefined;
    if (exitCode === undefined) text += `\n${String(error)}`;
  }
  text += decoder.decode();
  const output: CompilerOutput = { exitCode, text, milliseconds: performance.now() - startTime };
  return { output, outputFiles };
}

async function compile(program: string): Promise<CompilerOutput> {
  const files: Tree = { ...headers, [programFile]: program };
  const args = [...languageFlags, "-fsyntax-only", "-I."];
  // Only for a program whose first include would be these headers anyway: others must not see
  // declarations that they have not included.
  if (precompiledHeader && includesInarowFirst(program)) {
    files["standard.hpp"] = standardHeader;
    files["standard.pch"] = precompiledHeader;
    args.push("-include-pch", "standard.pch");
  }
  return (await run([...args, programFile], files)).output;
}

/// The package fetches its files itself, uncompressed: `fetch` is replaced, so that it gets the
/// files of the page.
async function load(folder: string, sizes: FileSizes) {
  const totalBytes = totalSize(sizes);
  const originalFetch = fetch.bind(globalThis);
  let loadedBytes = 0;
  const fetchFile = (name: string) =>
    fetchCompressed(new URL(name, folder), originalFetch, (count) => {
      loadedBytes += count;
      post({ kind: "progress", loadedBytes, totalBytes });
    });
  globalThis.fetch = (request) => {
    const url = new URL(request instanceof Request ? request.url : request);
    return fetchFile(`${url.pathname.split("/").pop()}.bin`);
  };

  const bundle = new URL("bundle.js", folder).href;
  clang = await import(/* @vite-ignore */ bundle).catch(() => {
    throw new FetchError("the connection failed while loading bundle.js");
  });
  loadedBytes += sizes["bundle.js"] ?? 0;
  const headerTexts = new Map<string, string>();
  for (const name of headerNames(sizes))
    headerTexts.set(name, await (await fetchFile(`${name}.bin`)).text());
  headers = makeTree(headerTexts);
  await clang.runLLVM(null, {}, { fetchProgress: () => undefined });
  await precompileStandardHeaders(headerTexts.get("inarow.hpp") ?? "");
  post({ kind: "ready" });
}

/// Parses the standard headers once: they are half of the work of each compile. inarow's headers are
/// not precompiled, because clang 22 crashes on a static_assert with a computed message from a
/// precompiled header.
async function precompileStandardHeaders(inarowHeader: string) {
  standardHeader = standardIncludes(inarowHeader);
  const args = [...languageFlags, "-x", "c++-header", "standard.hpp", "-o", "standard.pch"];
  const { output, outputFiles } = await run(args, { "standard.hpp": standardHeader });
  const file = outputFiles["standard.pch"];
  // Without it, programs only compile more slowly.
  if (output.exitCode === 0 && file instanceof Uint8Array) precompiledHeader = file;
}

function failureMessage(error: unknown): string {
  if (error instanceof FetchError) return error.message;
  return `a file could not be used (${error instanceof Error ? error.message : String(error)})`;
}

/// Deletes the stored files: a broken one would be used again, offline too.
async function deleteCachedFiles() {
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys())
    if (name.startsWith("inarow-compiler-")) await caches.delete(name);
}

self.addEventListener("message", async ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === "compile") {
    post({ kind: "output", id: data.id, output: await compile(data.program) });
    return;
  }
  try {
    await load(data.folder, data.sizes);
  } catch (error) {
    await deleteCachedFiles().catch(() => undefined);
    post({ kind: "failure", message: failureMessage(error) });
  }
});
