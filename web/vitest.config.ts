// SPDX-License-Identifier: BSL-1.0
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*_test.ts"],
    // Two browsers, one of them with a compiler in it, use all of a small machine.
    maxWorkers: 2,
    // Of what hangs: no machine is so busy that these run out.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 600_000 } },
    // A failure that only CI has seen, once: it tries again, and the report names the test.
    retry: process.env.CI ? 1 : 0,
    globalSetup: "tests/support/global_setup.ts",
  },
});
