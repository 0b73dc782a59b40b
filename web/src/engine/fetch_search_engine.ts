// SPDX-License-Identifier: BSL-1.0
import wasmUrl from "../../../build/wasm/search.wasm?url";
import bookUrl from "../../../data/connect-four.book?url";
import { fetchBytes } from "./fetch_bytes";
import { SearchEngine } from "./search_engine";

export async function fetchSearchEngine(): Promise<SearchEngine> {
  return SearchEngine.create(await fetchBytes(wasmUrl));
}

/// Sets the engine's book, of Connect Four.
export async function fetchBook(engine: SearchEngine): Promise<void> {
  engine.setBook(new Uint8Array(await fetchBytes(bookUrl)));
}

const proofUrls = import.meta.glob<string>("../../../data/openings/*.proof", {
  query: "?url",
  import: "default",
  eager: true,
});

/// Sets the proof with one of these names, if there is one.
export async function fetchProof(engine: SearchEngine, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const url = proofUrls[`../../../data/openings/gomoku-${name}.proof`];
    if (url !== undefined) {
      engine.setProof(new Uint8Array(await fetchBytes(url)));
      return;
    }
  }
}
