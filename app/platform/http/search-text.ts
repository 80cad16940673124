/** Maximum length of a search text, in UTF-16 units. */
export const SEARCH_MAX_LENGTH = 80;

/** Message for a search text that was too long. */
export const searchTruncated = `A long one! We looked for the first ${SEARCH_MAX_LENGTH} characters.`;

/** The search text: trimmed and truncated to the maximum length. */
export function searchText(raw: string): string {
  return raw
    .trim()
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}

/** Whether a search text was truncated. */
export function isTruncated(raw: string): boolean {
  return raw.trim().length > SEARCH_MAX_LENGTH;
}
