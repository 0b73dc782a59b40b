// SPDX-License-Identifier: BSL-1.0
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Tree } from "@yowasp/clang";
import type { Plugin } from "vite";

import {
  checkFlags,
  languageFlags,
  precompiledHeaderFile,
  programFile,
  standardHeaderFile,
} from "../src/playground/compiler_protocol.ts";
import { standardIncludes } from "../src/playground/program_text.ts";

const moduleName = "virtual:compiler-files";

/// The headers that most programs include: as single headers they compile faster.
const singleHeaders = ["inarow.hpp", "inarow/perfect_play.hpp"];

interface File {
  readonly name: string;
  readonly bytes: Buffer;
}

const shortHash = (bytes: Buffer | string) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 12);

/// Compresses a file, as not every host does it in transfer. Cached, because it takes seconds.
function compressFile(file: File, cacheFolder: string): File {
  const cached = join(cacheFolder, shortHash(file.bytes));
  if (!existsSync(cached)) {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(`${cached}.unfinished`, gzipSync(file.bytes, { level: 9 }));
    renameSync(`${cached}.unfinished`, cached);
  }
  // Not ".gz": some hosts send that as an encoding, others as a type.
  return { name: `${file.name}.bin`, bytes: readFileSync(cached) };
}

/// The texts of headers by their paths.
const readTexts = (folder: string, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));

/// All headers that programs can include, and the command to check one, in one file: the single headers, and each as it is
/// installed, for a program that includes another one.
async function readHeaders(projectFolder: string): Promise<File> {
  const folder = join(projectFolder, "include");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".hpp") || path.endsWith(".ipp"))
    .sort();
  const single = readTexts(join(projectFolder, "single_include"), singleHeaders);
  const checkCommand = await findCheckCommand();
  const text = JSON.stringify({ single, all: readTexts(folder, paths), checkCommand });
  return { name: "headers.json", bytes: Buffer.from(text) };
}

/// The public names, as programs write them after `using namespace inarow;`: those of the module.
function readPublicNames(projectFolder: string): string[] {
  const module = readFileSync(join(projectFolder, "include/inarow.cppm"), "utf8");
  const names = [...module.matchAll(/^using (?:enum )?inarow::v0::([\w:]+);$/gm)];
  return [...new Set(names.map(([, name = ""]) => name))].sort();
}

/// What the driver of the compiler would run to check a program: so a browser need not run the driver
/// first, which starts the whole compiler once more.
async function findCheckCommand(): Promise<string[]> {
  const { runLLVM } = await import("@yowasp/clang");
  await runLLVM(undefined, {}, { fetchProgress: () => undefined });
  let text = "";
  const onOutput = (bytes: Uint8Array | null) => {
    text += bytes ? new TextDecoder().decode(bytes) : "";
  };
  const options = { stdout: onOutput, stderr: onOutput };
  await runLLVM(["clang++", "-###", ...checkFlags, programFile], { [programFile]: "" }, options);
  const line = text.split("\n").find((each) => each.startsWith(' "'));
  const [, ...command] = [...(line ?? "").matchAll(/"([^"]*)"/g)].map(([, word = ""]) => word);
  if (command[1] !== "-cc1") throw new Error(`the compiler's driver answered: ${text}`);
  return command;
}

