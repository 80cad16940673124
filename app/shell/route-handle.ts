/**
 * What a route says of its page. `scripts`: "now" wakes them right after the first paint, "idle" on the first
 * sign of intent or when the line is idle, "none" sends none at all.
 */
export type RouteHandle = { scripts?: "now" | "idle" | "none" } | undefined;

/** How the page of these matches gets its scripts: as the innermost route says, else "idle". */
export function scriptsOf(handles: RouteHandle[]): "now" | "idle" | "none" {
  return handles.findLast((handle) => handle?.scripts)?.scripts ?? "idle";
}
