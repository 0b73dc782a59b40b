// SPDX-License-Identifier: BSL-1.0
/// The messages between the playground and the compiler's worker.

/// File names and their sizes in bytes, as transferred.
export type FileSizes = Readonly<Record<string, number>>;

/// The names of the headers among the files, as programs include them.
export const headerNames = (sizes: FileSizes): string[] =>
  Object.keys(sizes).flatMap((name) => /^(.*\.hpp)\.bin$/.exec(name)?.[1] ?? []);

export const totalSize = (sizes: FileSizes) =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);

export type PageMessage =
  | { readonly kind: "load"; readonly folder: string; readonly sizes: FileSizes }
  | { readonly kind: "compile"; readonly id: number; readonly program: string };

export interface CompilerOutput {
  /// 0 if the program compiles; undefined if the compiler crashed.
  readonly exitCode: number | undefined;
  readonly text: string;
  readonly milliseconds: number;
}

export type WorkerMessage =
  | { readonly kind: "progress"; readonly loadedBytes: number; readonly totalBytes: number }
  | { readonly kind: "ready" }
  | { readonly kind: "failure"; readonly message: string }
  | { readonly kind: "output"; readonly id: number; readonly output: CompilerOutput };

/// The name of the program's file in the compiler's file system.
export const programFile = "program.cpp";
