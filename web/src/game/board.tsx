// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef, useState } from "preact/hooks";

import type { Hint, Hints, View } from "../engine/view";
import { Stone } from "./stone";

interface Props {
  readonly view: View;
  readonly hints: Hints | undefined;
  readonly play: (move: string) => void;
}

/// A move onto a square, as it is written: the column alone where stones are dropped.
function moveTo(view: View, square: number): string {
  const column = view.column_names[square % view.columns] ?? "";
  const row = view.row_names[Math.floor(square / view.columns)] ?? "";
  return view.drops ? column : column + row;
}

function labelOf(view: View, square: number, hint: Hint | undefined): string {
  const column = view.column_names[square % view.columns] ?? "";
  const row = view.row_names[Math.floor(square / view.columns)] ?? "";
  const mark = view.board[square];
  const parts = [
    view.drops ? `column ${column}, row ${row}` : column + row,
    mark === "." ? "free" : (mark ?? ""),
  ];
  if (view.winning_line.includes(square)) parts.push("in the winning line");
  if (hint) parts.push(hint.words, shortScore(hint));
  return parts.filter((part) => part !== "").join(", ");
}

/// The score of a move, in as little room as a square has.
export function shortScore({ least, most }: Hint): string {
  if (least === most) return least > 0 ? `+${least}` : String(least).replace("-", "−");
  if (least > 0) return "+";
  if (most < 0) return "−";
  return "";
}
export function kindOf({ least, most }: Hint): "good" | "bad" | "even" | "open" {
  if (least > 0) return "good";
  if (most < 0) return "bad";
  return least === 0 && most === 0 ? "even" : "open";
}

function Badge({ hint }: { hint: Hint }) {
  const text = shortScore(hint);
  if (text === "") return null;
  return <span class={`badge ${kindOf(hint)}${hint.is_best ? " best" : ""}`}>{text}</span>;
}

/// A line through the squares that won.
function WinningLine({ view }: { view: View }) {
  const from = view.winning_line[0];
  const to = view.winning_line[view.winning_line.length - 1];
  if (from === undefined || to === undefined) return null;
  const at = (square: number) => ({
    x: (square % view.columns) + 0.5,
    y: Math.floor(square / view.columns) + 0.5,
  });
  const [a, b] = [at(from), at(to)];
  return (
    <svg class="winning-line" viewBox={`0 0 ${view.columns} ${view.rows}`} aria-hidden="true">
      <path class="band" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path class="line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
    </svg>
  );
}

/// The cell that has the focus of the board, and the keys that move it.
function useCursor(view: View, play: (square: number) => void) {
  const middle = view.columns * Math.floor(view.rows / 2) + Math.floor(view.columns / 2);
  const [cursor, setCursor] = useState(middle);
  const grid = useRef<HTMLDivElement>(null);
  const size = `${view.columns}x${view.rows}`;
  useEffect(() => setCursor(middle), [size]);

  function goTo(square: number) {
    setCursor(square);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const column = cursor % view.columns;
    const row = Math.floor(cursor / view.columns);
    const within = (c: number, r: number) => {
      if (c >= 0 && c < view.columns && r >= 0 && r < view.rows) goTo(r * view.columns + c);
    };
    const keys: Record<string, () => void> = {
      ArrowLeft: () => within(column - 1, row),
      ArrowRight: () => within(column + 1, row),
      ArrowUp: () => within(column, row - 1),
      ArrowDown: () => within(column, row + 1),
      Home: () => within(0, row),
      End: () => within(view.columns - 1, row),
      Enter: () => play(cursor),
      " ": () => play(cursor),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
  return { cursor: Math.min(cursor, view.columns * view.rows - 1), setCursor, grid, onKeyDown };
}

export function Board({ view, hints, play }: Props) {
  const hintAt = new Map(hints?.moves.map((hint) => [hint.square, hint]));
  const available = new Set(view.waits_for_person ? view.available : []);
  const playAt = (square: number) => play(moveTo(view, square));
  const { cursor, setCursor, grid, onKeyDown } = useCursor(view, playAt);
  const [hovered, setHovered] = useState<number>();

  /// Where a stone would come to lie that is played onto a square; nowhere, if nowhere.
  const landing = (square: number) => {
    if (!view.drops) return available.has(square) ? square : undefined;
    return [...available].find((each) => each % view.columns === square % view.columns);
  };
  const ghost = hovered === undefined ? undefined : landing(hovered);

  const cell = (square: number) => {
    const mark = view.board[square];
    const isLast = square === view.last;
    const hint = hintAt.get(square);
    const names = ["cell"];
    if (isLast) names.push("last");
    if (view.winning_line.includes(square)) names.push("won");
    if (landing(square) !== undefined) names.push("open");
    return (
      <div
        key={square}
        role="gridcell"
        class={names.join(" ")}
        data-square={square}
        tabIndex={square === cursor ? 0 : -1}
        aria-label={labelOf(view, square, hint)}
        onClick={() => {
          setCursor(square);
          playAt(square);
        }}
        onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(square)}
        onPointerLeave={() => setHovered(undefined)}
      >
        {(mark === "X" || mark === "O") && (
          <span
            key={isLast ? `${view.ply}` : "old"}
            class={isLast ? "put new" : "put"}
            style={{ "--fall": Math.floor(square / view.columns) + 1 }}
          >
            <Stone mark={mark} drops={view.drops} />
          </span>
        )}
        {mark === "." && ghost === square && (
          <span class="ghost">
            <Stone mark={view.to_move === "first" ? "X" : "O"} drops={view.drops} />
          </span>
        )}
        {mark === "." && hint && <Badge hint={hint} />}
      </div>
    );
  };

  const rows = Array.from({ length: view.rows }, (_, row) => row);
  const columns = Array.from({ length: view.columns }, (_, column) => column);
  return (
    <div
      class={`board ${view.drops ? "dropped" : "placed"}`}
      style={{ "--columns": view.columns, "--rows": view.rows }}
    >
      <div class="row-names" aria-hidden="true">
        {view.row_names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div
        ref={grid}
        role="grid"
        class="squares"
        aria-label={`The board, ${view.columns} by ${view.rows}`}
        onKeyDown={onKeyDown}
      >
        {rows.map((row) => (
          <div key={row} role="row" class="row">
            {columns.map((column) => cell(row * view.columns + column))}
          </div>
        ))}
        <WinningLine view={view} />
      </div>
      <div class="column-names" aria-hidden="true">
        {view.column_names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  );
}
