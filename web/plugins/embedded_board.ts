// SPDX-License-Identifier: BSL-1.0
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

/// Puts the scripts of the npm package, which show a board in other pages, into the folder `embed` of
/// the page: with the page, a host has what the page's code for other pages loads.
export function embeddedBoard(packageFolder: string): Plugin {
  return {
    name: "inarow-embedded-board",
    apply: "build",
    generateBundle() {
      for (const name of readdirSync(packageFolder)) {
        if (!name.endsWith(".js") || name === "index.js") continue;
        const source = readFileSync(join(packageFolder, name), "utf8");
        this.emitFile({ type: "asset", fileName: `embed/${name}`, source });
      }
    },
  };
}
