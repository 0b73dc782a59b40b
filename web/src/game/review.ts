// SPDX-License-Identifier: BSL-1.0
import type { GameStore } from "./store";

/// Shows the mistakes of the game.
export function review(store: GameStore) {
  if (!store.snapshot.view.has_hints) store.setHints(true);
  document.getElementById("moves-heading")?.focus();
}
