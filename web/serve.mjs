// SPDX-License-Identifier: BSL-1.0
// Serves a folder on a loopback address, as a static file host does. JavaScript, so that every Node
// runs it without a build: node serve.mjs FOLDER [PORT]
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

import { cacheControl, commonHeaders, folderHeaders, workerPolicy } from "./headers.mjs";

/** @type {Readonly<Record<string, string>>} */
const contentTypes = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};

/**
 * @typedef {object} Options
 * @property {string} [basePath] the path of the folder on the host: "/" or "/some/where/"
 * @property {number} [port] 0 (the default): any free port
 * @property {(path: string, response: import("node:http").ServerResponse) => boolean} [intercept]
 *   for tests of failures: returns true if it has responded itself
 *
 * @typedef {object} Server
 * @property {string} url the address of the page
 * @property {string[]} requestedPaths since the start, or since a test has cleared it
 * @property {() => Promise<void>} close
 */

/**
 * The file of a path in a folder; undefined if there is none, or it is outside of the folder.
 * @param {string} folder
 * @param {string} path
 * @returns {string | undefined}
 */
function findFile(folder, path) {
  const file = join(folder, normalize(`/${path}`));
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile()) return file;
  return stats?.isDirectory() ? findFile(folder, join(path, "index.html")) : undefined;
}

const compressible = /^(text\/|application\/(json|manifest\+json|wasm)|image\/svg)/;
const brotliOptions = { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } };
const compressions = {
  br: (/** @type {Buffer} */ bytes) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes),
};

/**
 * The encoding of a response that the browser accepts and that is worth it.
 * @param {string} contentType
 * @param {string} accepted the header "accept-encoding"
 */
function chooseEncoding(contentType, accepted) {
  if (!compressible.test(contentType)) return undefined;
  const isAccepted = (/** @type {string} */ name) =>
    accepted.split(",").some((each) => {
      const [coding, quality] = each.split(";q=");
      return coding?.trim() === name && Number(quality ?? 1) > 0;
    });
  return /** @type {const} */ (["br", "gzip"]).find(isAccepted);
}

/** What has been compressed, by the file's tag and the encoding.
 * @type {Map<string, Promise<Buffer>>} */
const compressed = new Map();

/**
 * @param {string} file
 * @param {string} tag
 * @param {"br" | "gzip" | undefined} encoding
 */
function readEncoded(file, tag, encoding) {
  if (!encoding) return readFile(file);
  const key = `${encoding} ${tag} ${file}`;
  const bytes = compressed.get(key) ?? readFile(file).then(compressions[encoding]);
  compressed.set(key, bytes);
  return bytes;
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function sendFile(folder, file, request, response) {
  const { size, mtimeMs } = statSync(file);
  const contentType = contentTypes[extname(file)] ?? "application/octet-stream";
  const encoding = chooseEncoding(contentType, String(request.headers["accept-encoding"] ?? ""));
  const tag = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  const path = relative(folder, file).replaceAll(sep, "/");
  const headers = {
    ...commonHeaders,
    ...folderHeaders(path),
    ...(contentType.startsWith("text/javascript") && { "content-security-policy": workerPolicy }),
    "cache-control": cacheControl(path),
    etag: `W/"${tag}"`,
    vary: "accept-encoding",
  };
  if (request.headers["if-none-match"]?.includes(`"${tag}"`)) {
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = await readEncoded(file, tag, encoding);
  response.writeHead(200, {
    ...headers,
    "content-type": contentType,
    "content-length": bytes.length,
    ...(encoding && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/**
 * The decoded path of a URL; undefined if it is malformed.
 * @param {string | undefined} url
 */
function parsePath(url) {
  try {
    return decodeURIComponent(new URL(url ?? "/", "http://localhost").pathname);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} folder
 * @param {Options} [options]
 * @returns {Promise<Server>}
 */
export async function serve(folder, { basePath = "/", port = 0, intercept } = {}) {
  /** @type {string[]} */
  const requestedPaths = [];
  const server = createServer((request, response) => {
    const fullPath = parsePath(request.url);
    const path = fullPath?.startsWith(basePath) ? fullPath.slice(basePath.length) : undefined;
    if (path !== undefined) requestedPaths.push(path);
    if (path !== undefined && intercept?.(path, response)) return;
    const sendText = (
      /** @type {number} */ status,
      /** @type {string} */ text,
      /** @type {Record<string, string>} */ headers = {},
    ) =>
      response
        .writeHead(status, { ...commonHeaders, ...headers, "content-type": "text/plain" })
        .end(text);
    if (request.method !== "GET" && request.method !== "HEAD") {
      sendText(405, "Only GET and HEAD are allowed.\n", { allow: "GET, HEAD" });
      return;
    }
    const file = path === undefined || path.includes("\0") ? undefined : findFile(folder, path);
    if (!file) sendText(404, "File not found.\n");
    else
      sendFile(folder, file, request, response).catch(() => {
        if (!response.headersSent) sendText(500, "The file cannot be read.\n");
      });
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const address = server.address();
  const boundPort = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${boundPort}${basePath}`,
    requestedPaths,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {string[]} arguments */
async function main([folder = "", port = "0"]) {
  if (!statSync(join(folder, "index.html"), { throwIfNoEntry: false }))
    throw new Error(`there is no index.html in "${folder}": name the folder of the built page`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new Error(`the port must be a number from 0 to 65535, and it is "${port}"`);
  const server = await serve(folder, { port: Number(port) });
  console.log(server.url);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2)).catch((error) => {
    const isPortTaken = error.code === "EADDRINUSE";
    console.error(`inarow: ${isPortTaken ? `port ${process.argv[3]} is in use` : error.message}`);
    process.exitCode = 1;
  });
