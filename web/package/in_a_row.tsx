// SPDX-License-Identifier: BSL-1.0
/// `<in-a-row rules="connect-four" moves="4453" level="3" hints>`: a board that can be played.
import { render } from "preact";

import type { BoardEngine } from "../src/engine/board_engine";
import { failureReason } from "../src/engine/failure_reason";
import { SearchClient } from "../src/engine/search_client";
import type { Choice, Hints, View } from "../src/engine/view";
import { Board } from "../src/game/board";
import boardStyle from "../src/game/board.css?inline";
import stoneStyle from "../src/game/stone.css?inline";
import tokens from "../src/tokens.css?inline";
import { createBoardEngine } from "./embedded_board_engine";
import elementStyle from "./in_a_row.css?inline";
import { startedState } from "./started_state";

const engine: Promise<BoardEngine> = createBoardEngine();

/// In a variable, so that the build does not make it another worker. From a page of another origin, a
/// worker starts by a module that imports it.
const searchWorkerFile = "search_worker.js";
function createSearchWorker(): Worker {
  const url = new URL(searchWorkerFile, import.meta.url).href;
  const script = new Blob([`import ${JSON.stringify(url)};`], { type: "text/javascript" });
  return new Worker(URL.createObjectURL(script), { type: "module" });
}

const choiceMilliseconds = 900;
const hintMilliseconds = 20_000;

/// The text of a state that a view begins with: by the attributes of an element.
function stateOf(element: HTMLElement): string {
  const state = element.getAttribute("state");
  if (state !== null) return state;
  const level = element.getAttribute("level");
  const side = element.getAttribute("computer") ?? "second";
  const settings = [
    ...(level === null ? [] : [`${side}=computer`, `${side}-level=${level}`]),
    ...(element.hasAttribute("hints") ? ["hints=on"] : []),
  ];
  const rules = element.getAttribute("rules") ?? "tic-tac-toe";
  const moves = element.getAttribute("moves") ?? "";
  return startedState(rules, moves, settings.map((setting) => `&${setting}`).join(""));
}

export class InARow extends HTMLElement {
  static readonly observedAttributes = ["state", "rules", "moves", "level", "computer", "hints"];

  private readonly root = this.attachShadow({ mode: "open" });
  private readonly container = document.createElement("div");
  /// Its worker starts with the first request.
  private readonly search = new SearchClient(createSearchWorker);
  private board: BoardEngine | undefined;
  private view: View | undefined;
  private hints: Hints | undefined;
  /// What is wrong with the attributes, or with the last move.
  private problem = "";

  constructor() {
    super();
    const style = document.createElement("style");
    style.textContent = tokens + stoneStyle + boardStyle + elementStyle;
    this.container.className = "game";
    this.root.append(style, this.container);
  }

  async connectedCallback() {
    this.board = await engine;
    this.begin();
  }
  disconnectedCallback() {
    this.stopSearches();
  }
  attributeChangedCallback() {
    if (this.board) this.begin();
  }

  /// The moves of the game, as the attribute takes them.
  get moves(): string {
    return (this.view?.moves ?? []).map(({ text }) => text).join(" ");
  }
  get outcome(): View["outcome"] {
    return this.view?.outcome ?? "in play";
  }

  private begin() {
    const view = this.board?.load(stateOf(this));
    if (view) this.show(view);
  }
  private dispatch(action: string) {
    if (!this.board || !this.view) return;
    const view = this.board.reduce(this.view.state, action);
    const hasChanged = view.state !== this.view.state;
    this.show(view);
    if (!hasChanged) return;
    const detail = { moves: this.moves, outcome: this.outcome };
    this.dispatchEvent(new CustomEvent("change", { detail, bubbles: true }));
  }
  private show(view: View) {
    this.stopSearches();
    this.view = view;
    this.problem = view.refusal ?? "";
    this.render();
    if (view.waits_for_computer) this.requestMove(view);
    else if (view.has_hints && view.waits_for_person) this.requestHints(view);
  }

  private requestMove({ state }: View) {
    const onResult = ({ found }: { found: Choice }) => {
      if (this.view?.state === state) this.dispatch(`reply ${found.move}`);
    };
    const request = { kind: "choice", state, milliseconds: choiceMilliseconds } as const;
    this.search.request(request, { onResult, onFailure: this.fail });
  }
  private requestHints({ state }: View) {
    const onResult = ({ found }: { found: Hints }) => {
      if (this.view?.state !== state) return;
      this.hints = found;
      this.render();
    };
    const request = { kind: "hints", state, milliseconds: hintMilliseconds } as const;
    this.search.request(request, { onResult, onFailure: this.fail });
  }
  private readonly fail = (message: string) => {
    this.problem = `The search could not be loaded: ${failureReason(message)}.`;
    this.render();
  };
  private stopSearches() {
    this.hints = undefined;
    if (!this.view) return;
    this.search.cancel("choice");
    this.search.cancel("hints");
  }

  private play(square: number) {
    const { view } = this;
    const text = view?.move_texts[square];
    if (view?.waits_for_person && text) this.dispatch(`play ${text}`);
  }
  private render() {
    const { view, hints } = this;
    if (!view) return;
    render(
      <>
        <p class="status" aria-live="polite">
          {view.waits_for_computer ? "The computer is thinking…" : view.turn_text}
        </p>
        {this.problem && <p role="alert">{this.problem}</p>}
        <Board view={view} hints={hints} marks={undefined} play={(square) => this.play(square)} />
        <p class="buttons">
          <button type="button" disabled={!view.can_undo} onClick={() => this.dispatch("undo")}>
            Undo
          </button>
          <button type="button" disabled={!view.can_redo} onClick={() => this.dispatch("redo")}>
            Redo
          </button>
          <button type="button" onClick={() => this.begin()}>
            Restart
          </button>
        </p>
      </>,
      this.container,
    );
  }
}

customElements.define("in-a-row", InARow);
