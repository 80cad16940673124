declare global {
  interface Window {
    [queue: string]: unknown;
  }
}

const loaded = new Set<string>();

/** Loads a partner's script, the first time it is asked for. What never arrives changes nothing on the page. */
export function loadOnce(address: string): void {
  if (loaded.has(address)) return;
  loaded.add(address);
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Adds to a partner's list; a script that is still on its way finds it all there. */
export function pushTo(queue: string, entry: object): void {
  window[queue] ??= [];
  (window[queue] as { push(entry: object): void }).push(entry);
}
