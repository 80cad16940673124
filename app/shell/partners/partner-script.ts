declare global {
  interface Window {
    [queue: string]: unknown;
  }
}

const loaded = new Set<string>();

/** Loads a partner's script once. If it fails, the page stays as it is. */
export function loadOnce(address: string): void {
  if (loaded.has(address)) return;
  loaded.add(address);
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Adds to a partner's command queue; a script that loads later processes the whole queue. */
export function pushTo(queue: string, entry: object): void {
  window[queue] ??= [];
  (window[queue] as { push(entry: object): void }).push(entry);
}
