// SPDX-License-Identifier: BSL-1.0
/// What is loaded by the first call, for all calls; after a failure the next call tries again.
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((reason: unknown) => {
      loaded = undefined;
      throw reason;
    });
    return loaded;
  };
}