/// The standard headers that <inarow.hpp> includes, precompiled by the compiler that will use them:
/// parsing them takes a browser seconds, when the compiler has just been started. Cached.
async function precompileStandardHeaders(
  projectFolder: string,
  bundle: Buffer,
  cacheFolder: string,
): Promise<File> {
  const header = readFileSync(join(projectFolder, "single_include/inarow.hpp"), "utf8");
  const text = standardIncludes(header);
  const cached = join(cacheFolder, `${shortHash(shortHash(bundle) + text)}.pch`);
  if (!existsSync(cached)) {
    const { commands, runLLVM } = await import("@yowasp/clang");
    const fetchProgress = () => undefined;
    await runLLVM(undefined, {}, { fetchProgress });
    const args = [...languageFlags, "-x", "c++-header", standardHeaderFile];
    // The browser's file has another time.
    args.push("-o", precompiledHeaderFile, "-Xclang", "-fno-pch-timestamp");
    const files: Tree = { [standardHeaderFile]: text };
    const result = await commands["clang++"]?.(args, files, { decodeASCII: false });
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(`${cached}.unfinished`, result?.[precompiledHeaderFile] as Uint8Array);
    renameSync(`${cached}.unfinished`, cached);
  }
  return { name: precompiledHeaderFile, bytes: readFileSync(cached) };
}

/// What no program in C++23 for WebAssembly includes: headers of older C++, and of other languages and
/// processors; and the sources of the standard modules.
const unusedFiles =
  /^(share|include\/(c\+\+\/v1\/__cxx03|\w+_wrappers|sanitizer|hlsl))\/|^include\/(\w*intrin|altivec|opencl-c(-base)?|(hexagon|hvx|riscv|arm)_\w+|__clang_(cuda|hip)_\w+)\.h$/;

/// An archive without the unused files, which are almost half of it: a browser has to unpack it before
/// it can compile.
function withoutUnusedFiles(archive: Buffer): Buffer {
  const blockSize = 512;
  const kept: Buffer[] = [];
  for (let offset = 0; offset < archive.length; ) {
    const field = (from: number, size: number) =>
      archive.toString("latin1", offset + from, offset + from + size).replace(/\0.*/s, "");
    const size = Number.parseInt(field(124, 12), 8) || 0;
    const end = offset + blockSize * (1 + Math.ceil(size / blockSize));
    if (!unusedFiles.test(field(0, 100))) kept.push(archive.subarray(offset, end));
    offset = end;
  }
  return Buffer.concat(kept);
}

async function readFiles(projectFolder: string): Promise<File[]> {
  const bundle = createRequire(import.meta.url).resolve("@yowasp/clang");
  const read = (folder: string, name: string) => {
    const bytes = readFileSync(join(folder, name));
    return { name, bytes: name.endsWith(".tar") ? withoutUnusedFiles(bytes) : bytes };
  };
  const largeFiles = [
    "llvm.core.wasm",
    "llvm.core2.wasm",
    "llvm.core3.wasm",
    "llvm.core4.wasm",
    "llvm-resources.tar",
  ];
  const cacheFolder = join(projectFolder, "build/web-cache");
  const bundleFile = read(dirname(bundle), "bundle.js");
  const precompiled = await precompileStandardHeaders(projectFolder, bundleFile.bytes, cacheFolder);
  return [
    bundleFile,
    ...largeFiles.map((name) => compressFile(read(dirname(bundle), name), cacheFolder)),
    compressFile(await readHeaders(projectFolder), cacheFolder),
    compressFile(precompiled, cacheFolder),
  ];
}

/// Adds the compiler and the headers that programs include. Their folder is named after a hash of
/// their contents, so that a browser can cache them without limit; `virtual:compiler-files` exports
/// the folder and their sizes, and the public names of inarow.
export async function compilerFiles(projectFolder: string): Promise<Plugin> {
  const files = await readFiles(projectFolder);
  const folder = `clang/${shortHash(files.map(({ bytes }) => shortHash(bytes)).join())}/`;
  const sizes = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.length]));
  const moduleText = [
    `export const folder = ${JSON.stringify(folder)};`,
    `export const sizes = ${JSON.stringify(sizes)};`,
    `export const publicNames = ${JSON.stringify(readPublicNames(projectFolder))};`,
  ].join("\n");
  return {
    name: "compiler-files",
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) => (id === `\0${moduleName}` ? moduleText : undefined),
    generateBundle() {
      for (const { name, bytes } of files)
        this.emitFile({ type: "asset", fileName: folder + name, source: bytes });
    },
  };
}
