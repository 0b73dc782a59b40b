// SPDX-License-Identifier: BSL-1.0
import { fileURLToPath } from "node:url";

import { defineConfig } from "vite";

import { compilerFiles } from "./plugins/compiler_files.ts";
import { contentSecurityPolicy } from "./plugins/content_security_policy.ts";
import { displayFace } from "./plugins/display_face.ts";
import { embeddedBoard } from "./plugins/embedded_board.ts";
import { gallery } from "./plugins/gallery.ts";
import { lessons } from "./plugins/lessons.ts";
import { serviceWorker } from "./plugins/service_worker.ts";
import { theme } from "./plugins/theme.ts";

const projectFolder = fileURLToPath(new URL("..", import.meta.url));

/// What only the playground uses has a folder of its own: the rest is the first load.
const playgroundModule = /\/src\/playground\/|node_modules\/(@codemirror|@lezer)\//;
/// What is fetched when it is first shown: no part of the first load.
const laterModule =
  /\/?src\/friend\/|\/src\/(download\.ts|language\/(de|en_later|core\.)|game\/(analysis|own_rules|position_editor|share|moments)\.tsx)|node_modules\/uqr\//;
const puzzlesModule = /(src|data)\/puzzles\//;
const folders = new Map([
  ["puzzles.css", "puzzles"],
  ["strategy.css", "strategy"],
  ["strategy.wasm", "strategy"],
  ["playground.css", "playground"],
  ["friend.css", "later"],
  ["moments.css", "later"],
  ["analysis.css", "later"],
  ["own_rules.css", "later"],
  ["lexend.woff2", "later"],
  ["gallery.css", "gallery"],
]);
const moduleFolders: readonly (readonly [RegExp, string])[] = [
  [playgroundModule, "playground"],
  [puzzlesModule, "puzzles"],
  [/\/src\/strategy\//, "strategy"],
  [laterModule, "later"],
];
const outputFolder = (modules: readonly string[]) =>
  moduleFolders.find(([pattern]) => modules.some((module) => pattern.test(module)))?.[1] ??
  "assets";

/// The font and the compiler's files take most of the time of a build.
const checks = { pluginTimings: false };

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  // The examples of the playground that are those of docs/tutorial.md.
  server: { fs: { allow: [projectFolder] } },
  plugins: [
    compilerFiles(projectFolder),
    lessons(projectFolder),
    gallery(projectFolder),
    embeddedBoard(`${projectFolder}/build/npm`),
    theme(),
    displayFace(),
    contentSecurityPolicy(),
    serviceWorker(),
  ],
  build: {
    outDir: `${projectFolder}/build/web`,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The playground, with its editor, in kB; it is not part of the first load.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks,
      input: {
        index: "index.html",
        gallery: "gallery.html",
        service_worker: "src/service_worker.ts",
      },
      output: {
        // The first load is one file: what it shares with later ones is not split off.
        codeSplitting: { groups: [{ name: "index", test: /\/src\/main\.tsx$/ }] },
        entryFileNames: ({ name }) =>
          name === "service_worker" ? "service_worker.js" : "assets/[name]-[hash].js",
        chunkFileNames: ({ moduleIds }) => `${outputFolder(moduleIds)}/[name]-[hash].js`,
        assetFileNames: ({ names, originalFileNames }) =>
          `${folders.get(names[0] ?? "") ?? outputFolder(originalFileNames)}/[name]-[hash][extname]`,
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: {
      checks,
      output: {
        entryFileNames: ({ name }) =>
          `${/^(compiler|run)_worker$/.test(name) ? "playground" : "assets"}/[name]-[hash].js`,
      },
    },
  },
});
