// SPDX-License-Identifier: BSL-1.0
import wasmUrl from "../../../build/wasm/strategy.wasm?url";
import { fetchBytes } from "./fetch_bytes";
import { type BufferExports, instantiate, WasmModule } from "./wasm_module";

/// The exports of bindings/wasm/strategy_engine.cpp.
interface StrategyExports extends BufferExports {
  answer(): void;
}

/// solve::strategy_verifier::follow_up
const nexts = ["replies", "claimeven", "line"] as const;

export interface StrategyAnswer {
  /// Counted from 0.
  readonly column: number;
  readonly next: (typeof nexts)[number];
  /// The squares where the first player can complete a line once they can be played.
  readonly threats: readonly number[];
}

/// The strategy with which the first player wins Connect Four.
export class StrategyEngine extends WasmModule<StrategyExports> {
  static async fetch(): Promise<StrategyEngine> {
    return new StrategyEngine(await instantiate<StrategyExports>(await fetchBytes(wasmUrl)));
  }

  /// The answer to the last of the second player's moves, which are columns counted from 0.
  /// Undefined if the move is illegal, or the strategy has ended.
  answer(moves: readonly number[]): StrategyAnswer | undefined {
    this.writeInput(moves.join(""));
    this.wasm.answer();
    if (this.output === "") return undefined;
    const [column = 0, number = 0, ...threats] = this.output.split(" ").map(Number);
    return { column, next: nexts[number] ?? "replies", threats };
  }
}
