import { TOKEN_KEY } from "./device-token";

const watchers = new Set<() => void>();

/**
 * Stores the token, or removes it.
 *
 * @throws DOMException if storage is blocked or full
 */
export function storeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
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
