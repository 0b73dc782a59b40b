// SPDX-License-Identifier: BSL-1.0
import type { Engine } from "../engine/engine";
import type { Answer } from "../engine/messages";
import { Thinker } from "../engine/thinker";
import type { Choice, Hints, Player, Review, View } from "../engine/view";
import { keep, kept } from "../storage";
import { currentView } from "../view";

/// All that is shown of a game.
export interface Shown {
  readonly view: View;
  readonly hints: Hints | undefined;
  /// A move that is the best found, where the hints tell nothing.
  readonly advice: Choice | undefined;
  readonly review: Review | undefined;
  readonly isThinking: boolean;
  /// What the computer said of its last move.
  readonly isProven: boolean | undefined;
  readonly notice: string | undefined;
  /// Of the last move, for those who cannot see it.
  readonly announcement: string;
}

const keptAs = "inarow.game";
const thinkFor = 900;
const seenThinkingFor = 350;
const hintsFor = 20_000;
const reviewFor = 1_500;
const adviseAfter = 1_000;
const adviseFor = 1_500;
const mostHintsKept = 200;

/// Whether it is known of no move who wins with it.
const tellNothing = (hints: Hints) => hints.moves.every(({ least, most }) => least < 0 && most > 0);

export const letterOf = (side: Player) => (side === "first" ? "X" : "O");

