// SPDX-License-Identifier: BSL-1.0
// Serves a folder on a loopback address, as any static file host would. Plain JavaScript, so that
// every Node runs it as it is: node serve.mjs FOLDER [PORT]
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/**
 * @typedef {object} Options
 * @property {string} [under] the folder of the host that the files are in: "/" or "/some/where/"
 * @property {number} [port] 0, or nothing: any that is free
 * @property {(path: string, response: import("node:http").ServerResponse) => boolean} [disturb] what
 *   a test wants to go wrong: returns true when it has answered itself
 *
 * @typedef {object} Served
 * @property {string} address where the page is
 * @property {string[]} asked the paths that were asked for, since the start or since this was emptied
 * @property {() => Promise<void>} close
 */

/**
 * The file for a path in a folder, unless there is none, or it would be outside.
 * @param {string} folder
 * @param {string} path
 * @returns {string | undefined}
 */
function fileFor(folder, path) {
  const file = join(folder, normalize(`/${path}`));
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile()) return file;
  return found?.isDirectory() ? fileFor(folder, join(path, "index.html")) : undefined;
}

/**
 * @param {string} file
 * @param {import("node:http").ServerResponse} response
 */
function send(file, response) {
  response.writeHead(200, {
    "content-type": types[extname(file)] ?? "application/octet-stream",
    "content-length": statSync(file).size,
    "cache-control": "no-cache",
  });
  createReadStream(file).pipe(response);
}

/**
 * The path as a browser wrote it; nothing, when it is no path.
 * @param {string | undefined} url
 */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url ?? "/", "http://localhost").pathname);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} folder
 * @param {Options} [options]
 * @returns {Promise<Served>}
 */
export async function serve(folder, { under = "/", port = 0, disturb } = {}) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const path = pathOf(request.url);
    const inside = path?.startsWith(under) ? path.slice(under.length) : undefined;
    if (inside !== undefined) asked.push(inside);
    if (inside !== undefined && disturb?.(inside, response)) return;
    const file = inside === undefined || inside.includes("\0") ? undefined : fileFor(folder, inside);
    if (file) send(file, response);
    else response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file here.\n");
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const bound = server.address();
  const at = typeof bound === "object" && bound ? bound.port : port;
  return {
    address: `http://127.0.0.1:${at}${under}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {string[]} told */
async function main([folder = "", port = "0"]) {
  if (!statSync(join(folder, "index.html"), { throwIfNoEntry: false }))
    throw new Error(`there is no page in "${folder}": name the folder that it was built into`);
  const served = await serve(folder, { port: Number(port) });
  console.log(served.address);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2)).catch((error) => {
    const why = error.code === "EADDRINUSE" ? `port ${process.argv[3]} is taken` : error.message;
    console.error(`inarow: ${why}`);
    process.exitCode = 1;
  });
