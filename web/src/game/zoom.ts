// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef, useState } from "preact/hooks";

import type { View } from "../engine/view";

const [minZoom, maxZoom] = [0.5, 3];

const distance = ({ touches: [a, b] }: TouchEvent) =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/// The zoom at which the whole board fits its frame.
function fittingZoom(frame: HTMLElement, zoom: number): number {
  return Math.max(minZoom, (zoom * frame.clientWidth) / frame.scrollWidth - 0.01);
}

/// The zoom of a board, changed by a pinch or a button; a board that is larger than its frame
/// scrolls, and so that the last move is in sight.
export function useZoom(view: View) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board has its own size
  useEffect(() => setZoom(1), [view.rules]);
  const [isLarger, setIsLarger] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a zoom or another board has another size
  useEffect(() => {
    const update = () => {
      const element = frame.current;
      setIsLarger(!!element && element.scrollWidth > element.clientWidth);
    };
    update();
    addEventListener("resize", update);
    return () => removeEventListener("resize", update);
  }, [zoom, view.columns, view.rows]);
  const changeZoom = (next: number) => {
    setZoom(next);
    requestAnimationFrame(() => frame.current?.scrollIntoView({ block: "nearest" }));
  };
  const showWhole = () => frame.current && changeZoom(fittingZoom(frame.current, zoom));

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

  useEffect(() => {
    const element = frame.current;
    if (!element || element.scrollWidth <= element.clientWidth) return;
    const center = Math.floor(view.columns / 2) + view.columns * Math.floor(view.rows / 2);
    const square = element.querySelector<HTMLElement>(`[data-square="${view.last ?? center}"]`);
    if (!square) return;
    const { left, right, width } = square.getBoundingClientRect();
    const sight = element.getBoundingClientRect();
    if (left >= sight.left + width && right <= sight.right - width) return;
    element.scrollLeft += (left + right) / 2 - (sight.left + sight.right) / 2;
  }, [view.last, view.columns, view.rows]);
  const isReduced = zoom < 1;
  return { frame, zoom, isLarger, isReduced, showWhole, showLarge: () => changeZoom(1) };
}
