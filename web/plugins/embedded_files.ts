// SPDX-License-Identifier: BSL-1.0
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { deflateSync } from "node:zlib";

import type { Plugin } from "vite";

const suffix = "?embedded";

/// Imports a binary file as text: deflated, in base64. src/engine/embedded.ts reads it.
export function embeddedFiles(projectFolder: string): Plugin {
  return {
    name: "inarow-embedded-files",
    enforce: "pre",
    resolveId(id) {
      if (!id.endsWith(suffix)) return undefined;
      const path = id.slice(id.lastIndexOf("../") + "../".length, -suffix.length);
      return `\0${resolve(projectFolder, path)}${suffix}`;
    },
    load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const bytes = readFileSync(id.slice(1, -suffix.length));
      return `export default "${deflateSync(bytes, { level: 9 }).toString("base64")}";`;
    },
  };
}
