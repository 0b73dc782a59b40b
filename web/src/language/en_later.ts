// SPDX-License-Identifier: BSL-1.0
// The English texts of the parts that are loaded later.

const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const review = {
  stillSearching: "searching…",
  plot: (first: string) => `Plot of the score of ${first} after each move`,
  none: "Score plot: after the first move.",
  above: (first: string, second: string) => `Above: ${first} wins. Below: ${second} wins.`,
  startTitle: (words: string) => `Start: ${words}`,
  moveTitle: (ply: number, words: string) => `Move ${ply}: ${words}`,
  atStart: (words: string) => `At the start: ${words}.`,
  afterMove: (ply: number, words: string) => `After move ${ply}: ${words}.`,
};

export const hints = {
  count: (words: string, count: number) => `${words}: ${plural(count, "move", "moves")}`,
  unknown: (count: number) => `Score unknown: ${plural(count, "move", "moves")}.`,
  unknownSoFar: (count: number) => `Score unknown: ${plural(count, "move", "moves")} so far.`,
  following: (line: string) => `then ${line}`,
  book: "book",
  found: "the best found, not proven",
  best: "best",
  bestFound: "the best found",
  saidFound: (move: string) => `Hints: ${move} is the best found, not proven.`,
  saidBest: (moves: string, words: string) => `Hints: best ${moves}: ${words}.`,
  saidCount: (count: number, words: string) =>
    `Hints: ${plural(count, "move", "moves")} are best: ${words}.`,
  off: "With hints, this shows the score of each move, and a review of the game.",
  scores: "What do the scores mean?",
  /// Bold between asterisks.
  scoreMeanings:
    "*+3*: the move wins, and the higher the number, the sooner. *0*: a draw. *−3*: it loses; the lower, the sooner. Both players then play their best moves. The size is one more than half the squares that are free at the end. “Wins in 3” counts the winner’s own moves.",
};

export const editor = {
  position: "Position",
  title: "Set up a position",
  tool: "A click puts",
  eraser: "Eraser",
  stones: "Stones",
  toMove: "To move",
  turnIsKnown: "The numbers of stones tell.",
  start: "Start here",
  clear: "Clear",
  cancel: "Cancel",
};

export const share = {
  paste: "Link, moves, board or SGF",
  notAGame: (reason: string) => `This is not a game. ${reason}`,
  openText: "Open the text",
  embedding: "Board for a page (HTML)",
  copied: (title: string) => `${title} copied.`,
  notCopied: "The browser does not allow this page to copy. Copy the text below yourself.",
  asProgram: "This game as a program",
  noPicture: "The browser cannot make this picture: it is too large.",
  tooLarge: (bytes: number) => `The file cannot be read: it is larger than ${bytes} bytes.`,
  empty: "The file cannot be read: it is empty.",
  link: "Link",
  copyLink: "Copy link",
  save: "Save",
  savePicture: "Save picture",
  open: "Open",
  file: "File with a game",
  format: "Export format",
  copy: "Copy",
  textToCopy: "Text to copy",
};

export const ownRules = {
  resize: "Change the size: drag, or press arrow keys",
};

export const moments = {
  title: "Your mistakes",
  searching: "Looking for mistakes…",
  none: "No mistake of yours was found.",
  help: "The positions before your mistakes. Find a better move in each.",
  move: (ply: number, move: string) => `Move ${ply}: ${move}`,
};

export const friend = {
  section: "Game with a friend",
  yourName: "Your name",
  /// Where no name is known.
  friend: "your friend",
  share: "Share…",
  takeBack: "Take back",
  showLast: "Show the last move",
  earlier: (ply: number, moves: number) => `This is the position after ${ply} of ${moves} moves.`,
  youPlayed: (move: string) => `You played ${move}. `,
  friendPlayed: (name: string, move: string) => `${name} played ${move}. `,
  draw: "It is a draw.",
  youWin: "You win.",
  friendWins: (name: string) => `${name} wins.`,
  sendLast: (name: string) => ` Send the last move to ${name}.`,
  sendThis: (name: string) => `Send the move to ${name}.`,
  sendNew: (name: string) => `${name} moves first. Send them the new game.`,
  yourMove: (name: string) => `Your move${name === "" ? "" : `, ${name}`}.`,
  yourFirstMove: (name: string) => `Your move is the first${name === "" ? "" : `, ${name}`}.`,
  score(own: number, name: string, other: number, draws: number) {
    const drawn = draws === 0 ? "" : draws === 1 ? ", one draw" : `, ${draws} draws`;
    return `Score: you ${own}, ${name} ${other}${drawn}.`;
  },
  lastMoveIsSent: "The last move of our game:",
  moveIsSent: "It is your move:",
  sendMove: "Send move",
  sendGame: "Send game",
  dialog: (name: string) =>
    `${name} opens this link, and plays on their own device. This page itself sends nothing.`,
  copied: "Link copied.",
  notCopied: "The browser does not allow this page to copy. Copy the link above yourself.",
  tooLong: "This link is too long for a QR code. Copy it instead.",
  qrCode: "QR code of the link",
};

