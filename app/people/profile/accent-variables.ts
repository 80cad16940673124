import { product } from "~/platform/config/product";
import { accentShades, type Shades } from "./accent";
import type { AccentVariables } from "./accent-preview";
import type { Hex } from "./hex-color";

const names: Record<keyof Shades, string> = {
  accent: "--accent",
  onAccent: "--on-accent",
  focus: "--accent-focus",
  ink: "--accent-ink",
  tint: "--accent-tint",
};

/**
 * What an accent sets of the variables that app/look/styles/tokens.css chooses from, "--accent-light" and so on.
 *
 * @returns nothing for the product's own accent, whose shades stand there already
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
