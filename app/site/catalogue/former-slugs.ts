const formerSlugs: Readonly<Record<string, string>> = { "daily-ten": "daily-quiz" };

/** The slug of a title that had another one before; null where nothing has moved. */
export function movedTo(slug: string): string | null {
  return Object.hasOwn(formerSlugs, slug) ? (formerSlugs[slug] ?? null) : null;
}
