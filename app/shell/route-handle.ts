/**
 * What a route says of its page. `scripts`: "now" wakes them right after the first paint, "idle" on the first
 * sign of intent or when the line is idle, "none" sends none at all. `ready` brings what a page from the server needs
 * before it comes alive. `isPrivate`: it is about one person, so search engines leave it out.
 */
export type RouteHandle =
  | { scripts?: "now" | "idle" | "none"; ready?: () => Promise<void>; isPrivate?: true }
  | undefined;

/**
 * How the page of these matches gets its scripts: as the innermost route says, else "idle".
 *
 * @param hasDialog a page without scripts gets them all the same while a dialog is open, which may need a popup
 */
export function scriptsOf(handles: RouteHandle[], hasDialog: boolean): "now" | "idle" | "none" {
  const said = handles.findLast((handle) => handle?.scripts)?.scripts ?? "idle";
  return said === "none" && hasDialog ? "idle" : said;
}

/**
 * Whether search engines may list the page of these matches.
 *
 * @param hasDialog a page with a dialog open is the same page once more
 */
export function isListed(handles: RouteHandle[], hasDialog: boolean): boolean {
  return !hasDialog && !handles.some((handle) => handle?.isPrivate);
}
