import { open, responseFacts } from "./cache-names";
import { assetsOf, isWhole, partsOf, surplus } from "./worker-rules";

/** About ten releases of what a user's pages load: no page stays open for longer. */
const MAX_ASSETS = 300;

/** A cached build file, of any release. */
export async function cachedAsset(request: Request): Promise<Response | undefined> {
  return (await open("assets")).match(request, { ignoreVary: true });
}

/** Caches a build file if its response is complete. */
export async function cacheAsset(url: string, response: Response): Promise<void> {
  if (isWhole(responseFacts(response))) await (await open("assets")).put(url, response);
}

/** Caches what a page needs to hydrate. Most of it comes from the HTTP cache, since the page has just loaded. */
export async function cacheAssetsOf(html: string): Promise<void> {
  const assets = await open("assets");
  await Promise.all(
    assetsOf(html).map(async (path) => {
      if (!(await assets.match(path))) await cacheAsset(path, await fetch(path));
    }),
  );
}

/**
 * Caches what a title's first screen loads later, too: its board and its end have to be there without a network
 * (docs/decisions/0032).
 */
export async function cachePartsOf(html: string): Promise<void> {
  const assets = await open("assets");
  const found = new Set(assetsOf(html));
  for (const path of found) {
    if (!path.endsWith(".js")) continue;
    if (!(await assets.match(path))) await cacheAsset(path, await fetch(path));
    const script = await (await assets.match(path))?.text();
    for (const part of partsOf(script ?? "")) found.add(part);
  }
}

/**
 * If there are too many, deletes the oldest files that no cached page references.
 *
 * @param readPages returns the HTML of those pages
 */
export async function trimAssets(readPages: () => Promise<string[]>): Promise<void> {
  const assets = await open("assets");
  const requests = await assets.keys();
  if (requests.length <= MAX_ASSETS) return;
  const needed = new Set((await readPages()).flatMap(assetsOf));
  const others = requests.filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(
    surplus(others, MAX_ASSETS - needed.size).map((request) => assets.delete(request)),
  );
}
