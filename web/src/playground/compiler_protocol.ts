// SPDX-License-Identifier: BSL-1.0
/// The messages between the playground and the compiler's worker.

/// File names and their sizes in bytes, as transferred.
export type FileSizes = Readonly<Record<string, number>>;

export const totalSize = (sizes: FileSizes) =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);

/// What a worker has loaded, so that the next one, after a stop, need not fetch and compile it again.
export interface LoadedFiles {
  /// The compiled modules, by the names of their files.
  readonly modules: Readonly<Record<string, WebAssembly.Module>>;
  /// The other files, decompressed.
  readonly files: Readonly<Record<string, Blob>>;
}

export interface LoadMessage {
  readonly kind: "load";
  readonly folder: string;
  readonly sizes: FileSizes;
  readonly loaded: LoadedFiles | undefined;
  /// Whether what the browser has stored is to be fetched anew: one of the files could not be used.
  readonly refetches: boolean;
}

export type PageMessage =
  | LoadMessage
  | { readonly kind: "compile"; readonly id: number; readonly program: string }
  | { readonly kind: "link"; readonly id: number; readonly program: string };

export interface CompilerOutput {
  /// 0 if the program compiles; undefined if the compiler ended without an answer.
  readonly exitCode: number | undefined;
  readonly text: string;
  readonly milliseconds: number;
  /// The limits that the program was compiled with, if the browser's stack was too small for clang's
  /// own.
  readonly depthLimit?: number;
  /// The program as WebAssembly, if it was to be linked and could be.
  readonly executable?: Uint8Array<ArrayBuffer>;
}

/// Why the compiler cannot be loaded: a file was not fetched, without a status if there was no response;
/// or what is wrong with one.
export type LoadFailure =
  | { readonly file: string | undefined; readonly status: number | undefined }
  | { readonly problem: string };

export type WorkerMessage =
  | { readonly kind: "progress"; readonly loadedBytes: number; readonly totalBytes: number }
  | { readonly kind: "ready"; readonly loaded: LoadedFiles }
  | { readonly kind: "failure"; readonly failure: LoadFailure }
  | { readonly kind: "output"; readonly id: number; readonly output: CompilerOutput };

/// Of every compile; a precompiled header can only be used with the same.
export const languageFlags = ["-std=c++23", "-fno-color-diagnostics"];
export const checkFlags = [...languageFlags, "-fsyntax-only", "-I."];
/// The standard headers that <inarow.hpp> includes, and the same precompiled.
export const standardHeaderFile = "standard.hpp";
export const precompiledHeaderFile = "standard.pch";

/// The name of the program's file in the compiler's file system.
export const programFile = "program.cpp";

/// All headers of inarow in one file, as JSON: their texts by their paths.
export const headersFile = "headers.json.bin";
