// SPDX-License-Identifier: BSL-1.0
import { useCallback, useEffect, useState } from "preact/hooks";

import { fetchEngine } from "../engine/fetch_engine";
import type { Outcome, Player } from "../engine/view";
import { Board } from "./board";
import "./game.css";
import { GameReview } from "./game_review";
import { HintList } from "./hint_list";
import { MoveList } from "./move_list";
import { gameTitle, NewGame, PlayerSettings, rulesSentence } from "./settings";
import { Share } from "./share";
import { ShortcutsDialog, useShortcuts } from "./shortcuts";
import { Stone } from "./stone";
import { type GameSnapshot, GameStore } from "./store";
import { useExplanationStep, Why } from "./why";

function useSnapshot(store: GameStore): GameSnapshot {
  const [snapshot, setSnapshot] = useState(store.snapshot);
  useEffect(() => {
    const update = () => setSnapshot(store.snapshot);
    update();
    const unsubscribe = store.subscribe(update);
    const openAddress = () => store.openAddress();
    addEventListener("hashchange", openAddress);
    return () => {
      unsubscribe();
      removeEventListener("hashchange", openAddress);
    };
  }, [store]);
  return snapshot;
}

const winners: Partial<Record<Outcome, Player>> = { "first won": "first", "second won": "second" };

/// The status of the computer's search, as a sentence.
function searchStatus({ isThinking, isProven }: GameSnapshot): string {
  if (isThinking) return "The computer is thinking…";
  if (isProven === undefined) return "";
  return isProven
    ? "The last reply is proven best."
    : "The last reply is the best found, not proven.";
}

/// The status of the game, beside the stone of the player to move or the winner.
function Standing({ snapshot }: { snapshot: GameSnapshot }) {
  const { view } = snapshot;
  const player = view.is_over ? winners[view.outcome] : view.to_move;
  return (
    <div class="standing">
      {player && <Stone player={player} gravity={view.gravity} />}
      <div>
        <p class="sentence">{view.standing}</p>
        <p class="small muted search-status">{searchStatus(snapshot)}</p>
      </div>
    </div>
  );
}

function Notice({ store }: { store: GameStore }) {
  const { notice } = store.snapshot;
  return (
    <div role="alert">
      {notice !== undefined && (
        <div class="notice">
          <p>{notice}</p>
          <button type="button" class="plain" onClick={() => store.setNotice(undefined)}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}

interface ControlsProps {
  readonly store: GameStore;
  readonly showShortcuts: () => void;
}

function Controls({ store, showShortcuts }: ControlsProps) {
  const { view } = store.snapshot;
  const hasUndoneMoves = view.ply < view.moves.length;
  return (
    <div class="buttons controls">
      <button type="button" disabled={!view.can_undo} onClick={() => store.dispatch("undo")}>
        Undo
      </button>
      <button type="button" disabled={!view.can_redo} onClick={() => store.dispatch("redo")}>
        Redo
      </button>
      {hasUndoneMoves && (
        <button
          type="button"
          title="Discard the undone moves"
          onClick={() => store.dispatch("resume")}
        >
          Resume from here
        </button>
      )}
      <button
        type="button"
        class={view.offers_reset ? "primary" : ""}
        onClick={() => store.newGame()}
      >
        {view.offers_reset ? "Play again" : "Reset"}
      </button>
      <button
        type="button"
        class="icon-button shortcuts-button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        onClick={showShortcuts}
      >
        ?
      </button>
    </div>
  );
}

function LoadedGame({ store }: { store: GameStore }) {
  const snapshot = useSnapshot(store);
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false);
  const showShortcuts = useCallback(() => setAreShortcutsOpen(true), []);
  useShortcuts(store, showShortcuts);
  const { view, hints, suggestion, review, explained, announcement } = snapshot;
  const { step, setStep, length, marks } = useExplanationStep(explained);
  const dispatch = (action: string) => store.dispatch(action);
  const play = (move: string) => store.play(move);
  const jump = (ply: number) => store.dispatch(`jump ${ply}`);
  return (
    <div class="game">
      <h1 class="visually-hidden">{gameTitle(view)}</h1>
      <section class="board-panel card" aria-label="Current game">
        <Standing snapshot={snapshot} />
        <Board view={view} hints={hints} marks={marks} play={play} />
        {explained && (
          <Why store={store} explained={explained} step={step} length={length} setStep={setStep} />
        )}
        <Notice store={store} />
        <Controls store={store} showShortcuts={showShortcuts} />
        <p class="visually-hidden" role="status">
          {announcement}
        </p>
      </section>
      <div class="sidebar">
        <section class="card" aria-label="Players and rules">
          <h2>{gameTitle(view)}</h2>
          <p class="small muted rules">{rulesSentence(view)}</p>
          <PlayerSettings view={view} dispatch={dispatch} />
          <NewGame view={view} dispatch={dispatch} start={(rules) => store.newGame(rules)} />
        </section>
        <section class="card" aria-label="Moves and hints">
          <div class="heading">
            <h2>Moves</h2>
            <label class="switch">
              <input
                type="checkbox"
                checked={view.has_hints}
                onChange={(event) =>
                  dispatch(`hints ${event.currentTarget.checked ? "on" : "off"}`)
                }
              />
              Hints
            </label>
          </div>
          <MoveList view={view} review={review} jump={jump} />
          {view.has_hints && (
            <>
              <GameReview
                view={view}
                review={review}
                jump={jump}
                explain={(ply) => store.explainPly(ply)}
              />
              {view.waits_for_person && (
                <HintList
                  hints={hints}
                  suggestion={suggestion}
                  play={play}
                  explain={(move) => store.explain(move)}
                />
              )}
            </>
          )}
        </section>
        <section class="card" aria-label="Share">
          <h2>Share</h2>
          <Share store={store} />
        </section>
      </div>
      <ShortcutsDialog isOpen={areShortcutsOpen} close={() => setAreShortcutsOpen(false)} />
    </div>
  );
}

/// The game once the engine is loaded; until then progress, or the error and a button to try again.
export function Game() {
  const [store, setStore] = useState<GameStore>();
  const [error, setError] = useState<string>();
  const load = useCallback(() => {
    setError(undefined);
    fetchEngine().then(
      (engine) => setStore(new GameStore(engine)),
      (reason: unknown) => setError(String(reason)),
    );
  }, []);
  useEffect(load, [load]);

  if (store) return <LoadedGame store={store} />;
  return (
    <>
      <h1 class="visually-hidden">inarow</h1>
      {error === undefined ? (
        <p class="loading">Loading the game…</p>
      ) : (
        <div class="notice" role="alert">
          <p>The game could not be loaded: {error}</p>
          <button type="button" onClick={load}>
            Try again
          </button>
        </div>
      )}
    </>
  );
}
