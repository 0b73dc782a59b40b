// SPDX-License-Identifier: BSL-1.0
import wasmUrl from "../../../build/wasm/inarow.wasm?url";
import bookUrl from "../../../data/connect-four.book?url";
import { Engine } from "./engine";

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

export async function fetchEngine(): Promise<Engine> {
  return Engine.create(await fetchBytes(wasmUrl));
}

/// Sets the engine's book, of Connect Four.
export async function fetchBook(engine: Engine): Promise<void> {
  engine.setBook(new Uint8Array(await fetchBytes(bookUrl)));
}
