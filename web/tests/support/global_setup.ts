// SPDX-License-Identifier: BSL-1.0
import { buildNativeEngine } from "./native_engine.ts";

/// Runs once, before all tests.
export default function setup() {
  buildNativeEngine();
}
