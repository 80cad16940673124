/** The lines of a text, and their font size. */
type FittedText = { lines: readonly string[]; size: number };

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const BROAD = /[MWmw@%ŒÆ]/;
const NARROW = /[IJijlt.,'’:;|! ()-]/;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Fits a text into a width at the largest possible size, in one line, or in two if that is larger. Without font
 * metrics the width is an estimate, deliberately too wide.
 *
 * @param maxSize the largest size
 * @param em average width of a letter, as a fraction of the font size
 */
export function fittedText(
  text: string,
  { width, maxSize, em }: { width: number; maxSize: number; em: number },
): FittedText {
  const sized = (lines: readonly string[]) => {
    const longest = Math.max(...lines.map((line) => widthOf(line, em)));
    return { lines, size: Math.floor(Math.min(maxSize, width / longest)) };
  };
  const whole = sized([text]);
  // A second line takes space itself, so it must gain a lot.
  if (whole.size >= maxSize * 0.6) return whole;
  return sized(inTwo(text));
}

/** In em. */
function widthOf(text: string, em: number): number {
  const widths = Array.from(graphemes.segment(text), ({ segment }) => {
    if (WIDE.test(segment)) return 1.15;
    if (BROAD.test(segment)) return em * 1.5;
    return NARROW.test(segment) ? em * 0.6 : em;
  });
  return widths.reduce((sum, each) => sum + each, 0);
}

/** Splits at the space nearest to the middle, or in the middle of a single word. */
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
