import type { ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { decodedPath, isLongPath } from "~/platform/http/request-path";
import { routeMatcher } from "~/platform/http/route-tree.server";

const MAX_PATHS = 2000;

/**
 * Labels requests by route: few labels, whatever is asked for.
 *
 * @returns a function from a path, "/games/golden-word", to its pattern, "/games/:slug"; "none" without a route
 */
export function routeLabels(routes: ServerBuild["routes"]): (path: string) => string {
  const matched = routeMatcher(routes);
  const labels = new LRUCache<string, string>({ max: MAX_PATHS });
  return (path) => {
    const known = labels.get(path);
    if (known !== undefined) return known;
    const label = labelOf(matched, path);
    labels.set(path, label);
    return label;
  };
}

function labelOf(matched: ReturnType<typeof routeMatcher>, path: string): string {
  if (isLongPath(path) || decodedPath(path) === null) return "none";
  if (path.startsWith("/assets/")) return "/assets/*";
  const matches = matched(path);
  const parts = matches.flatMap((route) => route.path || []);
  if (parts.at(-1) === "*") return "none";
  return matches.length === 0 ? "none" : `/${parts.join("/")}`;
}
