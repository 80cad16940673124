import * as avataaars from "@dicebear/avataaars";
import { createAvatar } from "@dicebear/core";
import { LRUCache } from "lru-cache";
import { avatarParts } from "./avatar-parts.server";
import { moods } from "./moods.server";
import { shirtNumber } from "./shirt-number";

const MAX_KEPT = 500;
const GLASSES = "262e33";

const recent = new LRUCache<string, string>({ max: MAX_KEPT });

/** Before the face, so that a beard and long hair lie over the shirt and its number. */
const FACE = '<g transform="translate(78 134)">';

/**
 * Draws an avatar. Equal queries give equal bytes; no text of the query gets into the picture but a colour and a number.
 *
 * @param search the options of the public avataaars service, and our own: `kit` (the shirt's colour, "rrggbb"), `number`
 *   (on the shirt, 0 to 99) and `mood` ("won", "lost" or "level"); missing or unknown ones take the defaults of a new
 *   player
 * @returns an SVG document, square, without a size of its own
 */
export function renderAvatar(search: URLSearchParams): string {
  const parts = Object.entries(avatarParts).map(([name, { values, fallback }]) => {
    const value = search.get(name) ?? "";
    return values.has(value) ? value : fallback;
  });
  const own = (name: string, pattern: RegExp) => pattern.exec(search.get(name) ?? "")?.[0] ?? "";
  const mood = search.get("mood") ?? "";
  const chosen: Chosen = {
    parts,
    kit: own("kit", /^[0-9a-f]{6}$/),
    number: own("number", /^\d{1,2}$/),
    mood: moods.has(mood) ? mood : "",
  };
  // The key has only valid options, so that nonsense can't evict other entries.
  const key = JSON.stringify(chosen);
  const svg = recent.get(key) ?? draw(chosen);
  recent.set(key, svg);
  return svg;
}

/** Valid options; "" for one that is missing. */
type Chosen = {
  parts: readonly string[];
  kit: string;
  number: string;
  mood: string;
};

function draw({ parts, kit, number, mood }: Chosen): string {
  const options: avataaars.Options = Object.assign(
    { accessoriesColor: [GLASSES] },
    ...Object.values(avatarParts).map(({ values }, index) => values.get(parts[index] ?? "")),
    kit && { clothesColor: [kit] },
  );
  return createAvatar(avataaars, moods.get(mood)?.(options) ?? options)
    .toString()
    .replace(/<metadata.*?<\/metadata>/s, "")
    .replace(FACE, (face) => (number ? shirtNumber(number) : "") + face);
}
