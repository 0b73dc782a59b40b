// SPDX-License-Identifier: BSL-1.0
// A program that was compiled in the playground, in a thread of its own.
import type { RunMessage, RunWorkerMessage } from "./run_protocol";
import { ProgramExit, systemInterface } from "./wasi";

declare const self: DedicatedWorkerGlobalScope;

const post = (message: RunWorkerMessage) => self.postMessage(message);

/// Sends text in order: the first pieces at once, later ones together, or a program that writes
/// without an end would flood the page.
class Output {
  private readonly decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() };
  private text = "";
  private messages = 0;
  private lastTime = 0;

  readonly write = (stream: "stdout" | "stderr", bytes: Uint8Array) => {
    this.text += this.decoders[stream].decode(bytes, { stream: true });
    if (this.messages < 100 || performance.now() - this.lastTime > 50) this.flush();
  };
  flush() {
    if (this.text === "") return;
    post({ kind: "output", text: this.text });
    this.text = "";
    this.messages++;
    this.lastTime = performance.now();
  }
}

async function run({ executable, input }: RunMessage) {
  const output = new Output();
  const streams = { input: new TextEncoder().encode(input), write: output.write };
  let exitCode = 0;
  let startTime = performance.now();
  try {
    const module = await WebAssembly.compile(executable);
    const imports = systemInterface(module, streams, () => memory);
    const { exports } = await WebAssembly.instantiate(module, imports);
    const memory = exports.memory as WebAssembly.Memory;
    startTime = performance.now();
    (exports._start as () => void)();
  } catch (error) {
    if (!(error instanceof ProgramExit)) {
      output.flush();
      post({ kind: "fault", message: error instanceof Error ? error.message : String(error) });
      return;
    }
    exitCode = error.code;
  }
  output.flush();
  post({ kind: "end", exitCode, milliseconds: performance.now() - startTime });
}

self.addEventListener("message", ({ data }: MessageEvent<RunMessage>) => void run(data));
