// SPDX-License-Identifier: BSL-1.0
import { useEffect, useState } from "preact/hooks";

import type { BoardMark } from "../engine/view";
import type { ExplainedMove, GameStore } from "./store";

const isOfLine = ({ kind }: BoardMark) => kind === "line";

/// The marks that are shown at a step of the line: its stones up to there, and at its end the rings.
function marksAt(marks: readonly BoardMark[], step: number): readonly BoardMark[] {
  const length = marks.filter(isOfLine).length;
  return marks.filter(
    ({ kind, number }) =>
      (number !== null && number <= step) ||
      kind === "better" ||
      (step === length && kind !== "line"),
  );
}

/// How far a line of a move that is explained is shown; its end at first.
export function useExplanationStep(explained: ExplainedMove | undefined) {
  const marks = explained?.explanation?.marks ?? [];
  const length = marks.filter(isOfLine).length;
  const [step, setStep] = useState(length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move begins at its own end
  useEffect(() => setStep(length), [explained?.state, explained?.move, length]);
  return { step, setStep, length, marks: explained && marksAt(marks, step) };
}

interface Props {
  readonly store: GameStore;
  readonly explained: ExplainedMove;
  readonly step: number;
  readonly length: number;
  readonly setStep: (step: number) => void;
}

/// Why a move is worth what it is: a sentence, and buttons to step through the line.
export function Why({ store, explained, step, length, setStep }: Props) {
  const { explanation, move } = explained;
  return (
    <section class="why" aria-label={`Why ${move}?`}>
      <p role="status">
        <b>Why {move}?</b> {explanation?.is_done ? explanation.sentence : "Searching…"}
      </p>
      <div class="buttons">
        <button type="button" disabled={step <= 1} onClick={() => setStep(step - 1)}>
          Back
        </button>
        <button type="button" disabled={step >= length} onClick={() => setStep(step + 1)}>
          Forward
        </button>
        <span class="small muted">{length > 1 && `move ${step} of ${length}`}</span>
        <button type="button" class="plain" onClick={() => store.endExplanation()}>
          Close
        </button>
      </div>
    </section>
  );
}
