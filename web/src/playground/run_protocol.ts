// SPDX-License-Identifier: BSL-1.0
/// The messages between the playground and the worker in which a program runs.

export interface RunMessage {
  readonly executable: Uint8Array<ArrayBuffer>;
  readonly input: string;
}

export type RunWorkerMessage =
  | { readonly kind: "output"; readonly text: string }
  | { readonly kind: "end"; readonly exitCode: number; readonly milliseconds: number }
  | { readonly kind: "fault"; readonly message: string };
