const KEY = "kickabout-push-token";

const watchers = new Set<() => void>();

/** This device's token; null if it has none or storage is blocked. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * Stores the token, or removes it.
 *
 * @throws DOMException if storage is blocked or full
 */
export function storeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
  for (const tell of watchers) tell();
}

/**
 * Subscribes to changes of the token, in this tab or another.
 *
 * @returns the unsubscribe function
 */
export function watchToken(onChange: () => void): () => void {
  watchers.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener("storage", onChange);
  };
}
