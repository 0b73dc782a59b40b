// SPDX-License-Identifier: BSL-1.0
/// The messages between the page and the search worker.
import type { Answer, Choice, Continuations, Explanation, Hints, Review } from "./view";

/// A choice is the move that the computer makes; a suggestion is the move that it would make.
export type SearchKind =
  | "hints"
  | "continuations"
  | "review"
  | "choice"
  | "suggestion"
  | "explanation"
  | "answer";

/// Replaces the request of the same kind before it.
export interface SearchRequest {
  readonly kind: SearchKind;
  readonly state: string;
  readonly milliseconds: number;
  /// The move that is explained, or that answers a puzzle, whose line is the state.
  readonly move?: string;
}
export interface SearchCancellation {
  readonly kind: "cancel";
  readonly request: SearchKind;
}
export type PageMessage = SearchRequest | SearchCancellation;

/// What is known so far; after `isLast` no more comes for that request.
export type SearchResult = { readonly state: string; readonly isLast: boolean } & (
  | { readonly kind: "hints"; readonly hints: Hints }
  | { readonly kind: "continuations"; readonly continuations: Continuations }
  | { readonly kind: "review"; readonly review: Review }
  | { readonly kind: "explanation"; readonly move: string; readonly explanation: Explanation }
  | { readonly kind: "answer"; readonly move: string; readonly answer: Answer }
  | { readonly kind: "choice" | "suggestion"; readonly choice: Choice }
);
export interface SearchFailure {
  readonly kind: "failure";
  readonly message: string;
}
export type WorkerMessage = SearchResult | SearchFailure;
