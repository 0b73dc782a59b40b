// SPDX-License-Identifier: BSL-1.0
import { fileURLToPath } from "node:url";

import { defineConfig } from "vite";

import { compilerFiles } from "./plugins/compiler_files.ts";
import { serviceWorker } from "./plugins/service_worker.ts";

const top = fileURLToPath(new URL("..", import.meta.url));

/// What only the playground needs is in a folder of its own: the rest is the first load.
const playground = /\/src\/playground\/|node_modules\/(@codemirror|@lezer)\//;
const folderOf = (sources: readonly string[]) =>
  sources.some((source) => playground.test(source)) ? "playground" : "assets";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  plugins: [compilerFiles(top), serviceWorker()],
  build: {
    outDir: `${top}/build/web`,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", service_worker: "src/service_worker.ts" },
      output: {
        entryFileNames: ({ name }) =>
          name === "service_worker" ? "service_worker.js" : "assets/[name]-[hash].js",
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash].js`,
        assetFileNames: ({ names, originalFileNames }) =>
          `${names.includes("playground.css") ? "playground" : folderOf(originalFileNames)}/[name]-[hash][extname]`,
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) =>
          `${name === "compiler_worker" ? "playground" : "assets"}/[name]-[hash].js`,
      },
    },
  },
});
