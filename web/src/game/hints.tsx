// SPDX-License-Identifier: BSL-1.0
import type { Choice, Hint, Hints } from "../engine/view";
import { kindOf, shortScore } from "./board";

const mostListed = 9;

/// The best first; of equals, what is known best.
const byWorth = (a: Hint, b: Hint) => b.least - a.least || b.most - a.most;

interface Props {
  readonly hints: Hints | undefined;
  readonly advice: Choice | undefined;
  readonly play: (move: string) => void;
}

/// What each move is worth, in words and numbers; where that is beyond reach, the best found.
export function HintList({ hints, advice, play }: Props) {
  if (!hints) return <p class="muted">Looking at the moves…</p>;
  const known = hints.moves.filter((hint) => kindOf(hint) !== "open").sort(byWorth);
  const left = hints.moves.length - known.length;
  return (
    <>
      <ol class="hints">
        {known.slice(0, mostListed).map((hint) => (
          <li key={hint.square}>
            <button class="plain" onClick={() => play(hint.move)}>
              <b>{hint.move}</b>
              <span class="words">
                {hint.words}
                {hint.is_best && <span class="muted"> · best</span>}
              </span>
              <span class={`badge ${kindOf(hint)}`}>{shortScore(hint)}</span>
            </button>
          </li>
        ))}
      </ol>
      {known.length > mostListed && (
        <p class="muted small">and {known.length - mostListed} more on the board.</p>
      )}
      {advice && (
        <ol class="hints">
          <li>
            <button class="plain" onClick={() => play(advice.move)}>
              <b>{advice.move}</b>
              <span class="words">the best found, not proven</span>
            </button>
          </li>
        </ol>
      )}
      {left > 0 && (
        <p class="muted small">
          Not known {hints.is_answered ? "" : "yet"} of {left} {left === 1 ? "move" : "moves"}.
        </p>
      )}
    </>
  );
}
