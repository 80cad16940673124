import { escaped } from "~/platform/html/escaped";
import { rarePaths } from "~/rare-paths";

/** The element of the offline page that lists the cached pages (app/routes/_site.offline.tsx). */
export const CACHED_PAGES_ID = "kept-pages";

const TIME: Intl.DateTimeFormatOptions = {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
};

/** A cached page as a list item. */
type CachedLink = { path: string; title: string };

/** The note on a cached title. */
export const playNote = "You're offline. Your answers stay on this phone until we can send them.";

/** The note on a cached page (shown by app/look/styles/base.css). */
export function cachedNote(cachedAt: number): string {
  return `You're offline. This page is from ${new Date(cachedAt).toLocaleString("en-GB", TIME)}.`;
}

/**
 * A cached page with a note. It goes into an attribute, so that the DOM still matches the server's HTML on hydration.
 *
 * @param note text, not HTML
 */
export function withNote(html: string, note: string): string {
  return html.replace("<html ", () => `<html data-kept="${escaped(note)}" `);
}

/** The title of a page without the site's name, still HTML-escaped. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  return title.split(" · ", 1)[0] ?? title;
}

/**
 * The offline page for an uncached address: links to that address and lists the cached pages.
 *
 * @param html the page at /offline
 * @param asked the requested path and search
 */
export function offlineHtml(html: string, asked: string, cached: readonly CachedLink[]): string {
  const place = new RegExp(`<div id="${CACHED_PAGES_ID}"[^>]*>`);
  return html
    .replace(`href="${rarePaths.offline}"`, () => `href="${escaped(asked)}"`)
    .replace(place, (start) => start + listOf(cached));
}

function listOf(cached: readonly CachedLink[]): string {
  if (cached.length === 0) return "";
  const entries = cached.map(
    ({ path, title }) =>
      `<li><a class="inline-link" href="${escaped(path)}">${title || escaped(path)}</a></li>`,
  );
  return `<section class="card offline-card"><h2>Pages on this phone</h2><ul>${entries.join("")}</ul></section>`;
}
