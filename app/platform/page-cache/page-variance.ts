import type { ServerBuild } from "@remix-run/node";

/**
 * What a page varies by, beside what every page does: its address, the visitor's preferences and consent. "player": the
 * visitor's games. "date" and "time-zone": the visitor's. "anything": what no cache can know, so nothing is shared.
 */
export type Variance = "player" | "date" | "time-zone" | "anything";

/** The pages of a pattern, "/games/:slug", and what their route says that they vary by. */
export type Pages = { pattern: string; variesBy: readonly Variance[] };

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** A page in case its route doesn't say what it varies by: it is never shared. */
const UNSAID: readonly Variance[] = ["anything"];

/** Without percent-encoding and dots, which are other spellings of an address, files, and data for scripts. */
const PARAMETER = "[\\w-]+";

/** The pages that a build has, by the handles of their routes; "*" is none, as it has nothing but errors. */
export function pagesOf(routes: Routes): Pages[] {
  return Object.values(routes).flatMap((route) => {
    if (!route?.module.default || !(route.path || route.index)) return [];
    const pattern = patternOf(routes, route);
    const handle = route.module.handle as { variesBy?: readonly Variance[] } | undefined;
    return pattern.includes("*") ? [] : [{ pattern, variesBy: handle?.variesBy ?? UNSAID }];
  });
}

/**
 * Looks up what an address varies by, in microseconds: the router itself takes longer than sending a cached page.
 *
 * @returns a function from a path to all that any page at it varies by; null for what is no page, or spelled so that it
 *   may be another one
 */
export function varianceAt(pages: readonly Pages[]): (path: string) => readonly Variance[] | null {
  const known = pages.map(({ pattern, variesBy }) => ({ test: expressionOf(pattern), variesBy }));
  const search = (path: string) => {
    const found = known.filter(({ test }) => test.test(path));
    return found.length === 0 ? null : found.flatMap(({ variesBy }) => variesBy);
  };
  const canonical = new Map(pages.map(({ pattern }) => [pattern, search(pattern)]));
  return (path) => canonical.get(path) ?? search(path);
}

function patternOf(routes: Routes, route: Route): string {
  const parts: string[] = [];
  let at: Route | undefined = route;
  while (at) {
    if (at.path) parts.unshift(at.path);
    at = at.parentId === undefined ? undefined : routes[at.parentId];
  }
  return `/${parts.join("/")}`;
}

/** As the router reads a pattern: in any case, and with or without a slash at the end; "//" begins another host's address. */
function expressionOf(pattern: string): RegExp {
  const segments = pattern
    .split("/")
    .map((segment) => (segment.startsWith(":") ? PARAMETER : segment.replace(/[^\w-]/g, "\\$&")));
  return new RegExp(`^(?!//)${segments.join("/")}/?$`, "i");
}
