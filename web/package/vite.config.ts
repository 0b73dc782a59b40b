// SPDX-License-Identifier: BSL-1.0
/// Builds the npm package, build/npm, but for its types. `npm run build:package` runs it once in each
/// mode, so that no file is written for what two others share.
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

/// The search is a file of its own, in place of what the page fetches. A program without a search does
/// not load it.
const withoutSearch: Plugin = {
  name: "inarow-without-search",
  enforce: "pre",
  resolveId: (id) =>
    /^\.\/(embedded|fetch)_search_engine$/.test(id)
      ? { id: "./embedded_search_engine.js", external: true }
      : undefined,
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

const inputs: Readonly<Record<string, Record<string, string>>> = {
  program: { index: "package/index.ts", search_worker: "src/engine/search_worker.ts" },
  search: { embedded_search_engine: "package/embedded_search_engine.ts" },
  element: { in_a_row: "package/in_a_row.tsx" },
};

export default defineConfig(({ mode }) => ({
  root: webFolder,
  publicDir: false,
  plugins: [
    embeddedFiles(projectFolder),
    withoutStyleFiles,
    ...(mode === "program" ? [withoutSearch, packageFiles] : []),
  ],
  resolve: { alias: { "../language/texts": `${webFolder}/package/texts.ts` } },
  build: {
    outDir: `${projectFolder}/build/npm`,
    emptyOutDir: mode === "program",
    target: "es2022",
    // Those that know light-dark(): what the build writes instead asks the system, not the page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: false,
    chunkSizeWarningLimit: 700,
    // Not as a library, whose programs vite leaves half minified.
    rolldownOptions: {
      input: inputs[mode] ?? {},
      preserveEntrySignatures: "strict" as const,
      output: { entryFileNames: "[name].js" },
    },
  },
}));
