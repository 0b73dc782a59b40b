// SPDX-License-Identifier: BSL-1.0
/// What the page asks of the compiler's worker.
export type Request =
  | { readonly kind: "open"; readonly folder: string; readonly sizes: Readonly<Record<string, number>> }
  | { readonly kind: "compile"; readonly id: number; readonly program: string };

export interface Compiled {
  /// 0 when it compiles; undefined when the compiler itself failed.
  readonly code: number | undefined;
  readonly said: string;
  readonly milliseconds: number;
}

/// What it answers.
export type Answer =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "ready"; readonly version: string }
  | { readonly kind: "broken"; readonly why: string }
  | { readonly kind: "compiled"; readonly id: number; readonly result: Compiled };

/// The program's file, as the compiler knows it.
export const programFile = "program.cpp";
