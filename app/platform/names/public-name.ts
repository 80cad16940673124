import { singleLine } from "~/platform/http/single-line";
import { foldedLetters } from "./folded-letters";
import { isDecentName } from "./name-check";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** UTF-16 units for each grapheme: room for letters with accents and most emoji, and none for towers of marks. */
const MAX_UNITS = 4;
const TOWER = /(\p{M}{3})\p{M}+/gu;

const ADDRESS = /:\/\/|www\.|@|[\p{L}\p{N}]\.[a-z]{2}/iu;
/** Who poses as us. */
const OURS = /kickabout|\b(?:admin(?:istrator)?|moderator|official|staff|support)\b/;

/**
 * A name that a person chose and others will read.
 *
 * @param text any text
 * @param max in graphemes; what is longer is cut
 * @returns the name in one line; "" if nothing visible remains, null for a name that insults, poses as us or is an address
 */
export function publicName(text: string, max: number): string | null {
  const line = singleLine(text.replace(TOWER, "$1"), max * MAX_UNITS);
  const segments = Array.from(graphemes.segment(line), ({ segment }) => segment);
  const name = segments.slice(0, max).join("").trim();
  const isRefused = ADDRESS.test(name) || OURS.test(foldedLetters(name)) || !isDecentName(name);
  return isRefused ? null : name;
}
