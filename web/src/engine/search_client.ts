// SPDX-License-Identifier: BSL-1.0
import type {
  PageMessage,
  SearchKind,
  SearchRequest,
  SearchResult,
  WorkerMessage,
} from "./search_protocol";

interface Handlers {
  readonly onResult: (result: SearchResult) => void;
  readonly onFailure: (message: string) => void;
}

/// The page's side of the search worker. The first request starts the worker.
export class SearchClient {
  private worker: Worker | undefined;
  private readonly handlers: Handlers;

  constructor(handlers: Handlers) {
    this.handlers = handlers;
  }

  request(request: SearchRequest) {
    this.send(request);
  }
  cancel(request: SearchKind) {
    if (this.worker) this.send({ kind: "cancel", request });
  }

  private send(message: PageMessage) {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }
  private start(): Worker {
    const worker = new Worker(new URL("./search_worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === "failure") this.fail(data.message);
      else this.handlers.onResult(data);
    });
    worker.addEventListener("error", (event) => this.fail(event.message));
    return worker;
  }
  /// The next request starts the worker again.
  private fail(message: string) {
    this.worker?.terminate();
    this.worker = undefined;
    this.handlers.onFailure(message);
  }
}
