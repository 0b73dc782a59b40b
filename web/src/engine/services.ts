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

export const createServices = (): Services => ({
  loadCore: loadOnce(fetchCore),
  search: new SearchClient(createSearchWorker),
});
