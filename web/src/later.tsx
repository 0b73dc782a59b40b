// SPDX-License-Identifier: BSL-1.0
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Properties {
  readonly what: string;
  readonly load: () => Promise<ComponentType>;
}

/// A part of the page that is fetched when it is first shown.
export function Later({ what, load }: Properties) {
  const [part, setPart] = useState<{ readonly Component: ComponentType }>();
  const [broken, setBroken] = useState(false);
  const fetchIt = () => {
    setBroken(false);
    load().then(
      (Component) => setPart({ Component }),
      () => setBroken(true),
    );
  };
  useEffect(fetchIt, []);
  if (part) return <part.Component />;
  if (!broken) return <p class="waiting">Fetching {what} …</p>;
  return (
    <div class="notice" role="alert">
      <p>
        {what[0]?.toUpperCase() + what.slice(1)} could not be fetched: the connection failed, or the
        page has been renewed since it was opened.
      </p>
      {/* A module that failed to load fails again at once: only a new page asks anew. */}
      <button type="button" onClick={() => location.reload()}>
        Load the page again
      </button>
    </div>
  );
}
