// SPDX-License-Identifier: BSL-1.0
import { afterEach, expect, test, vi } from "vitest";

import type { View } from "../src/engine/view";
import { opponentOf } from "../src/game/opponent";

const newGame = { first: "person", second: "person", moves: [], series: "" } as unknown as View;

function opponentStoredAs(text: string | null) {
  vi.stubGlobal("localStorage", { getItem: () => text });
  return opponentOf(newGame);
}

afterEach(() => vi.unstubAllGlobals());

test("the opponent that was chosen last", () => {
  expect(opponentStoredAs("person")).toBe("person");
  expect(opponentStoredAs("friend")).toBe("friend");
  expect(opponentStoredAs("1")).toBe(1);
  expect(opponentStoredAs("8")).toBe(8);
});

test("a beginner at first, and if the stored text is no opponent", () => {
  for (const text of [null, "", "computer", "NaN", "0", "9", "2.5", "-1", "1e400"])
    expect(opponentStoredAs(text), `${text}`).toBe(1);
});
