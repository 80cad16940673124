import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { decodedPath, isLongPath } from "~/platform/http/request-path";

const MAX_PATHS = 2000;

type Route = { path?: string; index?: boolean; id: string; children: Route[] };

/**
 * Labels requests by route: few labels, whatever is asked for.
 *
 * @returns a function from a path, "/games/golden-word", to its pattern, "/games/:slug"; "none" without a route
 */
export function routeLabels(routes: ServerBuild["routes"]): (path: string) => string {
  const tree = childrenOf(routes, undefined);
  const labels = new LRUCache<string, string>({ max: MAX_PATHS });
  return (path) => {
    const known = labels.get(path);
    if (known !== undefined) return known;
    const label = labelOf(tree, path);
    labels.set(path, label);
    return label;
  };
}

function labelOf(tree: Route[], path: string): string {
  if (isLongPath(path) || decodedPath(path) === null) return "none";
  if (path.startsWith("/assets/")) return "/assets/*";
  const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], path) ?? [];
  const parts = matches.flatMap(({ route }) => route.path || []);
  if (parts.at(-1) === "*") return "none";
  return matches.length === 0 ? "none" : `/${parts.join("/")}`;
}

function childrenOf(routes: ServerBuild["routes"], parentId: string | undefined): Route[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    const children = childrenOf(routes, id);
    return [{ id, children, ...(path !== undefined && { path }), ...(index && { index }) }];
  });
}
