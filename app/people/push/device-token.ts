export const TOKEN_KEY = "kickabout-push-token";

/** This device's token; null if it has none or storage is blocked. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}
