// SPDX-License-Identifier: BSL-1.0
import type { Choice, Explanation, Hints, Review, View } from "./view";

/// The exports of bindings/wasm/engine.cpp.
interface EngineExports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  input(size: number): number;
  output(): number;
  output_size(): number;
  load(): void;
  open(stateSize: number, source: number): void;
  reduce(stateSize: number): void;
  export_game(stateSize: number): void;
  picture(): void;
  has_book(): number;
  set_book(): number;
  start_hints(): number;
  resume_hints(): void;
  start_review(milliseconds: number): number;
  resume_review(): void;
  start_explanation(stateSize: number): number;
  resume_explanation(): void;
  choose(milliseconds: number, seed: number): void;
}

/// The system interface: the engine asks for the time, and for nothing else. Messages of an abort
/// are discarded.
function systemInterface(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const success = 0;
  const badFileDescriptor = 8;
  return {
    wasi_snapshot_preview1: {
      clock_time_get(_clock: number, _precision: bigint, resultAddress: number) {
        const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
        new DataView(memory().buffer).setBigUint64(resultAddress, nanoseconds, true);
        return success;
      },
      fd_close: () => badFileDescriptor,
      fd_seek: () => badFileDescriptor,
      fd_write: () => badFileDescriptor,
    },
  };
}

/// ui::text_source
const textSources = ["link", "file", "storage"] as const;
export type TextSource = (typeof textSources)[number];

/// The C++ engine: texts in, texts and values out.
export class Engine {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();
  private readonly wasm: EngineExports;

  private constructor(wasm: EngineExports) {
    this.wasm = wasm;
  }

  static async create(module: BufferSource): Promise<Engine> {
    let wasm: EngineExports | undefined;
    const imports = systemInterface(() => (wasm as EngineExports).memory);
    const { instance } = await WebAssembly.instantiate(module, imports);
    wasm = instance.exports as unknown as EngineExports;
    wasm._initialize();
    return new Engine(wasm);
  }

  load(state: string): View {
    this.writeInput(state);
    this.wasm.load();
    return this.parseOutput<View>();
  }
  /// The view of a state over the one before, which stays if nothing can be read.
  open(state: string, before: string, source: TextSource): View {
    this.wasm.open(this.writeInput(state, before), textSources.indexOf(source));
    return this.parseOutput<View>();
  }
  reduce(state: string, action: string): View {
    this.wasm.reduce(this.writeInput(state, action));
    return this.parseOutput<View>();
  }
  exportGame(state: string, format: string): string {
    this.wasm.export_game(this.writeInput(state, format));
    return this.output;
  }

  /// The board of a state as an SVG picture, in which each square has a [data-square]; empty if the
  /// state cannot be read.
  picture(state: string): string {
    this.writeInput(state);
    this.wasm.picture();
    return this.output;
  }

  /// Whether the page has an opening book of the state's rules.
  hasBook(state: string): boolean {
    this.writeInput(state);
    return this.wasm.has_book() !== 0;
  }
  /// Returns false if the bytes are not an opening book.
  setBook(book: Uint8Array): boolean {
    this.writeBytes(book);
    return this.wasm.set_book() !== 0;
  }
  /// Returns false if the state cannot be read.
  startHints(state: string): boolean {
    this.writeInput(state);
    return this.wasm.start_hints() !== 0;
  }
  /// Searches for a moment. Precondition: hints were started.
  resumeHints(): Hints {
    this.wasm.resume_hints();
    return this.parseOutput<Hints>();
  }
  /// Returns false if the state cannot be read. The time limit is for each position.
  startReview(state: string, milliseconds: number): boolean {
    this.writeInput(state);
    return this.wasm.start_review(milliseconds) !== 0;
  }
  /// Searches for a moment. Precondition: a review was started.
  resumeReview(): Review {
    this.wasm.resume_review();
    return this.parseOutput<Review>();
  }
  /// Returns false if the state cannot be read, or the move is illegal.
  startExplanation(state: string, move: string): boolean {
    return this.wasm.start_explanation(this.writeInput(state, move)) !== 0;
  }
  /// Searches for a moment. Precondition: an explanation was started.
  resumeExplanation(): Explanation {
    this.wasm.resume_explanation();
    return this.parseOutput<Explanation>();
  }
  /// A move; undefined if the state cannot be read or the game is over. Below the highest level it
  /// depends on the seed, a whole number below 2^32.
  choose(state: string, milliseconds: number, seed: number): Choice | undefined {
    this.writeInput(state);
    this.wasm.choose(milliseconds, seed);
    return this.output === "" ? undefined : this.parseOutput<Choice>();
  }

  /// The output of the last call.
  get output(): string {
    const address = this.wasm.output();
    const bytes = new Uint8Array(this.wasm.memory.buffer, address, this.wasm.output_size());
    return this.decoder.decode(bytes);
  }
  private parseOutput<T>(): T {
    return JSON.parse(this.output) as T;
  }
  /// Writes one text, or one followed by a second; returns the size of the first.
  private writeInput(first: string, second = ""): number {
    const firstBytes = this.encoder.encode(first);
    const secondBytes = this.encoder.encode(second);
    this.writeBytes(firstBytes, secondBytes);
    return firstBytes.length;
  }
  private writeBytes(first: Uint8Array, second: Uint8Array = new Uint8Array()) {
    const size = first.length + second.length;
    const address = this.wasm.input(size);
    const buffer = new Uint8Array(this.wasm.memory.buffer, address, size);
    buffer.set(first);
    buffer.set(second, first.length);
  }
}
