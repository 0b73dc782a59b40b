// SPDX-License-Identifier: BSL-1.0
import { Component, type ComponentChildren } from "preact";

interface Props {
  readonly children: ComponentChildren;
}
interface State {
  readonly message: string | undefined;
}

/// Shows what it contains; after an exception in its rendering, what has happened and a way on.
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
        <p>This part of the page has failed: {message}. Your game is kept.</p>
        <button type="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </div>
    );
  }
}
