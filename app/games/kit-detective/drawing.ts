import type { Shirt } from "./shirt";

/** What a shirt is drawn from: its parameters with the colours themselves. */
export type Drawing = {
  body: string;
  sleeves: string;
  trim: string;
  collar: { kind: Shirt["collar"]["kind"]; colour: string };
  /** Empty for a shirt that is shown without shorts. */
  shorts: string;
  pattern: { kind: Shirt["pattern"]["kind"]; colours: readonly string[] };
};

/** Reads what `lookOf` wrote: a text takes a third of the bytes that an object takes in a page. */
export function readDrawing(drawn: string): Drawing {
  const [body = "", sleeves = "", trim = "", colour = "", collar, shorts = "", kind, ...colours] =
    drawn.split(" ");
  return {
    body,
    sleeves,
    trim,
    collar: { kind: collar as Shirt["collar"]["kind"], colour },
    shorts,
    pattern: { kind: kind as Shirt["pattern"]["kind"], colours },
  };
}
