// SPDX-License-Identifier: BSL-1.0
import type { Choice, Hints, Review, View } from "./view.ts";

/// What bindings/wasm/engine.cpp exports.
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  input(size: number): number;
  output(): number;
  output_size(): number;
  load(): void;
  reduce(stateSize: number): void;
  copy(stateSize: number): void;
  use_book(): number;
  ask_hints(): number;
  ask_review(milliseconds: number): number;
  go_on_with_hints(): number;
  go_on_with_review(): number;
  choose(milliseconds: number): number;
}

/// How far the work is, and what is known.
export interface Progress<Known> {
  readonly isDone: boolean;
  readonly known: Known;
}

/// The engine asks its host for the time, and for nothing else; what it would say when it aborts
/// goes nowhere.
function host(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const done = 0;
  const badFile = 8;
  return {
    wasi_snapshot_preview1: {
      clock_time_get(_clock: number, _precision: bigint, to: number) {
        const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
        new DataView(memory().buffer).setBigUint64(to, nanoseconds, true);
        return done;
      },
      fd_close: () => badFile,
      fd_seek: () => badFile,
      fd_write: () => badFile,
    },
  };
}

/// The C++ engine: texts go in, and texts and values come out.
export class Engine {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();
  private readonly wasm: Exports;

  private constructor(wasm: Exports) {
    this.wasm = wasm;
  }

  static async from(module: BufferSource): Promise<Engine> {
    let wasm: Exports | undefined;
    const imports = host(() => (wasm as Exports).memory);
    const { instance } = await WebAssembly.instantiate(module, imports);
    wasm = instance.exports as unknown as Exports;
    wasm._initialize();
    return new Engine(wasm);
  }

  load(state: string): View {
    this.give(state);
    this.wasm.load();
    return this.json<View>();
  }
  reduce(state: string, action: string): View {
    this.wasm.reduce(this.give(state, action));
    return this.json<View>();
  }
  copy(state: string, name: string): string {
    this.wasm.copy(this.give(state, name));
    return this.lastText;
  }

  useBook(book: Uint8Array): boolean {
    const at = this.wasm.input(book.length);
    new Uint8Array(this.wasm.memory.buffer, at, book.length).set(book);
    return this.wasm.use_book() !== 0;
  }
  askHints(state: string): boolean {
    this.give(state);
    return this.wasm.ask_hints() !== 0;
  }
  askReview(state: string, milliseconds: number): boolean {
    this.give(state);
    return this.wasm.ask_review(milliseconds) !== 0;
  }
  goOnWithHints(): Progress<Hints> {
    return { isDone: this.wasm.go_on_with_hints() !== 0, known: this.json<Hints>() };
  }
  goOnWithReview(): Progress<Review> {
    return { isDone: this.wasm.go_on_with_review() !== 0, known: this.json<Review>() };
  }
  choose(state: string, milliseconds: number): Choice | undefined {
    this.give(state);
    return this.wasm.choose(milliseconds) !== 0 ? this.json<Choice>() : undefined;
  }

  /// Hands over one text, or one and right after it a second; gives the length of the first.
  private give(first: string, second = ""): number {
    const bytes = this.encoder.encode(first);
    const more = this.encoder.encode(second);
    const at = this.wasm.input(bytes.length + more.length);
    const room = new Uint8Array(this.wasm.memory.buffer, at, bytes.length + more.length);
    room.set(bytes);
    room.set(more, bytes.length);
    return bytes.length;
  }
  /// What the last call gave, as it stands.
  get lastText(): string {
    const at = this.wasm.output();
    return this.decoder.decode(new Uint8Array(this.wasm.memory.buffer, at, this.wasm.output_size()));
  }
  private json<T>(): T {
    return JSON.parse(this.lastText) as T;
  }
}
