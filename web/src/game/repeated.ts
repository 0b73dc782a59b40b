// SPDX-License-Identifier: BSL-1.0
/// Whether an event is the second click of a double click, or comes from a key that is held down: no
/// move of its own.
export const isRepeated = (event: MouseEvent | KeyboardEvent): boolean =>
  event instanceof KeyboardEvent ? event.repeat : event.detail > 1;

/// Ignores the second click of a double click where the first one has replaced what was clicked: the
/// second one would reach an element that was not there.
export function ignoreClicksAfterReplacement() {
  let last: EventTarget | null = null;
  const ignore = (event: MouseEvent) => {
    if (event.detail > 1 && last instanceof Node && !last.isConnected) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      last = event.target;
    }
  };
  addEventListener("click", ignore, { capture: true });
}
