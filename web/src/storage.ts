// SPDX-License-Identifier: BSL-1.0
/// The state of the game that is played.
export const gameStorageKey = "inarow.game";

/// The browser's storage; empty where the browser does not allow any.
export function readStorage(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/// Writes a text, or removes it.
export function writeStorage(key: string, text: string | undefined) {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The page works without.
  }
}
