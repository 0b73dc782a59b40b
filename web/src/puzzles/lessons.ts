// SPDX-License-Identifier: BSL-1.0
/// A step of a lesson: what is to be learnt, and a puzzle in which it decides.
export interface Lesson {
  readonly title: string;
  readonly text: string;
  /// As ui::parse_puzzle reads it.
  readonly line: string;
}

export const lessons: readonly Lesson[] = [
  {
    title: "Connect Four: two threats at once",
    text: "A threat is a square where a player completes a row of four. One threat can be blocked; two at once cannot. Three in the bottom row with both ends free are two threats: Yellow has two discs there. Make the third.",
    line: "win/2 0 rules=7x6/4/drop&moves=4131",
  },
  {
    title: "Connect Four: odd squares are Yellow's",
    text: "Yellow has three in row 3 and wins with column 3, but not yet: a disc has to lie in row 2 first, and nobody wants to put it there. That is zugzwang. The other columns have an even number of squares after your move, so Red has to play first into column 3. So a threat of Yellow in an odd row, 3 or 5, wins in the end. Take the last square of a column that is not even.",
    line: "win/5 0 rules=7x6/4/drop&moves=255474555242422466645236777667",
  },
  {
    title: "Connect Four: even squares are Red's",
    text: "Each column has six squares, and Yellow began: if the other columns are filled, Yellow has to play first into the last one, and Red gets the even rows, 2, 4 and 6. Here Red wins with column 2 in row 2, as soon as Yellow has played below it. Find the move that lets Yellow run out of others.",
    line: "win/5 0 rules=7x6/4/drop&moves=51743334544135543345511667711",
  },
  {
    title: "Connect Four: claimeven",
    text: "Red can answer each move in the same column, on top of it, and so gets every even square. The rule is called claimeven. It holds many draws: Yellow has just played column 2. Find Red's only move.",
    line: "only-move 0 rules=7x6/4/drop&moves=54444452124555532",
  },
  {
    title: "Five in a row: the open four",
    text: "A three with both ends free becomes an open four, which has two squares to complete five: it cannot be blocked. Here both players have an open three, and it is your turn: do not block, be faster.",
    line: "win/2 0 rules=7x7/5&moves=c4,c2,d4,d2,e4,e2",
  },
  {
    title: "Five in a row: two threes at once",
    text: "An open three has to be answered. A stone that makes two of them, or a four and a three, cannot be: one becomes an open four. Find the square where both lines of X cross.",
    line: "win/3 0 rules=7x7/5&moves=c4,a1,d4,a3,e5,a6,e6,b1",
  },
];
