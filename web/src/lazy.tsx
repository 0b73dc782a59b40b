// SPDX-License-Identifier: BSL-1.0
import type { ComponentType } from "preact";
import { useCallback } from "preact/hooks";

import { texts } from "./language/texts";
import { Loading } from "./loading";

interface LazyProps<Props extends object> {
  /// What is loaded, in a sentence: "the playground".
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/// A component that is loaded when it is first shown.
export function Lazy<Props extends object>({ name, load, props }: LazyProps<Props>) {
  const loadModule = useCallback(
    () =>
      load().catch(() => {
        throw new Error(texts.loading.connection);
      }),
    [load],
  );
  // A browser does not import a module again after a failure: the page has to be reloaded.
  const remedy = { label: texts.loading.reloadPage, act: () => location.reload() };
  return (
    <Loading name={name} load={loadModule} remedy={remedy}>
      {(Component) => <Component {...props} />}
    </Loading>
  );
}
