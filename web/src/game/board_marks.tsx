// SPDX-License-Identifier: BSL-1.0
import type { BoardMark, BoardStyle } from "../engine/view";
import { texts } from "../language/texts";
import { Stone } from "./stone";

interface Props {
  readonly marks: readonly BoardMark[];
  readonly style: BoardStyle;
}

/// The marks of one square: a numbered stone of a line, and rings.
export function SquareMarks({ marks, style }: Props) {
  return (
    <>
      {marks.map(({ kind, mover, number }) =>
        kind === "line" ? (
          <span key={kind} class="stone-box line-stone">
            <Stone player={mover} style={style} />
            <b>{number}</b>
          </span>
        ) : (
          <span key={kind} class={`ring ${kind}`} title={texts.board.rings[kind]} />
        ),
      )}
    </>
  );
}

/// What the marks of a square say, for its accessible label.
export function marksLabel(marks: readonly BoardMark[]): string {
  return marks
    .map(({ kind, number }) =>
      kind === "line" ? texts.board.lineMove(number) : texts.board.rings[kind],
    )
    .join(", ");
}
