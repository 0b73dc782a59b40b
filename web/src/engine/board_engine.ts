// SPDX-License-Identifier: BSL-1.0
import type { View } from "./view";
import { type BufferExports, instantiate, WasmModule } from "./wasm_module";

/// The exports of bindings/wasm/board_exports.hpp.
export interface BoardExports extends BufferExports {
  load(): void;
  reduce(stateSize: number): void;
  picture(): void;
}

/// The rules of the games: what a board needs.
export class BoardEngine<Exports extends BoardExports = BoardExports> extends WasmModule<Exports> {
  static async create(module: BufferSource): Promise<BoardEngine> {
    return new BoardEngine(await instantiate<BoardExports>(module));
  }

  load(state: string): View {
    this.writeInput(state);
    this.wasm.load();
    return this.parseOutput<View>();
  }
  reduce(state: string, action: string): View {
    this.wasm.reduce(this.writeInput(state, action));
    return this.parseOutput<View>();
  }

  /// The state after several actions.
  after(state: string, actions: readonly string[]): string {
    return actions.reduce((each, action) => this.reduce(each, action).state, state);
  }

  /// The board of a state as an SVG picture, in which each square has a [data-square]; empty if the
  /// state cannot be read.
  picture(state: string): string {
    this.writeInput(state);
    this.wasm.picture();
    return this.output;
  }
}
