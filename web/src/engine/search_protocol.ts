// SPDX-License-Identifier: BSL-1.0
/// The messages between the page and the search worker.
import type { Answer, Choice, Continuations, Explanation, Hints, Review } from "./view";

/// What a search of each kind finds. A choice is the move that the computer makes, a suggestion the
/// move that it would make, a solution the move that solves a puzzle: they are of different kinds
/// because none of them replaces another.
export interface Found {
  readonly hints: Hints;
  readonly continuations: Continuations;
  readonly review: Review;
  readonly choice: Choice;
  readonly suggestion: Choice;
  readonly solution: Choice;
  readonly explanation: Explanation;
  readonly answer: Answer;
}
export type SearchKind = keyof Found;
/// Those that are found at once, and not bit by bit.
export type ChoiceKind = "choice" | "suggestion" | "solution";

/// Replaces the request of the same kind before it.
export interface SearchRequest<Kind extends SearchKind = SearchKind> {
  readonly kind: Kind;
  readonly state: string;
  readonly milliseconds: number;
  /// The move that is explained, or that answers a puzzle, whose line is the state.
  readonly move?: string | undefined;
}
export interface SearchCancellation {
  readonly kind: "cancel";
  readonly request: SearchKind;
}
/// Sets the language of what is found from now on, as SearchEngine.setLanguage.
export interface LanguageChange {
  readonly kind: "language";
  readonly translation: string;
}
export type PageMessage = SearchRequest | SearchCancellation | LanguageChange;

/// What is found so far; after `isLast` no more comes for that request.
export type SearchResult<Kind extends SearchKind = SearchKind> = {
  [Each in Kind]: {
    readonly kind: Each;
    readonly state: string;
    readonly move: string | undefined;
    readonly isLast: boolean;
    readonly found: Found[Each];
  };
}[Kind];
export interface SearchFailure {
  readonly kind: "failure";
  readonly message: string;
}
export type WorkerMessage = SearchResult | SearchFailure;
