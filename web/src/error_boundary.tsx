// SPDX-License-Identifier: BSL-1.0
import { Component, type ComponentChildren } from "preact";

import { rememberGame } from "./game/recent_games";
import { texts } from "./language/texts";
import { gameStorageKey, readStorage, writeStorage } from "./storage";

interface Props {
  readonly children: ComponentChildren;
}
interface State {
  readonly message: string | undefined;
}

/// Shows the games to choose from; the one that was kept is one of them.
function chooseGame() {
  const kept = readStorage(gameStorageKey);
  if (kept !== undefined) rememberGame(kept);
  writeStorage(gameStorageKey, undefined);
  location.assign("./");
}

/// Shows what it contains; after an exception in its rendering, what has happened and two ways on:
/// the same again, or, where the game itself is the cause, another one.
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { message: undefined };

  static override getDerivedStateFromError(error: unknown): State {
    return { message: String(error) };
  }
  override componentDidCatch(error: unknown) {
    console.error(error);
  }
  override render({ children }: Props, { message }: State) {
    if (message === undefined) return children;
    return (
      <div class="notice" role="alert">
        <h1 class="visually-hidden">{texts.loading.failure}</h1>
        <p>{texts.loading.partFailed(message)}</p>
        <button type="button" onClick={() => location.reload()}>
          {texts.loading.reloadPage}
        </button>
        <button type="button" onClick={chooseGame}>
          {texts.chooser.choose}
        </button>
      </div>
    );
  }
}
