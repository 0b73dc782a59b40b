// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef } from "preact/hooks";

import type { Judgement, Review, View } from "../engine/view";
import { playerName } from "./player_name";
import { Stone } from "./stone";

interface Props {
  readonly view: View;
  readonly review: Review | undefined;
  readonly jump: (ply: number) => void;
}

/// The annotation symbols of chess.
const symbols: Record<Judgement, string> = {
  mistake: "??",
  inaccuracy: "?!",
  best: "",
  unknown: "",
};

interface VariationsProps {
  readonly view: View;
  readonly variations: readonly View[];
  readonly open: (line: View) => void;
}

/// The lines that were left for another move, from where they differ; a click goes back to one.
export function Variations({ view, variations, open }: VariationsProps) {
  if (variations.length === 0) return null;
  return (
    <ul class="variations" aria-label="Variations">
      {variations.map((line) => {
        const first = line.moves.findIndex(({ square }, i) => square !== view.moves[i]?.square);
        const text = line.moves.slice(Math.max(first, 0)).map((move) => move.text);
        return (
          <li key={line.whole_game}>
            <button type="button" class="plain" onClick={() => open(line)}>
              <span class="number">{Math.max(first, 0) + 1}</span> {text.join(" ")}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/// All moves of the game; a click jumps to the position after it.
export function MoveList({ view, review, jump }: Props) {
  const [, ...reviewedMoves] = review?.plies ?? [];
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move or a jump scrolls the list
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (current && list.current) {
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
    }
  }, [view.ply, view.moves.length]);

  return (
    <ol class="move-list" ref={list} aria-label="Moves">
      <li>
        <button
          type="button"
          class="plain"
          aria-current={view.ply === 0 ? "step" : undefined}
          onClick={() => jump(0)}
        >
          Start
        </button>
      </li>
      {view.moves.map((move, i) => {
        const ply = i + 1;
        const { judgement = "unknown", annotation = "" } = reviewedMoves[i] ?? {};
        const symbol = symbols[judgement];
        return (
          <li key={ply}>
            <button
              type="button"
              class={`plain ${judgement}`}
              aria-current={view.ply === ply ? "step" : undefined}
              title={annotation || undefined}
              onClick={() => jump(ply)}
            >
              <span class="number">{ply}</span>
              <Stone player={move.mover} style={view.style} />
              <span class="visually-hidden">{playerName(view, move.mover)}</span>
              {move.text}
              {symbol && <span class="symbol">{symbol}</span>}
              {symbol && <span class="visually-hidden">{annotation}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
