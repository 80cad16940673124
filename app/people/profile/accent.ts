import { contrastOf, luminanceOf, mix } from "./contrast";
import type { Hex } from "./hex-color";

/** Values of the variables of app/look/styles/tokens.css in one colour scheme, each "#rrggbb". */
export type Shades = {
  /** `--accent`: the background of text. */
  accent: string;
  /** `--on-accent`: text on it, with a contrast of at least 4.5. */
  onAccent: string;
  /** `--accent-focus`: the focus ring, with a contrast of at least 3 on the page and on cards. */
  focus: string;
  /** `--accent-ink`: text and icons on the page, on cards and on the tint, with a contrast of at least 4.5. */
  ink: string;
  /** `--accent-tint`: a light background with a touch of the accent. */
  tint: string;
};

const BLACK = "000000";
const WHITE = "ffffff";
const DARK_TEXT = "10211a";
const LIGHT_TEXT = "ffffff";

const LUMINANCE_THRESHOLD = 0.5;
const FOCUS_SHARE = 0.15;
const TINT_SHARE = 0.13;
const TEXT_CONTRAST = 4.5;
const RING_CONTRAST = 3;
const STEPS = 50;

/**
 * The backgrounds of each colour scheme, as in app/look/styles/tokens.css, and the colour that shades move towards to
 * gain contrast.
 */
const schemes = {
  light: { paper: "f4f1e8", card: "fffdf8", away: BLACK },
  dark: { paper: "0c1511", card: "14201a", away: WHITE },
} as const;

/**
 * The shades of the interface for an accent colour (docs/rules.md#profile).
 *
 * The text on the accent is light up to a luminance of 0.5 and dark above it, and the focus shade
 * is 15 % darker. A shade without enough contrast moves in small steps until it has it: the background of light text
 * towards black; ring and ink towards black in the light scheme and white in the dark one.
 *
 * @param accent as stored in a profile, "2563eb"
 */
export function accentShades(accent: Hex): { light: Shades; dark: Shades } {
  return { light: shadesIn("light", accent), dark: shadesIn("dark", accent) };
}

function shadesIn(scheme: keyof typeof schemes, accent: Hex): Shades {
  const { paper, card, away } = schemes[scheme];
  const darker = mix(accent, BLACK, FOCUS_SHARE);
  const onAccent = luminanceOf(accent) > LUMINANCE_THRESHOLD ? DARK_TEXT : LIGHT_TEXT;
  const tint = mix(card, accent, TINT_SHARE);
  const shades = {
    accent: movedTo(BLACK, accent, [onAccent], TEXT_CONTRAST),
    onAccent,
    focus: movedTo(away, darker, [paper, card], RING_CONTRAST),
    ink: movedTo(away, darker, [paper, card, tint], TEXT_CONTRAST),
    tint,
  };
  return Object.fromEntries(
    Object.entries(shades).map(([name, color]) => [name, `#${color}`]),
  ) as Shades;
}

/** The first colour between `color` and `end` that has the contrast with all of the others. */
function movedTo(end: Hex, color: Hex, others: readonly Hex[], contrast: number): Hex {
  for (let step = 0; step < STEPS; step++) {
    const moved = mix(color, end, step / STEPS);
    if (others.every((other) => contrastOf(moved, other) >= contrast)) return moved;
  }
  return end;
}
