// SPDX-License-Identifier: BSL-1.0
import type { BoardMark, View } from "../engine/view";
import { SelectField } from "../game/fields";
import { laterTexts } from "../language/later_texts";
import { lessons, type PlacedStep, steps } from "./lessons";
import { PuzzleGrid } from "./puzzle_grid";

const texts = laterTexts.puzzles;

/// The marks of a step as those of the board.
export const lessonMarks = ({ marks = [] }: PlacedStep, view: View): readonly BoardMark[] =>
  marks.map(({ column, row, player, isReachable }) => {
    const square = (view.rows - row) * view.columns + column - 1;
    const kind = isReachable ? "threat" : "zugzwang";
    return { square, kind, mover: player, number: null, text: view.move_texts[square] ?? "" };
  });

const stepsOf = (step: PlacedStep) => steps.filter(({ lesson }) => lesson === step.lesson);

/// Where a step is in its lesson, and what it teaches.
export function LessonText({ step }: { step: PlacedStep }) {
  return (
    <div class="lesson">
      <p class="small muted">
        {texts.stepOf(step.lesson.title, step.index + 1, step.lesson.steps.length)}
      </p>
      <p>{step.text}</p>
    </div>
  );
}

interface LessonStepsProps {
  readonly step: PlacedStep;
  readonly isSolved: (step: PlacedStep) => boolean;
  readonly show: (step: PlacedStep) => void;
}

/// The lessons, of which one is chosen, and its steps by number.
export function LessonSteps({ step, isSolved, show }: LessonStepsProps) {
  const inLesson = stepsOf(step);
  const chosen = (title: string) => {
    const some = steps.filter(({ lesson }) => lesson.title === title);
    return some.find((each) => !isSolved(each)) ?? some[0];
  };
  const options = lessons.map(({ title }) => {
    const isDone = steps.every((each) => each.lesson.title !== title || isSolved(each));
    return { value: title, title: isDone ? texts.solved(title) : title };
  });
  return (
    <>
      <SelectField
        label={texts.lesson}
        value={step.lesson.title}
        options={options}
        onChange={(title) => {
          const to = chosen(title);
          if (to) show(to);
        }}
      />
      <PuzzleGrid
        label={texts.step}
        solved={inLesson.map(isSolved)}
        index={step.index}
        show={(index) => {
          const to = inLesson[index];
          if (to) show(to);
        }}
      />
    </>
  );
}
