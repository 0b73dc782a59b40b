// SPDX-License-Identifier: BSL-1.0
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import subsetFont from "subset-font";
import type { Plugin } from "vite";

const moduleName = "virtual:display-face";
const folder = dirname(createRequire(import.meta.url).resolve("@fontsource/lexend/package.json"));
const read = (path: string) => readFileSync(join(folder, path));

/// The characters of English and German texts. A text with another one has it from the next font.
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i));
const characters = `${ascii.join("")}ÄÖÜäöüßéè–—…×−’‘‚“”„·`;

/// The font of headings, with the characters of the page's languages alone, and its license: files
/// that are loaded later. The module has the address of the font.
export function displayFace(): Plugin {
  return {
    name: "display-face",
    apply: "build",
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const whole = read("files/lexend-latin-600-normal.woff2");
      const source = await subsetFont(whole, characters, { targetFormat: "woff2" });
      this.emitFile({
        type: "asset",
        fileName: "later/lexend.license.txt",
        source: read("LICENSE"),
      });
      const file = this.emitFile({
        type: "asset",
        name: "lexend.woff2",
        source,
      });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
