// SPDX-License-Identifier: BSL-1.0
import { useEffect, useState } from "preact/hooks";

import { fetchEngine } from "../engine/fetched";
import { Board } from "./board";
import "./game.css";
import { HintList } from "./hints";
import { KeysDialog, useKeys } from "./keys";
import { Moves } from "./moves";
import { ReviewOfGame } from "./review";
import { nameOf, NewGame, Players } from "./settings";
import { Share } from "./share";
import { Stone } from "./stone";
import { GameStore, type Shown } from "./store";

function useShown(store: GameStore): Shown {
  const [shown, setShown] = useState(store.shown);
  useEffect(() => {
    const look = () => setShown(store.shown);
    look();
    const stop = store.listen(look);
    const moved = () => store.openAddress();
    addEventListener("hashchange", moved);
    return () => {
      stop();
      removeEventListener("hashchange", moved);
    };
  }, [store]);
  return shown;
}

/// How the game stands, in a line beside the stone of who is to move or has won.
function Standing({ shown }: { shown: Shown }) {
  const { view, isThinking, isProven } = shown;
  const winner = view.outcome === "first won" ? "X" : view.outcome === "second won" ? "O" : undefined;
  const mark = winner ?? (view.is_over ? undefined : view.to_move === "first" ? "X" : "O");
  const aside = isThinking
    ? "The computer is thinking…"
    : isProven !== undefined && (isProven ? "The last reply is proven best." : "The last reply is the best found, not proven.");
  return (
    <div class={`standing${view.is_over ? " over" : ""}`}>
      {mark && <Stone mark={mark} drops={view.drops} />}
      <div>
        <p class="says">{view.standing}</p>
        <p class="small muted aside">{aside}</p>
      </div>
    </div>
  );
}

function Notice({ store }: { store: GameStore }) {
  const { notice } = store.shown;
  return (
    <div role="alert">
      {notice !== undefined && (
        <div class="notice">
          <p>{notice}</p>
          <button class="plain" onClick={() => store.say(undefined)}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}

function Controls({ store, showKeys }: { store: GameStore; showKeys: () => void }) {
  const { view } = store.shown;
  const isBack = view.ply < view.moves.length;
  return (
    <div class="buttons controls">
      <button disabled={!view.can_undo} onClick={() => store.do("undo")}>
        Undo
      </button>
      <button disabled={!view.can_redo} onClick={() => store.do("redo")}>
        Redo
      </button>
      {isBack && (
        <button title="Forget the moves after this one" onClick={() => store.do("resume")}>
          Go on from here
        </button>
      )}
      <button class={view.offers_reset ? "main" : ""} onClick={() => store.newGame()}>
        {view.offers_reset ? "Play again" : "Reset"}
      </button>
      <button class="icon keys-button" aria-label="Keys" title="Keys" onClick={showKeys}>
        ?
      </button>
    </div>
  );
}

function Playing({ store }: { store: GameStore }) {
  const shown = useShown(store);
  const [hasKeys, setHasKeys] = useState(false);
  useKeys(store, () => setHasKeys(true));
  const { view } = shown;
  const act = (action: string) => store.do(action);
  const play = (move: string) => store.play(move);
  const jump = (ply: number) => store.do(`jump ${ply}`);
  return (
    <div class="game">
      <h1 class="unseen">{nameOf(view)}</h1>
      <section class="table card" aria-label="The game">
        <Standing shown={shown} />
        <Board view={view} hints={shown.hints} play={play} />
        <Notice store={store} />
        <Controls store={store} showKeys={() => setHasKeys(true)} />
        <p class="unseen" role="status">
          {shown.announcement}
        </p>
      </section>
      <div class="side">
        <section class="card" aria-label="Players">
          <h2>{nameOf(view)}</h2>
          <Players view={view} act={act} />
          <NewGame view={view} act={act} begin={(rules) => store.newGame(rules)} />
        </section>
        <section class="card" aria-label="Moves and hints">
          <div class="heading">
            <h2>Moves</h2>
            <label class="switch">
              <input
                type="checkbox"
                checked={view.has_hints}
                onChange={(event) => act(`hints ${event.currentTarget.checked ? "on" : "off"}`)}
              />
              Hints
            </label>
          </div>
          <Moves view={view} review={shown.review} jump={jump} />
          {view.has_hints && (
            <>
              <ReviewOfGame view={view} review={shown.review} jump={jump} />
              {view.waits_for_person && <HintList hints={shown.hints} advice={shown.advice} play={play} />}
            </>
          )}
        </section>
        <section class="card" aria-label="Share">
          <h2>Share</h2>
          <Share store={store} />
        </section>
      </div>
      <KeysDialog isShown={hasKeys} close={() => setHasKeys(false)} />
    </div>
  );
}

/// The game, when its engine is there; what went wrong, and a way to try again, when it is not.
export function Game() {
  const [store, setStore] = useState<GameStore>();
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailure(undefined);
    fetchEngine().then(
      (engine) => setStore(new GameStore(engine)),
      (error: unknown) => setFailure(String(error)),
    );
  }, [tries]);

  if (store) return <Playing store={store} />;
  return (
    <>
      <h1 class="unseen">inarow</h1>
      {failure === undefined ? (
        <p class="waiting">Loading the game…</p>
      ) : (
        <div class="notice" role="alert">
          <p>The game could not be loaded: {failure}</p>
          <button onClick={() => setTries(tries + 1)}>Try again</button>
        </div>
      )}
    </>
  );
}
