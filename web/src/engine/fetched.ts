// SPDX-License-Identifier: BSL-1.0
import bookAddress from "../../../data/connect-four.book?url";
import wasmAddress from "../../../build/wasm/inarow.wasm?url";
import { Engine } from "./engine";

async function bytesOf(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  return answer.arrayBuffer();
}

export async function fetchEngine(): Promise<Engine> {
  return Engine.from(await bytesOf(wasmAddress));
}

/// Without the book, the first moves of Connect Four are searched, which takes longer.
export async function fetchBookInto(engine: Engine): Promise<void> {
  engine.useBook(new Uint8Array(await bytesOf(bookAddress)));
}
