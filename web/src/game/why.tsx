// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef, useState } from "preact/hooks";

import type { BoardMark } from "../engine/view";
import { ActionButton } from "./fields";
import type { ExplainedMove } from "./snapshot";
import type { GameStore } from "./store";

const isOfLine = ({ kind }: BoardMark) => kind === "line";

/// The marks that are shown at a step of the line: its stones up to there, better moves on squares
/// that are still free, and at its end the other rings.
function marksAt(marks: readonly BoardMark[], step: number): readonly BoardMark[] {
  const length = marks.filter(isOfLine).length;
  const stones = marks.filter(({ number }) => number !== null && number <= step);
  const taken = new Set(stones.map(({ square }) => square));
  const rings = marks.filter(
    ({ kind, square }) =>
      (kind === "better" && !taken.has(square)) ||
      (step === length && kind !== "line" && kind !== "better"),
  );
  return [...stones, ...rings];
}

/// A longer line is shown from its first move on, not from its end: the stones would cover the
/// board.
const longestShownWhole = 9;
const firstMovesShown = 1;

/// The marks of a line that are shown, and how far it is; another line, by its key, has its own begin.
export interface LineSteps {
  readonly step: number;
  readonly setStep: (step: number) => void;
  readonly length: number;
  /// The move at this step.
  readonly move: string;
  readonly marks: readonly BoardMark[] | undefined;
}
export function useLineSteps(key: string, marks: readonly BoardMark[] | undefined): LineSteps {
  const length = marks?.filter(isOfLine).length ?? 0;
  const begin = length > longestShownWhole ? firstMovesShown : length;
  const [step, setStep] = useState(begin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line has its own begin
  useEffect(() => setStep(begin), [key, begin]);
  const move = marks?.find(({ number }) => number === step)?.text ?? "";
  return { step, setStep, length, move, marks: marks && marksAt(marks, step) };
}

/// Buttons to step through a line.
export function LineButtons({ step, setStep, length, move }: LineSteps) {
  return (
    <>
      <ActionButton isDisabled={step <= 1} onClick={() => setStep(step - 1)}>
        Back
      </ActionButton>
      <ActionButton isDisabled={step >= length} onClick={() => setStep(step + 1)}>
        Forward
      </ActionButton>
      <ActionButton isDisabled={step >= length} onClick={() => setStep(length)}>
        To the end
      </ActionButton>
      <span class="small muted" role="status">
        {length > 1 && `move ${step} of ${length}: ${move}`}
      </span>
    </>
  );
}

interface Props {
  readonly store: GameStore;
  readonly explained: ExplainedMove;
  readonly steps: LineSteps;
}

/// Why a move is worth what it is: a sentence, and buttons to step through the line.
export function Why({ store, explained, steps }: Props) {
  const { explanation, move } = explained;
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question comes from elsewhere
  useEffect(() => {
    const asked = document.activeElement;
    section.current?.focus({ preventScroll: true });
    return () => asked instanceof HTMLElement && asked.focus();
  }, [explained.state, explained.move]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentence makes it higher
  useEffect(() => {
    // Where it was asked may be far below: the board comes into sight, and the section below it.
    const { top = 0, bottom = 0 } = section.current?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight + 1) section.current?.scrollIntoView({ block: "end" });
  }, [explained.state, explained.move, explanation?.is_done]);
  return (
    <section
      ref={section}
      class="why"
      aria-label={`Why ${move}?`}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && store.endExplanation()}
    >
      <p role="status">
        <b>Why {move}?</b> {explanation?.is_done ? explanation.sentence : "Searching…"}
      </p>
      <div class="buttons">
        <LineButtons {...steps} />
        <button type="button" class="plain" onClick={() => store.endExplanation()}>
          Close
        </button>
      </div>
    </section>
  );
}
