import type { Promises } from "../../../../scripts/editions/promises";
import { type ShirtRecord, shirtProblem } from "../editions-file.server";
import { shirtDistance, usualShirt } from "./distance";

/** The distance from which on no known shirt of a suspect passes for the one on the rail. */
export const MIN_DISTANCE = 16;

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
