// SPDX-License-Identifier: BSL-1.0
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { failureReason } from "../engine/failure_reason";
import type { Services } from "../engine/services";
import type { View } from "../engine/view";
import { texts } from "../language/texts";
import { Lazy } from "../lazy";
import { Loading } from "../loading";
import { Board } from "./board";
import { Chooser } from "./chooser";
import { ActionButton, SelectField, SwitchField } from "./fields";
import "./game.css";
import { levelName } from "./levels";
import { MoveList } from "./move_list";
import { nextLevel } from "./new_game";
import { GameStatus } from "./players";
import { About, Comment } from "./record";
import { review as showReview } from "./review";
import { needsSuggestion } from "./score";
import { isRivalry } from "./series";
import { gameTitle, PlayerSettings } from "./settings";
import { ShortcutsDialog, useShortcuts } from "./shortcuts";
import type { GameSnapshot } from "./snapshot";
import { isSoundOn, setSound } from "./sound";
import { GameStore } from "./store";
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

function SoundSwitch() {
  const [isOn, setIsOn] = useState(isSoundOn);
  const toggle = () => {
    setSound(!isOn);
    setIsOn(!isOn);
  };
  return (
    <button
      type="button"
      class="icon-button sound-switch"
      aria-label={texts.game.sound}
      aria-pressed={isOn}
      title={isOn ? texts.game.soundOn : texts.game.soundOff}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" class="icon">
        <path class="filled" d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z" />
        <path d={isOn ? "M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" : "M16 9.5l5 5m0-5l-5 5"} />
      </svg>
    </button>
  );
}

const loadEditor = async () => (await import("./position_editor")).PositionEditor;
const loadShare = async () => (await import("./share")).Share;
const loadAnalysis = async () => (await import("./analysis")).Analysis;
const loadMoments = async () => (await import("./moments")).Moments;
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

interface ControlsProps {
  readonly store: GameStore;
  readonly showShortcuts: () => void;
}

function Controls({ store, showShortcuts }: ControlsProps) {
  const { view } = store.snapshot;
  return (
    <div class="buttons controls">
      {!isRivalry(view) && (
        <>
          <ActionButton isDisabled={!view.can_undo} onClick={() => store.dispatch("undo")}>
            {texts.game.undo}
          </ActionButton>
          <ActionButton isDisabled={!view.can_redo} onClick={() => store.dispatch("redo")}>
            {texts.game.redo}
          </ActionButton>
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
      <SoundSwitch />
      <button
        type="button"
        class="icon-button"
        aria-label={texts.shortcuts.title}
        title={texts.shortcuts.title}
        onClick={showShortcuts}
      >
        ?
      </button>
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

const hasPerson = ({ first, second }: View) => [first, second].includes("person");

function LoadedGame({ store }: { store: GameStore }) {
  const snapshot = useSnapshot(store);
  const shortcuts = useRef<HTMLDialogElement>(null);
  const showShortcuts = useCallback(() => shortcuts.current?.showModal(), []);
  useShortcuts(store, showShortcuts);
  const { view, hints, suggestion, review, explained, announcement } = snapshot;
  const steps = useLineSteps(
    `${explained?.state} ${explained?.move}`,
    explained && (explained.explanation?.marks ?? []),
  );
  const dispatch = (action: string) => store.dispatch(action);
  const play = (move: string) => store.play(move);
  const jump = (ply: number, variation = view.variation) =>
    store.dispatch(`jump ${ply} ${variation}`);
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
      <section class="board-panel card" aria-label={texts.game.current}>
        <GameStatus snapshot={snapshot} />
        <Board
          view={view}
          hints={hints}
          suggestion={hints && needsSuggestion(hints) ? suggestion?.move : undefined}
          marks={steps.marks}
          play={(square) => play(view.move_texts[square] ?? "")}
        />
        {explained && <Why store={store} explained={explained} steps={steps} />}
        <Notice store={store} />
        <SearchFailure store={store} />
        <OpenedTextNotice store={store} />
        {view.series === "" ? (
          view.offers_reset && <GameEnd store={store} />
        ) : (
          <Lazy name={texts.loading.names.friend} load={loadFriend} props={{ store, view }} />
        )}
        <Controls store={store} showShortcuts={showShortcuts} />
        <p class="visually-hidden" role="status">
          {announcement}
        </p>
      </section>
      <div class="sidebar">
        {view.is_over && review && hasPerson(view) && (
          <section class="card" aria-label={texts.game.mistakes}>
            <h2>{texts.game.mistakes}</h2>
            <Lazy
              name={texts.loading.names.mistakes}
              load={loadMoments}
              props={{ store, view, review }}
            />
          </section>
        )}
        <section class="card game-card" aria-label={texts.game.playersAndRules}>
          <h2>{gameTitle(view)}</h2>
          <p class="small muted rules">{view.rules_sentence}</p>
          {view.series === "" && (
            <details class="player-settings">
              <summary>{texts.game.playersAndLevels}</summary>
              <PlayerSettings view={view} dispatch={dispatch} />
            </details>
          )}
          <details>
            <summary>{texts.game.names}</summary>
            <About view={view} dispatch={dispatch} />
          </details>
        </section>
        <section class="card moves-card" aria-label={texts.game.movesAndHints}>
          <h2 id="moves-heading" tabIndex={-1}>
            {texts.game.moves}
          </h2>
          <MoveList
            view={view}
            review={view.has_hints ? review : undefined}
            jump={jump}
            dispatch={dispatch}
          />
          <Comment view={view} dispatch={dispatch} />
          {view.has_hints && (
            <Lazy
              name={texts.loading.names.analysis}
              load={loadAnalysis}
              props={{ store, snapshot, jump }}
            />
          )}
        </section>
        <section class="card share-card" aria-label={texts.game.share}>
          <button type="button" class="plain" onClick={() => store.editPosition()}>
            {texts.game.setUp}
          </button>
          <a href={`#playground&game=${encodeURIComponent(view.shown_game)}`}>
            {texts.game.asProgram}
          </a>
          <details>
            <summary>{texts.game.share}</summary>
            <Lazy name={texts.loading.names.share} load={loadShare} props={{ store }} />
          </details>
        </section>
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
