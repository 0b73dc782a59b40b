// SPDX-License-Identifier: BSL-1.0
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { failureReason } from "../engine/failure_reason";
import type { Services } from "../engine/services";
import { texts } from "../language/texts";
import { Lazy } from "../lazy";
import { Loading } from "../loading";
import { Board } from "./board";
import { Chooser } from "./chooser";
import { ActionButton, SelectField, SwitchField } from "./fields";
import "./game.css";
import { levelName } from "./levels";
import { nextLevel } from "./new_game";
import { PlayPanel } from "./play_panel";
import { GameStatus } from "./players";
import { review as showReview } from "./review";
import { needsSuggestion } from "./score";
import { isRivalry } from "./series";
import { gameTitle } from "./settings";
import { ShortcutsDialog, useShortcuts } from "./shortcuts";
import type { GameSnapshot } from "./snapshot";
import { GameStore } from "./store";
import { GameTabs } from "./tabs";
import { useLineSteps, Why } from "./why";

function useSnapshot(store: GameStore): GameSnapshot {
  const [snapshot, setSnapshot] = useState(store.snapshot);
  // Before the next event: an address that follows the first view at once is not lost.
  useLayoutEffect(() => {
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

function Notice({ store }: { store: GameStore }) {
  const { notice } = store.snapshot;
  return (
    <div role="alert">
      {notice !== undefined && (
        <div class="notice">
          <p>{notice}</p>
          <button type="button" class="plain" onClick={() => store.setNotice(undefined)}>
            {texts.game.close}
          </button>
        </div>
      )}
    </div>
  );
}

/// Why a search failed, and a way to have it anew.
function SearchFailure({ store }: { store: GameStore }) {
  const { searchFailure } = store.snapshot;
  return (
    <div role="alert">
      {searchFailure && (
        <div class="notice">
          <p>{texts.game.searchFailed(failureReason(searchFailure.message))}</p>
          <button type="button" onClick={() => store.searchAgain()}>
            {texts.loading.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
}

/// What was not read of the text that was opened; of several games, another one can be chosen.
function OpenedTextNotice({ store }: { store: GameStore }) {
  const { openedText } = store.snapshot;
  return (
    <div aria-live="polite">
      {openedText && (
        <div class="notice opened-text">
          <ul>
            {openedText.notices.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
          {openedText.games > 1 && (
            <SelectField
              label={texts.game.opened}
              value={String(openedText.number)}
              options={Array.from({ length: openedText.games }, (_, i) => ({
                value: String(i + 1),
                title: String(i + 1),
              }))}
              onChange={(number) => store.openGame(Number(number))}
            />
          )}
          <button type="button" class="plain" onClick={() => store.closeOpenedText()}>
            {texts.game.close}
          </button>
        </div>
      )}
    </div>
  );
}

const loadEditor = async () => (await import("./position_editor")).PositionEditor;
const loadShare = async () => (await import("./share")).Share;
const loadAnalysis = async () => (await import("./analysis")).Analysis;
const loadFriend = async () => (await import("../friend/friend")).Friend;

/// What can be done once a game is over.
function GameEnd({ store }: { store: GameStore }) {
  const next = nextLevel(store.snapshot.view);
  return (
    <div class="buttons game-end">
      <button type="button" class="primary" onClick={() => store.rematch()}>
        {texts.game.rematch}
      </button>
      {next && (
        <button type="button" onClick={() => store.playNextLevel()}>
          {texts.levels.play(levelName(next.level))}
        </button>
      )}
      <button type="button" onClick={() => showReview(store)}>
        {texts.game.review}
      </button>
    </div>
  );
}

const arrows = {
  undo: "M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
  redo: "M15 14l5-5-5-5m5 5H9.5a5.5 5.5 0 0 0 0 11H13",
};

function StepButton({ store, action }: { store: GameStore; action: keyof typeof arrows }) {
  return (
    <ActionButton
      label={texts.game[action]}
      isDisabled={!store.snapshot.view[`can_${action}`]}
      onClick={() => store.dispatch(action)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" class="icon">
        <path d={arrows[action]} />
      </svg>
    </ActionButton>
  );
}

function Controls({ store }: { store: GameStore }) {
  const { view } = store.snapshot;
  return (
    <div class="buttons controls">
      {!isRivalry(view) && (
        <>
          <StepButton store={store} action="undo" />
          <StepButton store={store} action="redo" />
        </>
      )}
      {view.offers_reply && (
        <button type="button" onClick={() => store.letComputerMove()}>
          {texts.game.computerMove}
        </button>
      )}
      <button type="button" onClick={() => store.choose()}>
        {texts.game.newGame}
      </button>
      {!isRivalry(view) && (
        <SwitchField isOn={view.has_hints} onChange={(areOn) => store.setHints(areOn)}>
          {texts.game.hints}
        </SwitchField>
      )}
    </div>
  );
}

/// The heading of a game, which has the focus, at the top of the page, once the game was chosen.
function useHeadingFocus(isPlaying: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPlaying = useRef(isPlaying);
  useEffect(() => {
    if (isPlaying && !wasPlaying.current) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    wasPlaying.current = isPlaying;
  }, [isPlaying]);
  return heading;
}

function LoadedGame({ store }: { store: GameStore }) {
  const snapshot = useSnapshot(store);
  const shortcuts = useRef<HTMLDialogElement>(null);
  const showShortcuts = useCallback(() => shortcuts.current?.showModal(), []);
  useShortcuts(store, showShortcuts);
  const { view, hints, suggestion, explained, announcement } = snapshot;
  const steps = useLineSteps(
    `${explained?.state} ${explained?.move}`,
    explained && (explained.explanation?.marks ?? []),
  );
  const isPlaying = !snapshot.isChoosing && !snapshot.editor;
  const heading = useHeadingFocus(isPlaying);
  if (snapshot.isChoosing) return <Chooser store={store} />;
  if (snapshot.editor)
    return (
      <Lazy
        name={texts.loading.names.editor}
        load={loadEditor}
        props={{ store, editor: snapshot.editor }}
      />
    );
  return (
    <div class="game">
      <h1 ref={heading} class="visually-hidden" tabIndex={-1}>
        {gameTitle(view)}
      </h1>
      <GameStatus snapshot={snapshot} />
      <section class="board-panel card" aria-label={texts.game.current}>
        <Board
          view={view}
          hints={hints}
          suggestion={hints && needsSuggestion(hints) ? suggestion?.move : undefined}
          marks={steps.marks}
          play={(square) => store.play(view.move_texts[square] ?? "")}
        />
        <Controls store={store} />
        <p class="visually-hidden" role="status">
          {announcement}
        </p>
      </section>
      <div class="sidebar">
        <Notice store={store} />
        <SearchFailure store={store} />
        <OpenedTextNotice store={store} />
        {explained && <Why store={store} explained={explained} steps={steps} />}
        {view.series === "" ? (
          view.offers_reset && <GameEnd store={store} />
        ) : (
          <Lazy name={texts.loading.names.friend} load={loadFriend} props={{ store, view }} />
        )}
        <GameTabs tab={snapshot.tab} show={(tab) => store.showTab(tab)}>
          {snapshot.tab === "play" ? (
            <PlayPanel store={store} showShortcuts={showShortcuts} />
          ) : snapshot.tab === "analysis" ? (
            <Lazy
              key="analysis"
              name={texts.loading.names.analysis}
              load={loadAnalysis}
              props={{ store, snapshot }}
            />
          ) : (
            <Lazy key="share" name={texts.loading.names.share} load={loadShare} props={{ store }} />
          )}
        </GameTabs>
      </div>
      <ShortcutsDialog dialog={shortcuts} />
    </div>
  );
}

/// The game once the core is loaded.
export function Game({ services }: { services: Services }) {
  const load = useCallback(
    async () => new GameStore(await services.loadCore(), services.search),
    [services],
  );
  return (
    <Loading name={texts.loading.names.game} load={load}>
      {(store) => <LoadedGame store={store} />}
    </Loading>
  );
}
