// SPDX-License-Identifier: BSL-1.0
import { laterTexts } from "../language/later_texts";
import { GameReview } from "./game_review";
import { HintList } from "./hint_list";
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

interface Props {
  readonly store: GameStore;
  readonly snapshot: GameSnapshot;
  readonly jump: (ply: number) => void;
}

/// With hints: the review of the game, and the hints for the person who moves.
export function Analysis({ store, snapshot, jump }: Props) {
  const { view, hints, suggestion, continuations, review } = snapshot;
  return (
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
          continuations={continuations}
          play={(move) => store.play(move)}
          explain={(move) => store.explain(move)}
        />
      )}
      <ScoreLegend />
    </>
  );
}
