// SPDX-License-Identifier: BSL-1.0
// The English texts of the first load. Those of the parts that are loaded later are in en_later.ts.
import { capitalized } from "../capitalized";
import type { View } from "../engine/view";

const countMoves = (count: number) => `${count} ${count === 1 ? "move" : "moves"}`;

export const page = {
  titles: {
    game: "inarow: k-in-a-row games",
    playground: "inarow: compiler playground",
    puzzles: "inarow: puzzles",
    strategy: "inarow: why the first player wins",
  },
  home: "inarow: choose a game",
  pages: "Pages",
  play: "Play",
  puzzles: "Puzzles",
  playground: "Playground",
  gallery: "Every compiler error, in a gallery",
  skip: "Skip to the content",
  language: "Language",
  themes: { system: "system", light: "light", dark: "dark" },
  theme: (theme: string) => `Theme: ${theme}`,
  switchTheme: (theme: string, next: string) => `Theme: ${theme}. Switch to ${next}.`,
  newVersion: "A new version of this page is there.",
  reload: "Reload",
  later: "Later",
};

export const loading = {
  /// What is loaded, in a sentence.
  names: {
    game: "the game",
    puzzles: "the puzzles",
    strategy: "the strategy",
    playground: "the playground",
    editor: "the position editor",
    analysis: "the analysis",
    friend: "the game by link",
    mistakes: "the mistakes",
    share: "the share panel",
    ownRules: "the rules",
  },
  progress: (name: string) => `Loading ${name}…`,
  failed: (name: string, reason: string) => `${capitalized(name)} could not be loaded: ${reason}.`,
  connection: "the connection failed, or the page has been updated since it was opened",
  reasons: {
    connection: "the connection failed",
    updated: "the page has been updated since it was opened, and has to be reloaded",
    responded: (status: string) => `the host responded ${status}`,
  },
  failure: "Failure",
  partFailed: (message: string) =>
    `This part of the page has failed: ${message}. Your game is kept.`,
  reloadPage: "Reload the page",
  tryAgain: "Try again",
};

export const board = {
  label: (columns: number, rows: number) => `Board of ${columns} × ${rows} squares`,
  square: (column: string, row: string) => `column ${column}, row ${row}`,
  free: "free",
  line: { normal: "in the winning line", misere: "in the losing line" },
  lineMove: (number: number | null) => `move ${number} of the line`,
  rings: {
    better: "better",
    threat: "wins at once",
    zugzwang: "wins once it can be reached",
  },
  bestFound: "best found",
  ghost: (square: string) => `${square}: tap it again to play there.`,
  larger: "Show larger squares",
  whole: "Show the whole board",
};

export const rules = {
  named: {
    "tic-tac-toe": "Tic-tac-toe",
    "connect-four": "Connect Four",
    gomoku: "Gomoku",
    "gomoku/exactly": "Gomoku, exactly five",
    "tic-tac-toe/misere": "Misère tic-tac-toe",
  },
  /// What rules without a name are.
  title({ columns, rows, run, length, convention, gravity, edges }: View) {
    const exactly = length === "exactly" ? "exactly " : "";
    const loses = convention === "misere" ? " loses" : "";
    const dropped = gravity === "drop" ? ", dropped" : "";
    const torus = edges === "wrapping" ? ", on a torus" : "";
    return `${columns} × ${rows}, ${exactly}${run} in a row${loses}${dropped}${torus}`;
  },
  columns: "Columns",
  rows: "Rows",
  run: "In a row",
  length: "Row that counts",
  lengths: {
    at_least: (run: string) => `${run} or more`,
    exactly: (run: string) => `exactly ${run}`,
  },
  convention: "Who completes it",
  conventions: { normal: "wins", misere: "loses" },
  gravity: "Stones",
  gravities: { place: "placed", drop: "dropped" },
  edges: "Opposite edges",
  edgeKinds: { bounded: "end rows", wrapping: "are joined" },
};

export const levels = {
  beginner: "Beginner",
  casual: "Casual",
  strong: "Strong",
  best: "Best",
  level: (level: number) => `Level ${level}`,
  option: (level: number, name: string) => `${level}, ${name.toLowerCase()}`,
  play: (name: string) => `Play ${name.toLowerCase()}`,
};

