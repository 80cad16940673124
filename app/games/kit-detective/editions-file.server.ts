import { z } from "zod";
import { COLLARS, type Colour, PALETTE, PATTERNS, type Shirt } from "./shirt";

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const colour = z.enum(Object.keys(PALETTE) as [Colour, ...Colour[]]);

/** The nations that are offered for a shirt. */
const SUSPECTS = 4;
/** The pieces of evidence, one each day from Saturday to Thursday. */
export const PIECES = 6;
/** The shirts of a case. */
export const CASE_SIZE = 9;

export const CONTINENTS = [
  "Africa",
  "Asia",
  "Europe",
  "North America",
  "Oceania",
  "South America",
] as const;

const shirtSchema: z.ZodType<Shirt> = z.strictObject({
  body: colour,
  sleeves: colour,
  collar: z.strictObject({ kind: z.enum(COLLARS), colour }),
  trim: colour,
  pattern: z.strictObject({ kind: z.enum(PATTERNS), colours: z.array(colour).max(3) }),
  shorts: colour.optional(),
});

const recordSchema = z.strictObject({
  id: slug,
  nation: text,
  side: z.enum(["home", "away", "goalkeeper"]),
  /** The years in which it was worn: "1990" or "1992-94". */
  years: z
    .string()
    .regex(/^\d{4}(-\d{2})?$/, "has to be a year such as 1990, or years such as 1992-94"),
  /** Whether the women's team wore it in the match or finals of the note. */
  women: z.boolean(),
  shirt: shirtSchema,
  /** What is said of it when it has been named. */
  note: text.max(200),
  /** In the order in which they are offered. */
  suspects: z.array(text).length(SUSPECTS),
  /** From vague to nearly certain. `fits` are the suspects that are left with it and all pieces before it. */
  evidence: z
    .array(z.strictObject({ text: text.max(140), fits: z.array(text).min(1) }))
    .length(PIECES),
  /** What was read that describes the shirt; without it, its colours are those that are generally known. */
  source: z
    .strictObject({ title: text, kind: z.enum(["article", "encyclopedia"]), where: text })
    .optional(),
  /** The page that says that it was worn in the match of which a text says 'In it'. */
  wornIn: text.optional(),
  /** The date on which the record was last verified. */
  asOf: z.iso.date(),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  continent: z.enum(CONTINENTS),
  era: z.string().regex(/^\d{3}0s$/, "has to be a decade such as 1990s"),
  tags: z.array(slug).min(1),
});

const caseSchema = z.strictObject({ id: slug, shirts: z.array(slug).length(CASE_SIZE) });

/** The schema of a file of editions: cases, and the shirts that are new with them. */
export const editionsFileSchema = z.strictObject({
  shirts: z.array(recordSchema),
  cases: z.array(caseSchema),
});

export type ShirtRecord = z.infer<typeof recordSchema>;
export type Case = z.infer<typeof caseSchema>;

/** Why a shirt can't be asked; null if it can. */
export function shirtProblem({ nation, suspects, evidence }: ShirtRecord): string | null {
  if (!suspects.includes(nation)) return `'${nation}' is none of its suspects`;
  if (new Set(suspects).size < SUSPECTS) return "A suspect is there twice";
  const fits = evidence.map((piece) => piece.fits);
  if (fits.some((left) => !left.includes(nation))) return `Evidence rules '${nation}' out`;
  const stranger = fits.flat().find((one) => !suspects.includes(one));
  if (stranger) return `'${stranger}' is none of its suspects`;
  return fits.at(-1)?.length === 1 ? null : "Its last evidence leaves two suspects";
}
