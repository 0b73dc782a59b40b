// SPDX-License-Identifier: BSL-1.0
import type { Review, ReviewedPly, View } from "../engine/view";
import { letterOf } from "./store";

interface Props {
  readonly view: View;
  readonly review: Review | undefined;
  readonly jump: (ply: number) => void;
}

const height = 96;
const step = 12;
const middle = height / 2;

/// Small scores would not be seen beside large ones: the root brings them nearer.
function yOf(score: number, most: number): number {
  return middle - Math.sign(score) * Math.sqrt(Math.abs(score) / most) * (middle - 6);
}

function Bar({ ply, i, most }: { ply: ReviewedPly; i: number; most: number }) {
  const [top, bottom] = [yOf(ply.most, most), yOf(ply.least, most)];
  const isKnown = ply.least === ply.most;
  const side = ply.least > 0 ? "first" : ply.most < 0 ? "second" : "even";
  const [from, to] = isKnown
    ? [Math.min(top, middle) - 1, Math.max(top, middle) + 1]
    : [top, bottom];
  return (
    <rect
      class={`bar ${isKnown ? side : "unknown"}`}
      x={i * step + 1}
      width={step - 2}
      y={from}
      height={Math.max(to - from, 2)}
      rx="2"
    />
  );
}

/// First's score after every move; a click goes there.
function Plot({ view, review, jump }: { view: View; review: Review; jump: Props["jump"] }) {
  const most = Math.max(1, Math.ceil((view.columns * view.rows) / 2));
  const width = review.plies.length * step;
  return (
    <svg
      class={`plot ${view.drops ? "dropped" : "placed"}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="The score of X over the game; the moves below have it in words"
    >
      <rect class="now" x={view.ply * step} width={step} y="0" height={height} />
      <path class="zero" d={`M0 ${middle}H${width}`} />
      {review.plies.map((ply, i) => (
        <g key={i} onClick={() => jump(i)}>
          <title>{`${i === 0 ? "Start" : `Move ${i}`}: ${ply.words}`}</title>
          <rect class="hit" x={i * step} width={step} y="0" height={height} />
          <Bar ply={ply} i={i} most={most} />
          {(ply.is === "mistake" || ply.is === "inaccuracy") && (
            <circle class={`flag ${ply.is}`} cx={i * step + step / 2} cy={height - 5} r="3.5" />
          )}
        </g>
      ))}
    </svg>
  );
}

/// The game so far: a plot of its score, and what was not best.
export function ReviewOfGame({ view, review, jump }: Props) {
  if (!review || view.moves.length === 0) {
    return <p class="muted">The score of the game is drawn here, move by move.</p>;
  }
  const flagged = review.plies
    .map((ply, i) => ({ ...ply, i }))
    .filter(({ is, i }) => (is === "mistake" || is === "inaccuracy") && i <= view.moves.length);
  const now = review.plies[view.ply];
  return (
    <>
      <Plot view={view} review={review} jump={jump} />
      <p class="small muted plot-ends">
        <span>X ahead above, O below</span>
        <span>{review.is_done ? "" : "looking…"}</span>
      </p>
      {now && (
        <p class="small">
          {view.ply === 0 ? "At the start" : `After move ${view.ply}`}: {now.words}.
        </p>
      )}
      {flagged.length > 0 && (
        <ul class="remarks">
          {flagged.map(({ i, is, remark }) => (
            <li key={i}>
              <button class={`plain ${is}`} onClick={() => jump(i)}>
                <b>
                  {i}. {letterOf(view.moves[i - 1]?.by ?? "first")} {view.moves[i - 1]?.text}
                </b>{" "}
                {remark}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
