import type { Promises } from "../../../../scripts/editions/promises";
import { type ShirtRecord, shirtProblem } from "../editions-file.server";
import { colourDistance, shirtDistance, usualShirt } from "./distance";

/** The distance from which on no known shirt of a suspect passes for the one on the rail. */
export const MIN_DISTANCE = 16;

/** The distance up to which two colours pass for shades of one. */
const MAX_SHADES = 35;
/** The wrong suspects who wear a colour of the shirt, so that its colours alone don't decide. */
const MIN_ALIKE = 2;

/** What is known of a nation: where it is, the words that give it away, and the shirts that it usually wears. */
type Nation = { continent: string; words: string[]; usual: string[] };
export type Nations = Readonly<Record<string, Nation>>;

/** That exactly one of the suspects has such a shirt. */
export function suspectPromises(
  record: ShirtRecord,
  bank: readonly ShirtRecord[],
  table: Nations,
): Promises {
  const { nation, suspects, continent } = record;
  const problem = shirtProblem(record);
  const stranger = suspects.find((one) => !Object.hasOwn(table, one));
  const alike = suspects.filter(
    (one) =>
      one !== nation &&
      nearestOf({ ...record, suspects: [one] }, bank, table).distance < MIN_DISTANCE,
  );
  return [
    [problem !== null, `${problem}.`],
    [stranger !== undefined, `'${stranger}' is not in the table of nations: take another.`],
    [
      Object.hasOwn(table, nation) && table[nation]?.continent !== continent,
      "It is from elsewhere.",
    ],
    ...alike.map((one) => [true, `'${one}' has a shirt that looks like it.`] as const),
  ];
}

/** That most of the wrong suspects play in the shirt's main colour, or in that of its sleeves, trim or pattern. */
export function colourPromises(
  { shirt, nation, suspects }: ShirtRecord,
  bank: readonly ShirtRecord[],
  table: Nations,
): Promises {
  const { body, sleeves, trim, collar, pattern } = shirt;
  const worn = [body, sleeves, trim, collar.colour, ...pattern.colours];
  const isAlike = (suspect: string) =>
    knownShirts(suspect, bank, table).some((known) =>
      worn.some((one) => colourDistance(one, known.body) <= MAX_SHADES),
    );
  const alike = suspects.filter((one) => one !== nation && isAlike(one)).length;
  return [[alike < MIN_ALIKE, "Its colours alone decide: take two wrong suspects who wear them."]];
}

/** The suspect who has the most similar shirt, of all that are known: those of the bank, and the usual ones. */
export function nearestOf(record: ShirtRecord, bank: readonly ShirtRecord[], table: Nations) {
  const others = record.suspects.filter((one) => one !== record.nation);
  const distances = others.flatMap((suspect) =>
    knownShirts(suspect, bank, table).map((shirt) => ({
      suspect,
      distance: shirtDistance(record.shirt, shirt),
    })),
  );
  const none = { suspect: "", distance: Number.POSITIVE_INFINITY };
  return distances.reduce((least, one) => (one.distance < least.distance ? one : least), none);
}

/** The shirts of a nation that are known. */
export function knownShirts(nation: string, bank: readonly ShirtRecord[], table: Nations) {
  const own = bank.filter((one) => one.nation === nation).map(({ shirt }) => shirt);
  return [...own, ...(table[nation]?.usual ?? []).map(usualShirt)];
}
