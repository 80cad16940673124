import { open, responseFacts } from "./cache-names";
import { assetsOf, isWhole, surplus } from "./worker-rules";

/** Some ten releases of what one person's pages load: no page stays open for longer. */
const MAX_ASSETS = 300;

/** A file of the build that is kept, of whichever release. */
export async function cachedAsset(request: Request): Promise<Response | undefined> {
  return (await open("assets")).match(request, { ignoreVary: true });
}

/** Keeps a file of the build, if it came whole. */
export async function cacheAsset(url: string, response: Response): Promise<void> {
  if (isWhole(responseFacts(response))) await (await open("assets")).put(url, response);
}

/** Keeps what a page needs to come alive. The browser has most of it at hand: it has just shown that page. */
export async function cacheAssetsOf(html: string): Promise<void> {
  const assets = await open("assets");
  await Promise.all(
    assetsOf(html).map(async (path) => {
      if (!(await assets.match(path))) await cacheAsset(path, await fetch(path));
    }),
  );
}

/**
 * Where there are too many, lets go of the oldest files that none of the kept pages mentions.
 *
 * @param readPages gives the HTML of those pages
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
