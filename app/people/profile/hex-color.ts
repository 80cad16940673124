/** A colour as stored in a profile: six lower-case hex digits, without "#". */
export type Hex = string;

/**
 * Parses a colour (spec, section 5: 3 or 6 digits).
 *
 * @param value anything; a leading "#" and surrounding space are ignored
 * @returns the colour; null if it is invalid
 */
export function readHex(value: unknown): Hex | null {
  if (typeof value !== "string") return null;
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value.trim().toLowerCase())?.[1];
  if (!digits) return null;
  return digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
}

/**
 * The perceptual distance of two colours in OKLab, from 0 to about 1.2. Hue counts twice as much as lightness, so that
 * a green is nearer to a lighter green than to a grey of the same lightness.
 */
export function distanceOf(one: Hex, other: Hex): number {
  const [from, to] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(from[0] - to[0], 2 * (from[1] - to[1]), 2 * (from[2] - to[2]));
}

/** Red, green and blue, each from 0 to 255. */
export function channelsOf(color: Hex): [number, number, number] {
  const number = Number.parseInt(color, 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** Linear-light red, green and blue, each from 0 to 1. */
export function linearChannelsOf(color: Hex): [number, number, number] {
  const [red, green, blue] = channelsOf(color);
  return [linear(red), linear(green), linear(blue)];
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Björn Ottosson's OKLab: lightness, green to red, blue to yellow. */
function oklabOf(color: Hex): [number, number, number] {
  const [red, green, blue] = linearChannelsOf(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
