// SPDX-License-Identifier: BSL-1.0
import type { Choice, Continuation, Continuations, Hint, Hints } from "../engine/view";
import { isRepeated } from "./repeated";
import { formatScore, needsSuggestion, outlookOf } from "./score";

const maxListed = 9;

/// The best first; of equal lower bounds, the one with the higher upper bound.
const compareHints = (a: Hint, b: Hint) => b.lower - a.lower || b.upper - a.upper;

export const countMoves = (count: number) => `${count} ${count === 1 ? "move" : "moves"}`;

/// How the game goes on, and whether the opening book knows it.
function Following({ of }: { of: Continuation | undefined }) {
  if (!of || (of.line.length === 0 && !of.is_in_book)) return null;
  return (
    <span class="following muted small">
      {of.line.length > 0 && `then ${of.line.join(" ")}`}
      {of.is_in_book && <span class="in-book">book</span>}
    </span>
  );
}

/// What the hints say, once they are found, for screen readers.
function hintsSentence(hints: Hints | undefined, suggestion: Choice | undefined): string {
  if (hints && suggestion && needsSuggestion(hints))
    return `Hints: ${suggestion.move} is the best found, not proven.`;
  const best = hints?.is_done ? hints.moves.filter(({ is_best }) => is_best) : [];
  const [first] = best;
  if (!first) return "";
  return best.length > maxListed
    ? `Hints: ${countMoves(best.length)} are best: ${first.words}.`
    : `Hints: best ${best.map(({ move }) => move).join(", ")}: ${first.words}.`;
}

interface Props {
  readonly hints: Hints | undefined;
  readonly suggestion: Choice | undefined;
  readonly continuations: Continuations | undefined;
  readonly play: (move: string) => void;
  readonly explain: (move: string) => void;
}

/// The score of each move, in words and as a number; where the search finds none, the best move
/// found. What is found is announced.
export function HintList(props: Props) {
  return (
    <>
      <p class="visually-hidden" role="status">
        {hintsSentence(props.hints, props.suggestion)}
      </p>
      <Scores {...props} />
    </>
  );
}

function Scores({ hints, suggestion, continuations, play, explain }: Props) {
  if (!hints) return <p class="muted">Searching…</p>;
  const known = hints.moves.filter((hint) => outlookOf(hint) !== "unknown").sort(compareHints);
  const following = new Map(continuations?.moves.map((each) => [each.square, each]));
  const unknownCount = hints.moves.length - known.length;
  return (
    <>
      {suggestion && needsSuggestion(hints) && (
        <ol class="hint-list">
          <li>
            <button
              type="button"
              class="plain"
              onClick={(event) => isRepeated(event) || play(suggestion.move)}
            >
              <b>{suggestion.move}</b>
              <span class="words">the best found, not proven</span>
            </button>
          </li>
        </ol>
      )}
      <ol class="hint-list">
        {known.slice(0, maxListed).map((hint) => (
          <li key={hint.square}>
            <button
              type="button"
              class="plain"
              onClick={(event) => isRepeated(event) || play(hint.move)}
            >
              <b>{hint.move}</b>
              <span class="words">
                {hint.words}
                {hint.is_best && <span class="muted"> · best</span>}
                <Following of={following.get(hint.square)} />
              </span>
              <span class={`badge ${outlookOf(hint)}`}>{formatScore(hint)}</span>
            </button>
            <button
              type="button"
              class="plain why-button"
              aria-label={`Why ${hint.move}?`}
              onClick={() => explain(hint.move)}
            >
              Why?
            </button>
          </li>
        ))}
      </ol>
      {known.length > maxListed && (
        <p class="muted small">Scores of {countMoves(known.length - maxListed)} more: see board.</p>
      )}
      {unknownCount > 0 && (
        <p class="muted small">
          Score unknown: {countMoves(unknownCount)}
          {hints.is_done ? "." : " so far."}
        </p>
      )}
    </>
  );
}
