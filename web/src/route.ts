// SPDX-License-Identifier: BSL-1.0
/// The page has four routes; the fragment of the address selects one.
export type Route = "game" | "playground" | "puzzles" | "strategy";

export function parseRoute(hash: string): Route {
  if (hash.startsWith("#puzzles")) return "puzzles";
  if (hash.startsWith("#strategy")) return "strategy";
  return hash.startsWith("#playground") ? "playground" : "game";
}

export const currentRoute = (): Route => parseRoute(location.hash);

/// The last fragment of each route, so that a link leads back to it.
const lastHashes: Record<Route, string> = {
  game: "#",
  playground: "#playground",
  puzzles: "#puzzles",
  strategy: "#strategy",
};

/// The link to a route.
export function linkTarget(route: Route): string {
  return route === currentRoute() ? location.hash || "#" : lastHashes[route];
}

/// To be called with the old fragment before each change of the address.
export function rememberHash(hash: string) {
  lastHashes[parseRoute(hash)] = hash || "#";
}
