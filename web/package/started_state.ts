// SPDX-License-Identifier: BSL-1.0

/// The text of the state of a game after some moves. A text with an ampersand, which would begin the
/// next part of the state, is none that can be read.
export function startedState(rules: string, moves: string, settings = ""): string {
  const value = (text: string) => text.trim().replace(/\s+/g, " ").replaceAll("&", "?");
  return `rules=${value(rules)}&moves=${value(moves)}${settings}`;
}
