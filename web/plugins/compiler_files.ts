// SPDX-License-Identifier: BSL-1.0
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const name = "virtual:compiler-files";

interface File {
  readonly name: string;
  readonly bytes: Buffer;
}

const hash = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex").slice(0, 12);

/// Compressed here, because not every file host does it; and kept, because it takes seconds.
function packed(file: File, cache: string): File {
  const kept = join(cache, hash(file.bytes));
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${kept}.unfinished`, gzipSync(file.bytes, { level: 9 }));
    renameSync(`${kept}.unfinished`, kept);
  }
  // No ".gz": some hosts take that for an encoding, others for a type.
  return { name: `${file.name}.bin`, bytes: readFileSync(kept) };
}

function filesOf(top: string): File[] {
  const bundle = createRequire(import.meta.url).resolve("@yowasp/clang");
  const file = (folder: string, each: string) => ({ name: each, bytes: readFileSync(join(folder, each)) });
  const large = ["llvm.core.wasm", "llvm.core2.wasm", "llvm.core3.wasm", "llvm.core4.wasm", "llvm-resources.tar"];
  return [
    file(dirname(bundle), "bundle.js"),
    ...large.map((each) => packed(file(dirname(bundle), each), join(top, "build/web-cache"))),
    packed(file(join(top, "single_include"), "inarow.hpp"), join(top, "build/web-cache")),
  ];
}

/// The compiler and the header it includes, beside the page: in a folder named after what is in
/// it, so that a browser can keep it for ever. `virtual:compiler-files` says which and how large.
export function compilerFiles(top: string): Plugin {
  const files = filesOf(top);
  const folder = `clang/${hash(files.map((each) => hash(each.bytes)).join())}/`;
  const sizes = Object.fromEntries(files.map((each) => [each.name, each.bytes.length]));
  return {
    name: "compiler-files",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export const folder = ${JSON.stringify(folder)};\nexport const sizes = ${JSON.stringify(sizes)};\n`
        : undefined,
    generateBundle() {
      for (const each of files)
        this.emitFile({ type: "asset", fileName: folder + each.name, source: each.bytes });
    },
  };
}
