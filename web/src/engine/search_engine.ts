// SPDX-License-Identifier: BSL-1.0
import type { Answer, Choice, Continuations, Explanation, Hints, Review } from "./view";
import { type BufferExports, instantiate, WasmModule } from "./wasm_module";

/// The exports of bindings/wasm/search_engine.cpp.
interface SearchExports extends BufferExports {
  set_language(): void;
  has_book(): number;
  set_book(): number;
  useful_proofs(): void;
  set_proof(): number;
  start_hints(): number;
  resume_hints(): void;
  start_continuations(): number;
  resume_continuations(): void;
  start_review(milliseconds: number): number;
  resume_review(): void;
  start_explanation(stateSize: number): number;
  resume_explanation(): void;
  start_answer(puzzleSize: number): number;
  resume_answer(): void;
  choose(milliseconds: number, seed: number): void;
}

/// The engine of the search worker.
export class SearchEngine extends WasmModule<SearchExports> {
  static async create(module: BufferSource): Promise<SearchEngine> {
    return new SearchEngine(await instantiate<SearchExports>(module));
  }

  /// Writes what follows in the language of a translation, as Core.setLanguage.
  setLanguage(translation: string) {
    this.writeInput(translation);
    this.wasm.set_language();
    if (this.output !== "") throw new Error(this.output);
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
  /// The names of the proofs of gomoku that can apply to the game of the state, as in "h8-a1"; none if
  /// the computer does not need one.
  usefulProofs(state: string): string[] {
    this.writeInput(state);
    this.wasm.useful_proofs();
    return this.output === "" ? [] : this.output.split(" ");
  }
  /// Returns false if the bytes are not a proof of a win.
  setProof(proof: Uint8Array): boolean {
    this.writeBytes(proof);
    return this.wasm.set_proof() !== 0;
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
  /// Returns false if the state cannot be read.
  startContinuations(state: string): boolean {
    this.writeInput(state);
    return this.wasm.start_continuations() !== 0;
  }
  /// Searches for a moment. Precondition: continuations were started.
  resumeContinuations(): Continuations {
    this.wasm.resume_continuations();
    return this.parseOutput<Continuations>();
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
  /// Returns false if the line is no puzzle, or the move is illegal.
  startAnswer(line: string, move: string): boolean {
    return this.wasm.start_answer(this.writeInput(line, move)) !== 0;
  }
  /// Searches for a moment. Precondition: an answer was started.
  resumeAnswer(): Answer {
    this.wasm.resume_answer();
    return this.parseOutput<Answer>();
  }
  /// A move; undefined if the state cannot be read or the game is over. Below the highest level it
  /// depends on the seed, a whole number below 2^32.
  choose(state: string, milliseconds: number, seed: number): Choice | undefined {
    this.writeInput(state);
    this.wasm.choose(milliseconds, seed);
    return this.output === "" ? undefined : this.parseOutput<Choice>();
  }
}
