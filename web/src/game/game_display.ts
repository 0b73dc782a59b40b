// SPDX-License-Identifier: BSL-1.0
import type { SearchClient } from "../engine/search_client";
import type { Choice, View } from "../engine/view";
import { KnowledgeRecords } from "./knowledge";
import { Searches } from "./searches";
import { type Display, type GameSnapshot, snapshotOf } from "./snapshot";

/// What is displayed of a game. It requests the searches that this needs, and tells those who
/// subscribe of every change.
export class GameDisplay {
  private readonly records = new KnowledgeRecords();
  private readonly searches: Searches;
  private readonly listeners = new Set<() => void>();
  private display: Display;
  private current: GameSnapshot;

  constructor(
    search: SearchClient,
    display: Display,
    onChoice: (state: string, choice: Choice) => void,
  ) {
    this.display = display;
    this.current = snapshotOf(display, this.records);
    this.searches = new Searches(search, this.records, {
      onKnowledge: () => this.update({}),
      onChoice,
      onFailure: (message) => {
        const { isThinking } = this.display;
        this.update({ isThinking: false, searchFailure: { message, isThinking } });
      },
    });
  }

  get view(): View {
    return this.display.view;
  }
  get snapshot(): GameSnapshot {
    return this.current;
  }
  /// Returns the function that unsubscribes.
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /// Shows a view. What is said of a position goes when another one is shown, and does not return
  /// with it: "the last reply" would be an earlier one.
  show(view: View, announcement: string) {
    const { view: before, explainedMove, isReply, tab } = this.display;
    const isSamePosition = view.shown_game === before.shown_game;
    this.search({
      view,
      announcement,
      notice: view.refusal ?? undefined,
      explainedMove: isSamePosition ? explainedMove : undefined,
      isReply: isSamePosition && isReply,
      isThinking: view.waits_for_computer,
      tab: view.has_hints && !before.has_hints ? "analysis" : tab,
    });
  }
  /// The position that is shown is that after a reply of the computer; whether it is proven best is
  /// undefined if no proof was sought.
  noteReply(isReplyProven: boolean | undefined) {
    this.records.write(this.view.shown_game, { isReplyProven });
    this.update({ isReply: true });
  }
  /// Changes what is displayed and what is searched.
  search(changes: Partial<Display>) {
    this.searches.follow({ ...this.display, ...changes });
    this.update({ searchFailure: undefined, ...changes });
  }
  /// Searches after a failure what was searched before it.
  searchAgain() {
    this.search({ isThinking: this.display.searchFailure?.isThinking ?? false });
  }
  /// Changes what is displayed, but not what is searched.
  update(changes: Partial<Display>) {
    this.display = { ...this.display, ...changes };
    this.current = snapshotOf(this.display, this.records);
    for (const listener of this.listeners) listener();
  }
}
