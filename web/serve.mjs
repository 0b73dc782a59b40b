// SPDX-License-Identifier: BSL-1.0
// Serves a folder on a loopback address, as a static file host does: node serve.mjs FOLDER [PORT]
// JavaScript, so that every Node runs it without a build, once the npm packages are installed.
import { statSync } from "node:fs";
import { createServer } from "node:http";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { constants } from "node:zlib";

// @ts-expect-error: it has no types
import compression from "compression";
// @ts-expect-error: it has no types
import serveStatic from "serve-static";

import { cacheControl, commonHeaders, folderHeaders, workerPolicy } from "./headers.mjs";

/**
 * @typedef {import("node:http").ServerResponse} ServerResponse
 *
 * @typedef {object} Options
 * @property {string} [basePath] the path of the folder on the host: "/" or "/some/where/"
 * @property {number} [port] 0 (the default): any free port
 * @property {(path: string, response: ServerResponse) => boolean} [intercept]
 *   for tests of failures: returns true if it has responded itself
 *
 * @typedef {object} Server
 * @property {string} url the address of the page
 * @property {string[]} requestedPaths since the start, or since a test has cleared it
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} path of a file, relative to the page
 * @returns {Record<string, string>}
 */
const headersOf = (path) => ({
  ...folderHeaders(path),
  ...(path.endsWith(".js") && { "content-security-policy": workerPolicy }),
  "cache-control": cacheControl(path),
  vary: "accept-encoding",
});

/**
 * @param {string} folder
 * @param {Options} [options]
 * @returns {Promise<Server>}
 */
export async function serve(folder, { basePath = "/", port = 0, intercept } = {}) {
  /** @type {string[]} */
  const requestedPaths = [];
  // The quality with which files are smaller than with gzip.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
  const sendFile = serveStatic(folder, {
    acceptRanges: false,
    cacheControl: false,
    fallthrough: false,
    setHeaders(/** @type {ServerResponse} */ response, /** @type {string} */ file) {
      const path = relative(folder, file).replaceAll(sep, "/");
      response.setHeaders(new Map(Object.entries(headersOf(path))));
    },
  });
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(commonHeaders)));
    const refuse = ({ statusCode = 500, message = "" }) =>
      response.writeHead(statusCode, { "content-type": "text/plain" }).end(`${message}\n`);
    const [fullPath = ""] = (request.url ?? "").split("?");
    if (!fullPath.startsWith(basePath)) {
      refuse({ statusCode: 404, message: "Not Found" });
      return;
    }
    const path = fullPath.slice(basePath.length);
    requestedPaths.push(path);
    if (intercept?.(path, response)) return;
    Object.assign(request, { originalUrl: fullPath, url: `/${path}` });
    compress(request, response, () => sendFile(request, response, refuse));
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
