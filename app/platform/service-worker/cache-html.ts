import { paths } from "~/paths";

/** Where the offline page lists what is kept (app/routes/_site.offline.tsx). */
export const KEPT_PAGES_ID = "kept-pages";

const TIME: Intl.DateTimeFormatOptions = {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
};

/** A page on the device, as a list of them needs it. */
export type CachedLink = { path: string; title: string };

/** What a title says above itself where it was kept. */
export const playNote = "You're offline. Your answers stay on this phone until we can send them.";

/** What a kept page says above itself (app/look/styles/base.css shows it). */
export function keptNote(keptAt: number): string {
  return `You're offline. This page is from ${new Date(keptAt).toLocaleString("en-GB", TIME)}.`;
}

/**
 * A kept page with a note. It goes into an attribute, so that scripts find the document as the server wrote it.
 *
 * @param note text, not HTML
 */
export function withNote(html: string, note: string): string {
  return html.replace("<html ", () => `<html data-kept="${escaped(note)}" `);
}

/** The title of a page without the site's name, as it stands in its HTML: still escaped. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  return title.split(" · ", 1)[0] ?? title;
}

/**
 * The offline page for an address that is not kept: it tries that address again, and lists what is kept.
 *
 * @param html the page at /offline
 * @param asked path and search that somebody asked for
 */
export function offlineHtml(html: string, asked: string, kept: readonly CachedLink[]): string {
  const place = new RegExp(`<div id="${KEPT_PAGES_ID}"[^>]*>`);
  return html
    .replace(`href="${paths.offline}"`, () => `href="${escaped(asked)}"`)
    .replace(place, (start) => start + listOf(kept));
}

function listOf(kept: readonly CachedLink[]): string {
  if (kept.length === 0) return "";
  const entries = kept.map(
    ({ path, title }) =>
      `<li><a class="inline-link" href="${escaped(path)}">${title || escaped(path)}</a></li>`,
  );
  return `<section class="card offline-card"><h2>Pages on this phone</h2><ul>${entries.join("")}</ul></section>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
