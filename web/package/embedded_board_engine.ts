// SPDX-License-Identifier: BSL-1.0
import wasm from "../../build/wasm/board.wasm?embedded";
import { BoardEngine } from "../src/engine/board_engine";
import { embeddedBytes } from "../src/engine/embedded";

export async function createBoardEngine(): Promise<BoardEngine> {
  return BoardEngine.create(await embeddedBytes(wasm));
}
