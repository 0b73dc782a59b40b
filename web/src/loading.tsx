// SPDX-License-Identifier: BSL-1.0
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";

import { failureReason } from "./engine/failure_reason";
import { texts } from "./language/texts";

interface Props<T> {
  /// What is loaded, in a sentence: "the playground".
  readonly name: string;
  readonly load: () => Promise<T>;
  /// The way on after a failure; by default the load begins anew.
  readonly remedy?: { readonly label: string; readonly act: () => void };
  readonly children: (loaded: T) => ComponentChildren;
}

/// What is loaded, once it is; until then progress, or why it could not be and a way on.
export function Loading<T>({ name, load, remedy, children }: Props<T>) {
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const [failure, setFailure] = useState<string>();
  const start = useCallback(() => {
    setFailure(undefined);
    load().then(
      (value) => setLoaded({ value }),
      (reason: unknown) => setFailure(reason instanceof Error ? reason.message : String(reason)),
    );
  }, [load]);
  useEffect(start, [start]);
  if (loaded) return <>{children(loaded.value)}</>;
  if (failure === undefined) return <p class="loading">{texts.loading.progress(name)}</p>;
  return (
    <div class="notice" role="alert">
      <h1 class="visually-hidden">{texts.loading.failure}</h1>
      <p>{texts.loading.failed(name, failureReason(failure))}</p>
      <button type="button" onClick={remedy?.act ?? start}>
        {remedy?.label ?? texts.loading.tryAgain}
      </button>
    </div>
  );
}