export const puzzles = {
  groups: {
    lesson: "Lessons",
    "win/2": "Win in 2 moves",
    "win/3": "Win in 3 moves",
    "win/4": "Win in 4 moves",
    "win/5": "Win in 5 moves",
    "win/6": "Win in 6 moves",
    "only-move": "Find the only move",
    trap: "Avoid the trap",
    "better-move": "From your games",
  },
  fromOld: "Puzzle, from old to new",
  fromEasy: "Puzzle, from easy to hard",
  noKind: (kind: string) => `There is no kind of puzzle "${kind}". These are of another kind.`,
  noneOwn: "There are no puzzles from your games yet: your mistakes in them become puzzles.",
  noNumber: (group: string, count: number, number: string) =>
    `"${group}" has the numbers 1 to ${count}, not "${number}".`,
  nothingImported: (file: string) =>
    `"${file}" has no puzzle of this page: expected a file that Export has written.`,
  imported: (file: string, count: number, added: number) =>
    `"${file}" has ${plural(count, "solved puzzle", "solved puzzles")}, ${added} of them new.`,
  progress: "Progress",
  export: "Export",
  import: "Import",
  savedProgress: "Saved progress",
  theSolution: (move: string) => `The solution: ${move}.`,
  noSolution: "The search has found no solution.",
  noAnswer: "The search has found no answer.",
  puzzle: "Puzzle",
  previous: "Previous",
  next: "Next",
  startAgain: "Start again",
  solution: "Solution",
  playOn: "Play on",
  choose: "Choose a puzzle",
  lessons: "Lessons",
  own: "Puzzles from your games",
  connectFour: "Puzzles of Connect Four",
  kind: "Kind",
  solvedCount: (solved: number, count: number, all: number, of: number) =>
    `${solved} of ${count} solved; ${all} of ${of} in all`,
  solved: (title: string) => `${title}, solved`,
  lesson: "Lesson",
  step: "Step",
  stepOf: (lesson: string, step: number, count: number) => `${lesson}, step ${step} of ${count}`,
  daily: "Puzzle of the day",
  dailySolved: "Solved. The next one comes tomorrow.",
  dailyNew: "A new puzzle each day.",
  streak: (days: number) => plural(days, "day.", "days in a row."),
  showDaily: "Show it",
  solveDaily: "Solve it",
};

export const strategy = {
  title: "Why the first player wins",
  intro: (first: string, second: string) =>
    `${first} starts Connect Four in the middle column, and wins whatever ${second} plays. You are ${second}: try every move. The page does not compute the answers, but looks them up in a strategy that a C++ compiler has verified.`,
  yourMove: "Your move.",
  answer: (first: string, column: string, row: string) =>
    `${first} answers in column ${column}, row ${row}. Your move.`,
  line: (first: string, column: string, row: string) =>
    `${first} answers in column ${column}, row ${row}, and completes four in a row.`,
  claimeven: (first: string, column: string, row: string) =>
    `${first} answers in column ${column}, row ${row}. From here on, ${first} needs no list of answers, because a rule proves the win: claimeven. ${first} answers most of your discs with a disc on top, and the others with the second square of a pair. You get no line, and when no other square is left, you must play below a square on which ${first} wins.`,
  ended: "The strategy ends here. Take back a move, or start again.",
  proofTitle: "How the proof works",
  proofAnswers: (second: string) =>
    `The strategy has one answer to each move of ${second}. Each answer adds a disc, so the answers come to an end.`,
  proofEnd: (first: string, second: string) =>
    `There are two ends. In the first, ${first} completes a line, because ${first} has two threats at once, or because ${second} leaves a threat open or plays below one. In the second, a rule proves that ${first} wins without further answers: claimeven.`,
  proofRing: (first: string) => `A ring marks a threat, a square on which ${first} wins.`,
  proofProgram:
    "The program connect_four_is_won.cpp contains the strategy. The compiler tries every move against it. The program compiles only because each answer wins.",
  takeBack: "Take back",
  link: "Connect Four: why the first player wins",
  show: "Try every move",
};

