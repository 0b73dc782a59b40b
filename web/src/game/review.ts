// SPDX-License-Identifier: BSL-1.0

import type { GameStore } from "./store";
import { panelId } from "./tabs";

/// Shows the mistakes of the game.
export function review(store: GameStore) {
  if (!store.snapshot.view.has_hints) store.setHints(true);
  store.showTab("analysis");
  // Once it has its content, which its name is read with.
  requestAnimationFrame(() => document.getElementById(panelId)?.focus());
}
