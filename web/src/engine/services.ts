// SPDX-License-Identifier: BSL-1.0
import type { Core } from "./core";
import { fetchCore } from "./fetch_core";
import { loadOnce } from "./load_once";
import { SearchClient } from "./search_client";

/// What the routes of the page share: a second core is a second download to compile, and a second
/// worker a second table of positions that competes for the processor.
export interface Services {
  readonly loadCore: () => Promise<Core>;
  readonly search: SearchClient;
}

const createSearchWorker = () =>
  new Worker(new URL("./search_worker.ts", import.meta.url), { type: "module" });

/// The engines write in the language of a translation, or in English if it is empty.
export function createServices(translation: string): Services {
  const search = new SearchClient(createSearchWorker);
  if (translation !== "") search.setLanguage(translation);
  const loadCore = loadOnce(async () => {
    const core = await fetchCore();
    if (translation !== "") core.setLanguage(translation);
    return core;
  });
  return { loadCore, search };
}
