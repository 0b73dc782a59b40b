// SPDX-License-Identifier: BSL-1.0
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*_test.ts"],
    // Two browsers, one of them with a compiler in it, use all of a small machine.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: "tests/support/global_setup.ts",
  },
});
