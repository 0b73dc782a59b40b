// SPDX-License-Identifier: BSL-1.0
// What a host should say with each file of the page: serve.mjs does, and the build writes it into
// `_headers`, which Netlify, Cloudflare Pages and others read. JavaScript, so that every Node runs it.

/** With every file. */
export const commonHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/** What the page's workers may do: its own policy, in a <meta>, does not reach them. */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * The policy of a page with these inline scripts, as "'sha256-…'". Style sheets are written by
 * CodeMirror and by the pictures of boards.
 * @param {readonly string[]} scriptHashes
 */
export const pagePolicy = (scriptHashes) =>
  [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "worker-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** The folders of files that are named after a hash of their contents. */
export const hashedFolders = ["assets", "playground", "puzzles", "strategy", "clang"];

/** The folder of the scripts that pages of other origins load. */
const embedFolder = "embed";
const embedHeaders = { "access-control-allow-origin": "*" };

/**
 * With the files of a folder, besides the common ones.
 * @param {string} path relative to the page
 * @returns {Record<string, string>}
 */
export const folderHeaders = (path) => (path.startsWith(`${embedFolder}/`) ? embedHeaders : {});

/** @param {string} path relative to the page */
export const cacheControl = (path) =>
  hashedFolders.some((folder) => path.startsWith(`${folder}/`))
    ? "public, max-age=31536000, immutable"
    : "no-cache";

/** The text of the file `_headers`. */
export function headersFile() {
  const lines = (/** @type {string} */ pattern, /** @type {Record<string, string>} */ headers) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const hashed = hashedFolders.flatMap((folder) =>
    lines(`/${folder}/*`, {
      "cache-control": cacheControl(`${folder}/file`),
      "content-security-policy": workerPolicy,
    }),
  );
  const embedded = lines(`/${embedFolder}/*`, embedHeaders);
  return `${[...lines("/*", commonHeaders), ...hashed, ...embedded].join("\n")}\n`;
}
