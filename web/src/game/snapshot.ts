// SPDX-License-Identifier: BSL-1.0
import type {
  Choice,
  Continuations,
  Explanation,
  Hints,
  PositionEditor,
  Review,
  View,
} from "../engine/view";
import type { KnowledgeRecords } from "./knowledge";
import { isReviewed, type SearchedGame } from "./searches";

/// A text that was opened, and what is to be said of it.
export interface OpenedText {
  readonly text: string;
  /// How many games it has, and which of them was opened, from 1.
  readonly games: number;
  readonly number: number;
  readonly notices: readonly string[];
}

/// The tabs of a game.
export const tabs = ["play", "analysis", "share"] as const;
export type Tab = (typeof tabs)[number];

/// What is displayed, apart from what searches find.
export interface Display extends SearchedGame {
  /// Whether the position is that after the computer's last reply.
  readonly isReply: boolean;
  /// Whether the next game is being chosen.
  readonly isChoosing: boolean;
  readonly tab: Tab;
  /// The position that is being set up.
  readonly editor: PositionEditor | undefined;
  readonly notice: string | undefined;
  /// Why a search failed, and whether it was for the computer's move.
  readonly searchFailure: { readonly message: string; readonly isThinking: boolean } | undefined;
  readonly openedText: OpenedText | undefined;
  /// The last event as text, for screen readers.
  readonly announcement: string;
}

/// What is displayed at first.
export const initialDisplay = (view: View, isChoosing: boolean): Display => ({
  view,
  isThinking: false,
  explainedMove: undefined,
  isReply: false,
  isChoosing,
  tab: "play",
  editor: undefined,
  notice: undefined,
  searchFailure: undefined,
  openedText: undefined,
  announcement: "",
});

/// A move of the position that is shown, and what is known of the reason for its score.
export interface ExplainedMove {
  readonly state: string;
  readonly move: string;
  readonly explanation: Explanation | undefined;
  /// Whether the search goes on.
  readonly isSearched: boolean;
}

/// Everything that is displayed of a game.
export interface GameSnapshot extends Display {
  readonly hints: Hints | undefined;
  /// The best move found, where no hint knows the outcome.
  readonly suggestion: Choice | undefined;
  readonly continuations: Continuations | undefined;
  readonly review: Review | undefined;
  readonly explained: ExplainedMove | undefined;
  /// Whether the computer's reply is proven best; undefined where there was none, or no proof was
  /// sought.
  readonly isReplyProven: boolean | undefined;
}

/// A display with what the records have of its game.
export function snapshotOf(display: Display, records: KnowledgeRecords): GameSnapshot {
  const { view, explainedMove, isReply } = display;
  const known = records.of(view.shown_game);
  const shown = view.has_hints ? known : undefined;
  const explanation = known.explanation?.move === explainedMove ? known.explanation : undefined;
  return {
    ...display,
    hints: shown?.hints?.found,
    suggestion: shown?.suggestion?.found,
    continuations: shown?.continuations?.found,
    review: isReviewed(view) ? records.of(view.whole_game).review?.found : undefined,
    explained:
      explainedMove === undefined
        ? undefined
        : {
            state: view.shown_game,
            move: explainedMove,
            explanation: explanation?.found,
            isSearched: !explanation?.isFinished,
          },
    isReplyProven: isReply ? known.isReplyProven : undefined,
  };
}
