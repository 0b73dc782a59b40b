// SPDX-License-Identifier: BSL-1.0
/// Builds the npm package, build/npm, but for its types. `npm run build:package` runs it twice: in the mode `program`, it writes
/// `index.js` and what that loads for searches; in the mode `element`, `in_a_row.js`, which is one file,
/// so that a board without a search is.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { defineConfig, type Plugin } from "vite";

import { embeddedFiles } from "../plugins/embedded_files.ts";

const webFolder = fileURLToPath(new URL("..", import.meta.url));
const projectFolder = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(`${projectFolder}/${path}`, "utf8");

/// The styles are part of the element's script.
const withoutStyleFiles: Plugin = {
  name: "inarow-without-style-files",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const name of Object.keys(bundle)) if (name.endsWith(".css")) delete bundle[name];
  },
};

/// What a package has besides its programs and their types.
const packageFiles: Plugin = {
  name: "inarow-package-files",
  generateBundle() {
    const macros = read("include/inarow/version.hpp").matchAll(/#define INAROW_VERSION_\w+ (\d+)/g);
    const version = [...macros].map(([, number]) => number).join(".");
    const manifest = { ...JSON.parse(read("web/package/package.json")), version };
    const files = {
      "package.json": `${JSON.stringify(manifest, undefined, 2)}\n`,
      "README.md": read("web/package/README.md"),
      LICENSE: read("LICENSE"),
    };
    for (const [fileName, source] of Object.entries(files))
      this.emitFile({ type: "asset", fileName, source });
  },
};

const programs = {
  index: "package/index.ts",
  search_worker: "src/engine/search_worker.ts",
};
const element = { in_a_row: "package/in_a_row.tsx" };

export default defineConfig(({ mode }) => ({
  root: webFolder,
  publicDir: false,
  plugins: [
    embeddedFiles(projectFolder),
    withoutStyleFiles,
    ...(mode === "element" ? [] : [packageFiles]),
  ],
  resolve: {
    alias: {
      "./fetch_search_engine": `${webFolder}/package/embedded_search_engine.ts`,
      "../language/texts": `${webFolder}/package/texts.ts`,
    },
  },
  build: {
    outDir: `${projectFolder}/build/npm`,
    emptyOutDir: mode !== "element",
    target: "es2022",
    // Those that know light-dark(): what the build writes instead asks the system, not the page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: false,
    chunkSizeWarningLimit: 700,
    // Not as a library, whose programs vite leaves half minified.
    rolldownOptions: {
      input: mode === "element" ? element : programs,
      preserveEntrySignatures: "strict" as const,
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
}));
