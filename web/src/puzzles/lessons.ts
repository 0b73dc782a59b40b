// SPDX-License-Identifier: BSL-1.0
import { laterTexts } from "../language/later_texts";

/// A square that a step marks on the board, by column and row from the lower left, from 1.
export interface LessonMark {
  readonly column: number;
  readonly row: number;
  /// Whose stone wins there, or would.
  readonly player: "first" | "second";
  /// Whether a stone can be put there now.
  readonly isReachable: boolean;
}

/// A step of a lesson: what is to be learnt, and a puzzle in which it decides.
export interface LessonStep {
  readonly text: string;
  /// As ui::parse_puzzle reads it.
  readonly line: string;
  readonly marks?: readonly LessonMark[];
}

export interface Lesson {
  readonly title: string;
  readonly steps: readonly LessonStep[];
}

const win = (column: number, row: number, player: LessonMark["player"] = "first"): LessonMark => ({
  column,
  row,
  player,
  isReachable: true,
});
const waiting = (column: number, row: number, player: LessonMark["player"]): LessonMark => ({
  column,
  row,
  player,
  isReachable: false,
});

const { fork, threats, parity, fours } = laterTexts.lessons;

export const lessons: readonly Lesson[] = [
  {
    title: fork.title,
    steps: [
      {
        text: fork.steps[0],
        line: "pattern 0 rules=3x3/3&moves=a1,b2,c1,a3",
        marks: [win(2, 1)],
      },
      {
        text: fork.steps[1],
        line: "pattern 0 rules=3x3/3&moves=a1,b2,c3,a3",
        marks: [win(3, 1, "second")],
      },
      {
        text: fork.steps[2],
        line: "pattern 0 rules=3x3/3&moves=a1,b1,a3,a2",
      },
      {
        text: fork.steps[3],
        line: "pattern 0 rules=3x3/3&moves=a1,b2,c3",
      },
      {
        text: fork.steps[4],
        line: "only-move 0 rules=3x3/3&moves=a1",
      },
    ],
  },
  {
    title: threats.title,
    steps: [
      {
        text: threats.steps[0],
        line: "pattern 0 rules=7x6/4/drop&moves=445566",
        marks: [win(3, 1), win(7, 1)],
      },
      {
        text: threats.steps[1],
        line: "pattern 0 rules=7x6/4/drop&moves=41414",
        marks: [win(4, 4)],
      },
      {
        text: threats.steps[2],
        line: "pattern 0 rules=7x6/4/drop&moves=4131",
      },
      {
        text: threats.steps[3],
        line: "pattern 0 rules=7x6/4/drop&moves=413",
      },
      {
        text: threats.steps[4],
        line: "pattern 0 rules=7x6/4/drop&moves=2553355325",
      },
    ],
  },
  {
    title: parity.title,
    steps: [
      {
        text: parity.steps[0],
        line: "trap 0 rules=7x6/4/drop&moves=57244445565547463",
        marks: [waiting(6, 4, "first")],
      },
      {
        text: parity.steps[1],
        line: "win/5 0 rules=7x6/4/drop&moves=255474555242422466645236777667",
        marks: [waiting(3, 3, "first")],
      },
      {
        text: parity.steps[2],
        line: "win/5 0 rules=7x6/4/drop&moves=51743334544135543345511667711",
        marks: [waiting(2, 2, "second")],
      },
      {
        text: parity.steps[3],
        line: "only-move 0 rules=7x6/4/drop&moves=54444452124555532",
      },
    ],
  },
  {
    title: fours.title,
    steps: [
      {
        text: fours.steps[0],
        line: "pattern 0 rules=9x9/5&moves=c5,b5,d5,c4,e5,d3,f5,e2",
        marks: [win(7, 5)],
      },
      {
        text: fours.steps[1],
        line: "pattern 0 rules=9x9/5&moves=c5,b5,d5,c6,e5,e6,f5",
        marks: [win(7, 5)],
      },
      {
        text: fours.steps[2],
        line: "pattern 0 rules=9x9/5&moves=c5,c6,d5,e7,e5,b7",
      },
      {
        text: fours.steps[3],
        line: "pattern 0 rules=9x9/5&moves=c5,c6,d5,e7,e5",
      },
      {
        text: fours.steps[4],
        line: "pattern 0 rules=9x9/5&moves=c5,b5,d5,f1,e5,c7,f2,e8,f3,h6,f4,a3",
      },
    ],
  },
];

/// A step with the lesson that it belongs to, and its index in the lesson.
export interface PlacedStep extends LessonStep {
  readonly lesson: Lesson;
  readonly index: number;
}

/// The steps of all lessons: their places are the numbers of the puzzles of this kind.
export const steps: readonly PlacedStep[] = lessons.flatMap((lesson) =>
  lesson.steps.map((step, index) => ({ ...step, lesson, index })),
);
