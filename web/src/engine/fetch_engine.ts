// SPDX-License-Identifier: BSL-1.0
import wasmUrl from "../../../build/wasm/page.wasm?url";
import { Engine } from "./engine";
import { fetchBytes } from "./fetch_bytes";

export async function fetchEngine(): Promise<Engine> {
  return Engine.create(await fetchBytes(wasmUrl));
}
