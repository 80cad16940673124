import { describe } from "./describe";
import { type Colour, PALETTE, type Shirt } from "./shirt";

/** A shirt as it is drawn: its parameters with the colours themselves, and its description. */
export type Look = {
  alt: string;
  body: string;
  sleeves: string;
  collar: { kind: Shirt["collar"]["kind"]; colour: string };
  trim: string;
  pattern: { kind: Shirt["pattern"]["kind"]; colours: readonly string[] };
  shorts?: string;
};

/** The look of a shirt. The palette and the words stay on the server. */
export function lookOf(shirt: Shirt): Look {
  const { collar, pattern } = shirt;
  return {
    alt: describe(shirt),
    body: hexOf(shirt.body),
    sleeves: hexOf(shirt.sleeves),
    collar: { kind: collar.kind, colour: hexOf(collar.colour) },
    trim: hexOf(shirt.trim),
    pattern: { kind: pattern.kind, colours: pattern.colours.map(hexOf) },
    ...(shirt.shorts && { shorts: hexOf(shirt.shorts) }),
  };
}

const hexOf = (colour: Colour): string => PALETTE[colour].hex;
