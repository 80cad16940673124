import type { Answered } from "./worker-rules";

const FORMAT = "1";
const OURS = "kickabout-";

const names = {
  /** The offline page and the quiz's first screen, as they are for everybody. */
  shell: `${OURS}shell-${FORMAT}`,
  /** The pages that were seen last. */
  pages: `${OURS}pages-${FORMAT}`,
  /** Scripts, fonts and styles of every build that a page on this device may still need. */
  assets: `${OURS}assets-${FORMAT}`,
} as const;

/** Opens one of the places where the worker keeps what it has seen. */
export function open(name: keyof typeof names): Promise<Cache> {
  return caches.open(names[name]);
}

/** Deletes what an older format of these places has left. */
export function deleteOldFormats(): Promise<void> {
  const current: string[] = Object.values(names);
  return deleteCaches((name) => !current.includes(name));
}

/** Deletes all that is kept. */
export function deleteAll(): Promise<void> {
  return deleteCaches(() => true);
}

async function deleteCaches(isObsolete: (name: string) => boolean): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS) && isObsolete(name));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/** What the rules have to know of a response. */
export function responseFacts({ status, type, redirected, headers }: Response): Answered {
  const contentType = headers.get("Content-Type") ?? "";
  return {
    status,
    type,
    redirected,
    contentType,
    cacheControl: headers.get("Cache-Control") ?? "",
  };
}
