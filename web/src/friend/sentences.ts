// SPDX-License-Identifier: BSL-1.0
// Everything that the page says of a game by link. The names are those of the record.
import { capitalized } from "../capitalized";
import type { Player, View } from "../engine/view";
import { ownPlayer } from "../game/series";

export const otherPlayer = (view: View): Player =>
  ownPlayer(view) === "first" ? "second" : "first";

/// "Ada", or "your friend" where no name is known.
export const friendName = (view: View) => view.about[otherPlayer(view)] || "your friend";

const friendAtStart = (view: View) => capitalized(friendName(view));

const lastMove = ({ moves }: View) => moves[moves.length - 1];

/// Whether the other side has to be sent the game: it is their turn, or the own move ended it.
export function isToSend(view: View): boolean {
  return view.is_over ? hasMoved(view) : isAtEnd(view) && view.to_move !== ownPlayer(view);
}
/// Whether the last position is shown.
export const isAtEnd = (view: View) => view.ply === view.moves.length;
/// Whether the last move is one's own.
export const hasMoved = (view: View) => lastMove(view)?.mover === ownPlayer(view);

function resultOf(view: View): string {
  if (view.outcome === "draw") return "It is a draw.";
  return view.outcome === `${ownPlayer(view)} won` ? "You win." : `${friendAtStart(view)} wins.`;
}

/// What was played and whose turn it is: "Ada played 4. Your move, Ben."
export function turnSentence(view: View): string {
  if (!isAtEnd(view))
    return `This is the position after ${view.ply} of ${view.moves.length} moves.`;
  const last = lastMove(view);
  const played = last
    ? `${last.mover === ownPlayer(view) ? "You" : friendAtStart(view)} played ${last.text}. `
    : "";
  if (view.is_over) {
    return `${played}${resultOf(view)}${isToSend(view) ? ` Send the last move to ${friendName(view)}.` : ""}`;
  }
  if (isToSend(view)) {
    return last
      ? `${played}Send the move to ${friendName(view)}.`
      : `${friendAtStart(view)} moves first. Send them the new game.`;
  }
  const name = view.about[ownPlayer(view)];
  return `${played}Your move${last ? "" : " is the first"}${name === "" ? "" : `, ${name}`}.`;
}

/// "You 2, Ada 1, one draw."; empty before the first result.
export function scoreSentence(view: View): string {
  const [, first = 0, second = 0, draws = 0] = view.series.split(".").map(Number);
  if (first + second + draws === 0) return "";
  const [own, other] = ownPlayer(view) === "first" ? [first, second] : [second, first];
  const drawn = draws === 0 ? "" : draws === 1 ? ", one draw" : `, ${draws} draws`;
  return `Score: you ${own}, ${friendName(view)} ${other}${drawn}.`;
}

/// The text that goes with the link.
export const invitation = (view: View) =>
  view.is_over ? "The last move of our game:" : "It is your move:";

export const sayings = {
  send: (view: View) => (hasMoved(view) ? "Send move" : "Send game"),
  dialog: (view: View) =>
    `${friendAtStart(view)} opens this link, and plays on their own device. This page itself sends nothing.`,
  copied: "Link copied.",
  notCopied: "The browser does not allow this page to copy. Copy the link above yourself.",
  tooLong: "This link is too long for a QR code. Copy it instead.",
  qrLabel: "QR code of the link",
} as const;
