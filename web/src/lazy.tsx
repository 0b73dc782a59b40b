// SPDX-License-Identifier: BSL-1.0
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

interface LazyProps<Props extends object> {
  /// What is loaded, in a sentence: "the playground".
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/// A component that is loaded when it is first shown.
export function Lazy<Props extends object>({ name, load, props }: LazyProps<Props>) {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<Props> }>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    load().then(
      (Component) => setLoaded({ Component }),
      () => setHasFailed(true),
    );
  }, [load]);
  if (loaded) return <loaded.Component {...props} />;
  if (!hasFailed) return <p class="loading">Loading {name}…</p>;
  return (
    <div class="notice" role="alert">
      <p>
        {capitalized(name)} could not be loaded: the connection failed, or the page has been updated
        since it was opened.
      </p>
      {/* A browser does not import a module again after a failure: the page has to be reloaded. */}
      <button type="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </div>
  );
}
