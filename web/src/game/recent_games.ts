// SPDX-License-Identifier: BSL-1.0
import { readStorage, writeStorage } from "../storage";

const storageKey = "inarow.recent";
const maxCount = 20;

/// The states of the games that others have replaced, the last one first.
export function recentGames(): readonly string[] {
  try {
    const list: unknown = JSON.parse(readStorage(storageKey) ?? "[]");
    if (!Array.isArray(list)) return [];
    return list.filter((each): each is string => typeof each === "string").slice(0, maxCount);
  } catch {
    return [];
  }
}

export function rememberGame(state: string) {
  const others = recentGames().filter((each) => each !== state);
  writeStorage(storageKey, JSON.stringify([state, ...others].slice(0, maxCount)));
}
