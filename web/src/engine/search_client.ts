// SPDX-License-Identifier: BSL-1.0
import type {
  PageMessage,
  SearchKind,
  SearchRequest,
  SearchResult,
  WorkerMessage,
} from "./search_protocol";

/// Who has requested a search. (As methods, because the client keeps listeners of all kinds, and
/// calls each with results of its own.)
export interface SearchListener<Kind extends SearchKind = SearchKind> {
  onResult(result: SearchResult<Kind>): void;
  /// With a message that failureReason takes.
  onFailure(message: string): void;
}

/// A request that has not had its last result.
interface Pending {
  readonly request: SearchRequest;
  readonly listener: SearchListener;
}

/// The page's side of the search worker, which all its parts share. The first request starts the
/// worker.
export class SearchClient {
  private readonly createWorker: () => Worker;
  private worker: Worker | undefined;
  private translation = "";
  private readonly pending = new Map<SearchKind, Pending>();

  constructor(createWorker: () => Worker) {
    this.createWorker = createWorker;
  }

  /// Replaces the request of the same kind, whose listener hears no more.
  request<Kind extends SearchKind>(request: SearchRequest<Kind>, listener: SearchListener<Kind>) {
    this.pending.set(request.kind, { request, listener });
    this.worker ??= this.start();
    this.send(request);
  }
  /// Sets the language of what is found from now on, as SearchEngine.setLanguage. If the text cannot
  /// be read, the requests fail.
  setLanguage(translation: string) {
    this.translation = translation;
    this.send({ kind: "language", translation });
  }
  cancel(kind: SearchKind) {
    if (this.pending.delete(kind)) this.send({ kind: "cancel", request: kind });
  }

  private send(message: PageMessage) {
    this.worker?.postMessage(message);
  }
  private start(): Worker {
    const worker = this.createWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === "failure") this.fail(data.message);
      else this.deliver(data);
    });
    // Where the worker itself is not loaded, the event has no message.
    worker.addEventListener("error", ({ message = "" }: Partial<ErrorEvent>) => this.fail(message));
    const { translation } = this;
    if (translation) worker.postMessage({ kind: "language", translation } satisfies PageMessage);
    return worker;
  }
  /// A result that was posted before its request was replaced or canceled is dropped.
  private deliver(result: SearchResult) {
    const pending = this.pending.get(result.kind);
    if (pending?.request.state !== result.state || pending.request.move !== result.move) return;
    if (result.isLast) this.pending.delete(result.kind);
    pending.listener.onResult(result);
  }
  /// The next request starts the worker again.
  private fail(message: string) {
    this.worker?.terminate();
    this.worker = undefined;
    const lost = [...this.pending.values()];
    this.pending.clear();
    for (const { listener } of lost) listener.onFailure(message);
  }
}
