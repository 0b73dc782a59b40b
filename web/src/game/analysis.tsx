// SPDX-License-Identifier: BSL-1.0
import type { View } from "../engine/view";
import { laterTexts } from "../language/later_texts";
import { texts } from "../language/texts";
import { Lazy } from "../lazy";
import "./analysis.css";
import { Comment } from "./comment";
import { GameReview } from "./game_review";
import { HintList } from "./hint_list";
import { MoveList } from "./move_list";
import { isRivalry } from "./series";
import type { GameSnapshot } from "./snapshot";
import type { GameStore } from "./store";

/// What the scores mean, as docs/solve/game_value.md defines them.
function ScoreLegend() {
  return (
    <details class="small legend">
      <summary>{laterTexts.hints.scores}</summary>
      <p class="muted">
        {laterTexts.hints.scoreMeanings
          .split("*")
          .map((part, i) => (i % 2 === 1 ? <b key={part}>{part}</b> : part))}
      </p>
    </details>
  );
}

const hasPerson = ({ first, second }: View) => [first, second].includes("person");
const loadMoments = async () => (await import("./moments")).Moments;

interface Props {
  readonly store: GameStore;
  readonly snapshot: GameSnapshot;
}

/// The mistakes of a game that is over, the hints for the person who moves, the moves, and the review.
export function Analysis({ store, snapshot }: Props) {
  const { view, hints, suggestion, continuations, review } = snapshot;
  const dispatch = (action: string) => store.dispatch(action);
  const jump = (ply: number, variation = view.variation) => dispatch(`jump ${ply} ${variation}`);
  return (
    <>
      {view.is_over && review && hasPerson(view) && (
        <section aria-label={laterTexts.moments.title}>
          <h2>{laterTexts.moments.title}</h2>
          <Lazy
            name={texts.loading.names.mistakes}
            load={loadMoments}
            props={{ store, view, review }}
          />
        </section>
      )}
      {view.has_hints && view.waits_for_person && (
        <HintList
          hints={hints}
          suggestion={suggestion}
          continuations={continuations}
          play={(move) => store.play(move)}
          explain={(move) => store.explain(move)}
        />
      )}
      <h2>{texts.moves.moves}</h2>
      <MoveList
        view={view}
        review={view.has_hints ? review : undefined}
        jump={jump}
        dispatch={dispatch}
      />
      <Comment view={view} dispatch={dispatch} />
      {view.has_hints ? (
        <>
          <GameReview
            view={view}
            review={review}
            jump={jump}
            explain={(ply) => store.explainPly(ply)}
          />
          <ScoreLegend />
        </>
      ) : (
        !isRivalry(view) && <p class="small muted">{laterTexts.hints.off}</p>
      )}
    </>
  );
}
