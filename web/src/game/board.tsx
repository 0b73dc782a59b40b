// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef, useState } from "preact/hooks";

import type { BoardMark, Hint, Hints, Player, View } from "../engine/view";
import { texts } from "../language/texts";
import "./board.css";
import { marksLabel, SquareMarks } from "./board_marks";
import { CrossHairs, useGhost } from "./ghost";
import { playerName } from "./player_name";
import { isRepeated } from "./repeated";
import { formatScore } from "./score";
import { Stone } from "./stone";
import { useZoom } from "./zoom";

interface Props {
  readonly view: View;
  readonly hints: Hints | undefined;
  /// The best move found, where no hint has one.
  readonly suggestion?: string | undefined;
  /// Of a move that is explained; in place of the hints.
  readonly marks: readonly BoardMark[] | undefined;
  readonly play: (square: number) => void;
}

/// The accessible name of a square.
function squareName(view: View, square: number): string {
  if (view.style !== "discs") return view.move_texts[square] ?? "";
  const column = view.column_names[square % view.columns] ?? "";
  const row = view.row_names[Math.floor(square / view.columns)] ?? "";
  return texts.board.square(column, row);
}

function holderOf(view: View, square: number): Player | undefined {
  const mark = view.board[square];
  if (mark === "X") return "first";
  return mark === "O" ? "second" : undefined;
}

/// The accessible label of a square: its name, its stone, and its hint.
function squareLabel(
  view: View,
  square: number,
  hint: Hint | undefined,
  marks: readonly BoardMark[],
): string {
  const holder = holderOf(view, square);
  const parts = [squareName(view, square), holder ? playerName(view, holder) : texts.board.free];
  if (view.decisive_line.includes(square)) parts.push(texts.board.line[view.convention]);
  if (hint) parts.push(hint.words, formatScore(hint));
  if (hint) parts.push(hint.pattern_words);
  parts.push(marksLabel(marks));
  return parts.filter((part) => part).join(", ");
}

/// A score that is not known has no badge where a ring says more.
function ScoreBadge({ hint }: { hint: Hint }) {
  const score = formatScore(hint);
  if (!hint.is_shown || (!score && hint.pattern !== "none")) return null;
  return (
    <span class={`badge ${hint.outlook}${hint.is_best ? " best" : ""}`} title={hint.words}>
      {score || "?"}
    </span>
  );
}

/// The score of a column's move, below the board.
function ColumnScore({ hint }: { hint: Hint | undefined }) {
  return <span class="column-score">{hint && <ScoreBadge hint={hint} />}</span>;
}

/// A stroke through the line that ended the game, in parts where it goes on at the opposite edge.
function DecisiveLine({ view }: { view: View }) {
  const line = view.decisive_line;
  if (line.length === 0) return null;
  const column = (square: number) => square % view.columns;
  const row = (square: number) => Math.floor(square / view.columns);
  const isBeside = (square: number, other: number | undefined) =>
    other !== undefined &&
    Math.abs(column(square) - column(other)) <= 1 &&
    Math.abs(row(square) - row(other)) <= 1;
  /// A point beyond the center of a square, away from another one.
  const pointBeyond = (square: number, other: number) => {
    const beyond = (center: number, inner: number) => center + 0.5 + (center - inner) * 0.3;
    return `${beyond(column(square), column(other))} ${beyond(row(square), row(other))}`;
  };
  const path = line
    .map((square, i) => {
      const [before, after] = [line[i - 1], line[i + 1]];
      const hasBefore = isBeside(square, before);
      const hasAfter = isBeside(square, after);
      const begin = hasBefore
        ? ""
        : `M${pointBeyond(square, hasAfter ? (after ?? square) : square)}`;
      const end = hasAfter
        ? ""
        : `L${pointBeyond(square, hasBefore ? (before ?? square) : square)}`;
      return begin + end;
    })
    .join("");
  return (
    <svg
      class={`decisive-line ${view.convention}`}
      viewBox={`0 0 ${view.columns} ${view.rows}`}
      aria-hidden="true"
    >
      <path class="outline" d={path} pathLength={1} />
      <path class="stroke" d={path} pathLength={1} />
    </svg>
  );
}

/// The square that has the keyboard focus of the board, and the keys that move it.
function useCursor(view: View, play: (square: number) => void) {
  const { columns, rows } = view;
  const center = columns * Math.floor(rows / 2) + Math.floor(columns / 2);
  const [cursor, setCursor] = useState(center);
  const grid = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: boards of another size can have the same center
  useEffect(() => setCursor(center), [columns, rows]);

  function moveFocus(column: number, row: number) {
    if (column < 0 || column >= columns || row < 0 || row >= rows) return;
    const square = row * columns + column;
    setCursor(square);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const column = cursor % columns;
    const row = Math.floor(cursor / columns);
    const handlers: Record<string, () => void> = {
      ArrowLeft: () => moveFocus(column - 1, row),
      ArrowRight: () => moveFocus(column + 1, row),
      ArrowUp: () => moveFocus(column, row - 1),
      ArrowDown: () => moveFocus(column, row + 1),
      Home: () => moveFocus(0, row),
      End: () => moveFocus(columns - 1, row),
      Enter: () => isRepeated(event) || play(cursor),
      " ": () => isRepeated(event) || play(cursor),
    };
    const handler = handlers[event.key];
    if (!handler) return;
    event.preventDefault();
    event.stopPropagation();
    handler();
  }
  return { cursor: Math.min(cursor, columns * rows - 1), setCursor, grid, onKeyDown };
}

