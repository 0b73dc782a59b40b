// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef, useState } from "preact/hooks";

import type { BoardMark } from "../engine/view";
import { texts } from "../language/texts";
import { ActionButton } from "./fields";
import type { ExplainedMove } from "./snapshot";
import type { GameStore } from "./store";

const isOfLine = ({ kind }: BoardMark) => kind === "line";

/// The marks that are shown at a step of the line: its stones up to there, and on squares that are
/// still free the better moves and the threats of this step. At the end of the line, all threats.
function marksAt(marks: readonly BoardMark[], step: number): readonly BoardMark[] {
  const length = marks.filter(isOfLine).length;
  const begun = marks.filter(({ number }) => (number ?? 0) <= step);
  const stones = begun.filter(isOfLine);
  const taken = new Set(stones.map(({ square }) => square));
  const rings = begun.filter(
    (mark) =>
      !isOfLine(mark) && (!taken.has(mark.square) || (step === length && mark.kind !== "better")),
  );
  return [...stones, ...rings];
}

/// A longer line is shown up to its first threat, or its first move, and not to its end: the stones
/// would cover the board.
const longestShownWhole = 9;
function beginOf(marks: readonly BoardMark[], length: number): number {
  if (length <= longestShownWhole) return length;
  const threats = marks.filter((mark) => !isOfLine(mark) && mark.number !== null);
  const first = Math.min(...threats.map(({ number }) => number ?? 1));
  return first <= longestShownWhole ? Math.max(first, 1) : 1;
}

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
  const begin = beginOf(marks ?? [], length);
  const [step, setStep] = useState(begin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line has its own begin
  useEffect(() => setStep(begin), [key, begin]);
  const move = marks?.filter(isOfLine).find(({ number }) => number === step)?.text ?? "";
  return { step, setStep, length, move, marks: marks && marksAt(marks, step) };
}

/// Buttons to step through a line.
export function LineButtons({ step, setStep, length, move }: LineSteps) {
  return (
    <>
      <ActionButton isDisabled={step <= 1} onClick={() => setStep(step - 1)}>
        {texts.line.back}
      </ActionButton>
      <ActionButton isDisabled={step >= length} onClick={() => setStep(step + 1)}>
        {texts.line.forward}
      </ActionButton>
      <ActionButton isDisabled={step >= length} onClick={() => setStep(length)}>
        {texts.line.end}
      </ActionButton>
      <span class="small muted" role="status">
        {length > 1 && texts.line.step(step, length, move)}
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
  const { explanation, isSearched, move } = explained;
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
      aria-label={texts.line.whyMove(move)}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && store.endExplanation()}
    >
      <p role="status">
        <b>{texts.line.whyMove(move)}</b> {explanation?.sentence}{" "}
        {isSearched && texts.line.searching}
      </p>
      <div class="buttons">
        <LineButtons {...steps} />
        <button type="button" class="plain" onClick={() => store.endExplanation()}>
          {texts.game.close}
        </button>
      </div>
    </section>
  );
}
