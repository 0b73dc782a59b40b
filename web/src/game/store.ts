// SPDX-License-Identifier: BSL-1.0
import type { Core, TextSource } from "../engine/core";
import type { SearchClient } from "../engine/search_client";
import type { Choice, View } from "../engine/view";
import { texts } from "../language/texts";
import { setController, setHints, setRules } from "./actions";
import { addressedState, enterAddress, updateAddress } from "./address";
import { describeChange } from "./announcement";
import { isContinuation } from "./common_moves";
import { GameDisplay } from "./game_display";
import { newGame, nextLevel, sidesChanged, startedGame } from "./new_game";
import { controllersFor, type Opponent, opponentOf, rememberOpponent } from "./opponent";
import { SavedGame } from "./saved_game";
import { keepGame, knownGame, newSeries, otherPlayer, ownPlayer, seriesLink } from "./series";
import { type GameSnapshot, initialDisplay, type Tab } from "./snapshot";
import { playEnd, playStone } from "./sound";

/// How long the computer's move waits, once it is found: in milliseconds.
const replyDelay = 350;

/// The game on the page, as its components know it: what is displayed of it, and what a person does.
export class GameStore {
  private readonly core: Core;
  private readonly saved: SavedGame;
  private readonly display: GameDisplay;

  constructor(core: Core, search: SearchClient) {
    this.core = core;
    this.saved = new SavedGame(core);
    const view = this.saved.load();
    const state = addressedState();
    const isChoosing = !state && !this.saved.kept() && view.refusal === null;
    this.display = new GameDisplay(search, initialDisplay(view, isChoosing), (searched, choice) =>
      setTimeout(() => this.reply(searched, choice), replyDelay),
    );
    if (state) this.open(state);
    else this.showOpened(view);
    if (this.display.view.has_hints) this.showTab("analysis");
  }

  get snapshot(): GameSnapshot {
    return this.display.snapshot;
  }
  /// Returns the function that unsubscribes.
  subscribe(listener: () => void): () => void {
    return this.display.subscribe(listener);
  }

  dispatch(action: string) {
    const before = this.display.view;
    const after = this.core.reduce(before.state, action);
    this.show(after, describeChange(before, after));
    if (after.ply > before.ply && after.moves.length > before.moves.length)
      after.is_over ? playEnd() : playStone();
    if (after.refusal === null) this.saved.save(after);
  }
  setHints(areOn: boolean) {
    this.dispatch(setHints(areOn));
  }
  showTab(tab: Tab) {
    this.display.update({ tab });
  }
  play(move: string) {
    this.dispatch(`play ${move}`);
  }
  /// Has the computer move where moves are undone.
  letComputerMove() {
    this.display.search({ isThinking: true });
  }
  searchAgain() {
    this.display.searchAgain();
  }
  /// Makes the move that was found for a state, if that is still shown.
  private reply(state: string, { move, is_proven }: Choice) {
    if (state !== this.display.view.state) return;
    this.dispatch(`reply ${move}`);
    this.display.noteReply(is_proven ?? undefined);
  }

  /// Shows the games to choose from, at an address of their own; the game goes on until one is
  /// chosen.
  choose() {
    enterAddress("");
    this.showChooser();
  }
  private showChooser() {
    this.display.update({
      isChoosing: true,
      editor: undefined,
      notice: undefined,
      openedText: undefined,
    });
  }
  endChoosing() {
    this.display.update({ isChoosing: false, notice: undefined });
    updateAddress(this.display.view.state);
  }
  /// The view of a state that is not played.
  preview(state: string): View {
    return this.core.load(state);
  }
  /// What rules are, before a game of them is started.
  previewRules(rules: string): View {
    return this.core.reduce(this.core.load("").state, setRules(rules));
  }
  /// Why a move of a state that is not played is refused; empty if it is legal.
  refusalOf(state: string, move: string): string {
    return this.core.reduce(this.core.load(state).state, `play ${move}`).refusal ?? "";
  }
  opponent(): Opponent {
    return opponentOf(this.display.view);
  }
  recentGames(): readonly View[] {
    return this.saved.recent();
  }

  /// Starts a game with new rules, or with those of the last, and against another opponent. If they
  /// are refused, the game goes on.
  newGame(rules?: string, opponent?: Opponent) {
    if (opponent !== undefined) rememberOpponent(opponent);
    else if (this.display.view.series !== "") return this.choose();
    this.begin(
      [
        ...(rules === undefined ? [] : [setRules(rules)]),
        ...(opponent === undefined ? [] : controllersFor(opponent)),
      ],
      opponent === "friend" ? newSeries() : "",
    );
  }
  /// A game with the same rules, in which the computer or the friend has the other side.
  rematch() {
    const { view } = this.display;
    this.begin(view.series === "" ? sidesChanged(view) : []);
  }
  /// A game against the computer at the level above the one that has lost.
  playNextLevel() {
    const next = nextLevel(this.display.view);
    if (!next) return;
    rememberOpponent(next.level);
    this.begin([next.action]);
  }
  private begin(settings: readonly string[], series = "") {
    const before = this.display.view;
    let view = newGame(this.core, before, settings);
    if (view.refusal !== null) {
      this.display.update({ notice: view.refusal });
      return;
    }
    if (series !== "") view = this.core.load(view.state + series);
    if (before.state !== view.state) enterAddress(view.state);
    this.display.update({ isChoosing: false, editor: undefined, openedText: undefined });
    this.show(view, texts.announcement.newGame(view.turn_text));
    this.saved.change();
    this.saved.save(view);
  }

