// SPDX-License-Identifier: BSL-1.0
import type { Engine, TextSource } from "../engine/engine";
import { SearchClient } from "../engine/search_client";
import type { SearchKind, SearchResult } from "../engine/search_protocol";
import type {
  Choice,
  Continuations,
  Explanation,
  Hints,
  Player,
  PositionEditor,
  Review,
  View,
} from "../engine/view";
import { currentRoute } from "../route";
import { gameStorageKey, readStorage, writeStorage } from "../storage";
import { minLevel } from "./levels";
import { playerName } from "./player_name";
import { recentGames, rememberGame } from "./recent_games";
import { needsSuggestion } from "./score";
import { playEnd, playStone } from "./sound";

/// A move of the position that is shown, and what is known of the reason for its score.
export interface ExplainedMove {
  readonly state: string;
  readonly move: string;
  readonly explanation: Explanation | undefined;
}

/// The computer's last reply: the game after it, and whether it is proven best.
export interface Reply {
  readonly state: string;
  readonly isProven: boolean;
}

/// Who plays against a person: another one, or the computer at a level.
export type Opponent = "person" | number;

/// Everything that is displayed of a game.
export interface GameSnapshot {
  readonly view: View;
  readonly hints: Hints | undefined;
  /// The best move found, where no hint knows the outcome.
  readonly suggestion: Choice | undefined;
  readonly continuations: Continuations | undefined;
  readonly review: Review | undefined;
  readonly explained: ExplainedMove | undefined;
  /// Whether the next game is being chosen.
  readonly isChoosing: boolean;
  /// The position that is being set up.
  readonly editor: PositionEditor | undefined;
  readonly isThinking: boolean;
  /// While the game after it is shown.
  readonly reply: Reply | undefined;
  readonly notice: string | undefined;
  /// The last event as text, for screen readers.
  readonly announcement: string;
}

const opponentKey = "inarow.opponent";

// Times in milliseconds.
const choiceTime = 900;
const replyDelay = 350;
const hintsTime = 20_000;
const reviewTimePerPly = 1_500;
const explanationTime = 20_000;
const continuationsTime = 20_000;
const suggestionDelay = 1_000;
const suggestionTime = 1_500;

const maxCachedHints = 200;

/// The rules and the starting player of a game.
const gameStart = ({ whole_game }: View) => whole_game.replace(/&moves=.*/, "");

/// The text of the state in a link, which may be percent-encoded.
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/// Whether a game has all moves of another.
const isContinuation = (view: View, of: View) =>
  gameStart(view) === gameStart(of) &&
  of.moves.every(({ square }, i) => square === view.moves[i]?.square);

/// The opponent that was chosen last.
function chosenOpponent(): Opponent {
  const stored = readStorage(opponentKey) ?? `${minLevel}`;
  return stored === "person" ? stored : Number(stored);
}

/// The actions after which a person plays against that opponent.
const controllersFor = (opponent: Opponent): readonly string[] =>
  opponent === "person"
    ? ["first person", "second person"]
    : ["first person", "second computer", `second-level ${opponent}`];

