// SPDX-License-Identifier: BSL-1.0
import type { Choice, Hints, Review } from "./view";

/// What the page asks of the worker; a new question of a kind takes the place of the one before. A
/// choice is a move that the computer makes, advice one that it would make.
export type Question =
  | { readonly kind: "hints"; readonly state: string; readonly milliseconds: number }
  | { readonly kind: "review"; readonly state: string; readonly milliseconds: number }
  | { readonly kind: "choice"; readonly state: string; readonly milliseconds: number }
  | { readonly kind: "advice"; readonly state: string; readonly milliseconds: number };
export type Kind = Question["kind"];

/// Cancels the question of that kind.
export interface Cancellation {
  readonly kind: "cancel";
  readonly what: Kind;
}
export type ToWorker = Question | Cancellation;

/// What is known so far of the question about that state; nothing more comes after `isLast`.
export type Answer = { readonly state: string; readonly isLast: boolean } & (
  | { readonly kind: "hints"; readonly known: Hints }
  | { readonly kind: "review"; readonly known: Review }
  | { readonly kind: "choice" | "advice"; readonly known: Choice }
);
export interface Failure {
  readonly kind: "failure";
  readonly sentence: string;
}
export type FromWorker = Answer | Failure;
