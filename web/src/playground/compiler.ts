// SPDX-License-Identifier: BSL-1.0
import { folder, sizes } from "virtual:compiler-files";

import type { Answer, Compiled, Request } from "./messages";

export type State =
  | { readonly is: "fetching"; readonly done: number; readonly total: number }
  | { readonly is: "starting" }
  | { readonly is: "ready"; readonly version: string }
  | { readonly is: "broken"; readonly why: string };

/// The compiler, in a worker of its own.
export class Compiler {
  #worker: Worker | undefined;
  #newest = 0;
  #waiting = new Map<number, (result: Compiled) => void>();
  readonly #report: (state: State) => void;

  constructor(report: (state: State) => void) {
    this.#report = report;
  }

  /// Fetches and starts it; afresh, if it was.
  open() {
    this.close();
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    this.#report({ is: "fetching", done: 0, total });
    const worker = new Worker(new URL("./compiler_worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#hear(data);
    worker.onerror = () => this.#fail("the connection failed while fetching its worker");
    this.#worker = worker;
    this.#ask({ kind: "open", folder: new URL(folder, document.baseURI).href, sizes });
  }

  /// Precondition: it is ready.
  compile(program: string): Promise<Compiled> {
    const id = ++this.#newest;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#ask({ kind: "compile", id, program });
    });
  }

  close() {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #ask(request: Request) {
    this.#worker?.postMessage(request);
  }

  #fail(why: string) {
    this.close();
    this.#report({ is: "broken", why });
  }

  #hear(answer: Answer) {
    if (answer.kind === "compiled") {
      this.#waiting.get(answer.id)?.(answer.result);
      this.#waiting.delete(answer.id);
    } else if (answer.kind === "progress") {
      const { done, total } = answer;
      this.#report(done < total ? { is: "fetching", done, total } : { is: "starting" });
    } else if (answer.kind === "ready") {
      this.#report({ is: "ready", version: answer.version });
    } else {
      this.#fail(answer.why);
    }
  }
}
