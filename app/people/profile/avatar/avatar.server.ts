import * as avataaars from "@dicebear/avataaars";
import { createAvatar } from "@dicebear/core";
import { LRUCache } from "lru-cache";
import { avatarParts } from "./avatar-parts.server";

const MAX_KEPT = 500;
const WHOLE = 'viewBox="0 0 280 280"';
const HEAD = 'viewBox="22 2 236 236"';
const GLASSES = "262e33";

const recent = new LRUCache<string, string>({ max: MAX_KEPT });

/**
 * Draws an avatar. Equal queries give equal bytes; no text of the query gets into the picture.
 *
 * @param search the options of the public avataaars service, and `view=head` for the head alone; missing or unknown
 *   ones take the defaults of a new player
 * @returns an SVG document, square, without a size of its own
 */
export function renderAvatar(search: URLSearchParams): string {
  const chosen = Object.entries(avatarParts).map(([name, { values, fallback }]) => {
    const value = search.get(name) ?? "";
    return values.has(value) ? value : fallback;
  });
  const isHead = search.get("view") === "head";
  // The key has only valid options, so that nonsense can't evict other entries.
  const key = [...chosen, isHead].join();
  const svg = recent.get(key) ?? draw(chosen, isHead);
  recent.set(key, svg);
  return svg;
}

function draw(chosen: readonly string[], isHead: boolean): string {
  const parts = Object.values(avatarParts).map(({ values }, index) =>
    values.get(chosen[index] ?? ""),
  );
  const options: avataaars.Options = Object.assign({ accessoriesColor: [GLASSES] }, ...parts);
  const svg = createAvatar(avataaars, options)
    .toString()
    .replace(/<metadata.*?<\/metadata>/s, "");
  return isHead ? svg.replace(WHOLE, HEAD) : svg;
}
