// SPDX-License-Identifier: BSL-1.0
import { useLayoutEffect, useMemo, useState } from "preact/hooks";

import type { Review, View } from "../engine/view";
import { laterTexts } from "../language/later_texts";
import { addOwnLines, ownKind } from "../puzzles/own_puzzles";
import { MiniBoard } from "./mini_board";
import "./moments.css";
import { ownMistakes } from "./own_mistakes";
import type { GameStore } from "./store";

interface Props {
  readonly store: GameStore;
  readonly view: View;
  readonly review: Review;
}

const texts = laterTexts.moments;
const stateOf = (line: string) => line.split(" ")[2] ?? "";

/// The mistakes of a game that is over: the board before each, to find a better move. They are kept
/// as puzzles.
export function Moments({ store, view, review }: Props) {
  const mistakes = useMemo(() => (review.is_done ? ownMistakes(view, review) : []), [view, review]);
  const [lines, setLines] = useState<readonly string[]>([]);
  useLayoutEffect(() => setLines(addOwnLines(mistakes.map(({ line }) => line))), [mistakes]);
  if (!review.is_done) return <p class="muted small">{texts.searching}</p>;
  if (mistakes.length === 0) return <p class="muted small">{texts.none}</p>;
  return (
    <>
      <p class="muted small">{texts.help}</p>
      <ul class="moments">
        {mistakes.map(({ ply, move, sentence, line }) => (
          <li key={ply}>
            <a class="moment" href={`#puzzles&kind=${ownKind}&number=${lines.indexOf(line) + 1}`}>
              <MiniBoard view={store.preview(stateOf(line))} />
              <b>{texts.move(ply, move.text)}</b>
              <span class="small muted">{sentence}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
