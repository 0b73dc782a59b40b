// SPDX-License-Identifier: BSL-1.0
import type { Answer, FromWorker, Kind, Question, ToWorker } from "./messages";

/// The worker as the page sees it. It is started with the first question.
export class Thinker {
  private worker: Worker | undefined;

  private readonly answered: (answer: Answer) => void;
  private readonly failed: (sentence: string) => void;

  constructor(answered: (answer: Answer) => void, failed: (sentence: string) => void) {
    this.answered = answered;
    this.failed = failed;
  }

  ask(question: Question) {
    this.send(question);
  }
  cancel(what: Kind) {
    if (this.worker) this.send({ kind: "cancel", what });
  }

  private send(message: ToWorker) {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }
  private start(): Worker {
    const worker = new Worker(new URL("./thinking_worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "failure") this.fail(data.sentence);
      else this.answered(data);
    });
    worker.addEventListener("error", (event) => this.fail(event.message));
    return worker;
  }
  /// The next question starts it again.
  private fail(sentence: string) {
    this.worker?.terminate();
    this.worker = undefined;
    this.failed(sentence);
  }
}
