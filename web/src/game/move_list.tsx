// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef } from "preact/hooks";

import type { Judgment, PlayedMove, Review, ReviewedMove, Variation, View } from "../engine/view";
import { texts } from "../language/texts";
import { playerName } from "./player_name";
import { Stone } from "./stone";

interface Props {
  readonly view: View;
  readonly review: Review | undefined;
  readonly jump: (ply: number, variation?: number) => void;
  readonly dispatch: (action: string) => void;
}

/// The annotation symbols of chess.
const symbols: Record<Judgment, string> = {
  mistake: "??",
  inaccuracy: "?!",
  best: "",
  unknown: "",
};

interface MoveButtonProps {
  readonly view: View;
  readonly move: PlayedMove;
  readonly ply: number;
  readonly reviewed: ReviewedMove | undefined;
  readonly isShown: boolean;
  readonly jump: () => void;
}

function MoveButton({ view, move, ply, reviewed, isShown, jump }: MoveButtonProps) {
  const { judgment = "unknown", annotation = "" } = reviewed ?? {};
  const symbol = symbols[judgment];
  return (
    <button
      type="button"
      class={`plain ${judgment}`}
      aria-current={isShown ? "step" : undefined}
      title={annotation || undefined}
      onClick={jump}
    >
      <span class="number">{ply}</span>
      <Stone player={move.mover} style={view.style} />
      <span class="visually-hidden">{playerName(view, move.mover)}</span>
      {move.text}
      {symbol && <span class="symbol">{symbol}</span>}
      {symbol && <span class="visually-hidden">{annotation}</span>}
    </button>
  );
}

/// The moves of a variation from where it leaves the one before it, as items of a list.
function VariationMoves(props: Props & { variation: Variation }) {
  const { view, review, jump, variation } = props;
  const [, ...reviewedMoves] = review?.plies ?? [];
  return variation.moves.map((move, i) => {
    const ply = variation.first_ply + i + 1;
    const isOnPath = ply <= variation.shown_plies;
    return (
      <li key={ply}>
        <MoveButton
          view={view}
          move={move}
          ply={ply}
          reviewed={isOnPath ? reviewedMoves[ply - 1] : undefined}
          isShown={isOnPath && ply === view.ply}
          jump={() => jump(ply, variation.number)}
        />
      </li>
    );
  });
}

/// The other variations, each below the one that it leaves.
function OtherVariations(props: Props) {
  return (
    <ul class="variations" aria-label={texts.moves.variations}>
      {props.view.variations.slice(1).map((variation) => (
        <li key={variation.number} style={{ "--depth": variation.depth }}>
          <ol class="move-list">
            <VariationMoves {...props} variation={variation} />
          </ol>
        </li>
      ))}
    </ul>
  );
}

/// What can be done with the variation that is shown.
function VariationActions({ view, dispatch }: Props) {
  return (
    <div class="buttons small variation-actions">
      {view.variation !== 1 && (
        <button type="button" class="plain" onClick={() => dispatch("promote")}>
          {texts.moves.promote}
        </button>
      )}
      {view.variations.length > 1 && (
        <button type="button" class="plain" onClick={() => dispatch("remove")}>
          {texts.moves.remove}
        </button>
      )}
      {view.can_redo && (
        <button type="button" class="plain" onClick={() => dispatch("resume")}>
          {texts.moves.resume}
        </button>
      )}
    </div>
  );
}

/// All moves of the game, the main variation first; a click jumps to the position after a move.
export function MoveList(props: Props) {
  const { view, jump } = props;
  const [main] = view.variations;
  const tree = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move or a jump scrolls the list
  useEffect(() => {
    const current = tree.current?.querySelector<HTMLElement>("[aria-current]");
    if (current && tree.current) {
      tree.current.scrollTop = current.offsetTop - tree.current.clientHeight / 2;
    }
  }, [view.ply, view.variation, view.moves.length]);

  return (
    <>
      <div class="move-tree" ref={tree} dir="ltr">
        <ol class="move-list" aria-label={texts.moves.moves}>
          <li>
            <button
              type="button"
              class="plain"
              aria-current={view.ply === 0 ? "step" : undefined}
              onClick={() => jump(0)}
            >
              {texts.moves.start}
            </button>
          </li>
          {main && <VariationMoves {...props} variation={main} />}
        </ol>
        {view.variations.length > 1 && <OtherVariations {...props} />}
      </div>
      {(view.variations.length > 1 || view.can_redo) && <VariationActions {...props} />}
    </>
  );
}
