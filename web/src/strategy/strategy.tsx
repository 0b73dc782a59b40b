// SPDX-License-Identifier: BSL-1.0
import { useCallback, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Core } from "../engine/core";
import type { Services } from "../engine/services";
import { type StrategyAnswer, StrategyEngine } from "../engine/strategy_engine";
import type { BoardMark, View } from "../engine/view";
import { Board } from "../game/board";
import { ActionButton } from "../game/fields";
import { maxLevel } from "../game/levels";
import { computerAgainst } from "../game/opponent";
import { playerName } from "../game/player_name";
import { isRepeated } from "../game/repeated";
import { typedColumn } from "../game/shortcuts";
import { laterTexts } from "../language/later_texts";
import { texts as pageTexts } from "../language/texts";
import { Loading } from "../loading";
import { currentRoute } from "../route";
import "./strategy.css";

const texts = laterTexts.strategy;

/// The position of which the strategy knows everything that follows.
const opening = "rules=7x6/4/drop&moves=4";

interface LoadedProps {
  readonly core: Core;
  readonly engine: StrategyEngine;
}

/// The position after an answer, or at the start.
interface Turn {
  readonly view: View;
  readonly answer: StrategyAnswer | undefined;
}

function sentence({ view, answer }: Turn): string {
  if (!answer) return texts.yourMove;
  const tell = { replies: texts.answer, claimeven: texts.claimeven, line: texts.line }[answer.next];
  const column = view.column_names[answer.column] ?? "";
  const row = view.row_names[Math.floor((view.last ?? 0) / view.columns)] ?? "";
  return tell(playerName(view, "first"), column, row);
}

/// The squares where the first player threatens a line.
const marksOf = ({ view, answer }: Turn): readonly BoardMark[] =>
  (answer?.threats ?? []).map((square) => {
    const text = view.move_texts[square] ?? "";
    const isPlayable = view.available.some((each) => each.square === square);
    const kind = isPlayable ? "threat" : "zugzwang";
    return { square, kind, mover: "first", number: null, text };
  });

function LoadedStrategy({ core, engine }: LoadedProps) {
  const start = useMemo((): Turn => ({ view: core.load(opening), answer: undefined }), [core]);
  const [turns, setTurns] = useState<readonly Turn[]>([start]);
  const [notice, setNotice] = useState("");
  const turn = turns.at(-1) ?? start;
  const { view, answer } = turn;
  const [first, second] = [playerName(view, "first"), playerName(view, "second")];
  const hasEnded = answer !== undefined && answer.next !== "replies";
  const show = (to: readonly Turn[]) => {
    setTurns(to);
    setNotice("");
  };

  const play = (column: string) => {
    if (hasEnded) {
      setNotice(texts.ended);
      return;
    }
    const played = core.reduce(view.state, `play ${column}`);
    if (played.refusal !== null) {
      setNotice(played.refusal);
      return;
    }
    const moves = played.moves.filter(({ mover }) => mover === "second");
    const found = engine.answer(moves.map(({ square }) => square % view.columns));
    if (!found) throw new Error("the strategy has no answer to a legal move");
    const answered = core.reduce(played.state, `play ${view.column_names[found.column]}`);
    show([...turns, { view: answered, answer: found }]);
  };
  // Before the next event: a key that follows the first view at once is not lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const column = currentRoute() === "strategy" ? typedColumn(event, view) : undefined;
      if (column !== undefined && !isRepeated(event)) play(column);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
  return (
    <div class="game strategy">
      <section class="board-panel card" aria-label={texts.title}>
        <h1>{texts.title}</h1>
        <p class="strategy-intro">{texts.intro(first, second)}</p>
        <p class="strategy-status" role="status">
          {notice || sentence(turn)}
        </p>
        <Board
          view={hasEnded ? { ...view, waits_for_person: false } : view}
          hints={undefined}
          marks={marksOf(turn)}
          play={(square) => play(view.column_names[square % view.columns] ?? "")}
        />
        <div class="buttons controls">
          <ActionButton isDisabled={turns.length === 1} onClick={() => show(turns.slice(0, -1))}>
            {texts.takeBack}
          </ActionButton>
          <ActionButton isDisabled={turns.length === 1} onClick={() => show([start])}>
            {laterTexts.puzzles.startAgain}
          </ActionButton>
          {answer?.next === "claimeven" && (
            <button
              type="button"
              class="primary"
              onClick={() => {
                location.hash = core.after(view.state, computerAgainst("second", maxLevel));
              }}
            >
              {laterTexts.puzzles.playOn}
            </button>
          )}
        </div>
      </section>
      <div class="sidebar">
        <section class="card" aria-label={texts.proofTitle}>
          <h2>{texts.proofTitle}</h2>
          <p>{texts.proofAnswers(second)}</p>
          <p>{texts.proofEnd(first, second)}</p>
          <p>{texts.proofRing(first)}</p>
          <p>{texts.proofProgram}</p>
        </section>
      </div>
    </div>
  );
}

/// The strategy of Connect Four, once it and the core are loaded.
export function Strategy({ services }: { services: Services }) {
  const load = useCallback(async (): Promise<LoadedProps> => {
    const [core, engine] = await Promise.all([services.loadCore(), StrategyEngine.fetch()]);
    return { core, engine };
  }, [services]);
  return (
    <Loading name={pageTexts.loading.names.strategy} load={load}>
      {(loaded) => <LoadedStrategy {...loaded} />}
    </Loading>
  );
}
