// SPDX-License-Identifier: BSL-1.0
import type { Bounds, Review, View } from "../engine/view";
import { laterTexts } from "../language/later_texts";
import { texts } from "../language/texts";
import { playerName } from "./player_name";

interface Props {
  readonly view: View;
  readonly review: Review | undefined;
  readonly jump: (ply: number) => void;
  readonly explain: (ply: number) => void;
}

const plotHeight = 96;
const barSpacing = 12;
const zeroY = plotHeight / 2;
/// Shorter games do not fill the width, so that bars are not stretched.
const minBars = 30;

/// By the square root, so that small scores are visible beside large ones.
function scoreY(score: number, maxScore: number): number {
  return zeroY - Math.sign(score) * Math.sqrt(Math.abs(score) / maxScore) * (zeroY - 6);
}

const drawHeight = 6;
const barClasses = { win: "first", loss: "second", draw: "draw", unknown: "unknown" } as const;

interface BarProps {
  readonly score: Bounds;
  readonly ply: number;
  readonly maxScore: number;
}

/// From zero to the first player's score; between its bounds if it is not known exactly.
function ScoreBar({ score, ply, maxScore }: BarProps) {
  const isExact = score.lower === score.upper;
  const y = scoreY(score.upper, maxScore);
  const top = isExact ? Math.min(y, zeroY) - drawHeight / 2 : y;
  const bottom = isExact ? Math.max(y, zeroY) + drawHeight / 2 : scoreY(score.lower, maxScore);
  return (
    <rect
      class={`bar ${isExact ? barClasses[score.outlook] : "unknown"}`}
      x={ply * barSpacing + 1}
      width={barSpacing - 2}
      y={top}
      height={Math.max(bottom - top, 2)}
      rx="2"
    />
  );
}

/// Winning later is no flaw worth a place in the list: the list of moves has its sign.
const isFlawed = (judgment: string) => judgment === "mistake";

/// The first player's score at every ply; a click jumps there.
function ScorePlot({ view, review, jump }: Omit<Props, "explain"> & { readonly review: Review }) {
  const maxScore = Math.max(1, Math.ceil((view.columns * view.rows) / 2));
  const width = Math.max(review.plies.length, minBars) * barSpacing;
  return (
    <svg
      class={`score-plot ${view.style}`}
      viewBox={`0 0 ${width} ${plotHeight}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={laterTexts.review.plot(playerName(view, "first"))}
    >
      <rect
        class="current-ply"
        x={view.ply * barSpacing}
        width={barSpacing}
        y="0"
        height={plotHeight}
      />
      <path class="zero-line" d={`M0 ${zeroY}H${width}`} />
      {review.plies.map((position, ply) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ply is identified by its number
        // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the list of moves jumps
        <g key={ply} onClick={() => jump(ply)}>
          <title>
            {ply === 0
              ? laterTexts.review.startTitle(position.words)
              : laterTexts.review.moveTitle(ply, position.words)}
          </title>
          <rect
            class="click-area"
            x={ply * barSpacing}
            width={barSpacing}
            y="0"
            height={plotHeight}
          />
          <ScoreBar score={position} ply={ply} maxScore={maxScore} />
          {"judgment" in position && isFlawed(position.judgment) && (
            <circle
              class={`judgment ${position.judgment}`}
              cx={ply * barSpacing + barSpacing / 2}
              cy={plotHeight - 5}
              r="3.5"
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/// The mistakes; a click jumps to the position after one.
function Annotations({ view, review, jump, explain }: Props & { readonly review: Review }) {
  const [, ...reviewedMoves] = review.plies;
  const flawed = view.moves.flatMap((move, i) => {
    const reviewed = reviewedMoves[i];
    return reviewed && isFlawed(reviewed.judgment) ? [{ move, reviewed, ply: i + 1 }] : [];
  });
  if (flawed.length === 0) return null;
  return (
    <ul class="annotations">
      {flawed.map(({ move, reviewed, ply }) => (
        <li key={ply}>
          <button type="button" class={`plain ${reviewed.judgment}`} onClick={() => jump(ply)}>
            <b>
              {ply}. {playerName(view, move.mover)} {move.text}
            </b>{" "}
            {reviewed.annotation}
          </button>
          <button
            type="button"
            class="plain why-button"
            aria-label={texts.line.whyMove(`${ply}. ${playerName(view, move.mover)} ${move.text}`)}
            onClick={() => explain(ply)}
          >
            {texts.line.why}
          </button>
        </li>
      ))}
    </ul>
  );
}

/// The review of the game: a plot of its score, and its moves that were not best.
export function GameReview({ view, review, jump, explain }: Props) {
  if (view.moves.length === 0) return <p class="muted">{laterTexts.review.none}</p>;
  if (!review) return <p class="muted">{texts.line.searching}</p>;
  const position = review.plies[view.ply];
  return (
    <>
      <ScorePlot view={view} review={review} jump={jump} />
      <p class="small muted plot-legend">
        <span>
          {laterTexts.review.above(playerName(view, "first"), playerName(view, "second"))}
        </span>
        <span>{review.is_done ? "" : laterTexts.review.stillSearching}</span>
      </p>
      {position && (
        <p class="small">
          {view.ply === 0
            ? laterTexts.review.atStart(position.words)
            : laterTexts.review.afterMove(view.ply, position.words)}
        </p>
      )}
      <Annotations view={view} review={review} jump={jump} explain={explain} />
    </>
  );
}
