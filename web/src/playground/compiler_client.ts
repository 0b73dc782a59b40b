// SPDX-License-Identifier: BSL-1.0
import { folder, sizes } from "virtual:compiler-files";

import {
  type CompilerOutput,
  type PageMessage,
  totalSize,
  type WorkerMessage,
} from "./compiler_protocol";

export type CompilerState =
  | { readonly kind: "loading"; readonly loadedBytes: number; readonly totalBytes: number }
  | { readonly kind: "starting" }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly message: string };

/// The page's side of the worker that the compiler runs in.
export class CompilerClient {
  private worker: Worker | undefined;
  private lastId = 0;
  private readonly pending = new Map<number, (output: CompilerOutput) => void>();
  private readonly onStateChange: (state: CompilerState) => void;

  constructor(onStateChange: (state: CompilerState) => void) {
    this.onStateChange = onStateChange;
  }

  /// Loads and starts the compiler; again, if it was running.
  start() {
    this.stop();
    this.onStateChange({ kind: "loading", loadedBytes: 0, totalBytes: totalSize(sizes) });
    const worker = new Worker(new URL("./compiler_worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.onMessage(data);
    worker.onerror = () => this.fail("the connection failed while loading its worker");
    this.worker = worker;
    this.post({ kind: "load", folder: new URL(folder, document.baseURI).href, sizes });
  }
  stop() {
    this.worker?.terminate();
    this.worker = undefined;
    this.pending.clear();
  }

  /// Precondition: the state is ready. Never resolves if the compiler is stopped.
  compile(program: string): Promise<CompilerOutput> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      this.post({ kind: "compile", id, program });
    });
  }

  private post(message: PageMessage) {
    this.worker?.postMessage(message);
  }
  private fail(message: string) {
    this.stop();
    this.onStateChange({ kind: "failed", message });
  }
  private onMessage(message: WorkerMessage) {
    if (message.kind === "output") {
      this.pending.get(message.id)?.(message.output);
      this.pending.delete(message.id);
    } else if (message.kind === "progress") {
      const { loadedBytes, totalBytes } = message;
      const isLoading = loadedBytes < totalBytes;
      this.onStateChange(
        isLoading ? { kind: "loading", loadedBytes, totalBytes } : { kind: "starting" },
      );
    } else if (message.kind === "ready") {
      this.onStateChange({ kind: "ready" });
    } else {
      this.fail(message.message);
    }
  }
}
