/** In localStorage: the latest attempts with letters, the very latest first, each an id and its letters after it. */
const KEY = "letters:crossbar";

/** How many attempts it has at most: the one that was opened longest ago goes first. */
const MAX_ATTEMPTS = 9;

const stored = (): readonly string[] => localStorage.getItem(KEY)?.match(/\S+/g) ?? [];

/** Stores the letters of an attempt that are not checked yet, for its next visit; null deletes them. */
export function saveLetters(attemptId: string, letters: string | null): void {
  try {
    const others = stored().filter((one) => !one.startsWith(attemptId));
    const all = letters === null ? others : [attemptId + letters, ...others];
    if (all.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, all.slice(0, MAX_ATTEMPTS).join(" "));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** The letters that this device has of an attempt; "" if it has none. */
export function savedLetters(attemptId: string): string {
  try {
    const own = stored().find((one) => one.startsWith(attemptId));
    return own?.slice(attemptId.length) ?? "";
  } catch {
    return "";
  }
}