export function Board({ view, hints, suggestion, marks, play }: Props) {
  const { cursor, setCursor, grid, onKeyDown } = useCursor(view, play);
  const [hovered, setHovered] = useState<number>();
  const hintsBySquare = new Map(
    (marks ? undefined : hints)?.moves.map((hint) => [hint.square, hint]),
  );
  const suggested = marks ? undefined : view.available.find(({ text }) => text === suggestion);
  const marksOf = (square: number) => marks?.filter((mark) => mark.square === square) ?? [];
  const landingSquares = new Map(
    view.waits_for_person ? view.available.map(({ text, square }) => [text, square]) : [],
  );

  /// Where the stone of a move onto a square would lie, if the move is legal.
  const landingSquare = (square: number) => landingSquares.get(view.move_texts[square] ?? "");
  const { ghost, ...handlers } = useGhost(
    view,
    (square) => landingSquare(square) !== undefined,
    play,
  );
  const aimed = hovered === undefined ? undefined : landingSquare(hovered);
  const preview = ghost ?? aimed;

  const isInColumn = (a: number, b: number) => a % view.columns === b % view.columns;

  const renderSquare = (square: number) => {
    const holder = holderOf(view, square);
    const isLast = square === view.last;
    const hint = hintsBySquare.get(square);
    const classes = ["square"];
    if (isLast) classes.push("last-move");
    if (landingSquare(square) !== undefined) classes.push("playable");
    if (view.decisive_line.includes(square)) classes.push("winning");
    if (view.star_points.includes(square)) classes.push("star");
    if (aimed !== undefined && view.style === "discs" && isInColumn(aimed, square))
      classes.push("aimed");
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all squares
      <div
        key={square}
        role="gridcell"
        class={classes.join(" ")}
        data-square={square}
        tabIndex={square === cursor ? 0 : -1}
        aria-label={squareLabel(view, square, hint, marksOf(square))}
        onFocus={() => setCursor(square)}
        onClick={(event) => handlers.onClick(event, square)}
        onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(square)}
        onPointerLeave={() => setHovered(undefined)}
      >
        {holder && (
          <span
            key={isLast ? `${view.ply}` : "earlier"}
            class={isLast ? "stone-box new" : "stone-box"}
            style={{
              "--fall-rows": Math.floor(square / view.columns) + 1,
              "--line-index": view.decisive_line.indexOf(square),
            }}
          >
            <Stone player={holder} style={view.style} />
          </span>
        )}
        {!holder && preview === square && (
          <span class={`stone-box preview${square === ghost ? " ghost" : ""}`}>
            <Stone player={view.to_move} style={view.style} />
          </span>
        )}
        {square === suggested?.square && <span class="ring better" title={texts.board.bestFound} />}
        {!holder && hint && hint.pattern !== "none" && (
          <span class={`ring ${hint.pattern}`} title={hint.pattern_words} />
        )}
        {!holder && hint && view.style !== "discs" && <ScoreBadge hint={hint} />}
        <SquareMarks marks={marksOf(square)} style={view.style} />
      </div>
    );
  };

  const columnHints = new Map(
    [...hintsBySquare.values()].map((hint) => [hint.square % view.columns, hint]),
  );
  const { frame, zoom, isWhole, showOther } = useZoom(view);
  const rows = Array.from({ length: view.rows }, (_, row) => row);
  const columns = Array.from({ length: view.columns }, (_, column) => column);
  return (
    <>
      <div
        ref={frame}
        class={`board ${view.style} ${view.gravity}${view.is_over ? ` over ${view.outcome.replace(" ", "-")}` : ""}`}
        style={{ "--columns": view.columns, "--rows": view.rows, "--zoom": zoom }}
        dir="ltr"
      >
        {view.style === "discs" && (
          <div class="lead" aria-hidden="true">
            {aimed !== undefined && (
              <span style={{ "--column": aimed % view.columns }}>
                <Stone player={view.to_move} style={view.style} />
              </span>
            )}
          </div>
        )}
        <div class="row-names" aria-hidden="true">
          {view.row_names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <div
          ref={grid}
          role="grid"
          class="squares"
          aria-label={texts.board.label(view.columns, view.rows)}
          onKeyDown={onKeyDown}
          onPointerDown={handlers.onPointerDown}
        >
          {rows.map((row) => (
            // biome-ignore lint/a11y/useFocusableInteractive: a grid's squares have the focus, not its rows
            <div key={row} role="row" class="row">
              {columns.map((column) => renderSquare(row * view.columns + column))}
            </div>
          ))}
          <DecisiveLine view={view} />
          {ghost !== undefined && <CrossHairs view={view} square={ghost} />}
        </div>
        <div class="column-names" aria-hidden="true">
          {view.column_names.map((name, column) => (
            <span key={name}>
              {name}
              {view.style === "discs" && view.has_hints && (
                <ColumnScore hint={columnHints.get(column)} />
              )}
            </span>
          ))}
        </div>
        {view.gravity === "place" && (
          <p class="ghost-status" role="status">
            {ghost !== undefined && texts.board.ghost(squareName(view, ghost))}
          </p>
        )}
      </div>
      {showOther && (
        <button type="button" class="plain small zoom-button" onClick={showOther}>
          {isWhole ? texts.board.larger : texts.board.whole}
        </button>
      )}
    </>
  );
}