/// The text after "#", as it was before it became part of an address.
function textOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/// Thrown by the page: the engine is the same for the same actions.
const toss = (): Player =>
  (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? "first" : "second";

/// The game on the page: hands actions to the engine and questions to the worker, and keeps the
/// state in the address and in the browser.
export class GameStore {
  private shown_: Shown;
  private readonly listeners = new Set<() => void>();
  private readonly hintsOf = new Map<string, Hints>();
  private readonly engine: Engine;
  private readonly thinker: Thinker;
  private reviewed: string | undefined;
  private askedForHints: string | undefined;
  private hintsSince = 0;
  private askedForAdvice: string | undefined;
  private askedForChoice: string | undefined;

  constructor(engine: Engine) {
    this.engine = engine;
    this.thinker = new Thinker(
      (answer) => this.take(answer),
      (sentence) => this.fail(sentence),
    );
    this.shown_ = {
      view: engine.load(""),
      hints: undefined,
      advice: undefined,
      review: undefined,
      isThinking: false,
      isProven: undefined,
      notice: undefined,
      announcement: "",
    };
    const hash = currentView() === "game" ? textOf(location.hash) : "";
    this.open(hash || kept(keptAs) || "");
  }

  get shown(): Shown {
    return this.shown_;
  }
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  do(action: string) {
    const before = this.shown_.view;
    const view = this.engine.reduce(before.state, action);
    this.show(view, this.whatHappened(before, view));
  }
  play(move: string) {
    this.do(`play ${move}`);
  }

  /// Begins again, with these rules or those there are. When they are refused, the game goes on.
  newGame(rules?: string) {
    let view = this.shown_.view;
    const start = view.state;
    if (view.is_started) view = this.engine.reduce(view.state, "reset");
    if (rules !== undefined) view = this.engine.reduce(view.state, `rules ${rules}`);
    if (view.refusal !== null) {
      this.set({ notice: view.refusal });
      return;
    }
    view = this.engine.reduce(view.state, `start ${toss()}`);
    if (currentView() === "game" && start !== view.state) {
      history.pushState(null, "", `#${view.state}`);
    }
    this.show(view, `A new game. ${view.standing}`);
  }

  /// Shows what a text means: a link, a file, what was kept.
  open(text: string) {
    const loaded = this.engine.load(text);
    const view = loaded.is_started
      ? loaded
      : this.engine.reduce(loaded.state, `start ${toss()}`);
    this.show({ ...view, refusal: loaded.refusal }, view.standing);
  }
  openAddress() {
    if (currentView() === "game") this.open(textOf(location.hash));
  }

  copy(name: string): string {
    return this.engine.copy(this.shown_.view.state, name);
  }
  say(notice: string | undefined) {
    this.set({ notice });
  }

  private whatHappened(before: View, now: View): string {
    const last = now.moves[now.ply - 1];
    if (now.refusal !== null || !last || now.line === before.line) return now.standing;
    if (now.ply < before.ply) return `Back to after move ${now.ply}. ${now.standing}`;
    return `${letterOf(last.by)} played ${last.text}. ${now.standing}`;
  }

  private show(view: View, announcement: string) {
    const isOther = view.line !== this.shown_.view.line;
    this.set({
      view,
      announcement,
      notice: view.refusal ?? undefined,
      hints: view.has_hints ? this.hintsOf.get(view.line) : undefined,
      advice: view.has_hints && !isOther ? this.shown_.advice : undefined,
      review: view.has_hints ? this.shown_.review : undefined,
      isThinking: view.waits_for_computer,
      ...(isOther && view.waits_for_computer ? { isProven: undefined } : {}),
    });
    this.keep(view);
    this.askAbout(view);
  }
  private keep(view: View) {
    keep(keptAs, view.state);
    if (currentView() === "game" && textOf(location.hash) !== view.state) {
      history.replaceState(history.state, "", `#${view.state}`);
    }
  }

  private askAbout(view: View) {
    if (view.waits_for_computer) {
      if (this.askedForChoice !== view.state) {
        this.askedForChoice = view.state;
        this.thinker.ask({ kind: "choice", state: view.state, milliseconds: thinkFor });
      }
    } else {
      this.askedForChoice = undefined;
      this.thinker.cancel("choice");
    }
    this.askForHints(view);
    this.askForReview(view);
  }
  private askForHints(view: View) {
    const isWanted = view.has_hints && view.waits_for_person;
    const known = this.hintsOf.get(view.line);
    if (!isWanted || this.askedForAdvice !== view.line) {
      this.askedForAdvice = undefined;
      this.thinker.cancel("advice");
    }
    if (isWanted && known) this.askForAdvice(view, known);
    if (!isWanted || known) {
      this.askedForHints = undefined;
      this.thinker.cancel("hints");
    } else if (this.askedForHints !== view.line) {
      this.askedForHints = view.line;
      this.hintsSince = performance.now();
      this.thinker.ask({ kind: "hints", state: view.line, milliseconds: hintsFor });
    }
  }
  /// Hints that tell nothing after a while will hardly tell more.
  private askForAdvice(view: View, hints: Hints) {
    const isSoon = performance.now() - this.hintsSince < adviseAfter;
    if (isSoon || !tellNothing(hints) || this.askedForAdvice === view.line) return;
    this.askedForAdvice = view.line;
    this.thinker.ask({ kind: "advice", state: view.line, milliseconds: adviseFor });
  }
  private askForReview(view: View) {
    if (!view.has_hints) {
      this.reviewed = undefined;
      this.thinker.cancel("review");
      return;
    }
    const whole = this.engine.reduce(view.state, `jump ${view.moves.length}`).line;
    if (whole === this.reviewed) return;
    this.reviewed = whole;
    this.thinker.ask({ kind: "review", state: whole, milliseconds: reviewFor });
  }

  private take(answer: Answer) {
    const { view } = this.shown_;
    if (answer.kind === "hints") {
      if (answer.isLast) this.keepHints(answer.state, answer.known);
      if (answer.state !== view.line || !view.has_hints) return;
      this.set({ hints: answer.known });
      this.askForAdvice(view, answer.known);
    } else if (answer.kind === "advice") {
      if (answer.state === view.line && view.has_hints) this.set({ advice: answer.known });
    } else if (answer.kind === "review") {
      if (answer.state === this.reviewed) this.set({ review: answer.known });
    } else if (answer.state === view.state) {
      setTimeout(() => this.reply(answer.state, answer.known), seenThinkingFor);
    }
  }
  private reply(state: string, { move, is_proven }: { move: string; is_proven: boolean }) {
    if (state !== this.shown_.view.state) return;
    this.do(`reply ${move}`);
    this.set({ isProven: is_proven });
  }
  private keepHints(line: string, hints: Hints) {
    const oldest = this.hintsOf.keys().next().value;
    if (this.hintsOf.size >= mostHintsKept && oldest !== undefined) this.hintsOf.delete(oldest);
    this.hintsOf.set(line, hints);
  }

  private fail(sentence: string) {
    this.askedForChoice = this.askedForHints = this.askedForAdvice = this.reviewed = undefined;
    this.set({ isThinking: false, notice: `The computer stopped thinking: ${sentence}` });
  }
  private set(change: Partial<Shown>) {
    this.shown_ = { ...this.shown_, ...change };
    for (const listener of this.listeners) listener();
  }
}
