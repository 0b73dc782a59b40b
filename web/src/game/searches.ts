// SPDX-License-Identifier: BSL-1.0
import type { SearchClient } from "../engine/search_client";
import type { SearchResult } from "../engine/search_protocol";
import type { Choice, Review, View } from "../engine/view";
import { commonReview } from "./common_moves";
import type { Knowledge, KnowledgeRecords, KnownKind } from "./knowledge";
import { needsSuggestion } from "./score";

/// What decides about the searches.
export interface SearchedGame {
  readonly view: View;
  /// Whether the computer is to move.
  readonly isThinking: boolean;
  /// The move of the position that is explained.
  readonly explainedMove: string | undefined;
}

export interface SearchEvents {
  /// More is known of a state.
  readonly onKnowledge: () => void;
  /// The computer's move.
  readonly onChoice: (state: string, choice: Choice) => void;
  readonly onFailure: (message: string) => void;
}

type Kind = KnownKind | "choice";

/// How long each search may take; of the review, for each ply.
const milliseconds: Readonly<Record<Kind, number>> = {
  choice: 900,
  hints: 20_000,
  review: 1_500,
  explanation: 20_000,
  continuations: 20_000,
  suggestion: 1_500,
};
/// The largest board whose games are reviewed when they end: on larger ones little would be known.
const maxReviewedSquares = 64;
/// How long hints may take until a suggestion is searched.
const suggestionDelay = 1_000;

/// Whether the review of a game is wanted: with hints, and when it is over.
export const isReviewed = ({ has_hints, is_over, columns, rows }: View): boolean =>
  has_hints || (is_over && columns * rows <= maxReviewedSquares);

interface Requested {
  readonly state: string;
  readonly move: string | undefined;
  readonly startTime: number;
}

/// The searches of the game that is shown. What they find is written into the records, except the
/// computer's move, which is to be made.
export class Searches {
  private readonly client: Pick<SearchClient, "request" | "cancel">;
  private readonly records: KnowledgeRecords;
  private readonly events: SearchEvents;
  private game: SearchedGame | undefined;
  /// The last request of each kind that was not given up.
  private readonly requested = new Map<Kind, Requested>();

  constructor(
    client: Pick<SearchClient, "request" | "cancel">,
    records: KnowledgeRecords,
    events: SearchEvents,
  ) {
    this.client = client;
    this.records = records;
    this.events = events;
  }

  /// Requests what is wanted of the game that is shown from now on, unless it is known or requested,
  /// and gives up what is not.
  follow(game: SearchedGame) {
    const { view, isThinking, explainedMove } = game;
    const earlierReview = this.earlierReview(view);
    this.game = game;
    const advised = view.has_hints && view.waits_for_person ? view.shown_game : undefined;
    this.want("choice", isThinking ? view.state : undefined, undefined, ({ state, found }) =>
      this.events.onChoice(state, found),
    );
    this.learn("explanation", explainedMove && view.shown_game, explainedMove);
    this.learn("hints", advised);
    this.learn("continuations", advised);
    this.wantSuggestion();
    this.learn("review", isReviewed(view) ? view.whole_game : undefined);
    if (earlierReview && !this.records.of(view.whole_game).review) {
      const review = { found: earlierReview, isFinished: false };
      this.records.write(view.whole_game, { review });
    }
  }

  /// The review of the moves that another game has in common with the one that was shown.
  private earlierReview(view: View): Review | undefined {
    const before = this.game?.view;
    if (!before || !isReviewed(view) || !isReviewed(before)) return undefined;
    const review = this.records.of(before.whole_game).review?.found;
    return review && commonReview(review, before, view);
  }
  /// A suggestion is wanted where hints have had a moment, and know no move that wins or draws.
  private wantSuggestion() {
    const view = this.game?.view;
    const isAdvised = view?.has_hints && view.waits_for_person;
    const hints = isAdvised ? this.records.of(view.shown_game).hints : undefined;
    const startTime = this.requested.get("hints")?.startTime ?? 0;
    const isEarly = !hints?.isFinished && performance.now() - startTime < suggestionDelay;
    const isWanted = hints && !isEarly && needsSuggestion(hints.found);
    this.learn("suggestion", isWanted ? view?.shown_game : undefined);
  }

  /// Searches what is to be remembered of a state; nothing if that is undefined.
  private learn<Each extends KnownKind>(kind: Each, state: string | undefined, move?: string) {
    const finding = state === undefined ? undefined : this.records.of(state)[kind];
    const isKnown = finding?.isFinished && finding.move === move;
    this.want(kind, isKnown ? undefined : state, move, (result) => {
      const { found, isLast: isFinished } = result;
      this.records.write(result.state, { [kind]: { found, isFinished, move } } as Knowledge);
      if (kind === "hints") this.wantSuggestion();
      this.events.onKnowledge();
    });
  }
  private want<Each extends Kind>(
    kind: Each,
    state: string | undefined,
    move: string | undefined,
    onResult: (result: SearchResult<Each>) => void,
  ) {
    const last = this.requested.get(kind);
    if (last && last.state === state && last.move === move) return;
    if (last) this.giveUp(kind, last.state);
    if (state === undefined) return;
    this.requested.set(kind, { state, move, startTime: performance.now() });
    const onFailure = (message: string) => this.fail(message);
    const request = { kind, state, move, milliseconds: milliseconds[kind] };
    this.client.request(request, { onResult, onFailure });
  }
  private giveUp(kind: Kind, state: string) {
    this.requested.delete(kind);
    this.client.cancel(kind);
    if (kind !== "choice") this.records.forgetUnfinished(state, kind);
  }
  private fail(message: string) {
    this.requested.clear();
    this.events.onFailure(message);
  }
}