/// The lessons of the puzzles: of each its title, and the texts of its steps.
export const lessons = {
  fork: {
    title: "Tic-tac-toe: the fork",
    steps: [
      "Two in a row and the third square free: complete the row. The ring marks where X wins.",
      "O has two in a row. If you cannot win yourself, block.",
      "A fork makes two rows of two at once. O can block only one of them. Find the fork.",
      "X has two opposite corners and wants a fork in a third. A corner does not help you: make a row of two that X has to block.",
      "X began in a corner. There is one answer that does not lose.",
    ],
  },
  threats: {
    title: "Connect Four: threats",
    steps: [
      "A threat is a free square where a player completes four in a row. Yellow has two of them in the bottom row. Play one.",
      "Yellow has three in column 4, and you are Red. Block the square on top of them.",
      "One threat can be blocked, two at once cannot. Three in the bottom row with both ends free are two threats. Yellow has two discs there: make the third.",
      "Now you are Red, and Yellow has two discs in the bottom row with free squares around them. Act before there are three.",
      "Two threats can lie one on top of the other: if Red blocks the lower one, Yellow plays the upper one. Find the column.",
    ],
  },
  parity: {
    title: "Connect Four: odd and even squares",
    steps: [
      "The ring marks a threat of Yellow that waits: nobody can play there before the square below it is taken. You are Red. If you play below it, Yellow wins on top of your disc. Play another move that gives nothing away.",
      "Yellow waits for row 3 of column 3. Nobody wants to play below it: that is zugzwang. The other columns have an even number of free squares after your move, so Red runs out of moves first. A threat of Yellow in an odd row wins in this way. Take the last square of a column that is not even.",
      "Columns have six squares, and Yellow began. When the other columns are full, Yellow has to play first into the last one, and Red gets its even rows. Here Red waits for row 2 of column 2. Find the move after which Yellow runs out of others.",
      "Red can answer each move on top of it, and so gets every even square. This strategy is called claimeven, and it holds many draws. Yellow has just played column 2. Find Red's only move.",
    ],
  },
  fours: {
    title: "Gomoku: fours and threes",
    steps: [
      "Both players have four in a row, and it is your turn: complete five.",
      "Black has four in a row, with one end free. You are White: block it.",
      "A three with both ends free becomes an open four: two squares complete five, and White can block only one. Make it.",
      "Now you are White. An open three has to be answered before it becomes an open four.",
      "A four that is blocked at one end threatens one square only. Two such fours with one stone threaten two. Find the square where the rows of Black cross.",
    ],
  },
} as const;

export const playground = {
  title: "The compiler is the referee",
  introduction:
    "In inarow a game is a type, and an illegal move does not compile. Edit the program: clang compiles it in this browser.",
  example: "Example",
  edited: "(edited program)",
  lessons: "Lessons",
  copied: "Copied",
  notCopied: "Copy it from the address bar",
  result: "Compile result",
  takeOut: "Take the move out again",
  unreadable: "The program saved in this browser cannot be read: the first example is shown.",
  unreadableGame: "The game in the link cannot be read. The last saved program is shown.",
  unknownExample: "The link names an unknown example: select one from the list.",
  unreadableLink:
    "The program in the link cannot be read; the link may be incomplete. The last saved program is shown.",
  tooLong: (highest: number, length: number) =>
    `A program of more than ${highest} characters has no link and is not saved: this one has ${length}.`,
  controlCharacters: "A program with control characters has no link and is not saved.",
  program: "Program in C++",
  legalMove: "legal move",
  mend: "Click another square to mend the program.",
  mendMove: (game: string) => `Replace the refused move in ${game}`,
  makeMove: (game: string) => `Make a move in ${game}`,
  move: "Move…",
  playPosition: "Play this position",
  playPositionOf: (game: string) => `Play this position of ${game}`,
  /// Of the editor, by its own English ones.
  editorPhrases: {} as Readonly<Record<string, string>>,
};

