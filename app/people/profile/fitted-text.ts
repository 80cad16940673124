/** The lines of a text, and how large they are written. */
export type FittedText = { lines: readonly string[]; size: number };

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const BROAD = /[MWmw@%ŒÆ]/;
const NARROW = /[IJijlt.,'’:;|! ()-]/;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Writes a text as large as a width allows, in one line, or in two where that is larger. How wide it is can only be guessed
 * without a font, so the guess is on the safe side.
 *
 * @param most the largest size
 * @param em how wide an ordinary letter of the font is, as a part of its size
 */
export function fittedText(
  text: string,
  { width, most, em }: { width: number; most: number; em: number },
): FittedText {
  const sized = (lines: readonly string[]) => {
    const longest = Math.max(...lines.map((line) => widthOf(line, em)));
    return { lines, size: Math.floor(Math.min(most, width / longest)) };
  };
  const whole = sized([text]);
  // A second line takes room of its own: it has to be worth it.
  if (whole.size >= most * 0.6) return whole;
  return sized(inTwo(text));
}

/** In parts of the font's size. */
function widthOf(text: string, em: number): number {
  const widths = Array.from(graphemes.segment(text), ({ segment }) => {
    if (WIDE.test(segment)) return 1.15;
    if (BROAD.test(segment)) return em * 1.5;
    return NARROW.test(segment) ? em * 0.6 : em;
  });
  return widths.reduce((sum, each) => sum + each, 0);
}

/** Between two words where there are several, else between two letters. */
function inTwo(text: string): string[] {
  const middle = text.length / 2;
  const ends = (granularity: "space" | "letter") =>
    Array.from(graphemes.segment(text))
      .filter(({ segment, index }) => index > 0 && (granularity === "letter" || segment === " "))
      .map(({ index }) => index);
  const places = ends("space").length > 0 ? ends("space") : ends("letter");
  const place = places.reduce(
    (best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best),
    places[0] ?? text.length,
  );
  return [text.slice(0, place), text.slice(place)].map((line) => line.trim()).filter(Boolean);
}
