import type { Drawing } from "./drawing";
import { type Colour, PALETTE, type Shirt } from "./shirt";

const COLLAR_NAMES: Record<Shirt["collar"]["kind"], string> = {
  round: "round collar",
  v: "V-neck",
  polo: "polo collar",
  lace: "lace-up collar",
  wrap: "wrap-over collar",
  stand: "stand-up collar",
};

/** The words for a shirt, for those who don't see it. They have what is drawn, and never whose it is. */
export function describe({ body, sleeves, collar, trim, pattern, shorts }: Shirt): string {
  const parts = [bodyText(body, pattern)];
  if (sleeves !== body) parts.push(`${nameOf(sleeves)} sleeves`);
  if (collar.colour === trim) {
    parts.push(`${nameOf(trim)} ${COLLAR_NAMES[collar.kind]} and trim`);
  } else {
    parts.push(`${nameOf(collar.colour)} ${COLLAR_NAMES[collar.kind]}`, `${nameOf(trim)} trim`);
  }
  if (shorts) parts.push(`worn with ${nameOf(shorts)} shorts`);
  return `${parts.join(", ")}.`;
}

/** The body with its pattern, as the beginning of a sentence. */
function bodyText(body: Colour, { kind, colours }: Shirt["pattern"]): string {
  const base = nameOf(body);
  const names = colours.map(nameOf);
  const both = listed([base, ...names]);
  const texts: Record<Shirt["pattern"]["kind"], string> = {
    plain: `plain ${base}`,
    stripes: `${both} upright stripes`,
    pinstripes: `${base} with thin upright stripes in ${listed(names)}`,
    waves: `${both} upright stripes that wave`,
    hoops: `${both} hoops`,
    halves: `one half ${base}, the other ${listed(names)}`,
    diamonds: `${base} with a row of diamonds across the chest in ${listed(names)}`,
    scales: `${base} with rows of scales in ${listed(names)}`,
    feathers: `${base} with rows of small zigzags in ${listed(names)}`,
    zigzag: `${base} with a zigzag across the chest in ${listed(names)}`,
    sash: `${base} with a diagonal sash in ${listed(names)}`,
    band: `${base} with a level band across the chest in ${listed(names)}`,
    checks: `${both} checks`,
    chevron: `${base} with chevrons in ${listed(names)}`,
  };
  const text = texts[kind];
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Patterns in two or three words, the rarer first. */
const BRIEF: Readonly<Record<Shirt["pattern"]["kind"], string>> = {
  scales: "with scales",
  feathers: "with feathers",
  waves: "with waves",
  zigzag: "with a zigzag",
  checks: "with checks",
  diamonds: "with diamonds",
  halves: "in halves",
  sash: "with a sash",
  band: "with a band",
  chevron: "with a chevron",
  hoops: "with hoops",
  stripes: "with stripes",
  pinstripes: "with pinstripes",
  plain: "and no pattern",
};

/**
 * What an end asks of the next case: "who wore white with a zigzag?", by its shirt with the rarest pattern.
 *
 * @param current the shirts of the case that is on, whose words are kept out
 * @param before those of the case before it, whose words are kept out too if any are left
 */
export function whoWore(
  shirts: readonly Shirt[],
  current: readonly Shirt[],
  before: readonly Shirt[],
): string {
  const patterns = Object.keys(BRIEF);
  const rarity = ({ pattern }: Shirt) => patterns.indexOf(pattern.kind);
  const byRarity = [...shirts].sort((one, other) => rarity(one) - rarity(other)).map(briefly);
  const isIn = (known: readonly Shirt[], text: string) => known.map(briefly).includes(text);
  const fresh = byRarity.filter((text) => !isIn(current, text));
  const asked = fresh.find((text) => !isIn(before, text)) ?? fresh[0] ?? byRarity[0];
  return asked ? `who wore ${asked}?` : "";
}

/** "white with a zigzag". */
const briefly = ({ body, pattern }: Shirt): string => `${nameOf(body)} ${BRIEF[pattern.kind]}`;

const NAMES = new Map<string, string>(Object.values(PALETTE).map(({ hex, name }) => [hex, name]));

/** What is told of a shirt before it comes: "white with a sash". Its pattern's colours would give too much away. */
export function glimpse({ body, pattern: { kind } }: Drawing): string {
  const colour = NAMES.get(body) ?? "";
  return kind === "plain" ? `plain ${colour}` : `${colour} ${BRIEF[kind]}`;
}

const nameOf = (colour: Colour): string => PALETTE[colour].name;

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join("");
