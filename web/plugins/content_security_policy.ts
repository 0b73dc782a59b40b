// SPDX-License-Identifier: BSL-1.0
import { createHash } from "node:crypto";

import type { Plugin } from "vite";

import { headersFile, pagePolicy } from "../headers.mjs";

/// The hashes of the inline scripts of a page.
const scriptHashes = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => {
    const hash = createHash("sha256").update(script).digest("base64");
    return `'sha256-${hash}'`;
  });

/// Puts a Content-Security-Policy into each page, which allows its own files and its inline scripts,
/// and writes `_headers` for hosts that read it. `.nojekyll` has GitHub Pages serve all files.
export function contentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const policy = pagePolicy(scriptHashes(html));
        const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
        return html.replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${tag}`);
      },
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "_headers", source: headersFile() });
      this.emitFile({ type: "asset", fileName: ".nojekyll", source: "" });
    },
  };
}