  /// Sets up a position, at first the one that is shown.
  editPosition() {
    this.display.update({ editor: this.core.editPosition(this.display.view.state) });
  }
  edit(edit: string) {
    const { editor } = this.snapshot;
    if (editor) this.display.update({ editor: this.core.edit(editor.text, edit) });
  }
  endEditing() {
    this.display.update({ editor: undefined });
  }
  /// Starts a game from the position that was set up.
  startFromEditor() {
    const action = this.snapshot.editor?.action;
    const isByLink = this.display.view.series !== "";
    if (action) this.begin([...(isByLink ? controllersFor("person") : []), action]);
  }

  /// Shows the state of a text, or what can be read of it; if nothing can be, the game stays. The
  /// game that the browser keeps is not replaced before a move is made in this one.
  open(state: string, source: TextSource = "link") {
    const before = this.display.view;
    const opened = this.core.open(state, knownGame(state) ?? before.state, source);
    if (opened.refusal !== null && source === "file" && this.editUnreached(state, 1)) return;
    this.display.update({ isChoosing: false, editor: undefined });
    if (!isContinuation(opened, before)) this.saved.change();
    this.setOpenedText(opened, state, 1);
    this.showOpened(opened);
  }
  /// Shows a game of a pasted text; if the text is none, the game stays, and the reason is returned.
  paste(text: string, number = 1): string | undefined {
    const link = seriesLink(text);
    if (link !== undefined) {
      location.hash = link;
      return undefined;
    }
    const view = this.core.importGame(this.display.view.state, text, number);
    if (view.refusal !== null) {
      return this.editUnreached(text, number) ? undefined : view.refusal;
    }
    enterAddress(view.state);
    this.display.update({ isChoosing: false, editor: undefined });
    this.setOpenedText(view, text, number);
    this.show(view, view.turn_text);
    this.saved.save(view);
    return undefined;
  }
  /// Shows another game of the text that was opened.
  openGame(number: number) {
    const { openedText } = this.snapshot;
    const refusal = openedText && this.paste(openedText.text, number);
    if (refusal !== undefined) this.setNotice(refusal);
  }
  /// Sets up the board of a text that no game reaches. Returns whether the text has one.
  private editUnreached(text: string, number: number): boolean {
    const editor = this.core.importPosition(this.display.view.state, text, number);
    if (editor) this.display.update({ isChoosing: false, editor, notice: undefined });
    return editor !== undefined;
  }
  private setOpenedText({ games, notices }: View, text: string, number: number) {
    const openedText = notices.length > 0 ? { text, games, number, notices } : undefined;
    this.display.update({ openedText });
  }
  private showOpened(opened: View) {
    const view = startedGame(this.core, opened);
    this.show(view, view.turn_text);
    if (!this.saved.kept()) this.saved.save(view);
  }
  /// Shows what the address of the page has become.
  openAddress() {
    const state = addressedState();
    if (state === "") this.showChooser();
    else if (state !== undefined) this.open(state);
  }

  /// Explains a move of the position that is shown.
  explain(move: string) {
    this.display.search({ explainedMove: move });
  }
  /// Shows the position before a move of the game, and explains the move.
  explainPly(ply: number) {
    const move = this.display.view.moves[ply - 1];
    if (!move) return;
    this.dispatch(`jump ${ply - 1}`);
    this.explain(move.text);
  }
  endExplanation() {
    this.display.search({ explainedMove: undefined });
  }

  /// The link to the game; for a friend, one with which they are the person who moves.
  link(): string {
    const { view } = this.display;
    const actions =
      view.series === ""
        ? []
        : [
            `jump ${view.moves.length}`,
            setController(ownPlayer(view), "remote"),
            setController(otherPlayer(view), "person"),
            setHints(false),
          ];
    const sent = actions.reduce((state, each) => this.core.reduce(state, each).state, view.state);
    return new URL(`#${sent}`, location.href).href;
  }
  exportGame(format: string): string {
    return this.core.exportGame(this.display.view.state, format);
  }
  setNotice(notice: string | undefined) {
    this.display.update({ notice });
  }
  closeOpenedText() {
    this.display.update({ openedText: undefined });
  }

  private show(view: View, announcement: string) {
    this.display.show(view, announcement);
    if (view.refusal === null) keepGame(view);
    if (!this.snapshot.isChoosing) updateAddress(view.state);
  }
}
