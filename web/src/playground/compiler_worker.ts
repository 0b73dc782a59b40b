// SPDX-License-Identifier: BSL-1.0
// Clang, in a thread of its own.
import type { RunOptions, Tree } from "@yowasp/clang";

import {
  type CompilerOutput,
  type FileSizes,
  headersFile,
  type LoadFailure,
  type LoadMessage,
  languageFlags,
  type PageMessage,
  precompiledHeaderFile,
  programFile,
  standardHeaderFile,
  totalSize,
  type WorkerMessage,
} from "./compiler_protocol";
import { FetchError, fetchCompressed, isStoredModule } from "./fetch_compressed";
import { includesInarowFirst, needsAllHeaders, standardIncludes } from "./program_text";

interface Clang {
  readonly commands: Readonly<
    Record<
      "clang++",
      (args: string[], files: Tree, options: RunOptions) => Promise<Tree | undefined>
    >
  >;
  /// Without arguments it only loads its files.
  readonly runLLVM: (
    args: string[] | null,
    files: Tree,
    options: RunOptions,
  ) => Promise<Tree | undefined>;
}

declare const self: DedicatedWorkerGlobalScope;

// The package gets others: see replaceFetch.
const originalFetch = fetch.bind(globalThis);
const compileStreaming = WebAssembly.compileStreaming.bind(WebAssembly);

/// In milliseconds.
const idleTime = 2000;
const shortProgram = "#include <inarow.hpp>\nusing game = inarow::new_game<inarow::tic_tac_toe>;\n";

const bundleFile = "bundle.js";
const isModule = (name: string) => name.endsWith(".wasm.bin");

const post = (message: WorkerMessage) => self.postMessage(message);

/// The stack of a browser is smaller than that of an installed compiler, and how much smaller depends
/// on the browser. So a program is compiled with clang's own limits of the depth of templates and of
/// constexpr calls, 1024 and 512; where the stack overflows, again with these, so that it is clang
/// that says what was too deep.
const depthLimits = [undefined, 128, 48] as const;

let clang: Clang;
/// See Files.
let newModules: URL[] = [];
/// The command that checks a program, without the driver.
let checkCommand: readonly string[] = [];
/// The single headers, which compile faster.
let singleHeaders: Tree = {};
/// The headers as they are installed.
let allHeaders: Tree = {};
let standardHeader = "";
let precompiledHeader: Uint8Array;

