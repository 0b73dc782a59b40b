// SPDX-License-Identifier: BSL-1.0
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import type { Plugin } from "vite";

const script = "service_worker.js";

/// Whether a file of the build is fetched by everybody who opens the page.
export function isFirstLoad(path: string): boolean {
  return path !== script && !/^(playground|clang)\//.test(path);
}

/// The files of a build, by their path in it.
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)))
    .sort();
}

/// Tells the service worker what has been built: it is written before anything has its name.
export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "service-worker",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const files = filesIn(folder);
      const firstLoad = files.filter(isFirstLoad);
      const contents = createHash("sha256");
      for (const each of files.filter((path) => path !== script && !path.startsWith("clang/")))
        contents.update(each).update(readFileSync(join(folder, each)));
      const built = {
        version: contents.digest("hex").slice(0, 12),
        compiler: files.find((each) => each.startsWith("clang/"))?.split("/")[1],
        firstLoad: firstLoad.map((each) => (each === "index.html" ? "./" : each)),
      };
      const code = readFileSync(join(folder, script), "utf8");
      if (!code.includes("__BUILT__"))
        throw new Error(`${script} has no __BUILT__, where the list of what was built belongs`);
      writeFileSync(join(folder, script), code.replaceAll("__BUILT__", () => JSON.stringify(built)));
    },
  };
}
