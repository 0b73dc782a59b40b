// SPDX-License-Identifier: BSL-1.0
import { folder, sizes } from "virtual:compiler-files";

import { laterTexts } from "../language/later_texts";
import {
  type CompilerOutput,
  type LoadedFiles,
  type LoadFailure,
  type PageMessage,
  totalSize,
  type WorkerMessage,
} from "./compiler_protocol";

export type CompilerState =
  | { readonly kind: "loading"; readonly loadedBytes: number; readonly totalBytes: number }
  | { readonly kind: "starting" }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly message: string };

const texts = laterTexts.compile;

/// The end of a sentence.
function failureSentence(failure: LoadFailure): string {
  if ("problem" in failure) return texts.unusable(failure.problem);
  const { file = "", status } = failure;
  return status === undefined ? texts.notFetched(file) : texts.responded(file, status);
}

/// The page's side of the worker that the compiler runs in.
export class CompilerClient {
  private worker: Worker | undefined;
  private lastId = 0;
  private loaded: LoadedFiles | undefined;
  private hasFailed = false;
  private readonly pending = new Map<number, (output: CompilerOutput) => void>();
  private currentState: CompilerState = { kind: "starting" };
  onStateChange: (state: CompilerState) => void = () => undefined;

  get state(): CompilerState {
    return this.currentState;
  }
  private set state(state: CompilerState) {
    this.currentState = state;
    this.onStateChange(state);
  }

  /// Loads and starts the compiler; again, if it was running, without fetching it again.
  start() {
    this.stop();
    const totalBytes = totalSize(sizes);
    this.state = this.loaded
      ? { kind: "starting" }
      : { kind: "loading", loadedBytes: 0, totalBytes };
    const worker = new Worker(new URL("./compiler_worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.onMessage(data);
    worker.onerror = () => this.fail(texts.noWorker);
    this.worker = worker;
    const { loaded, hasFailed: refetches } = this;
    const folderUrl = new URL(folder, document.baseURI).href;
    this.post({ kind: "load", folder: folderUrl, sizes, loaded, refetches });
  }
  private stop() {
    this.worker?.terminate();
    this.worker = undefined;
    this.pending.clear();
  }

  /// Precondition of both: the state is ready. They never resolve if the compiler is stopped.
  compile(program: string): Promise<CompilerOutput> {
    return this.ask("compile", program);
  }
  link(program: string): Promise<CompilerOutput> {
    return this.ask("link", program);
  }

  private ask(kind: "compile" | "link", program: string): Promise<CompilerOutput> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      this.post({ kind, id, program });
    });
  }
  private post(message: PageMessage) {
    this.worker?.postMessage(message);
  }
  private fail(message: string) {
    this.stop();
    this.loaded = undefined;
    this.hasFailed = true;
    this.state = { kind: "failed", message };
  }
  private onMessage(message: WorkerMessage) {
    if (message.kind === "output") {
      this.pending.get(message.id)?.(message.output);
      this.pending.delete(message.id);
    } else if (message.kind === "progress") {
      this.onProgress(message.loadedBytes, message.totalBytes);
    } else if (message.kind === "ready") {
      this.loaded = message.loaded;
      this.hasFailed = false;
      this.state = { kind: "ready" };
    } else {
      this.fail(failureSentence(message.failure));
    }
  }
  private onProgress(loadedBytes: number, totalBytes: number) {
    if (this.loaded) return;
    this.state =
      loadedBytes < totalBytes
        ? { kind: "loading", loadedBytes, totalBytes }
        : { kind: "starting" };
  }
}

/// The compiler of the page: it is started before the playground is shown, and stays.
export const compiler = new CompilerClient();
