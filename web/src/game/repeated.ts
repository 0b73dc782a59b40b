// SPDX-License-Identifier: BSL-1.0
/// Whether an event is the second click of a double click, or comes from a key that is held down: no
/// move of its own.
export const isRepeated = (event: MouseEvent | KeyboardEvent): boolean =>
  event instanceof KeyboardEvent ? event.repeat : event.detail > 1;
