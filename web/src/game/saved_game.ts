// SPDX-License-Identifier: BSL-1.0
import type { Core } from "../engine/core";
import type { View } from "../engine/view";
import { gameStorageKey, readStorage, writeStorage } from "../storage";
import { isContinuation } from "./common_moves";
import { recentGames, rememberGame } from "./recent_games";

/// The game that the browser keeps, which may be that of another page.
export class SavedGame {
  private readonly core: Core;
  /// What was last written of this page's game; undefined before that.
  private written: string | undefined;

  constructor(core: Core) {
    this.core = core;
  }

  /// What the page begins with; with a refusal if it cannot be read.
  load(): View {
    return this.core.open(readStorage(gameStorageKey) ?? "", "", "storage");
  }
  /// The game that is kept, if it has a move.
  kept(): View | undefined {
    const kept = readStorage(gameStorageKey);
    const view = kept === undefined ? undefined : this.core.load(kept);
    return view && view.moves.length > 0 ? view : undefined;
  }
  /// What is saved next is another game than before.
  change() {
    this.written = undefined;
  }
  /// Keeps a game; the one that was kept, if it is another, goes to the recent ones.
  save(view: View) {
    if (readStorage(gameStorageKey) !== this.written) {
      const other = this.kept();
      if (other && !isContinuation(view, other)) rememberGame(other.state);
    }
    writeStorage(gameStorageKey, view.state);
    this.written = view.state;
  }
  /// The games that others have replaced, the last one first.
  recent(): readonly View[] {
    return recentGames().map((state) => this.core.load(state));
  }
}
