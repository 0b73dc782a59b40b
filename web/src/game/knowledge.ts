// SPDX-License-Identifier: BSL-1.0
import type { Found } from "../engine/search_protocol";

/// The kinds of searches whose results are remembered.
export type KnownKind = "hints" | "suggestion" | "continuations" | "review" | "explanation";

/// What a search has found of a state.
export interface Finding<Kind extends KnownKind> {
  readonly found: Found[Kind];
  /// Whether the search has ended, because everything is found or its time was over.
  readonly isFinished: boolean;
  /// The move that is explained; undefined in other findings.
  readonly move?: string | undefined;
}

/// Everything that is known of one state.
export type Knowledge = { readonly [Kind in KnownKind]?: Finding<Kind> | undefined } & {
  /// Whether the computer's move that led here is proven best; undefined where no proof was sought.
  readonly isReplyProven?: boolean | undefined;
};

const maxKnownStates = 200;
const nothing: Knowledge = {};

/// What is known of the states that were shown last. A result is written where it belongs, whatever
/// is shown by then, and read by the state that is shown: so it cannot appear over another game.
export class KnowledgeRecords {
  private readonly records = new Map<string, Knowledge>();
  private readonly maxCount: number;

  constructor(maxCount = maxKnownStates) {
    this.maxCount = maxCount;
  }

  of(state: string): Knowledge {
    return this.records.get(state) ?? nothing;
  }
  /// Adds to what is known of a state. Of too many states, the one whose last change is
  /// oldest is forgotten.
  write(state: string, changes: Knowledge) {
    const record = { ...this.of(state), ...changes };
    // A map keeps the order of insertion.
    this.records.delete(state);
    this.records.set(state, record);
    const [oldest] = this.records.keys();
    if (this.records.size > this.maxCount && oldest !== undefined) this.records.delete(oldest);
  }
  /// After a search that was given up: the next one begins anew, with less than was known.
  forgetUnfinished(state: string, kind: KnownKind) {
    const finding = this.of(state)[kind];
    if (finding && !finding.isFinished) this.write(state, { [kind]: undefined });
  }
}
