import { contrastOf, luminanceOf, mix } from "./contrast";
import type { Hex } from "./hex-color";

/** What the variables of app/look/styles/tokens.css become in one colour scheme, each "#rrggbb". */
export type Shades = {
  /** `--accent`: the ground behind text. */
  accent: string;
  /** `--on-accent`: text on it, with a contrast of at least 4.5. */
  onAccent: string;
  /** `--accent-focus`: the ring around what has the focus, at least 3 on the page and on cards. */
  focus: string;
  /** `--accent-ink`: text and icons on the page, on cards and on the tint, at least 4.5. */
  ink: string;
  /** `--accent-tint`: a light ground with a touch of the accent. */
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

/** The grounds of each colour scheme, as in app/look/styles/tokens.css, and where a colour goes to stand out from them. */
const schemes = {
  light: { paper: "f4f1e8", card: "fffdf8", away: BLACK },
  dark: { paper: "0c1511", card: "14201a", away: WHITE },
} as const;

/**
 * The shades that an accent colour gives the interface (spec, section 4; design, section 4: accent).
 *
 * By the spec's rules the text on the accent is light up to a luminance of 0.5 and dark above it, and the focus shade is
 * 15 % darker. Where a shade can't be told from its ground, it moves on, in small steps, until it can: the ground behind
 * light text towards black; ring and ink towards black in the light scheme and white in the dark one.
 *
 * @param accent as a profile keeps it, "2563eb"
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

/** The first colour on the way from `color` to `end` that has the contrast with all of the others. */
function movedTo(end: Hex, color: Hex, others: readonly Hex[], contrast: number): Hex {
  for (let step = 0; step < STEPS; step++) {
    const moved = mix(color, end, step / STEPS);
    if (others.every((other) => contrastOf(moved, other) >= contrast)) return moved;
  }
  return end;
}
