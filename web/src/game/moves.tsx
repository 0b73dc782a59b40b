// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef } from "preact/hooks";

import type { Review, View } from "../engine/view";
import { Stone } from "./stone";

interface Props {
  readonly view: View;
  readonly review: Review | undefined;
  readonly jump: (ply: number) => void;
}

const signs = { mistake: "??", inaccuracy: "?!", best: "", unknown: "" } as const;

/// All moves of the game; a click goes there.
export function Moves({ view, review, jump }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (current && list.current) {
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
    }
  }, [view.ply, view.moves.length]);

  return (
    <ol class="moves" ref={list} aria-label="Moves">
      <li>
        <button
          class="plain"
          aria-current={view.ply === 0 ? "step" : undefined}
          onClick={() => jump(0)}
        >
          Start
        </button>
      </li>
      {view.moves.map((move, i) => {
        const reviewed = review?.plies[i + 1];
        const sign = reviewed?.is ? signs[reviewed.is] : "";
        return (
          <li key={i}>
            <button
              class={`plain ${reviewed?.is ?? ""}`}
              aria-current={view.ply === i + 1 ? "step" : undefined}
              title={reviewed?.remark || undefined}
              onClick={() => jump(i + 1)}
            >
              <span class="number">{i + 1}</span>
              <Stone mark={move.by === "first" ? "X" : "O"} drops={view.drops} />
              <span class="unseen">{move.by === "first" ? "X" : "O"}</span>
              {move.text}
              {sign && <span class="sign-of">{sign}</span>}
              {sign && <span class="unseen">{reviewed?.remark}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
