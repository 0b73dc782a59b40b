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
