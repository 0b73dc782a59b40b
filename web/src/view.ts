// SPDX-License-Identifier: BSL-1.0
/// The page has two views; the part of its address after "#" says which.
export type View = "game" | "playground";

export function viewOf(hash: string): View {
  return hash.startsWith("#playground") ? "playground" : "game";
}

export const currentView = (): View => viewOf(location.hash);

/// Where each view was when it was left, so that a link back leads there again.
const left: Record<View, string> = { game: "#", playground: "#playground" };

/// The address to go to for a view.
export function wayTo(view: View): string {
  return view === currentView() ? location.hash || "#" : left[view];
}

/// Called with the address before each change of it, so that both ways lead back.
export function leave(hash: string) {
  left[viewOf(hash)] = hash || "#";
}
