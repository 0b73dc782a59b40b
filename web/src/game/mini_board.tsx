// SPDX-License-Identifier: BSL-1.0
import type { View } from "../engine/view";
import "./stone.css";

const side = 40;
const center = (index: number) => (index + 0.5) * side;

function Grid({ view }: { view: View }) {
  const { columns, rows, style } = view;
  const width = columns * side;
  const height = rows * side;
  if (style === "discs")
    return (
      <>
        <rect class="panel" width={width} height={height} rx="14" />
        {Array.from({ length: columns * rows }, (_, i) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is identified by its number
            key={i}
            class="hole"
            cx={center(i % columns)}
            cy={center(Math.floor(i / columns))}
            r="16"
          />
        ))}
      </>
    );
  // The lines of a goban lead through the centers of its squares, others between them.
  const offset = style === "stones" ? side / 2 : side;
  const count = (lines: number) => (style === "stones" ? lines : lines - 1);
  const [left, top] = style === "stones" ? [side / 2, side / 2] : [0, 0];
  const vertical = Array.from({ length: count(columns) }, (_, i) => i * side + offset);
  const horizontal = Array.from({ length: count(rows) }, (_, i) => i * side + offset);
  return (
    <>
      {style === "stones" && <rect class="wood" width={width} height={height} rx="14" />}
      <path
        class={`lines ${style}`}
        d={
          vertical.map((x) => `M${x} ${top}V${height - top}`).join("") +
          horizontal.map((y) => `M${left} ${y}H${width - left}`).join("")
        }
      />
    </>
  );
}

/// A small picture of a position, without names of squares.
export function MiniBoard({ view }: { view: View }) {
  const { columns, rows, style } = view;
  return (
    <svg
      class="mini-board"
      viewBox={`-4 -4 ${columns * side + 8} ${rows * side + 8}`}
      aria-hidden="true"
    >
      <Grid view={view} />
      {[...view.board].map((mark, square) => {
        if (mark === ".") return null;
        const x = center(square % columns);
        const y = center(Math.floor(square / columns));
        const player = mark === "X" ? "first" : "second";
        const isCross = style === "marks" && player === "first";
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is identified by its number
            key={square}
            class={`stone ${player} ${style}`}
          >
            {isCross ? (
              <path class="shape" d={`M${x - 10} ${y - 10}l20 20m0-20l-20 20`} />
            ) : (
              <circle
                class={style === "marks" ? "shape" : "body"}
                cx={x}
                cy={y}
                r={style === "marks" ? 11 : 17}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
