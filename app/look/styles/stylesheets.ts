import type { LinksFunction } from "@remix-run/node";

/**
 * A route's `links`; the server inlines these stylesheets into the HTML (app/framework/inline-sheets.server.ts). A
 * route imports the URL of a sheet that it alone needs itself, so that no other page loads it with its script.
 */
export const stylesheetLinks =
  (...hrefs: string[]): LinksFunction =>
  () =>
    hrefs.map((href) => ({ rel: "stylesheet", href }));
