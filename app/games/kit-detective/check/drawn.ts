import type { ShirtRecord } from "../editions-file.server";
import type { PatternKind } from "../shirt";

/** The words by which a note names a pattern, and the patterns that are drawn for them. */
const PATTERN_WORDS: readonly (readonly [RegExp, readonly PatternKind[]])[] = [
  [/\bzigzags?\b/i, ["zigzag", "feathers"]],
  [/\bscales\b/i, ["scales"]],
  [/\bfeathers\b/i, ["feathers"]],
  [/\bdiamonds?\b/i, ["diamonds"]],
  [/\bwaves?\b/i, ["waves"]],
  [/\b(pin)?stripe[ds]?\b/i, ["stripes", "pinstripes", "waves"]],
  [/\bhoops?\b/i, ["hoops"]],
  [/\b(chessboard|chequers|checks|squares)\b/i, ["checks"]],
  [/\bsash\b/i, ["sash"]],
  [/\bband\b/i, ["band"]],
  [/\bchevrons?\b|\bV\b/, ["chevron"]],
  [/\bhalves\b|\bone half (red|white|blue|green|black|yellow)\b/i, ["halves"]],
];

/** The word of a note that names a pattern where the drawing has none of those that the note names. */
export function undrawnPattern({
  note,
  shirt,
}: Pick<ShirtRecord, "note" | "shirt">): string | undefined {
  const named = PATTERN_WORDS.flatMap(([words, kinds]) => {
    const word = words.exec(note)?.[0];
    return word ? [{ word, isDrawn: kinds.includes(shirt.pattern.kind) }] : [];
  });
  return named.some(({ isDrawn }) => isDrawn) ? undefined : named[0]?.word;
}
