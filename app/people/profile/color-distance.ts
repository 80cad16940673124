import type { Hex } from "./hex-color";

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

/** Björn Ottosson's OKLab, its factors to four decimals: lightness, green to red, blue to yellow. */
function oklabOf(color: Hex): [number, number, number] {
  const [red, green, blue] = linearChannelsOf(color);
  const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
  const medium = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
  const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
  return [
    0.2105 * long + 0.7936 * medium - 0.0041 * short,
    1.978 * long - 2.4286 * medium + 0.4506 * short,
    0.0259 * long + 0.7828 * medium - 0.8087 * short,
  ];
}
