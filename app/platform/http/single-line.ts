const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Invisible letters and symbols, by category: fillers, joiners, and Braille, music and hieroglyph blanks. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/gu;

/**
 * Sanitises a text for use as a name: one line, without control characters, lone surrogates and characters that change
 * the direction of the text around it, since it appears on other users' pages.
 *
 * @param text any text
 * @param maxLength in UTF-16 units, as `maxlength` counts them; a longer text is cut between grapheme clusters, so that
 *   a flag, a family or a letter with accents stays whole or is dropped
 * @returns the trimmed text; "" if nothing visible remains
 */
export function singleLine(text: string, maxLength: number): string {
  const clean = text
    .replace(/(?!\s)[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const short = shorten(clean, maxLength);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(short.replace(UNSEEN, "")) ? short : "";
}

function shorten(text: string, maxLength: number): string {
  let short = "";
  let last = "";
  for (const { segment } of characters.segment(text)) {
    if (short.length + segment.length > maxLength) break;
    short += segment;
    last = segment;
  }
  // `maxlength` cuts between code points, so a text that fills its field may end in half a grapheme cluster.
  if (short.length === maxLength) short = short.slice(0, maxLength - halfAtEnd(last));
  return short.trim();
}

/** Length of the incomplete end of a grapheme: a flag's lone regional indicator, or a trailing joiner. */
const halfAtEnd = (character: string) =>
  /^\p{Regional_Indicator}$|\u200d$/u.exec(character)?.[0].length ?? 0;
