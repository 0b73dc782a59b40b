// SPDX-License-Identifier: BSL-1.0
// The games that are played by link: the browser keeps the last one of each series, which the next
// link must continue.
import type { Player, View } from "../engine/view";
import { readStorage, writeStorage } from "../storage";

const seriesKey = (state: string) => {
  const id = /\bseries=(\d+)/.exec(state)?.[1];
  return id && `inarow.series.${id}`;
};

/// The last game here of the series that a link belongs to.
export function knownGame(link: string): string | undefined {
  const key = seriesKey(link);
  return key && readStorage(key);
}
/// What follows the # in a link to a game of a series.
export const seriesLink = (text: string) => /#(\S*\bseries=\d\S*)/.exec(text)?.[1];

export function keepGame({ state, ply, moves }: View) {
  const key = seriesKey(state);
  if (key && ply === moves.length) writeStorage(key, state);
}

/// What makes a game between two people at this page the first one of a new series.
export const newSeries = () =>
  `&second=remote&series=${1 + (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0)}.0.0.0`;

/// The player at this page.
export const ownPlayer = ({ first }: View): Player => (first === "remote" ? "second" : "first");
export const otherPlayer = (view: View): Player =>
  ownPlayer(view) === "first" ? "second" : "first";

/// Whether a game goes on with a friend: hints cannot be turned on then.
export const isRivalry = ({ series, is_over, has_hints }: View) =>
  series !== "" && !is_over && !has_hints;
