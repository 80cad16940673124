import { type Colour, PALETTE, PATTERNS, type Shirt } from "../shirt";

type Lab = readonly [number, number, number];

/** What each part counts for in a distance between colours; together 1. */
const WEIGHTS = { body: 0.4, sleeves: 0.15, pattern: 0.25, trim: 0.1, collar: 0.1 };
/** Added where the patterns are of two kinds. */
const KIND_DISTANCE = 15;
/** The patterns whose two colours may change places. */
const EVEN: readonly string[] = ["stripes", "waves", "hoops", "halves", "checks"];
/** The white point D65. */
const WHITE: Lab = [0.95047, 1, 1.08883];

/** A colour in CIE Lab. */
export function labOf(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((place) => Number.parseInt(hex.slice(place, place + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const [x, y, z] = [
    0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
    0.2126729 * red + 0.7151522 * green + 0.072175 * blue,
    0.0193339 * red + 0.119192 * green + 0.9503041 * blue,
  ].map((part, place) => cubeRoot(part / (WHITE[place] ?? 1))) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const cubeRoot = (part: number) =>
  part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116;

const labs = new Map(Object.entries(PALETTE).map(([name, { hex }]) => [name, labOf(hex)]));

/** The difference of two colours: 0 for the same, about 2 where an eye begins to see it, 100 from black to white. */
export function colourDistance(one: Colour, other: Colour): number {
  const [a, b] = [labs.get(one) ?? [], labs.get(other) ?? []];
  return Math.hypot(...a.map((part, place) => part - (b[place] ?? 0)));
}

/** How different two shirts look: the weighted distance of their colours, and of the kind of their patterns. */
export function shirtDistance(one: Shirt, other: Shirt): number {
  const isEven = EVEN.includes(one.pattern.kind) && one.pattern.colours.length === 1;
  const ways = [one, ...(isEven ? [swapped(one)] : [])];
  const colours = Math.min(...ways.map((way) => coloursDistance(way, other)));
  return colours + (one.pattern.kind === other.pattern.kind ? 0 : KIND_DISTANCE);
}

function coloursDistance(one: Shirt, other: Shirt): number {
  return (
    WEIGHTS.body * colourDistance(one.body, other.body) +
    WEIGHTS.sleeves * colourDistance(one.sleeves, other.sleeves) +
    WEIGHTS.pattern * patternDistance(patternColours(one), patternColours(other)) +
    WEIGHTS.trim * colourDistance(one.trim, other.trim) +
    WEIGHTS.collar * colourDistance(one.collar.colour, other.collar.colour)
  );
}

/** The mean over the longer list; the last colour of the shorter one stands for those that it lacks. */
function patternDistance(one: readonly Colour[], other: readonly Colour[]): number {
  const length = Math.max(one.length, other.length);
  const parts = Array.from({ length }, (_, place) =>
    colourDistance(at(one, place), at(other, place)),
  );
  return parts.reduce((sum, part) => sum + part, 0) / length;
}

const at = (colours: readonly Colour[], place: number): Colour =>
  colours[Math.min(place, colours.length - 1)] ?? "white";

const patternColours = ({ body, pattern }: Shirt) =>
  pattern.colours.length > 0 ? pattern.colours : [body];

const swapped = (shirt: Shirt): Shirt => ({
  ...shirt,
  body: shirt.pattern.colours[0] ?? shirt.body,
  pattern: { ...shirt.pattern, colours: [shirt.body] },
});

/** A shirt from a short form of the table of nations: "white/red sash:red" is body, trim, and pattern with its colours. */
export function usualShirt(text: string): Shirt {
  const [colours = "", pattern = "plain:"] = text.split(" ");
  const [body = "", trim = body] = colours.split("/");
  const [kind = "", list = ""] = pattern.split(":");
  const found = PATTERNS.find((one) => one === kind);
  if (!found) throw new RangeError(`'${text}' has no known pattern.`);
  return {
    body: colourOf(body),
    sleeves: colourOf(body),
    collar: { kind: "round", colour: colourOf(trim) },
    trim: colourOf(trim),
    pattern: { kind: found, colours: list.split(",").filter(Boolean).map(colourOf) },
  };
}

function colourOf(name: string): Colour {
  if (!Object.hasOwn(PALETTE, name)) throw new RangeError(`There is no colour '${name}'.`);
  return name as Colour;
}
