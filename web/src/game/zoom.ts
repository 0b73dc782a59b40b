// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef, useState } from "preact/hooks";

import type { View } from "../engine/view";
import { fingerSize } from "./ghost";

const [minZoom, maxZoom] = [0.5, 3];

const distance = ({ touches: [a, b] }: TouchEvent) =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/// The zoom at which the whole board fits its frame: 1 unless its squares would be too small.
function fittingZoom(frame: HTMLElement, zoom: number): number {
  const fitting = (zoom * frame.clientWidth) / frame.scrollWidth - 0.01;
  return fitting > 0.95 ? 1 : Math.max(minZoom, fitting);
}

const squareWidth = (frame: HTMLElement) => frame.querySelector(".square")?.clientWidth ?? 0;

/// Scrolls a board that is larger than its frame so that the last move is in sight.
function showLast(frame: HTMLElement, { columns, rows, last }: View) {
  if (frame.scrollWidth <= frame.clientWidth) return;
  const center = Math.floor(columns / 2) + columns * Math.floor(rows / 2);
  const square = frame.querySelector<HTMLElement>(`[data-square="${last ?? center}"]`);
  if (!square) return;
  const { left, right, width } = square.getBoundingClientRect();
  const sight = frame.getBoundingClientRect();
  if (left >= sight.left + width && right <= sight.right - width) return;
  frame.scrollLeft += (left + right) / 2 - (sight.left + sight.right) / 2;
}

/// The zoom of a board, changed by a pinch or a button; a board that is larger than its frame
/// scrolls.
export function useZoom(view: View) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board has its own size
  useEffect(() => setZoom(1), [view.rules]);
  const [isWhole, setIsWhole] = useState(true);
  const [isSmall, setIsSmall] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a zoom or another board has another size
  useEffect(() => {
    const update = () => {
      const element = frame.current;
      if (!element) return;
      setIsWhole(element.scrollWidth <= element.clientWidth);
      const isByFinger = matchMedia("(pointer: coarse)").matches;
      setIsSmall(zoom < 1 || (isByFinger && squareWidth(element) < fingerSize));
    };
    update();
    addEventListener("resize", update);
    return () => removeEventListener("resize", update);
  }, [zoom, view.columns, view.rows, view.gravity]);
  /// Shows all of a board that is larger than its frame, or makes small squares as large as a finger.
  function toggle() {
    const element = frame.current;
    if (!element) return;
    const larger = zoom < 1 ? 1 : (zoom * fingerSize) / squareWidth(element);
    setZoom(isWhole ? larger : fittingZoom(element, zoom));
    requestAnimationFrame(() => {
      element.scrollIntoView({ block: "nearest" });
      showLast(element, view);
    });
  }

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let start: { readonly distance: number; readonly zoom: number } | undefined;
    const onStart = (event: TouchEvent) => {
      if (event.touches.length === 2) start = { distance: distance(event), zoom };
    };
    const onMove = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      const wanted = (start.zoom * distance(event)) / start.distance;
      setZoom(Math.min(Math.max(wanted, minZoom), maxZoom));
    };
    element.addEventListener("touchstart", onStart, { passive: true });
    element.addEventListener("touchmove", onMove, { passive: false });
    return () => {
      element.removeEventListener("touchstart", onStart);
      element.removeEventListener("touchmove", onMove);
    };
  }, [zoom]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move, or another board
  useEffect(() => {
    if (frame.current) showLast(frame.current, view);
  }, [view.last, view.columns, view.rows]);
  return { frame, zoom, isWhole, showOther: isWhole && !isSmall ? undefined : toggle };
}
