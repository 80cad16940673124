import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type Route = { path?: string; index?: boolean; id: string; children: Route[] };

/**
 * The routes of a build, to be matched as the framework does.
 *
 * @returns a function from a path, "/games/golden-word", to the routes that answer it, outermost first; [] if none does
 */
export function routeMatcher(routes: ServerBuild["routes"]): (path: string) => Route[] {
  const tree = childrenOf(routes, undefined) as Parameters<typeof matchRoutes>[0];
  return (path) => (matchRoutes(tree, path) ?? []).map(({ route }) => route as Route);
}

function childrenOf(routes: ServerBuild["routes"], parentId: string | undefined): Route[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    const children = childrenOf(routes, id);
    return [{ id, children, ...(path !== undefined && { path }), ...(index && { index }) }];
  });
}
