// SPDX-License-Identifier: BSL-1.0
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

export const lessons: readonly Lesson[] = [
  {
    title: "Tic-tac-toe: the fork",
    steps: [
      {
        text: "Two in a row and the third square free: complete the row. The ring marks where X wins.",
        line: "pattern 0 rules=3x3/3&moves=a1,b2,c1,a3",
        marks: [win(2, 1)],
      },
      {
        text: "O has two in a row. If you cannot win yourself, block.",
        line: "pattern 0 rules=3x3/3&moves=a1,b2,c3,a3",
        marks: [win(3, 1, "second")],
      },
      {
        text: "A fork makes two rows of two at once. O can block only one of them. Find the fork.",
        line: "pattern 0 rules=3x3/3&moves=a1,b1,a3,a2",
      },
      {
        text: "X has two opposite corners and wants a fork in a third. A corner does not help you: make a row of two that X has to block.",
        line: "pattern 0 rules=3x3/3&moves=a1,b2,c3",
      },
      {
        text: "X began in a corner. There is one answer that does not lose.",
        line: "only-move 0 rules=3x3/3&moves=a1",
      },
    ],
  },
  {
    title: "Connect Four: threats",
    steps: [
      {
        text: "A threat is a free square where a player completes four in a row. Yellow has two of them in the bottom row. Play one.",
        line: "pattern 0 rules=7x6/4/drop&moves=445566",
        marks: [win(3, 1), win(7, 1)],
      },
      {
        text: "Yellow has three in column 4, and you are Red. Block the square on top of them.",
        line: "pattern 0 rules=7x6/4/drop&moves=41414",
        marks: [win(4, 4)],
      },
      {
        text: "One threat can be blocked, two at once cannot. Three in the bottom row with both ends free are two threats. Yellow has two discs there: make the third.",
        line: "pattern 0 rules=7x6/4/drop&moves=4131",
      },
      {
        text: "Now you are Red, and Yellow has two discs in the bottom row with free squares around them. Act before there are three.",
        line: "pattern 0 rules=7x6/4/drop&moves=413",
      },
      {
        text: "Two threats can lie one on top of the other: if Red blocks the lower one, Yellow plays the upper one. Find the column.",
        line: "pattern 0 rules=7x6/4/drop&moves=2553355325",
      },
    ],
  },
  {
    title: "Connect Four: odd and even squares",
    steps: [
      {
        text: "The ring marks a threat of Yellow that waits: nobody can play there before the square below it is taken. You are Red. If you play below it, Yellow wins on top of your disc. Play another move that gives nothing away.",
        line: "trap 0 rules=7x6/4/drop&moves=57244445565547463",
        marks: [waiting(6, 4, "first")],
      },
      {
        text: "Yellow waits for row 3 of column 3. Nobody wants to play below it: that is zugzwang. The other columns have an even number of free squares after your move, so Red runs out of moves first. A threat of Yellow in an odd row wins in this way. Take the last square of a column that is not even.",
        line: "win/5 0 rules=7x6/4/drop&moves=255474555242422466645236777667",
        marks: [waiting(3, 3, "first")],
      },
      {
        text: "Columns have six squares, and Yellow began. When the other columns are full, Yellow has to play first into the last one, and Red gets its even rows. Here Red waits for row 2 of column 2. Find the move after which Yellow runs out of others.",
        line: "win/5 0 rules=7x6/4/drop&moves=51743334544135543345511667711",
        marks: [waiting(2, 2, "second")],
      },
      {
        text: "Red can answer each move on top of it, and so gets every even square. This strategy is called claimeven, and it holds many draws. Yellow has just played column 2. Find Red's only move.",
        line: "only-move 0 rules=7x6/4/drop&moves=54444452124555532",
      },
    ],
  },
  {
    title: "Gomoku: fours and threes",
    steps: [
      {
        text: "Both players have four in a row, and it is your turn: complete five.",
        line: "pattern 0 rules=9x9/5&moves=c5,b5,d5,c4,e5,d3,f5,e2",
        marks: [win(7, 5)],
      },
      {
        text: "Black has four in a row, with one end free. You are White: block it.",
        line: "pattern 0 rules=9x9/5&moves=c5,b5,d5,c6,e5,e6,f5",
        marks: [win(7, 5)],
      },
      {
        text: "A three with both ends free becomes an open four: two squares complete five, and White can block only one. Make it.",
        line: "pattern 0 rules=9x9/5&moves=c5,c6,d5,e7,e5,b7",
      },
      {
        text: "Now you are White. An open three has to be answered before it becomes an open four.",
        line: "pattern 0 rules=9x9/5&moves=c5,c6,d5,e7,e5",
      },
      {
        text: "A four that is blocked at one end threatens one square only. Two such fours with one stone threaten two. Find the square where the rows of Black cross.",
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