export const chooser = {
  choose: "Choose a game",
  what: "Get three, four or five in a row, on a board of any size: play, see the best moves, and learn why they win.",
  tap: "Tap a column to start.",
  inCpp: "Play it in C++: an illegal move does not compile",
  back: "Back to the game",
  opponent: "Opponent",
  person: "Two players",
  friend: "A friend",
  personHelp: "Two people take turns on this screen.",
  friendHelp: "You send each move as a link, and get one back. You move first.",
  levelHelp: (level: number, highest: number) =>
    `The computer plays at level ${level} of ${highest}.`,
  starters: {
    first: "You move first.",
    second: "The computer moves first.",
    toss: "A coin toss decides who moves first.",
  },
  summaries: {
    "tic-tac-toe": "Three in a row, on nine squares.",
    "connect-four": "Discs fall; four in a row win.",
    gomoku: "Five in a row, on a large board.",
  },
  own: "Make your own",
  ownSummary: "Any size, any length of row.",
  start: "Start",
  variants: "Variants:",
  recent: "Recent games",
  recentGame: (status: string, moves: number) => `${status}, ${countMoves(moves)}`,
};

export const game = {
  current: "Current game",
  close: "Close",
  searchFailed: (message: string) => `The search failed: ${message}.`,
  opened: "Game",
  sound: "Sound",
  soundOn: "Sound on",
  soundOff: "Sound off",
  rematch: "Rematch",
  review: "Review",
  undo: "Undo",
  redo: "Redo",
  computerMove: "Computer, move",
  newGame: "New game",
  hints: "Hints",
  players: "Players",
  tabs: { label: "This game", play: "Play", analysis: "Analyze", share: "Share" },
  playersAndLevels: "Players and levels",
  names: "Names, event and result",
  setUp: "Set up a position",
};

export const players = {
  thinking: "The computer is thinking…",
  proven: "The last reply is proven best.",
  notProven: "The last reply is the best found, not proven.",
  computer: "Computer",
  person: "Person",
  friend: "Friend",
  you: "You",
  player: {
    first: (name: string) => `${name}, first`,
    second: (name: string) => `${name}, second`,
  },
  levelOf: (name: string) => `Level of ${name}`,
  starter: "Starting player",
  toss: "Coin toss",
};

export const announcement = {
  newGame: (turn: string) => `New game. ${turn}`,
  start: (turn: string) => `Back at the start. ${turn}`,
  back: (ply: number, turn: string) => `Back at move ${ply}. ${turn}`,
  played: (player: string, move: string, turn: string) => `${player} played ${move}. ${turn}`,
  dropped: (move: string, row: string | undefined) => `${move}, row ${row}`,
};

export const moves = {
  moves: "Moves",
  start: "Start",
  variations: "Variations",
  promote: "Make main line",
  remove: "Remove line",
  resume: "Remove what follows",
  comment: "Comment on this position",
  event: "Event",
  date: "Date",
  result: "Result",
};

export const line = {
  searching: "Searching…",
  why: "Why?",
  whyMove: (move: string) => `Why ${move}?`,
  back: "Back",
  forward: "Forward",
  end: "To the end",
  step: (step: number, length: number, move: string) => `move ${step} of ${length}: ${move}`,
};

export const shortcuts = {
  title: "Keyboard shortcuts",
  /// The keys, and what they do.
  keys: [
    ["←  →", "Undo, redo (on the board: next square)"],
    ["U  R", "Undo, redo (on the board, too)"],
    ["Home  End", "First position, last position"],
    ["Tab", "Focus enters and leaves the board"],
    ["Enter  Space", "Move onto the focused square"],
    ["1 … 9", "Stone dropped into that column, of nine at most"],
    ["N", "New game with the same rules; this one is kept under Recent games"],
    ["H", "Hints on, hints off"],
    ["Ctrl+V", "Open the game in the clipboard: a link, moves or SGF"],
    ["?", "This list"],
  ] as const,
  singleKeys: "Shortcuts of a single character",
};

export default {
  page,
  loading,
  board,
  rules,
  levels,
  chooser,
  game,
  players,
  announcement,
  moves,
  line,
  shortcuts,
};
