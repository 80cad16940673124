import type { EntryContext, ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

/** The part of a build that one address needs, and the routes that match it, outermost first. */
export type Branch = {
  key: string;
  build: ServerBuild;
  matches: Matches;
  routeModules: EntryContext["routeModules"];
};

const MAX_ADDRESSES = 2000;

/**
 * Cuts a build down to the routes of one address. The framework ranks and compiles all routes of its build several times
 * a request, so it is the faster the fewer there are; what it answers is the same, since the routes of the address and
 * of its parents, which the page lists for the browser, are all there.
 */
export class Branches {
  readonly #routes: RouteObject[];
  readonly #builds = new Map<string, ServerBuild>();
  readonly #known = new LRUCache<string, Branch>({ max: MAX_ADDRESSES });

  constructor(private readonly build: ServerBuild) {
    this.#routes = routeObjects(build.routes);
  }

  /** @returns null for an address that no route matches */
  at(pathname: string): Branch | null {
    const known = this.#known.get(pathname);
    if (known) return known;
    const matches = matchRoutes(this.#routes, pathname);
    if (!matches) return null;
    const ids = new Set(
      parentsOf(pathname).flatMap((path) =>
        (matchRoutes(this.#routes, path) ?? []).map(({ route }) => String(route.id)),
      ),
    );
    for (const { route } of matches) ids.add(String(route.id));
    const key = [...ids].sort().join(" ");
    const build = this.#builds.get(key) ?? cut(this.build, ids);
    this.#builds.set(key, build);
    const branch = { key, build, matches, routeModules: modulesOf(build) };
    this.#known.set(pathname, branch);
    return branch;
  }
}

function routeObjects(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || (route.parentId ?? undefined) !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    const own = {
      id,
      ...(path !== undefined && { path }),
      ...(caseSensitive && { caseSensitive }),
    };
    return [index ? { ...own, index } : { ...own, children: routeObjects(routes, id) }];
  });
}

/** "/", and each path that leads to the address. */
function parentsOf(pathname: string): string[] {
  const segments = pathname.split("/").filter(Boolean).slice(0, -1);
  return ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)];
}

const modulesOf = ({ routes }: ServerBuild) =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route?.module]),
  ) as Branch["routeModules"];

function cut(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const some = <Routes extends object>(routes: Routes) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id))) as Routes;
  return {
    ...build,
    routes: some(build.routes),
    assets: { ...build.assets, routes: some(build.assets.routes) },
  };
}
