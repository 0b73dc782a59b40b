// SPDX-License-Identifier: BSL-1.0
/// What the engine says in JSON. include/inarow/ui/view.hpp, hints.hpp and review.hpp write it.

export type Player = "first" | "second";
export type Controller = "person" | "computer";
export type Starter = "first" | "second" | "toss";

export interface Move {
  readonly text: string;
  readonly square: number;
  readonly by: Player;
}

/// A state with all there is to show of it. Squares are numbers, row by row from the top.
export interface View {
  readonly state: string;
  readonly line: string;
  readonly rules: string;
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly run: number;
  readonly drops: boolean;
  readonly board: string;
  readonly column_names: readonly string[];
  readonly row_names: readonly string[];
  readonly available: readonly number[];
  readonly winning_line: readonly number[];
  readonly last: number | null;
  readonly moves: readonly Move[];
  readonly ply: number;
  readonly is_started: boolean;
  readonly is_over: boolean;
  readonly to_move: Player;
  readonly outcome: string;
  readonly standing: string;
  readonly waits_for_computer: boolean;
  readonly waits_for_person: boolean;
  readonly can_undo: boolean;
  readonly can_redo: boolean;
  readonly offers_reset: boolean;
  readonly starter: Starter;
  readonly first: Controller;
  readonly second: Controller;
  readonly has_hints: boolean;
  readonly copies: readonly string[];
  readonly refusal: string | null;
}

export interface Hint {
  readonly square: number;
  readonly move: string;
  readonly least: number;
  readonly most: number;
  readonly is_best: boolean;
  readonly words: string;
}
export interface Hints {
  readonly is_answered: boolean;
  readonly moves: readonly Hint[];
}

export type Judgement = "unknown" | "best" | "inaccuracy" | "mistake";

/// Scores are first's.
export interface ReviewedPly {
  readonly least: number;
  readonly most: number;
  readonly words: string;
  readonly is?: Judgement;
  readonly remark?: string;
}
export interface Review {
  readonly is_done: boolean;
  readonly plies: readonly ReviewedPly[];
}

export interface Choice {
  readonly move: string;
  readonly is_proven: boolean;
}
