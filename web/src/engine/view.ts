// SPDX-License-Identifier: BSL-1.0
/// The types of the JSON that the engine writes. bindings/wasm/json_types.sh generates them from the C++
/// functions that write it; the names here are those of parts.
import type {
  Continuations,
  Explanation,
  Hints,
  Review,
  View,
} from "../../../build/wasm/json_types";

export type * from "../../../build/wasm/json_types";

export type Player = View["to_move"];
export type Starter = View["starter"];
export type Outcome = View["outcome"];
export type Gravity = View["gravity"];
export type LineLength = View["length"];
export type Convention = View["convention"];
export type Edges = View["edges"];
export type BoardStyle = View["style"];
export type PlayedMove = View["moves"][number];
export type Variation = View["variations"][number];

export type Hint = Hints["moves"][number];
/// Bounds of a score, and the outcome that they determine.
export type Bounds = Pick<Hint, "lower" | "upper" | "outlook">;
export type Continuation = Continuations["moves"][number];
/// A move and the position after it; the first of the plies is the start position alone.
export type ReviewedMove = Review["plies"][1];
export type Judgment = ReviewedMove["judgment"];
export type BoardMark = Explanation["marks"][number];
