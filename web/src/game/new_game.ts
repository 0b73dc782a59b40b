// SPDX-License-Identifier: BSL-1.0
import type { Core } from "../engine/core";
import type { Player, View } from "../engine/view";

/// The core is deterministic: the page tosses the coin.
const tossCoin = (): Player =>
  (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? "first" : "second";

const start = (core: Core, { state }: View): View => core.reduce(state, `start ${tossCoin()}`);

/// A game that was loaded, started if it was not; what was said of its text stays.
export function startedGame(core: Core, loaded: View): View {
  const { is_started, notices, refusal } = loaded;
  return is_started ? loaded : { ...start(core, loaded), notices, refusal };
}

/// The game after another one, with some settings changed by actions; if one is refused, a view with
/// the refusal.
export function newGame(core: Core, before: View, settings: readonly string[]): View {
  let view = before.is_started ? core.reduce(before.state, "reset") : before;
  for (const action of settings) {
    view = core.reduce(view.state, action);
    if (view.refusal !== null) return view;
  }
  return start(core, view);
}
