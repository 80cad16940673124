import { createRequire } from "node:module";
import { redirect } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import sprite from "~/look/ui/sprite.svg?raw";
import { WorkQueue } from "~/platform/identity/work-queue.server";
import { networkKey, RateLimiter } from "~/platform/limits/rate-limiter.server";
import { logger } from "~/platform/logging/logger.server";

const MAX_PICTURES = 200;

/** More than people share in a while, and less than a program would ask for; previews come from few addresses. */
const limit = new RateLimiter("share-picture", { max: 120, windowMs: 15 * 60_000 });

/** Drawing takes a processor for 30 ms: one at a time leaves the others to the pages. */
const queue = new WorkQueue("pictures", 1, 32);

const pictures = new LRUCache<string, Promise<Buffer>>({ max: MAX_PICTURES });

/**
 * A shared picture as a PNG, 1200x630. Its library is loaded with the first picture.
 *
 * @param key of what is shared; the same key gets the same picture
 * @param draw makes its SVG, given the content of the ball's symbol for the wordmark
 * @param client the key of who asks, for the limit
 * @throws Error if it can't be drawn now: too many were asked for, or the library has no binary for this machine
 */
export async function sharePng(
  key: string,
  draw: (ball: string) => string,
  client: string,
): Promise<Buffer> {
  const known = pictures.get(key);
  if (known) return known;
  if ((await limit.consume(client)) !== null) throw new Error("Too many pictures were asked for.");
  const drawing = pictures.get(key) ?? queue.run(() => drawn(draw));
  pictures.set(key, drawing);
  drawing.catch(() => pictures.delete(key));
  return drawing;
}

/**
 * Answers with a shared picture, for link previews. If it can't be drawn, leads to a general one.
 *
 * @param key and `draw` as in `sharePng`
 * @param address the client's network address
 * @param instead the path of the general one
 */
export async function pictureAnswer(
  key: string,
  draw: (ball: string) => string,
  address: string | undefined,
  instead: string,
): Promise<Response> {
  try {
    const png = await sharePng(key, draw, networkKey(address ?? ""));
    const headers = {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=31536000, immutable",
    };
    return new Response(new Uint8Array(png), { headers });
  } catch (err) {
    logger().warn({ err }, "A shared picture could not be drawn.");
    return redirect(instead, { headers: { "Cache-Control": "no-store" } });
  }
}

async function drawn(draw: (ball: string) => string): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const ball = /<symbol id="ball"[^>]*>(.*?)<\/symbol>/s.exec(sprite)?.[1] ?? "";
  const svg = draw(ball);
  const require = createRequire(import.meta.url);
  const file = require.resolve(
    "@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf",
  );
  const font = { loadSystemFonts: false, fontFiles: [file] };
  return (await renderAsync(svg, { font })).asPng();
}
