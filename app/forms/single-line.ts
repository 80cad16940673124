/**
 * A text as a name of something: in one line, without control characters, halves of characters and what turns the
 * text around it, for it stands in other people's pages.
 *
 * @param text anything
 * @param most UTF-16 units, as `maxlength` counts them; what is longer is cut between two characters
 * @returns the text, trimmed; "" where nothing readable is in it
 */
export function singleLine(text: string, most: number): string {
  const clean = text
    .replace(/(?!\s)[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const short = shorten(clean, most);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(short) ? short : "";
}

function shorten(text: string, most: number): string {
  let short = "";
  for (const character of text) {
    if (short.length + character.length > most) break;
    short += character;
  }
  return short.trim();
}
