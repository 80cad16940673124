const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters and signs by their category that show nothing: fillers, joiners, blanks of Braille, music and hieroglyphs. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/gu;

/**
 * A text as a name of something: in one line, without control characters, halves of characters and what turns the
 * text around it, for it stands in other people's pages.
 *
 * @param text anything
 * @param maxLength UTF-16 units, as `maxlength` counts them; what is longer is cut between two characters as people count
 *   them: a flag, a family or a letter with its accents stays whole or goes
 * @returns the text, trimmed; "" where nothing readable is in it
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
  // `maxlength` cuts between code points: what fills the field to its end may have lost its second half.
  if (short.length === maxLength) short = short.slice(0, maxLength - halfAtEnd(last));
  return short.trim();
}

/** How much of a character is one half: of a flag its only letter, of a joined sign the joiner. */
const halfAtEnd = (character: string) =>
  /^\p{Regional_Indicator}$|\u200d$/u.exec(character)?.[0].length ?? 0;
