// SPDX-License-Identifier: BSL-1.0
import wasmUrl from "../../../build/wasm/page.wasm?url";
import { Core } from "./core";
import { fetchBytes } from "./fetch_bytes";

export async function fetchCore(): Promise<Core> {
  return Core.create(await fetchBytes(wasmUrl));
}
