import type { Answered } from "./worker-rules";

const FORMAT = "1";
const OURS = "kickabout-";

const names = {
  /** The offline page and the quiz's first screen, as for any visitor. */
  shell: `${OURS}shell-${FORMAT}`,
  /** Recently visited pages. */
  pages: `${OURS}pages-${FORMAT}`,
  /** Scripts, fonts and styles of every build that a cached page may need. */
  assets: `${OURS}assets-${FORMAT}`,
} as const;

/** Opens one of the worker's caches. */
export function open(name: keyof typeof names): Promise<Cache> {
  return caches.open(names[name]);
}

/** Deletes caches of older formats. */
export function deleteOldFormats(): Promise<void> {
  const current: string[] = Object.values(names);
  return deleteCaches((name) => !current.includes(name));
}

/** Deletes all caches. */
export function deleteAll(): Promise<void> {
  return deleteCaches(() => true);
}

async function deleteCaches(isObsolete: (name: string) => boolean): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS) && isObsolete(name));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/** The facts of a response that the rules need. */
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
