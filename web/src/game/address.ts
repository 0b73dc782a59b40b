// SPDX-License-Identifier: BSL-1.0
// The game in the address of the page: its fragment is the text of the state, and empty while a game
// is chosen. On another route the address is not the game's.
import { currentRoute } from "../route";

/// The text of a state in a link, which may be percent-encoded.
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/// Empty while a game is chosen; undefined on another route.
export const addressedState = (): string | undefined =>
  currentRoute() === "game" ? decodeHash(location.hash) : undefined;

/// Goes to an address from which the browser's button leads back.
export function enterAddress(state: string) {
  if (currentRoute() === "game") history.pushState(null, "", `#${state}`);
}

/// Changes the address to that of a state.
export function updateAddress(state: string) {
  const addressed = addressedState();
  if (addressed !== undefined && addressed !== state) {
    history.replaceState(history.state, "", `#${state}`);
  }
}
