// SPDX-License-Identifier: BSL-1.0
import { BoardEngine, type BoardExports } from "./board_engine";
import type { PositionEditor, Puzzle, View } from "./view";
import { instantiate } from "./wasm_module";

/// The exports of bindings/wasm/page_engine.cpp.
interface PageExports extends BoardExports {
  set_language(): void;
  open(stateSize: number, source: number): void;
  import_game(stateSize: number, number: number): void;
  import_position(stateSize: number, number: number): void;
  export_game(stateSize: number): void;
  edit_position(): void;
  edit(editorSize: number): void;
  puzzle(): void;
}

/// ui::text_source
const textSources = ["link", "file", "storage"] as const;
export type TextSource = (typeof textSources)[number];

/// The rules of the games and everything that is shown of them, without the search.
export class Core extends BoardEngine<PageExports> {
  static override async create(module: BufferSource): Promise<Core> {
    return new Core(await instantiate<PageExports>(module));
  }

  /// Writes what follows in the language of a translation, a text as src/language/core.de.txt;
  /// empty for English. Throws if the text cannot be read.
  setLanguage(translation: string) {
    this.writeInput(translation);
    this.wasm.set_language();
    if (this.output !== "") throw new Error(this.output);
  }

  /// The view of a state over the one before, which stays if nothing can be read.
  open(state: string, before: string, source: TextSource): View {
    this.wasm.open(this.writeInput(state, before), textSources.indexOf(source));
    return this.parseOutput<View>();
  }
  /// The view of a game of a text over the one before, which stays if the text is none.
  importGame(before: string, text: string, number = 1): View {
    this.wasm.import_game(this.writeInput(before, text), number);
    return this.parseOutput<View>();
  }
  /// The editor of the board that a game of a text begins with, if no game reaches this board.
  importPosition(before: string, text: string, number = 1): PositionEditor | undefined {
    this.wasm.import_position(this.writeInput(before, text), number);
    return this.output === "" ? undefined : this.parseOutput<PositionEditor>();
  }
  exportGame(state: string, format: string): string {
    this.wasm.export_game(this.writeInput(state, format));
    return this.output;
  }

  /// The editor of the position that a state shows.
  editPosition(state: string): PositionEditor {
    this.writeInput(state);
    this.wasm.edit_position();
    return this.parseOutput<PositionEditor>();
  }
  /// The editor after an edit, such as `put 38 first`.
  edit(editor: string, edit: string): PositionEditor {
    this.wasm.edit(this.writeInput(editor, edit));
    return this.parseOutput<PositionEditor>();
  }

  /// The puzzle of a line; undefined if it is none.
  puzzle(line: string): Puzzle | undefined {
    this.writeInput(line);
    this.wasm.puzzle();
    return this.output === "" ? undefined : this.parseOutput<Puzzle>();
  }
}
