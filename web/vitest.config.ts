// SPDX-License-Identifier: BSL-1.0
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*_test.ts"],
    // A browser with a compiler in it fills a small machine.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
