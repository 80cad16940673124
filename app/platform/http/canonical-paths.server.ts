import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { routeMatcher } from "./route-tree.server";

/** What the router matches in more than one spelling. */
const OTHER_SPELLING = /[A-Z%]/;

/** The only parameter whose values are in lower case; of others, such as keys, the case counts. */
const LOWER_CASE = ":slug";

/**
 * Redirects to an address of ours from its other spellings, "/Feed" or "/%66eed", which the router matches as well: a
 * page has one address, and caches one key for it. The method and the query stay.
 */
export function canonicalPaths(routes: ServerBuild["routes"]): RequestHandler {
  const canonicalOf = canonicalPath(routes);
  return ({ path, url }, response, next) => {
    const canonical = canonicalOf(path);
    if (canonical === path) next();
    else response.redirect(308, canonical + url.slice(path.length));
  };
}

/** @returns a function from a path to its spelling by the routes; the same path if no route of its own answers it */
export function canonicalPath(routes: ServerBuild["routes"]): (path: string) => string {
  const matched = routeMatcher(routes);
  return (path) => {
    if (!OTHER_SPELLING.test(path)) return path;
    const pattern = matched(path).flatMap(({ path: own }) => (own ? own.split("/") : []));
    if (pattern.includes("*")) return path;
    const segments = path.split("/").slice(1);
    return `/${segments.map((segment, index) => spelled(segment, pattern[index])).join("/")}`;
  };
}

function spelled(segment: string, pattern = segment): string {
  if (pattern === LOWER_CASE && !segment.includes("%")) return segment.toLowerCase();
  return pattern.startsWith(":") ? segment : pattern;
}
