/** A shirt on the rail: its description, what it is drawn from (`readDrawing`), and the nations under suspicion. */
type HungShirt = { alt: string; drawn: string; suspects: readonly string[] };

const SEPARATOR = "|";
const AFTER_KIND = ": ";

/** The description of a shirt that is no home shirt of a men's team, with its kind: "Women, away: Plain sky blue." */
export const withKind = (kind: string, alt: string): string =>
  kind ? kind + AFTER_KIND + alt : alt;

/** The kind in such a description; undefined for one without. */
export const kindIn = (alt: string): string | undefined => alt.split(AFTER_KIND).at(-2);

/** A shirt as a puzzle has it: a text, for which a page needs half the bytes that it needs for an object with a list. */
export const writeShirt = ({ alt, drawn, suspects }: HungShirt): string =>
  [alt, drawn, ...suspects].join(SEPARATOR);

/** Reads what `writeShirt` wrote. */
export function readShirt(text = ""): HungShirt {
  const [alt = "", drawn = "", ...suspects] = text.split(SEPARATOR);
  return { alt, drawn, suspects };
}
