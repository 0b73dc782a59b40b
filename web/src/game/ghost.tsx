// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef, useState } from "preact/hooks";

import type { View } from "../engine/view";
import { isRepeated } from "./repeated";

/// A finger misses squares that are smaller; in CSS pixels.
export const fingerSize = 44;

/// What a click on a square does: it plays. A finger on a small square first shows a ghost, the stone
/// that it would place; it plays on a second tap, or moves the ghost elsewhere.
export function useGhost(
  view: View,
  canPlay: (square: number) => boolean,
  play: (square: number) => void,
) {
  const [ghost, setGhost] = useState<number>();
  const pointer = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position has none
  useEffect(() => setGhost(undefined), [view.state]);
  function onPointerDown({ pointerType }: PointerEvent) {
    pointer.current = pointerType;
  }
  function onClick(event: MouseEvent & { readonly currentTarget: HTMLElement }, square: number) {
    const isByFinger = pointer.current === "touch";
    pointer.current = "";
    if (ghost === square) play(square);
    else if (
      isByFinger &&
      view.gravity === "place" &&
      canPlay(square) &&
      event.currentTarget.clientWidth < fingerSize
    )
      setGhost(square);
    else if (!isRepeated(event)) play(square);
  }
  return { ghost, onPointerDown, onClick };
}

/// Lines through the row and the column of a square, where a finger hides it.
export function CrossHairs({ view, square }: { view: View; square: number }) {
  const style = { "--column": square % view.columns, "--row": Math.floor(square / view.columns) };
  return <div class="cross-hairs" style={style} />;
}