/// A file system with these files.
function makeTree(texts: Readonly<Record<string, string>>): Tree {
  const root: Tree = {};
  for (const [path, text] of Object.entries(texts)) {
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

type Command = (files: Tree, options: RunOptions) => Promise<Tree | undefined>;

/// Runs the compiler once. It ends by throwing its exit code, or crashes.
async function run(command: Command, inputFiles: Tree) {
  const startTime = performance.now();
  const decoder = new TextDecoder();
  let text = "";
  let exitCode: number | undefined = 0;
  let outputFiles: Tree = {};
  const onOutput = (bytes: Uint8Array | null) => {
    if (bytes) text += decoder.decode(bytes, { stream: true });
  };
  const options = { stdout: onOutput, stderr: onOutput, decodeASCII: false };
  try {
    outputFiles = (await command(inputFiles, options)) ?? {};
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    exitCode = typeof code === "number" ? code : undefined;
    if (exitCode === undefined) text += `\n${String(error)}`;
  }
  text += decoder.decode();
  const output: CompilerOutput = { exitCode, text, milliseconds: performance.now() - startTime };
  return { output, outputFiles };
}

/// Compiles a program by a command with more flags, and with lower limits if the stack overflows.
async function compile(program: string, commandWith: (flags: readonly string[]) => Command) {
  const headers = needsAllHeaders(program) ? allHeaders : singleHeaders;
  const files: Tree = { ...headers, [programFile]: program };
  const flags: string[] = [];
  // Only for a program whose first include would be these headers anyway: others must not see
  // declarations that they have not included.
  if (includesInarowFirst(program)) {
    files[standardHeaderFile] = standardHeader;
    files[precompiledHeaderFile] = precompiledHeader;
    flags.push("-include-pch", precompiledHeaderFile);
  }
  let milliseconds = 0;
  for (const depthLimit of depthLimits) {
    const limits = depthLimit
      ? [`-ftemplate-depth=${depthLimit}`, `-fconstexpr-depth=${depthLimit}`]
      : [];
    const { output, outputFiles } = await run(commandWith([...flags, ...limits]), files);
    milliseconds += output.milliseconds;
    if (output.exitCode === undefined && depthLimit !== depthLimits.at(-1)) continue;
    return {
      output: { ...output, milliseconds, ...(depthLimit && { depthLimit }) },
      outputFiles,
    };
  }
  throw new Error("there is no last limit");
}

async function check(program: string): Promise<CompilerOutput> {
  // The last words are the language and the name of the program.
  const commandWith = (flags: readonly string[]) => (files: Tree, options: RunOptions) =>
    clang.runLLVM(
      [...checkCommand.slice(0, -3), ...flags, ...checkCommand.slice(-3)],
      files,
      options,
    );
  return (await compile(program, commandWith)).output;
}

async function link(program: string): Promise<CompilerOutput> {
  const commandWith = (flags: readonly string[]) => (files: Tree, options: RunOptions) =>
    clang.commands["clang++"](
      [...languageFlags, "-I.", ...flags, programFile, "-o", "program.wasm"],
      files,
      options,
    );
  const { output, outputFiles } = await compile(program, commandWith);
  const file = outputFiles["program.wasm"];
  if (output.exitCode !== 0 || !(file instanceof Uint8Array)) return output;
  return { ...output, executable: new Uint8Array(file) };
}

/// What this worker has fetched and compiled, or an earlier one.
class Files {
  readonly modules: Record<string, WebAssembly.Module>;
  readonly files: Record<string, Blob>;
  /// The modules that were not stored yet.
  readonly newModules: URL[] = [];
  private readonly folder: string;
  private readonly sizes: FileSizes;
  private readonly fetchFunction: typeof fetch;
  private loadedBytes = 0;

  constructor({ folder, sizes, loaded, refetches }: LoadMessage) {
    this.modules = { ...loaded?.modules };
    this.files = { ...loaded?.files };
    this.folder = folder;
    this.sizes = sizes;
    this.fetchFunction = refetches
      ? (url, init) => originalFetch(url, { ...init, cache: "reload" })
      : originalFetch;
  }

  private addBytes(count: number) {
    this.loadedBytes += count;
    const { loadedBytes, sizes } = this;
    post({ kind: "progress", loadedBytes, totalBytes: totalSize(sizes) });
  }
  private fetchFile(name: string): Promise<Response> {
    const url = new URL(name, this.folder);
    return fetchCompressed(url, this.fetchFunction, (count) => this.addBytes(count));
  }
  private async loadModule(name: string) {
    const response = await this.fetchFile(name);
    if (isStoredModule(response)) this.addBytes(this.sizes[name] ?? 0);
    else this.newModules.push(new URL(name, this.folder));
    this.modules[name] = await compileStreaming(response);
  }
  private async loadFile(name: string) {
    this.files[name] = await (await this.fetchFile(name)).blob();
  }

  /// All at the same time; the modules first, as they take longest.
  async loadAll() {
    const names = Object.keys(this.sizes).filter((name) => name !== bundleFile);
    const modules = names.filter((name) => isModule(name) && !this.modules[name]);
    const files = names.filter((name) => !isModule(name) && !this.files[name]);
    await Promise.all([
      ...modules.map((name) => this.loadModule(name)),
      ...files.map((name) => this.loadFile(name)),
    ]);
  }

  read(name: string): Blob {
    const file = this.files[name];
    if (!file) throw new Error(`${name} is missing`);
    return file;
  }

  /// The package fetches and compiles its files itself, uncompressed and one after the other: both
  /// functions are replaced, so that it gets what is there.
  replaceFetch() {
    const moduleName = "x-module";
    globalThis.fetch = async (request) => {
      const url = new URL(request instanceof Request ? request.url : request);
      const name = `${url.pathname.split("/").pop()}.bin`;
      if (!isModule(name)) return new Response(this.read(name));
      return new Response(new Uint8Array(), { headers: { [moduleName]: name } });
    };
    WebAssembly.compileStreaming = async (source) => {
      const name = (await source).headers.get(moduleName) ?? "";
      const module = this.modules[name];
      if (!module) throw new Error(`${name} is missing`);
      return module;
    };
  }

  async importBundle(): Promise<Clang> {
    const bundle = new URL(bundleFile, this.folder).href;
    const imported = await import(/* @vite-ignore */ bundle).catch(() => {
      throw new FetchError(bundleFile);
    });
    this.addBytes(this.sizes[bundleFile] ?? 0);
    return imported;
  }
}

/// Loads all. inarow's headers are not precompiled, because clang 22 crashes on a static_assert with
/// a computed message from a precompiled header.
async function load(message: LoadMessage) {
  const files = new Files(message);
  files.replaceFetch();
  [clang] = await Promise.all([files.importBundle(), files.loadAll()]);
  const headers = JSON.parse(await files.read(headersFile).text()) as {
    readonly single: Readonly<Record<string, string>>;
    readonly all: Readonly<Record<string, string>>;
    readonly checkCommand: readonly string[];
  };
  checkCommand = headers.checkCommand;
  singleHeaders = makeTree(headers.single);
  allHeaders = makeTree(headers.all);
  standardHeader = standardIncludes(headers.single["inarow.hpp"] ?? "");
  const precompiled = files.read(`${precompiledHeaderFile}.bin`);
  precompiledHeader = new Uint8Array(await precompiled.arrayBuffer());
  await clang.runLLVM(null, {}, { fetchProgress: () => undefined });
  newModules = files.newModules;
  post({ kind: "ready", loaded: { modules: files.modules, files: files.files } });
}

const failureOf = (error: unknown): LoadFailure =>
  error instanceof FetchError
    ? error.failure
    : { problem: error instanceof Error ? error.message : String(error) };

/// Deletes the stored files: a broken one would be used again, offline too.
async function deleteCachedFiles() {
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys())
    if (name.startsWith("inarow-compiler-")) await caches.delete(name);
}

/// Compiles the new modules again, from where they are stored by now, and a program. The browser stores
/// what it has optimized of the compiler, so that the next visit starts with it, but only for a stored
/// module, and only when it optimizes more.
async function storeMachineCode() {
  for (const url of newModules.splice(0))
    if (await caches.match(url)) await compileStreaming(originalFetch(url));
  for (let i = 0; i < 2; ++i) await check(shortProgram);
}

// In Chromium, where it was measured: others might compile the whole module a second time.
const storesMachineCode = "userAgentData" in navigator && "caches" in globalThis;
let idleTimer: ReturnType<typeof setTimeout> | undefined;

/// Once nothing was compiled for a while, so that nobody waits for it.
function storeMachineCodeWhenIdle() {
  if (!storesMachineCode || newModules.length === 0) return;
  idleTimer = setTimeout(() => storeMachineCode().catch(() => undefined), idleTime);
}

self.addEventListener("message", async ({ data }: MessageEvent<PageMessage>) => {
  clearTimeout(idleTimer);
  if (data.kind !== "load") {
    const output = await (data.kind === "link" ? link : check)(data.program);
    post({ kind: "output", id: data.id, output });
    storeMachineCodeWhenIdle();
    return;
  }
  try {
    await load(data);
  } catch (error) {
    await deleteCachedFiles().catch(() => undefined);
    post({ kind: "failure", failure: failureOf(error) });
  }
});
