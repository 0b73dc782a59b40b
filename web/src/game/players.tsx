// SPDX-License-Identifier: BSL-1.0
import type { Outcome, Player } from "../engine/view";
import { texts } from "../language/texts";
import { levelName } from "./levels";
import { playerName } from "./player_name";
import type { GameSnapshot } from "./snapshot";
import { Stone } from "./stone";

const players = ["first", "second"] as const;
const winners: Partial<Record<Outcome, Player>> = { "first won": "first", "second won": "second" };

/// The status of the computer's search, as a sentence.
function searchStatus({ isThinking, isReplyProven }: GameSnapshot): string {
  if (isThinking) return texts.players.thinking;
  if (isReplyProven === undefined) return "";
  return isReplyProven ? texts.players.proven : texts.players.notProven;
}

function ComputerIcon() {
  return (
    <svg viewBox="0 0 16 16" role="img" aria-label={texts.players.computer} class="computer-icon">
      <rect x="4" y="4" width="8" height="8" rx="1.5" />
      <path d="M6 1.5v2M10 1.5v2M6 12.5v2M10 12.5v2M1.5 6h2M1.5 10h2M12.5 6h2M12.5 10h2" />
    </svg>
  );
}

/// A player's stones, names, and who moves for them; marked where it is their turn, or they have won.
function PlayerChip({ snapshot, player }: { snapshot: GameSnapshot; player: Player }) {
  const { view, isThinking } = snapshot;
  const isTheirs = view.is_over ? winners[view.outcome] === player : view.to_move === player;
  const isComputer = view[player] === "computer";
  const name = view.about[player];
  const { friend, person: either, you } = texts.players;
  const person = view[player] === "remote" ? friend : view.first === view.second ? either : you;
  const level = isComputer ? levelName(view[`${player}_level`]) : "";
  return (
    <div class={`player-chip ${player}${isTheirs ? " active" : ""}`}>
      <Stone player={player} style={view.style} />
      <p>
        <b>{playerName(view, player)}</b>
        <span class="small muted">
          {isComputer && <ComputerIcon />}
          {name === "" ? level || person : level === "" ? name : `${name} (${level})`}
        </span>
      </p>
      {isThinking && isTheirs && <span class="thinking" aria-hidden="true" />}
    </div>
  );
}

/// Whose turn it is or who has won, between the two players.
export function GameStatus({ snapshot }: { snapshot: GameSnapshot }) {
  const { view } = snapshot;
  const [left, right] = players;
  return (
    <section class="players" aria-label={texts.game.players}>
      <div class={`game-status${view.is_over ? " over" : ""}`} title={view.turn_text}>
        <PlayerChip snapshot={snapshot} player={left} />
        <div class="status-line">
          <p class="sentence display">{view.status_line}</p>
          <p class="small muted search-status">{searchStatus(snapshot)}</p>
        </div>
        <PlayerChip snapshot={snapshot} player={right} />
      </div>
    </section>
  );
}
