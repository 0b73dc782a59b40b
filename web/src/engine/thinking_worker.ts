// SPDX-License-Identifier: BSL-1.0
// The engine in a thread of its own, where the search is. It works for a moment, reports what is
// known, and looks whether it has been asked something else.
import type { Engine } from "./engine";
import { fetchBookInto, fetchEngine } from "./fetched";
import type { FromWorker, Kind, Question, ToWorker } from "./messages";

interface Task {
  readonly question: Question;
  spent: number;
  reported: number;
}

declare const self: DedicatedWorkerGlobalScope;

/// What a person waits for the most comes first.
const order: readonly Kind[] = ["choice", "advice", "hints", "review"];
const betweenReports = 60;
const tasks = new Map<Kind, Task>();
let wake: (() => void) | undefined;

const report = (message: FromWorker) => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "cancel") {
    tasks.delete(data.what);
    return;
  }
  tasks.set(data.kind, { question: data, spent: -1, reported: 0 });
  wake?.();
});

/// Lets messages in.
const breathe = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

function begin(engine: Engine, { kind, state, milliseconds }: Question): boolean {
  if (kind === "hints") return engine.askHints(state);
  if (kind === "review") return engine.askReview(state, milliseconds);
  return true;
}

/// Works for a moment; whether that was the last one.
function work(engine: Engine, task: Task): boolean {
  const { kind, state, milliseconds } = task.question;
  if (task.spent < 0) {
    if (!begin(engine, task.question)) return true;
    task.spent = 0;
  }
  if (kind === "choice" || kind === "advice") {
    const known = engine.choose(state, milliseconds);
    if (known) report({ kind, state, known, isLast: true });
    return true;
  }
  const began = performance.now();
  const { isDone, known } = kind === "hints" ? engine.goOnWithHints() : engine.goOnWithReview();
  const now = performance.now();
  task.spent += now - began;
  const isLast = isDone || (kind === "hints" && task.spent > milliseconds);
  if (isLast || now - task.reported > betweenReports) {
    task.reported = now;
    report({ kind, state, known, isLast } as FromWorker);
  }
  return isLast;
}

async function run() {
  const engine = await fetchEngine();
  await fetchBookInto(engine).catch(() => undefined);
  for (;;) {
    const kind = order.find((each) => tasks.has(each));
    const task = kind && tasks.get(kind);
    if (!task) {
      await new Promise<void>((done) => (wake = done));
    } else {
      if (work(engine, task) && tasks.get(task.question.kind) === task) {
        tasks.delete(task.question.kind);
      }
      await breathe();
    }
  }
}

run().catch((error: unknown) => report({ kind: "failure", sentence: String(error) }));