/// The engine is deterministic: the page tosses the coin.
const tossCoin = (): Player =>
  (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? "first" : "second";

/// The game on the page: sends actions to the engine and searches to the worker, and saves the
/// state in the address and in the browser.
export class GameStore {
  private current: GameSnapshot;
  private readonly listeners = new Set<() => void>();
  private readonly engine: Engine;
  private readonly search: SearchClient;
  private readonly cachedHints = new Map<string, Hints>();
  /// The state that each kind of search was last requested for.
  private readonly requested = new Map<SearchKind, string>();
  private hintsStartTime = 0;
  /// What this page has last written of its game; undefined before that.
  private savedState: string | undefined;

  constructor(engine: Engine) {
    this.engine = engine;
    this.search = new SearchClient({
      onResult: (result) => this.onResult(result),
      onFailure: (message) => this.onFailure(message),
    });
    this.current = {
      view: engine.open(readStorage(gameStorageKey) ?? "", "", "storage"),
      hints: undefined,
      suggestion: undefined,
      continuations: undefined,
      review: undefined,
      explained: undefined,
      isChoosing: false,
      editor: undefined,
      isThinking: false,
      reply: undefined,
      notice: undefined,
      announcement: "",
    };
    const hash = currentRoute() === "game" ? decodeHash(location.hash) : "";
    if (hash) this.open(hash);
    else {
      this.update({ isChoosing: !this.keptGame() && this.current.view.refusal === null });
      this.display(this.started(this.current.view));
    }
  }

  get snapshot(): GameSnapshot {
    return this.current;
  }
  /// Returns the function that unsubscribes.
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  dispatch(action: string) {
    const before = this.current.view;
    const after = this.engine.reduce(before.state, action);
    this.show(after, this.announcement(before, after));
    if (after.ply > before.ply && after.moves.length > before.moves.length)
      after.is_over ? playEnd() : playStone();
    if (after.refusal === null) this.save(after);
  }
  /// Has the computer move where moves are undone.
  letComputerMove() {
    this.update({ isThinking: true });
    this.request("choice", this.current.view.state, choiceTime);
  }
  play(move: string) {
    this.dispatch(`play ${move}`);
  }

  /// Shows the games to choose from, at an address of their own; the game goes on until one is
  /// chosen.
  choose() {
    history.pushState(null, "", "#");
    this.showChooser();
  }
  private showChooser() {
    this.update({ isChoosing: true, editor: undefined, notice: undefined });
  }
  endChoosing() {
    this.update({ isChoosing: false, notice: undefined });
    this.updateAddress(this.current.view);
  }
  /// The view of a state that is not played.
  preview(state: string): View {
    return this.engine.load(state);
  }
  /// What rules are, before a game of them is started.
  previewRules(rules: string): View {
    return this.engine.reduce(this.engine.load("").state, `rules ${rules}`);
  }
  /// Of the game that is shown; before the first move the one that was chosen last, and a beginner
  /// at first.
  opponent(): Opponent {
    const { view } = this.current;
    if (view.second === "computer") return view.second_level;
    if (view.first === "computer") return view.first_level;
    return view.moves.length > 0 ? "person" : chosenOpponent();
  }

  /// Starts a game with new rules, or with those of the last, and against another opponent. If they
  /// are refused, the game goes on.
  newGame(rules?: string, opponent?: Opponent) {
    if (opponent !== undefined) writeStorage(opponentKey, `${opponent}`);
    this.begin([
      ...(rules === undefined ? [] : [`rules ${rules}`]),
      ...(opponent === undefined ? [] : controllersFor(opponent)),
    ]);
  }
  private begin(settings: readonly string[]) {
    const before = this.current.view;
    let view = before.is_started ? this.engine.reduce(before.state, "reset") : before;
    for (const action of settings) {
      view = this.engine.reduce(view.state, action);
      if (view.refusal !== null) {
        this.update({ notice: view.refusal });
        return;
      }
    }
    view = this.engine.reduce(view.state, `start ${tossCoin()}`);
    this.update({ isChoosing: false, editor: undefined });
    if (currentRoute() === "game" && before.state !== view.state) {
      history.pushState(null, "", `#${view.state}`);
    }
    this.show(view, `New game. ${view.standing}`);
    this.savedState = undefined;
    this.save(view);
  }

  /// Sets up a position, at first the one that is shown.
  editPosition() {
    this.update({ editor: this.engine.editPosition(this.current.view.state) });
  }
  edit(edit: string) {
    const { editor } = this.current;
    if (editor) this.update({ editor: this.engine.edit(editor.text, edit) });
  }
  endEditing() {
    this.update({ editor: undefined });
  }
  /// Starts a game from the position that was set up.
  startFromEditor() {
    const action = this.current.editor?.action;
    if (action) this.begin([action]);
  }

  /// Shows the state of a text, or what can be read of it; if nothing can be, the game stays. The
  /// game that the browser keeps is not replaced before a move is made in this one.
  open(state: string, source: TextSource = "link") {
    const before = this.current.view;
    const opened = this.engine.open(state, before.state, source);
    this.update({ isChoosing: false, editor: undefined });
    if (!isContinuation(opened, before)) this.savedState = undefined;
    this.display(this.started(opened));
  }
  /// Shows a pasted game; if the text is none, the game stays, and the reason is returned.
  paste(text: string): string | undefined {
    const before = this.current.view;
    const view = this.engine.importGame(before.state, text);
    if (view.refusal !== null) return view.refusal;
    if (currentRoute() === "game") history.pushState(null, "", `#${view.state}`);
    this.update({ isChoosing: false, editor: undefined });
    this.show(view, view.standing);
    this.save(view);
    return undefined;
  }
  /// The games that others have replaced, the last one first.
  recentGames(): readonly View[] {
    return recentGames().map((state) => this.engine.load(state));
  }
  private started(loaded: View): View {
    if (loaded.is_started) return loaded;
    return {
      ...this.engine.reduce(loaded.state, `start ${tossCoin()}`),
      refusal: loaded.refusal,
    };
  }
  private display(view: View) {
    this.show(view, view.standing);
    if (!this.keptGame()) this.save(view);
  }
  /// The game that the browser keeps, if it has a move.
  private keptGame(): View | undefined {
    const kept = readStorage(gameStorageKey);
    const view = kept === undefined ? undefined : this.engine.load(kept);
    return view && view.moves.length > 0 ? view : undefined;
  }
  openAddress() {
    if (currentRoute() !== "game") return;
    const hash = decodeHash(location.hash);
    if (hash === "") this.showChooser();
    else this.open(hash);
  }

  /// Explains a move of the position that is shown.
  explain(move: string) {
    const state = this.current.view.shown_game;
    this.update({ explained: { state, move, explanation: undefined } });
    this.requested.set("explanation", state);
    this.search.request({ kind: "explanation", state, move, milliseconds: explanationTime });
  }
  /// Shows the position before a move of the game, and explains the move.
  explainPly(ply: number) {
    const move = this.current.view.moves[ply - 1];
    if (!move) return;
    this.dispatch(`jump ${ply - 1}`);
    this.explain(move.text);
  }
  endExplanation() {
    this.cancel("explanation");
    this.update({ explained: undefined });
  }

  exportGame(format: string): string {
    return this.engine.exportGame(this.current.view.state, format);
  }
  setNotice(notice: string | undefined) {
    this.update({ notice });
  }

  private announcement(before: View, after: View): string {
    const last = after.moves[after.ply - 1];
    if (after.refusal !== null || after.shown_game === before.shown_game) return after.standing;
    if (after.ply < before.ply) {
      return `Back at ${after.ply === 0 ? "the start" : `move ${after.ply}`}. ${after.standing}`;
    }
    return last
      ? `${playerName(after, last.mover)} played ${last.text}. ${after.standing}`
      : after.standing;
  }

  private show(view: View, announcement: string) {
    const isSameGame = view.shown_game === this.current.view.shown_game;
    this.update({
      view,
      announcement,
      notice: view.refusal ?? undefined,
      hints: view.has_hints ? this.cachedHints.get(view.shown_game) : undefined,
      suggestion: view.has_hints && isSameGame ? this.current.suggestion : undefined,
      continuations: isSameGame ? this.current.continuations : undefined,
      review: view.has_hints ? this.commonReview(view) : undefined,
      explained:
        this.current.explained?.state === view.shown_game ? this.current.explained : undefined,
      reply: this.current.reply?.state === view.shown_game ? this.current.reply : undefined,
      isThinking: view.waits_for_computer,
    });
    this.updateAddress(view);
    this.requestChoice(view);
    this.requestHints(view);
    this.requestReview(view);
  }
  /// The review of the moves that this game has in common with the last.
  private commonReview(view: View): Review | undefined {
    const { view: before, review } = this.current;
    if (!review || gameStart(view) !== gameStart(before)) return undefined;
    const count = before.moves.findIndex(({ square }, i) => square !== view.moves[i]?.square);
    if (count < 0) return review;
    const [start, ...moves] = review.plies;
    return { is_done: false, plies: [start, ...moves.slice(0, count)] };
  }
  /// Keeps the game in the browser, and the one that was kept, if it is another, with the recent
  /// ones: of another page, or before this game.
  private save(view: View) {
    if (readStorage(gameStorageKey) !== this.savedState) {
      const other = this.keptGame();
      if (other && !isContinuation(view, other)) rememberGame(other.state);
    }
    writeStorage(gameStorageKey, view.state);
    this.savedState = view.state;
  }
  private updateAddress(view: View) {
    if (this.current.isChoosing) return;
    if (currentRoute() === "game" && decodeHash(location.hash) !== view.state) {
      history.replaceState(history.state, "", `#${view.state}`);
    }
  }

  /// Does nothing if that search was already requested.
  private request(kind: SearchKind, state: string, milliseconds: number) {
    if (this.requested.get(kind) === state) return;
    this.requested.set(kind, state);
    if (kind === "hints") this.hintsStartTime = performance.now();
    this.search.request({ kind, state, milliseconds });
  }
  private cancel(kind: SearchKind) {
    this.requested.delete(kind);
    this.search.cancel(kind);
  }
  private requestChoice(view: View) {
    if (view.waits_for_computer) this.request("choice", view.state, choiceTime);
    else this.cancel("choice");
  }
  private requestHints(view: View) {
    const isWanted = view.has_hints && view.waits_for_person;
    const cached = this.cachedHints.get(view.shown_game);
    if (!isWanted || this.requested.get("suggestion") !== view.shown_game) {
      this.cancel("suggestion");
    }
    if (isWanted && cached) this.requestSuggestion(view, cached);
    if (isWanted) this.request("continuations", view.shown_game, continuationsTime);
    else this.cancel("continuations");
    if (isWanted && !cached) this.request("hints", view.shown_game, hintsTime);
    else this.cancel("hints");
  }
  /// Requests a suggestion where hints that know no outcome have had their time.
  private requestSuggestion(view: View, hints: Hints) {
    const isEarly = performance.now() - this.hintsStartTime < suggestionDelay;
    if (isEarly || !needsSuggestion(hints)) return;
    this.request("suggestion", view.shown_game, suggestionTime);
  }
  private requestReview(view: View) {
    if (view.has_hints) this.request("review", view.whole_game, reviewTimePerPly);
    else this.cancel("review");
  }

  private onResult(result: SearchResult) {
    const { view } = this.current;
    const isForShownGame = result.state === view.shown_game && view.has_hints;
    if (result.kind === "hints") {
      if (result.isLast) this.cacheHints(result.state, result.hints);
      if (!isForShownGame) return;
      this.update({ hints: result.hints });
      this.requestSuggestion(view, result.hints);
    } else if (result.kind === "suggestion") {
      if (isForShownGame) this.update({ suggestion: result.choice });
    } else if (result.kind === "continuations") {
      if (isForShownGame) this.update({ continuations: result.continuations });
    } else if (result.kind === "explanation") {
      const { state, move, explanation } = result;
      const { explained } = this.current;
      if (explained?.state === state && explained.move === move) {
        this.update({ explained: { state, move, explanation } });
      }
    } else if (result.kind === "review") {
      if (result.state === this.requested.get("review")) this.update({ review: result.review });
    } else if (result.kind === "choice" && result.state === view.state) {
      setTimeout(() => this.reply(result.state, result.choice), replyDelay);
    }
  }
  private reply(state: string, { move, is_proven }: Choice) {
    if (state !== this.current.view.state) return;
    this.dispatch(`reply ${move}`);
    const { shown_game } = this.current.view;
    if (is_proven !== null) this.update({ reply: { state: shown_game, isProven: is_proven } });
  }
  private cacheHints(shownGame: string, hints: Hints) {
    const oldest = this.cachedHints.keys().next().value;
    if (this.cachedHints.size >= maxCachedHints && oldest !== undefined) {
      this.cachedHints.delete(oldest);
    }
    this.cachedHints.set(shownGame, hints);
  }

  private onFailure(message: string) {
    this.requested.clear();
    this.update({ isThinking: false, notice: `The search failed: ${message}` });
  }
  private update(changes: Partial<GameSnapshot>) {
    this.current = { ...this.current, ...changes };
    for (const listener of this.listeners) listener();
  }
}
