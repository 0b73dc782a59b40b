// SPDX-License-Identifier: BSL-1.0
import { useLayoutEffect, useRef } from "preact/hooks";

import { laterTexts } from "../language/later_texts";

interface Props {
  readonly label: string;
  /// Of each puzzle, whether it is solved.
  readonly solved: readonly boolean[];
  readonly index: number;
  readonly show: (index: number) => void;
}

/// The puzzles of a kind by number, of which the solved ones are marked.
export function PuzzleGrid({ label, solved, index, show }: Props) {
  const numbers = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = numbers.current;
    const current = list?.children[index];
    // Not scrollIntoView, which would scroll the page too.
    if (list && current instanceof HTMLElement)
      list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
  }, [index]);
  return (
    <fieldset class="puzzle-grid">
      <legend class="small">{label}</legend>
      <div ref={numbers} class="numbers">
        {solved.map((isSolved, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a puzzle is identified by its number
            key={i}
            type="button"
            class={isSolved ? "solved" : ""}
            aria-label={isSolved ? laterTexts.puzzles.solved(`${i + 1}`) : `${i + 1}`}
            aria-current={i === index ? "true" : undefined}
            onClick={() => show(i)}
          >
            {i + 1}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
