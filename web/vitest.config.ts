// SPDX-License-Identifier: BSL-1.0
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*_test.ts"],
    // One browser with a compiler in it uses all of a small machine.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: "tests/support/global_setup.ts",
  },
});
