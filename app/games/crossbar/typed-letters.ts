const KEY = "letters:crossbar";

/** Stores the letters of an attempt that are not checked yet, for its next visit; null deletes them. */
export function saveLetters(attemptId: string, letters: string | null): void {
  try {
    if (letters === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, attemptId + letters);
  } catch {
    // Without storage they last as long as the page.
  }
}

/** The letters that this device has of an attempt; "" if it has none. */
export function savedLetters(attemptId: string): string {
  try {
    const [other, letters = ""] = localStorage.getItem(KEY)?.split(attemptId) ?? [];
    return other ? "" : letters;
  } catch {
    return "";
  }
}
