import { product } from "~/platform/config/product";
import { accentShades, type Shades } from "./accent";
import type { AccentVariables } from "./accented";
import type { Hex } from "./hex-color";

const names: Record<keyof Shades, string> = {
  accent: "--accent",
  onAccent: "--on-accent",
  focus: "--accent-focus",
  ink: "--accent-ink",
  tint: "--accent-tint",
};

/**
 * The variables that app/look/styles/tokens.css reads for an accent, "--accent-light" and so on.
 *
 * @returns none for the default accent, whose shades are in the stylesheet
 */
export function accentVariables(accent: Hex): AccentVariables {
  if (accent === product.defaultAccent) return [];
  return Object.entries(accentShades(accent)).flatMap(([scheme, shades]) =>
    Object.entries(shades).map(([shade, value]): [string, string] => [
      `${names[shade as keyof Shades]}-${scheme}`,
      value,
    ]),
  );
}
