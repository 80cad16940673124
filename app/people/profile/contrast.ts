import { channelsOf, linearChannelsOf } from "./color-distance";
import type { Hex } from "./hex-color";

/**
 * Mixes two colours channel by channel.
 *
 * @param share of `other`, from 0 to 1
 */
export function mix(color: Hex, other: Hex, share: number): Hex {
  const others = channelsOf(other);
  return channelsOf(color)
    .map((channel, index) => channel + ((others[index] ?? 0) - channel) * share)
    .map((channel) => Math.round(channel).toString(16).padStart(2, "0"))
    .join("");
}

/** The relative luminance of WCAG 2, from 0 (black) to 1 (white). */
export function luminanceOf(color: Hex): number {
  const [red, green, blue] = linearChannelsOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2 between two colours, from 1 to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
