// SPDX-License-Identifier: BSL-1.0
/// The JSON that the engine writes: include/inarow/ui/view.hpp, hints.hpp, review.hpp, and
/// bindings/wasm/search_engine.hpp. tests/view_types_test.ts checks that they write exactly these types.

export type Player = "first" | "second";
export type Controller = "person" | "computer";
export type Starter = Player | "toss";
export type Outcome = "in play" | "first won" | "second won" | "draw";
/// How a stone comes onto the board.
export type Gravity = "place" | "drop";
/// Which rows decide a game: those of at least `run` stones, or of exactly `run`.
export type LineLength = "at_least" | "exactly";
/// Who wins when a row is completed: in misère play the opponent.
export type Convention = "normal" | "misere";
/// What lies beyond the edges of the board: nothing, or as on a torus the opposite edge.
export type Edges = "bounded" | "wrapping";

/// What the stones of a board look like.
export type BoardStyle = "marks" | "stones" | "discs";

export interface Move {
  readonly text: string;
  readonly square: number;
}
export interface PlayedMove extends Move {
  readonly mover: Player;
}
/// A variation from the first move that no earlier one has.
export interface Variation {
  readonly number: number;
  /// How many others it branches off, one from the next.
  readonly depth: number;
  readonly first_ply: number;
  /// How many moves it shares with the one that is shown.
  readonly shown_plies: number;
  readonly moves: readonly PlayedMove[];
}
export interface ExportFormat {
  readonly name: string;
  readonly title: string;
}

/// A state with everything that the page shows of it. Squares are numbers in reading order.
export interface View {
  readonly state: string;
  /// The text of the game up to the ply that is shown, without settings.
  readonly shown_game: string;
  /// The same with the undone moves.
  readonly whole_game: string;
  readonly rules: string;
  readonly name: string;
  readonly rules_sentence: string;
  readonly columns: number;
  readonly rows: number;
  readonly run: number;
  readonly gravity: Gravity;
  readonly length: LineLength;
  readonly convention: Convention;
  readonly edges: Edges;
  readonly style: BoardStyle;
  readonly player_names: readonly [first: string, second: string];
  readonly board: string;
  readonly column_names: readonly string[];
  readonly row_names: readonly string[];
  readonly available: readonly Move[];
  /// The text of a move onto each square, legal or not.
  readonly move_texts: readonly string[];
  /// The squares of a goban that have a dot.
  readonly star_points: readonly number[];
  readonly decisive_line: readonly number[];
  readonly last: number | null;
  readonly moves: readonly PlayedMove[];
  readonly ply: number;
  /// The number of the variation that is shown, from 1 for the main one.
  readonly variation: number;
  readonly variations: readonly Variation[];
  readonly is_started: boolean;
  readonly is_over: boolean;
  readonly to_move: Player;
  readonly outcome: Outcome;
  readonly standing: string;
  readonly headline: string;
  readonly waits_for_computer: boolean;
  readonly waits_for_person: boolean;
  readonly can_undo: boolean;
  readonly can_redo: boolean;
  readonly offers_reply: boolean;
  readonly offers_reset: boolean;
  readonly starter: Starter;
  readonly first: Controller;
  readonly second: Controller;
  /// How strong the computer is where it moves for them: 1 to 8.
  readonly first_level: number;
  readonly second_level: number;
  readonly has_hints: boolean;
  readonly exports: readonly ExportFormat[];
  readonly refusal: string | null;
}

/// A position that is set up by hand.
export interface PositionEditor {
  readonly text: string;
  readonly view: View;
  readonly turn: Player;
  readonly can_choose_turn: boolean;
  /// The action by which games begin with the position; null if no game reaches it.
  readonly action: string | null;
  readonly refusal: string | null;
}

/// Bounds of a score.
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/// What is known of a move's score, for the player who makes it.
export interface Hint extends Bounds {
  readonly square: number;
  readonly move: string;
  readonly is_best: boolean;
  readonly words: string;
}
export interface Hints {
  readonly is_done: boolean;
  readonly moves: readonly Hint[];
}

/// How the game goes on after a move.
export interface Continuation {
  readonly square: number;
  /// Whether the opening book has the position after the move.
  readonly is_in_book: boolean;
  /// The moves that follow, as far as they are known.
  readonly line: readonly string[];
}
export interface Continuations {
  readonly is_done: boolean;
  readonly moves: readonly Continuation[];
}

export type Judgment = "unknown" | "best" | "inaccuracy" | "mistake";

/// What is known of a position's score, for the first player.
export interface ReviewedPosition extends Bounds {
  readonly words: string;
}
/// A move and the position after it.
export interface ReviewedMove extends ReviewedPosition {
  readonly judgment: Judgment;
  readonly annotation: string;
}
export interface Review {
  readonly is_done: boolean;
  /// The start position, then every move.
  readonly plies: readonly [ReviewedPosition, ...ReviewedMove[]];
}

export type MarkKind = "line" | "better" | "threat" | "zugzwang";

/// A mark on a square, of a stone that would lie there.
export interface BoardMark extends Move {
  readonly kind: MarkKind;
  readonly mover: Player;
  /// In the line, from 1; null for other marks.
  readonly number: number | null;
}
/// Why a move is worth what it is.
export interface Explanation {
  readonly is_done: boolean;
  readonly sentence: string;
  readonly marks: readonly BoardMark[];
}

export type PuzzleKind = "win" | "only-move" | "trap";

/// A position in which something is to be found.
export interface Puzzle {
  readonly kind: PuzzleKind;
  /// To the win; 0 in other kinds.
  readonly moves: number;
  /// The higher, the harder.
  readonly difficulty: number;
  readonly state: string;
  readonly task: string;
}
/// What a move in a puzzle is worth.
export interface Answer {
  readonly is_done: boolean;
  readonly is_right: boolean;
  readonly sentence: string;
  readonly marks: readonly BoardMark[];
  /// The line of the puzzle after the reply; null where it does not go on.
  readonly next: string | null;
}

/// The computer's move.
export interface Choice {
  readonly move: string;
  /// Null below the highest level, which looks for no proof.
  readonly is_proven: boolean | null;
}
