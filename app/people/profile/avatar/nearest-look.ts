import { distanceOf } from "~/people/profile/color-distance";
import type { Hex } from "~/people/profile/hex-color";
import { type HairColor, hairColors, type SkinTone, skinTones } from "~/people/profile/looks";
import { type ShirtColor, shirtColors } from "./shirt-colors";

/** The hair colour nearest to another colour; on a tie the first in the list. */
export function nearestHairColour(color: Hex): HairColor {
  return nearest(hairColors, color);
}

/** The skin tone nearest to another colour; on a tie the first in the list. */
export function nearestSkinTone(color: Hex): SkinTone {
  return nearest(skinTones, color);
}

/** The shirt colour nearest to another colour; on a tie the first in the list. */
export function nearestShirtColour(color: Hex): ShirtColor {
  return nearest(shirtColors, color);
}

function nearest<T extends string>(
  looks: readonly [{ value: T; swatch: string }, ...{ value: T; swatch: string }[]],
  color: Hex,
): T {
  const distanceTo = ({ swatch }: { swatch: string }) => distanceOf(swatch.slice(1), color);
  return looks.reduce((best, look) => (distanceTo(look) < distanceTo(best) ? look : best)).value;
}
