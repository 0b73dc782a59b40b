// SPDX-License-Identifier: BSL-1.0
/// In place of src/engine/fetch_search_engine.ts: the package carries these files in itself.
import wasm from "../../build/wasm/search.wasm?embedded";
import book from "../../data/connect-four.book?embedded";
import { embeddedBytes } from "../src/engine/embedded";
import { SearchEngine } from "../src/engine/search_engine";

export async function fetchSearchEngine(): Promise<SearchEngine> {
  return SearchEngine.create(await embeddedBytes(wasm));
}

export async function fetchBook(engine: SearchEngine): Promise<void> {
  engine.setBook(new Uint8Array(await embeddedBytes(book)));
}

/// The package has no proofs: the engine searches for a move.
export async function fetchProof(): Promise<void> {}

// The search worker may use all that the replaced file exports.
({
  fetchSearchEngine,
  fetchBook,
  fetchProof,
}) satisfies typeof import("../src/engine/fetch_search_engine");
