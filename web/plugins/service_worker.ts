// SPDX-License-Identifier: BSL-1.0
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import type { Plugin } from "vite";

const scriptName = "service_worker.js";
const placeholder = "__BUILD__";

/// What is fetched when it is needed, and what only a host or a system asks for.
const laterFiles =
  /^(playground\/|puzzles\/|strategy\/|clang\/|embed\/|gallery|_headers$|\.nojekyll$|preview\.png$|.*icon.*\.png$)|\.(book|proof)$/;

/// The search and the panels that are fetched when they are first needed.
const neededLater = /^(assets\/search|later\/)/;

/// Whether the service worker stores a file of the build at once: all that a game offline needs.
export function isStored(path: string): boolean {
  return path !== scriptName && !laterFiles.test(path);
}
/// Whether the service worker stores a file of the build when the page is idle: what is needed offline
/// by some games only.
export function isStoredLater(path: string): boolean {
  return /^puzzles\/|\.book$/.test(path);
}
/// Whether a file of the build is part of the first load, with which a game can be played.
export function isFirstLoad(path: string): boolean {
  return isStored(path) && !neededLater.test(path);
}

/// The paths of the files of a build, relative to its folder.
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/// Inserts the list of the build's files into the service worker; file names have their hashes only
/// after it is written.
export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "service-worker",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const files = listFiles(folder);
      const hash = createHash("sha256");
      for (const path of files.filter((each) => each !== scriptName && !each.startsWith("clang/")))
        hash.update(path).update(readFileSync(join(folder, path)));
      const build = {
        version: hash.digest("hex").slice(0, 12),
        compilerVersion: files.find((path) => path.startsWith("clang/"))?.split("/")[1],
        stored: files.filter(isStored).map((path) => (path === "index.html" ? "./" : path)),
        storedLater: files.filter(isStoredLater),
      };
      const script = join(folder, scriptName);
      const code = readFileSync(script, "utf8");
      if (!code.includes(placeholder)) throw new Error(`${scriptName} has no ${placeholder}`);
      writeFileSync(
        script,
        code.replaceAll(placeholder, () => JSON.stringify(build)),
      );
    },
  };
}