export const compile = {
  board: "Board",
  boards: "Boards",
  unanswered: "No answer from the compiler",
  stopped: "Stopped",
  compiles: "Compiles",
  assertionsHold: (count: number) =>
    `Compiles: ${plural(count, "assertion holds", "assertions hold")}`,
  errors: (count: number) => `Does not compile: ${count} errors`,
  error: "Does not compile",
  errorOnLine: (line: number) => `Does not compile: error on line ${line}`,
  goToLine: (line: number) => `Go to line ${line}`,
  assertions: "Assertions that hold",
  consequences: "What follows from the first error",
  noAnswer:
    "The compiler ended without an answer. The likely reason is the stack of this browser, which is smaller than that of an installed compiler: this program nests too deep for it.",
  depthLimit: (limit: number) =>
    `The stack of this browser is smaller than that of an installed compiler, and this program overflows it. So it was compiled with a limit of ${limit} nested templates or constexpr calls, where clang's own limits are 1024 and 512.`,
  wasStopped: "The compile was stopped before it had an answer.",
  again: "Compile again",
  output: "Compiler output",
  noOutput: "No output: no errors and no warnings.",
  notLoaded: (reason: string) =>
    `The compiler could not be loaded: ${reason}. The editor works without it.`,
  noWorker: "the connection failed while loading its worker",
  notFetched: (file: string) => `the connection failed while loading ${file}`,
  responded: (file: string, status: number) => `the host responded ${status} for ${file}`,
  unusable: (problem: string) => `a file could not be used (${problem})`,
  loading: "Loading the compiler",
  loadingBytes: (loaded: number, total: number) =>
    `Loading the compiler: ${(loaded / 1e6).toFixed(1)} of ${(total / 1e6).toFixed(1)} MB`,
  starting: "Starting the compiler…",
  about:
    "Clang 22 as WebAssembly, downloaded once. It runs in this browser: no program is uploaded.",
  noCompiler: "No compiler",
  compiling: "Compiling…",
  before: (status: string) => `The program before: ${status}`,
  drawing: "drawing the boards…",
  seconds: (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`,
  stop: "Stop",
};

export const run = {
  throws:
    "The program cannot run here: it throws exceptions, for which this library was not built.",
  notLinked: "The program could not be linked.",
  notDefined: (symbol: string) => `The program could not be linked: ${symbol} is not defined.`,
  ended: (seconds: string, exitCode: number) =>
    `The program ended after ${seconds} with exit code ${exitCode}.`,
  fault: (message: string) => `The program ended with a fault: ${message}.`,
  noWorker: "The worker of the program could not be loaded.",
  tooLong: (seconds: number) => `Stopped: the program ran longer than ${seconds} s.`,
  stopped: "Stopped.",
  title: "Program",
  input: "Standard input",
  stop: "Stop the program",
  run: "Run",
  output: "Output of the program",
  noOutput: "(no output)",
  more: "… more is not shown",
  linking: "Compiling and linking…",
  running: "Running…",
};

/// Around the lessons of the playground, whose texts are those of docs/tutorial.md.
export const tutorial = {
  title: (number: number, count: number) => `Lesson ${number} of ${count}: `,
  close: "Close the lessons",
  compiles: "The program compiles.",
  mistakeFound: "The compiler has found the mistake.",
  done: "Done.",
};

export const exampleGroups = {
  games: "Games",
  perfectPlay: "Perfect play",
  refusals: "Refusals",
  tutorial: "Tutorial",
};

export const examples = {
  ongoing_game: "Ongoing game",
  first_wins: "Win of the first player",
  second_wins: "Win of the second player",
  draw: "Draw",
  two_board_sizes: "Two board sizes",
  take_back: "Moves taken back",
  connect_four: "Connect Four",
  beat_your_compiler: "Beat your compiler",
  losing_move: "Losing move",
  wrong_claim: "Wrong claim of a win",
  taken: "Square that is taken",
  off_the_board: "Square off the board",
  wrong_player: "Wrong player",
  game_over: "Move after the end",
  not_a_move: "Text that is not a move",
  wrong_notation: "Move in the wrong notation",
  refusal_value: "Refusal as a value",
  column_full: "Full column",
  floating: "Stone above a free square",
  nothing_to_take_back: "Nothing to take back",
  too_many_taken_back: "More moves taken back than played",
  who_won: "Winner of an ongoing game",
  unreachable_position: "Unreachable position",
  invalid_rules: "Invalid rules",
  step1: "1: a game is a type",
  step2: "2: the compiler knows who has won",
  step3: "3: rules of your own",
  step4: "4: ask before you move",
  step5: "5: moves that nobody knows yet",
  step6: "6: a game that the compiler cannot lose",
};

export default {
  review,
  hints,
  editor,
  share,
  ownRules,
  moments,
  friend,
  puzzles,
  strategy,
  lessons,
  playground,
  compile,
  run,
  tutorial,
  exampleGroups,
  examples,
};
