import { apiTestTexts } from "./api-test-texts";

const MAX_LENGTH = 2000;

/** `localhost:3000` has a port where `file:x` has a scheme. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;

/**
 * The URL that somebody wants to test (spec, section 5).
 *
 * @param text as it was typed; without a scheme it means https
 * @returns the URL, or what to tell whoever typed it
 */
export function apiAddress(text: string): { url: URL } | { problem: string } {
  const typed = text.trim();
  if (typed === "") return { problem: apiTestTexts.empty };
  if (typed.length > MAX_LENGTH) return { problem: apiTestTexts.tooLong };
  const full = SCHEME.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(full)) return { problem: apiTestTexts.invalid };
  const url = new URL(full);
  const problem = urlProblem(url);
  return problem ? { problem } : { url };
}

/** What keeps a URL from being tested, before anybody asks where it leads; null when nothing does. */
export function urlProblem(url: URL): string | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return apiTestTexts.invalid;
  if (url.username !== "" || url.password !== "") return apiTestTexts.credentials;
  return null;
}
