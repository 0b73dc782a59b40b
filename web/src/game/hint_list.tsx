// SPDX-License-Identifier: BSL-1.0
import { capitalized } from "../capitalized";
import type { Choice, Continuation, Continuations, Hint, Hints } from "../engine/view";
import { laterTexts } from "../language/later_texts";
import { texts } from "../language/texts";
import { isRepeated } from "./repeated";
import { formatScore, needsSuggestion } from "./score";

const maxListed = 5;
const maxAnnounced = 9;

/// The best first; of equal lower bounds, the one with the higher upper bound.
const compareHints = (a: Hint, b: Hint) => b.lower - a.lower || b.upper - a.upper;

/// How many hints say what, the most first: "Loses in 1: 216 moves".
function countsByWords(hints: readonly Hint[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { words } of hints) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([words, count]) => laterTexts.hints.count(capitalized(words), count));
}

/// How the game goes on, and whether the opening book knows it.
function Following({ of }: { of: Continuation | undefined }) {
  if (!of || (of.line.length === 0 && !of.is_in_book)) return null;
  return (
    <span class="following muted small">
      {of.line.length > 0 && laterTexts.hints.following(of.line.join(" "))}
      {of.is_in_book && <span class="in-book">{laterTexts.hints.book}</span>}
    </span>
  );
}

/// What the hints say, once they are found, for screen readers.
function hintsSentence(hints: Hints | undefined, suggestion: Choice | undefined): string {
  if (hints && suggestion && needsSuggestion(hints))
    return laterTexts.hints.saidFound(suggestion.move);
  const best = hints?.is_done ? hints.moves.filter(({ is_best }) => is_best) : [];
  const [first] = best;
  if (!first) return "";
  return best.length > maxAnnounced
    ? laterTexts.hints.saidCount(best.length, first.words)
    : laterTexts.hints.saidBest(best.map(({ move }) => move).join(", "), first.words);
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
        {props.hints?.chance} {props.hints?.threat} {hintsSentence(props.hints, props.suggestion)}
      </p>
      <Scores {...props} />
    </>
  );
}

function Scores({ hints, suggestion, continuations, play, explain }: Props) {
  if (!hints) return <p class="muted">{texts.line.searching}</p>;
  const isSeen = (hint: Hint) => hint.pattern !== "none" && hint.outlook === "unknown";
  const listed = hints.moves
    .filter((hint) => hint.is_shown || isSeen(hint))
    .sort(compareHints)
    .slice(0, maxListed);
  const others = hints.moves.filter((hint) => !listed.includes(hint));
  const known = others.filter((hint) => hint.outlook !== "unknown");
  const following = new Map(continuations?.moves.map((each) => [each.square, each]));
  const suggested = suggestion && needsSuggestion(hints) ? suggestion.move : undefined;
  const unknownCount = others.length - known.length;
  return (
    <>
      {hints.chance && <p class="chance">{hints.chance}</p>}
      {hints.threat && <p class="threat">{hints.threat}</p>}
      {suggested && !listed.some(({ move }) => move === suggested) && (
        <ol class="hint-list">
          <li>
            <button
              type="button"
              class="plain"
              onClick={(event) => isRepeated(event) || play(suggested)}
            >
              <b>{suggested}</b>
              <span class="words">{laterTexts.hints.found}</span>
            </button>
          </li>
        </ol>
      )}
      <ol class="hint-list">
        {listed.map((hint) => (
          <li key={hint.square}>
            <button
              type="button"
              class="plain"
              onClick={(event) => isRepeated(event) || play(hint.move)}
            >
              <b>{hint.move}</b>
              <span class="words">
                {isSeen(hint) ? hint.pattern_words : hint.words}
                {hint.is_best && <span class="muted"> · {laterTexts.hints.best}</span>}
                {hint.move === suggested && (
                  <span class="muted"> · {laterTexts.hints.bestFound}</span>
                )}
                <Following of={following.get(hint.square)} />
              </span>
              <span class={`badge ${hint.outlook}`} dir="ltr">
                {formatScore(hint) || "?"}
              </span>
            </button>
            <button
              type="button"
              class="plain why-button"
              aria-label={texts.line.whyMove(hint.move)}
              onClick={() => explain(hint.move)}
            >
              {texts.line.why}
            </button>
          </li>
        ))}
      </ol>
      {countsByWords(known)
        .slice(0, maxListed)
        .map((text) => (
          <p key={text} class="muted small">
            {text}
          </p>
        ))}
      {unknownCount > 0 && (
        <p class="muted small">
          {hints.is_done
            ? laterTexts.hints.unknown(unknownCount)
            : laterTexts.hints.unknownSoFar(unknownCount)}
        </p>
      )}
    </>
  );
}
