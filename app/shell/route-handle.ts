import type { Variance } from "~/platform/page-cache/page-variance";

/**
 * A route's page settings. `scripts`: "now" starts them right after the first paint, "idle" on the first interaction or
 * when idle, "none" sends none. `ready` loads what a server-rendered page needs before it hydrates. `isPrivate`: a
 * personal page, which search engines must not index. `variesBy`: by what a shared cache has to tell its pages apart; a
 * page that doesn't say it is never shared. `startsPlay`: it has a form that starts an edition of the day. `viewport`:
 * what the page's viewport has besides, as where a phone's keyboard makes the page lower and doesn't cover it.
 */
export type RouteHandle =
  | {
      scripts?: "now" | "idle" | "none";
      ready?: () => Promise<void>;
      isPrivate?: true;
      variesBy?: readonly Variance[];
      startsPlay?: true;
      viewport?: string;
    }
  | undefined;

/** What the data of a page without scripts may say: this reader's has a form that must not lose what is typed. */
export type PageNeeds = { needsScripts?: boolean } | null | undefined;

/**
 * How the matched page loads its scripts: as the innermost route says, "idle" by default.
 *
 * @param needsScripts overrides "none" while something on the page needs scripts: an open dialog, which may open a
 *   popup, partners with consent, or a form (`PageNeeds`)
 */
export function scriptsOf(handles: RouteHandle[], needsScripts: boolean): "now" | "idle" | "none" {
  const said = handles.findLast((handle) => handle?.scripts)?.scripts ?? "idle";
  return said === "none" && needsScripts ? "idle" : said;
}

/**
 * Whether search engines may index the matched page.
 *
 * @param hasDialog a page with an open dialog is a duplicate
 */
export function isListed(handles: RouteHandle[], hasDialog: boolean): boolean {
  return !hasDialog && !handles.some((handle) => handle?.isPrivate);
}

/** Whether the matched page, or what it starts, depends on the reader's date. */
export function hasOwnDay(handles: RouteHandle[]): boolean {
  return handles.some((handle) => handle?.startsPlay || handle?.variesBy?.includes("date"));
}
