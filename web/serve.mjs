// SPDX-License-Identifier: BSL-1.0
// Serves a folder on a loopback address, as a static file host does. JavaScript, so that every Node
// runs it without a build: node serve.mjs FOLDER [PORT]
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

/** @type {Readonly<Record<string, string>>} */
const contentTypes = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
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

/**
 * @param {string} file
 * @param {import("node:http").ServerResponse} response
 */
function sendFile(file, response) {
  response.writeHead(200, {
    "content-type": contentTypes[extname(file)] ?? "application/octet-stream",
    "content-length": statSync(file).size,
    "cache-control": "no-cache",
  });
  createReadStream(file).pipe(response);
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
    const file = path === undefined || path.includes("\0") ? undefined : findFile(folder, path);
    if (file) sendFile(file, response);
    else response.writeHead(404, { "content-type": "text/plain" }).end("File not found.\n");
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
  const server = await serve(folder, { port: Number(port) });
  console.log(server.url);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2)).catch((error) => {
    const isPortTaken = error.code === "EADDRINUSE";
    console.error(`inarow: ${isPortTaken ? `port ${process.argv[3]} is in use` : error.message}`);
    process.exitCode = 1;
  });
