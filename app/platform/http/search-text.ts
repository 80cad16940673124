/** What a search box takes, in UTF-16 units. */
export const SEARCH_MAX_LENGTH = 80;

/** What people are told whose search was longer. */
export const searchTruncated = `A long one! We looked for the first ${SEARCH_MAX_LENGTH} characters.`;

/** What is looked for: trimmed, and no longer than the search box takes. */
export function searchText(raw: string): string {
  return raw
    .trim()
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}

/** Whether a search is longer than what is looked for. */
export function isTruncated(raw: string): boolean {
  return raw.trim().length > SEARCH_MAX_LENGTH;
}
