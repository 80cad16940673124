import type { Crowd } from "~/play/rules/crowd";
import { countOf, percentText } from "~/play/rules/crowd-texts";
import { type Line, MAX_STATIONS } from "./career";

/** The key of a career that was named at a stop, counted from 1: "s0b"; of one that was missed: "s0z". */
const keyOf = (place: number, stop: number | null): string =>
  `s${place}${stop === null ? "z" : String.fromCharCode(96 + stop)}`;

/** What everybody may know of a career: at which stop it was named. */
export const careerTally = ({ told, isVoid }: Pick<Line, "told" | "isVoid">, place: number) =>
  told && !isVoid ? [keyOf(place, told.stop)] : [];

/**
 * How rare it is to name a career as early as that: "4 % as early"; of one that was missed how many have named it.
 *
 * @returns null where too few have played it
 */
export function rarityText(
  crowd: Crowd | null | undefined,
  place: number,
  stop: number | null,
): string | null {
  const stops = Array.from({ length: MAX_STATIONS }, (_, index) => index + 1);
  const early = stops.filter((one) => stop === null || one <= stop);
  const late = stops.filter((one) => !early.includes(one));
  const counted = countOf(
    crowd,
    early.map((one) => keyOf(place, one)),
    [...late, null].map((one) => keyOf(place, one)),
  );
  const did = stop === null ? "named them" : "as early";
  return counted && `${percentText(counted.count, counted.of)} ${did}`;
}
