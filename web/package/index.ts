// SPDX-License-Identifier: BSL-1.0
import type { SearchEngine } from "../src/engine/search_engine";
import type { View } from "../src/engine/view";
import { createBoardEngine } from "./embedded_board_engine";
import { startedState } from "./started_state";

const board = await createBoardEngine();

export type Player = "first" | "second";
export type Outcome = "in play" | "first won" | "second won" | "draw";

/** Thrown for rules, moves and options that are refused. The message is a sentence. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** A move that a game has, or could have next. */
export interface Move {
  /** As `play` takes it: a column such as "4" where stones drop, otherwise a square such as "b2". */
  readonly text: string;
  /** The number of the stone's square, from 0 at the top left, row by row. */
  readonly square: number;
}

function accepted(view: View): View {
  if (view.refusal !== null) throw new Refusal(view.refusal);
  return view;
}

/** A game after some moves. Games never change: `play` and `takeBack` return other games. */
export class Game {
  readonly #view: View;

  private constructor(view: View) {
    this.#view = view;
  }

  /**
   * Starts a game.
   *
   * @param rules a name such as "tic-tac-toe", "connect-four" and "gomoku", or columns, rows and
   * run, such as "5x5/4" and "7x6/4/drop"; at most 19 columns and rows
   * @param moves moves that were made, such as "4453", "b2 a1" or ["b2", "a1"]
   * @throws {Refusal} if the rules cannot be read, or a move is illegal
   */
  static start(rules = "tic-tac-toe", moves: string | readonly string[] = ""): Game {
    const text = Array.isArray(moves) ? moves.join(" ") : String(moves);
    return new Game(accepted(board.load(startedState(String(rules), text))));
  }

  /** Makes a move. Throws a Refusal if it is illegal; then nothing has changed. */
  play(move: string | number): Game {
    return new Game(accepted(board.reduce(this.#view.state, `play ${move}`)));
  }

  /** The game before its last move. Throws a Refusal if there is none. */
  takeBack(): Game {
    const earlier = accepted(board.reduce(this.#view.state, "undo"));
    return new Game(accepted(board.reduce(earlier.state, "resume")));
  }

  /** The rules as a text, such as "7x6/4/drop". */
  get rules(): string {
    return this.#view.rules;
  }
  get columns(): number {
    return this.#view.columns;
  }
  get rows(): number {
    return this.#view.rows;
  }
  get moves(): readonly Move[] {
    return this.#view.moves;
  }
  /** The legal moves; none when the game is over. */
  get legalMoves(): readonly Move[] {
    return this.#view.available;
  }
  /** The player to move; undefined when the game is over. */
  get toMove(): Player | undefined {
    return this.#view.is_over ? undefined : this.#view.to_move;
  }
  get outcome(): Outcome {
    return this.#view.outcome;
  }
  get winner(): Player | undefined {
    const { outcome } = this.#view;
    return outcome === "first won" ? "first" : outcome === "second won" ? "second" : undefined;
  }
  /** The squares of the line that has ended the game. */
  get decisiveLine(): readonly number[] {
    return this.#view.decisive_line;
  }
  /** The rows from the top: "X" and "O" are stones of the first and second player, "." is free. */
  get board(): readonly string[] {
    const { board: squares, columns, rows } = this.#view;
    return Array.from({ length: rows }, (_, row) =>
      squares.slice(row * columns, (row + 1) * columns),
    );
  }
  /** Whose turn it is, or who has won, as a sentence. */
  get status(): string {
    return this.#view.turn_text;
  }
  /** The whole game as one text, as in links to the page. */
  get state(): string {
    return this.#view.state;
  }
  /** The board in characters. */
  toString(): string {
    return this.board.join("\n");
  }
}

/** For programs without types: another object would be read as a game without moves. */
function stateOf(game: Game): string {
  if (!(game instanceof Game)) throw new TypeError("This is not a Game: begin with Game.start.");
  return game.state;
}

/** The board of a game as an SVG picture. */
export function draw(game: Game): string {
  return board.picture(stateOf(game));
}

/** What is known of a move. The score is exact where both bounds are equal. */
export interface MoveScore {
  readonly move: string;
  /** Positive where the move wins, negative where it loses, 0 for a draw; the larger, the sooner. */
  readonly lower: number;
  readonly upper: number;
  /** Whether no other move is better. */
  readonly isBest: boolean;
  /** The score as words, such as "wins with move 3". */
  readonly words: string;
}

export interface Scores {
  readonly moves: readonly MoveScore[];
  /** Whether all scores are exact; false where the time ran out before. */
  readonly isComplete: boolean;
}

export interface SearchLimit {
  /** @default 1000 */
  readonly milliseconds?: number;
}

export interface ChoiceOptions extends SearchLimit {
  /** From 1, a beginner, to 8, the best. @default 8 */
  readonly level?: number;
  /** The choice below the highest level depends on it. @default a random number */
  readonly seed?: number;
}

const maxLevel = 8;

/** Lets other tasks of the thread run. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The exact solver. It works in slices, between which other tasks of the same thread run; a choice is
 * one slice. In a browser, a worker keeps the page responsive.
 */
export class Solver {
  readonly #engine: SearchEngine;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(engine: SearchEngine) {
    this.#engine = engine;
  }

  static async create(): Promise<Solver> {
    const { fetchBook, fetchSearchEngine } = await import("./embedded_search_engine");
    const engine = await fetchSearchEngine();
    await fetchBook(engine);
    return new Solver(engine);
  }

  /** The scores of all legal moves, as far as they are known when the time is over. */
  async scores(game: Game, { milliseconds = 1000 }: SearchLimit = {}): Promise<Scores> {
    const state = stateOf(game);
    return this.#inOrder(async () => {
      const end = performance.now() + milliseconds;
      this.#engine.startHints(state);
      for (;;) {
        const found = this.#engine.resumeHints();
        if (!found.is_done && performance.now() < end) {
          await pause();
          continue;
        }
        const moves = found.moves.map(({ move, lower, upper, is_best, words }) => {
          return { move, lower, upper, isBest: is_best, words };
        });
        return { moves, isComplete: moves.every(({ lower, upper }) => lower === upper) };
      }
    });
  }

  /** The computer's move; undefined when the game is over. */
  async choose(game: Game, options: ChoiceOptions = {}): Promise<string | undefined> {
    const { milliseconds = 1000, level = maxLevel, seed = Math.random() * 2 ** 32 } = options;
    const before = stateOf(game);
    const side = game.toMove;
    if (side === undefined) return undefined;
    return this.#inOrder(async () => {
      const played = accepted(board.reduce(before, `${side} computer`));
      const { state } = accepted(board.reduce(played.state, `${side}-level ${level}`));
      return this.#engine.choose(state, milliseconds, seed)?.move;
    });
  }

  /** One search at a time: they share the engine. */
  #inOrder<T>(search: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(search);
    this.#queue = result.catch(() => undefined);
    return result;
  }
}
