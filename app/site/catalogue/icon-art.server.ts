const icons: Record<string, string> = import.meta.glob("../../games/*/art/icon.svg", {
  query: "?raw",
  eager: true,
  import: "default",
});

/** A title's painted icon as an SVG document; null if there is no such title. */
export function iconArt(slug: string): string | null {
  const path = `../../games/${slug}/art/icon.svg`;
  return Object.hasOwn(icons, path) ? (icons[path] ?? null) : null;
}
