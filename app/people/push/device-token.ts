const KEY = "kickabout-push-token";

const watchers = new Set<() => void>();

/** The token by which this device gets alerts; null where it has none, or keeps nothing for us. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * Keeps the token, or forgets it.
 *
 * @throws DOMException where the browser keeps nothing for us
 */
export function keepToken(token: string | null): void {
  if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
  for (const tell of watchers) tell();
}

/**
 * Tells when the token is another, here or in another tab.
 *
 * @returns a function that ends it
 */
export function watchToken(onChange: () => void): () => void {
  watchers.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener("storage", onChange);
  };
}
