import { describe } from "./describe";
import { type Colour, PALETTE, type Shirt } from "./shirt";

/** A shirt as a page has it: its description, and what it is drawn from, which is read by `readDrawing`. */
export type Look = { alt: string; drawn: string };

/** The look of a shirt. The palette and the words stay on the server. */
export function lookOf(shirt: Shirt): Look {
  const { body, sleeves, trim, collar, shorts, pattern } = shirt;
  const colours = [body, sleeves, trim, collar.colour].map(hexOf);
  const drawn = [...colours, collar.kind, shorts ? hexOf(shorts) : "", pattern.kind];
  return { alt: describe(shirt), drawn: [...drawn, ...pattern.colours.map(hexOf)].join(" ") };
}

const hexOf = (colour: Colour): string => PALETTE[colour].hex;
