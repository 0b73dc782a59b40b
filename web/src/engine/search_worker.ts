// SPDX-License-Identifier: BSL-1.0
// The search, in a thread of its own. It works in slices: after each it posts what is known and
// handles the messages that have arrived.
import { fetchBook, fetchProof, fetchSearchEngine } from "./fetch_search_engine";
import type { SearchEngine } from "./search_engine";
import type {
  ChoiceKind,
  Found,
  PageMessage,
  SearchKind,
  SearchRequest,
  SearchResult,
  WorkerMessage,
} from "./search_protocol";

type Sliced = Exclude<SearchKind, ChoiceKind>;

interface Task {
  readonly request: SearchRequest;
  isStarted: boolean;
  isBookAsked: boolean;
  isProofAsked: boolean;
  searchTime: number;
  lastPostTime: number;
}

declare const self: DedicatedWorkerGlobalScope;

/// In the order of priority.
const kinds: readonly SearchKind[] = [
  "choice",
  "answer",
  "solution",
  "explanation",
  "suggestion",
  "hints",
  "review",
  "continuations",
];
const postInterval = 60;
const tasks = new Map<SearchKind, Task>();
let wake: (() => void) | undefined;
/// A translation that the engine has not been given yet.
let translation: string | undefined;

const post = (message: WorkerMessage) => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === "cancel") {
    tasks.delete(data.request);
    return;
  }
  if (data.kind === "language") {
    translation = data.translation;
    return;
  }
  const times = { searchTime: 0, lastPostTime: 0 };
  tasks.set(data.kind, {
    request: data,
    isStarted: false,
    isBookAsked: false,
    isProofAsked: false,
    ...times,
  });
  wake?.();
});

/// Lets the event loop deliver messages.
const yieldToEventLoop = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

function start(engine: SearchEngine, { kind, state, milliseconds, move }: SearchRequest): boolean {
  if (kind === "explanation") return engine.startExplanation(state, move ?? "");
  if (kind === "answer") return engine.startAnswer(state, move ?? "");
  if (kind === "hints") return engine.startHints(state);
  if (kind === "continuations") return engine.startContinuations(state);
  if (kind === "review") return engine.startReview(state, milliseconds);
  return true;
}

/// Resumes what is searched in slices.
function resume(engine: SearchEngine, kind: Sliced): Found[Sliced] {
  if (kind === "explanation") return engine.resumeExplanation();
  if (kind === "answer") return engine.resumeAnswer();
  if (kind === "hints") return engine.resumeHints();
  if (kind === "continuations") return engine.resumeContinuations();
  return engine.resumeReview();
}

/// Runs one slice of a task; returns whether it was the last.
function runSlice(engine: SearchEngine, task: Task): boolean {
  const { kind, state, move, milliseconds } = task.request;
  if (!task.isStarted && !start(engine, task.request)) return true;
  task.isStarted = true;
  if (kind === "choice" || kind === "suggestion" || kind === "solution") {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const found = engine.choose(state, milliseconds, seed);
    if (found) post({ kind, state, move, found, isLast: true });
    return true;
  }
  const startTime = performance.now();
  const found = resume(engine, kind);
  const now = performance.now();
  task.searchTime += now - startTime;
  const isLast = found.is_done || (kind !== "review" && task.searchTime > milliseconds);
  if (isLast || now - task.lastPostTime > postInterval) {
    task.lastPostTime = now;
    post({ kind, state, move, found, isLast } as SearchResult<Sliced>);
  }
  return isLast;
}

async function run() {
  const engine = await fetchSearchEngine();
  let isBookSet = false;
  for (;;) {
    if (translation !== undefined) engine.setLanguage(translation);
    translation = undefined;
    const kind = kinds.find((each) => tasks.has(each));
    const task = kind && tasks.get(kind);
    if (!task) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      continue;
    }
    if (!isBookSet && !task.isBookAsked) {
      task.isBookAsked = true;
      if (engine.hasBook(task.request.state)) {
        // Without it the first moves are searched, which takes longer; the next task asks again.
        isBookSet = await fetchBook(engine).then(
          () => true,
          () => false,
        );
        continue; // with the task that counts by now
      }
    }
    if (!task.isProofAsked && (kind === "choice" || kind === "suggestion")) {
      task.isProofAsked = true;
      const names = engine.usefulProofs(task.request.state);
      if (names.length > 0) {
        // Without it the move is searched.
        await fetchProof(engine, names).catch(() => undefined);
        continue; // with the task that counts by now
      }
    }
    const isLast = runSlice(engine, task);
    if (isLast && tasks.get(task.request.kind) === task) tasks.delete(task.request.kind);
    await yieldToEventLoop();
  }
}

run().catch((error: unknown) => {
  post({ kind: "failure", message: error instanceof Error ? error.message : String(error) });
});
