/** The colours of the shirts. A description uses their names, so no name is a nation's. */
export const PALETTE = {
  white: { name: "white", hex: "#ffffff" },
  cream: { name: "cream", hex: "#f4ead2" },
  silver: { name: "silver grey", hex: "#c3c8cd" },
  grey: { name: "grey", hex: "#8c9298" },
  charcoal: { name: "charcoal", hex: "#45494f" },
  black: { name: "black", hex: "#16181b" },
  red: { name: "red", hex: "#d4202f" },
  scarlet: { name: "scarlet", hex: "#ef3124" },
  crimson: { name: "crimson", hex: "#b3122d" },
  burgundy: { name: "burgundy", hex: "#6d1a2d" },
  maroon: { name: "maroon", hex: "#8a1538" },
  pink: { name: "pink", hex: "#f4a6c0" },
  hotPink: { name: "hot pink", hex: "#ee3d8f" },
  salmon: { name: "salmon pink", hex: "#f58b7c" },
  orange: { name: "orange", hex: "#f36c21" },
  lightOrange: { name: "light orange", hex: "#f9a66c" },
  darkOrange: { name: "dark orange", hex: "#d2510e" },
  amber: { name: "amber", hex: "#f9a31a" },
  gold: { name: "gold", hex: "#e3b23c" },
  yellow: { name: "yellow", hex: "#fbd90f" },
  lemon: { name: "lemon yellow", hex: "#fff27a" },
  lime: { name: "lime green", hex: "#b7dd29" },
  mint: { name: "mint green", hex: "#a6e3c3" },
  brightGreen: { name: "bright green", hex: "#2fb34a" },
  green: { name: "green", hex: "#0b8a43" },
  emerald: { name: "emerald green", hex: "#00703c" },
  darkGreen: { name: "dark green", hex: "#0f4a33" },
  olive: { name: "olive green", hex: "#6b6f35" },
  teal: { name: "teal", hex: "#00797c" },
  turquoise: { name: "turquoise", hex: "#37c0c6" },
  paleBlue: { name: "pale blue", hex: "#c9e4f5" },
  sky: { name: "sky blue", hex: "#79bce8" },
  azure: { name: "azure", hex: "#1f7fd0" },
  blue: { name: "blue", hex: "#1450b0" },
  royal: { name: "royal blue", hex: "#1b3f95" },
  darkBlue: { name: "dark blue", hex: "#15306b" },
  navy: { name: "navy", hex: "#131f44" },
  purple: { name: "purple", hex: "#5b2a86" },
  violet: { name: "violet", hex: "#8457c0" },
  lilac: { name: "lilac", hex: "#c5afe0" },
  brown: { name: "brown", hex: "#6b4128" },
  sand: { name: "sand", hex: "#d9bf8f" },
} as const;

export type Colour = keyof typeof PALETTE;

export const COLLARS = ["round", "v", "polo", "lace", "wrap", "stand"] as const;

export const PATTERNS = [
  "plain",
  "stripes",
  "pinstripes",
  "waves",
  "hoops",
  "halves",
  "diamonds",
  "scales",
  "feathers",
  "zigzag",
  "sash",
  "band",
  "checks",
  "chevron",
] as const;

export type PatternKind = (typeof PATTERNS)[number];

/** A shirt as parameters: what is drawn, described and compared. */
export type Shirt = {
  body: Colour;
  sleeves: Colour;
  collar: { kind: (typeof COLLARS)[number]; colour: Colour };
  /** Cuffs and hem. */
  trim: Colour;
  /**
   * `colours` are those on the body: every second stripe, wave, hoop or check, the half on the viewer's right, a row of
   * diamonds across the chest, scales from their shade to their light, rows of feathers (on the sleeves too), or a
   * zigzag's, sash's, band's or chevron's colours from the top. A plain shirt has none, the others one to three.
   */
  pattern: { kind: PatternKind; colours: Colour[] };
  shorts?: Colour | undefined;
};
