import { isDecentText } from "~/platform/names/name-check";
import { REPLY_LENGTH } from "./reply-length";
import { threadTexts } from "./thread-texts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** No character that a keyboard has is made of more code points; what is counts as several, or one could be a page. */
const MAX_CODE_POINTS = 16;
/** No text of `REPLY_LENGTH` is longer; counting a longer one would be work for nothing. */
const MAX_UNITS = REPLY_LENGTH * MAX_CODE_POINTS * 2;

/** More marks on a letter than any language has: they would be written over the lines around it. */
const TOWER = /(\p{M}{3})\p{M}+/gu;
/** What no reader sees: fillers and blanks. A text of nothing else is empty. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800\u115f\u1160\u3164\uffa0]/gu;
const FOREIGN_LINK = /https?:\/\/|www\.[\p{L}\p{N}]/iu;

/** A text that was typed, and why it can't be taken; `error` is null for one that can. */
type TypedReply = { text: string; error: string | null };

/**
 * How long a reader finds a text. A flag or a family is one character.
 */
function replyLength(text: string): number {
  let length = 0;
  for (const { segment } of graphemes.segment(text)) {
    length +=
      segment.length <= MAX_CODE_POINTS ? 1 : Math.ceil([...segment].length / MAX_CODE_POINTS);
  }
  return length;
}

/**
 * Reads the text of a reply. Control characters, half characters, towers of marks and what changes the direction of the
 * text around it are taken out; lines stay, empty ones don't.
 *
 * @param typed any user input
 * @param site the address of the site, to which texts may link
 * @returns the text to store, or to show in the field again with the error beside it
 */
export function parseReplyText(typed: string, site: string): TypedReply {
  const text = typed
    .slice(0, MAX_UNITS * 2)
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, "\n")
    .replace(/\t/g, " ")
    .replace(/(?!\n)[\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}\ufff9-\ufffb]/gu, "")
    .replace(TOWER, "$1")
    .replace(/ *\n\s*/g, "\n")
    .trim();
  return { text, error: errorIn(text, site) };
}

function errorIn(text: string, site: string): string | null {
  if (text.replace(UNSEEN, "") === "") return threadTexts.empty;
  const length = text.length > MAX_UNITS ? REPLY_LENGTH + 1 : replyLength(text);
  if (length > REPLY_LENGTH) return threadTexts.tooLong(length);
  if (FOREIGN_LINK.test(text.replaceAll(`${site}/`, "/"))) return threadTexts.foreignLink;
  return isDecentText(text) ? null : threadTexts.indecent;
}

/** A part of a text: `to` is the path of ours to which it links. */
export type TextPart = { text: string; to?: string };

/** Pages for all; what else begins with a slash is a word like any other. */
const PAGES =
  "about|beat|calendar|feed|games|guidelines|help|l|leagues|nations|play|settings|stats|tables";
const OWN_LINK = new RegExp(
  `(?:^|(?<=[\\s(]))(/(?:${PAGES})(?:[/?#][\\w/?=&#-]*[\\w/#])?)(?![\\w-])`,
  "g",
);

/**
 * A text in parts, with links to our own pages: as whole addresses, or as paths such as /play/golden-word.
 *
 * @param site the address of the site
 */
export function linkedParts(text: string, site: string): TextPart[] {
  const plain = text.replaceAll(`${site}/`, "/");
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 1: to = "", index } of plain.matchAll(OWN_LINK)) {
    if (index > end) parts.push({ text: plain.slice(end, index) });
    parts.push({ text: to, to });
    end = index + to.length;
  }
  if (end < plain.length) parts.push({ text: plain.slice(end) });
  return parts;
}
