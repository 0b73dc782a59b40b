// SPDX-License-Identifier: BSL-1.0
// Everything that the page says of a game by link. The names are those of the record.
import { capitalized } from "../capitalized";
import type { View } from "../engine/view";
import { otherPlayer, ownPlayer } from "../game/series";
import { laterTexts } from "../language/later_texts";

const texts = laterTexts.friend;

/// "Ada", or "your friend" where no name is known.
export const friendName = (view: View) => view.about[otherPlayer(view)] || texts.friend;

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
  if (view.outcome === "draw") return texts.draw;
  const hasWon = view.outcome === `${ownPlayer(view)} won`;
  return hasWon ? texts.youWin : texts.friendWins(friendAtStart(view));
}

/// What was played and whose turn it is: "Ada played 4. Your move, Ben."
export function turnSentence(view: View): string {
  if (!isAtEnd(view)) return texts.earlier(view.ply, view.moves.length);
  const last = lastMove(view);
  const played = !last
    ? ""
    : last.mover === ownPlayer(view)
      ? texts.youPlayed(last.text)
      : texts.friendPlayed(friendAtStart(view), last.text);
  if (view.is_over)
    return `${played}${resultOf(view)}${isToSend(view) ? texts.sendLast(friendName(view)) : ""}`;
  if (isToSend(view))
    return last ? played + texts.sendThis(friendName(view)) : texts.sendNew(friendAtStart(view));
  const name = view.about[ownPlayer(view)];
  return played + (last ? texts.yourMove(name) : texts.yourFirstMove(name));
}

/// "Score: you 2, Ada 1, one draw."; empty before the first result.
export function scoreSentence(view: View): string {
  const [, first = 0, second = 0, draws = 0] = view.series.split(".").map(Number);
  if (first + second + draws === 0) return "";
  const [own, other] = ownPlayer(view) === "first" ? [first, second] : [second, first];
  return texts.score(own, friendName(view), other, draws);
}

/// The text that goes with the link.
export const invitation = (view: View) => (view.is_over ? texts.lastMoveIsSent : texts.moveIsSent);

export const sending = (view: View) => (hasMoved(view) ? texts.sendMove : texts.sendGame);
export const opensLink = (view: View) => texts.dialog(friendAtStart(view));
