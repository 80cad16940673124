import type { Edition } from "~/play/game";
import type { CareerAnswer, CareerPuzzle, HiddenCareer } from "./career";
import { careersOf } from "./careers.server";
import type { Career } from "./careers-file.server";
import { codeOf, namesByCode } from "./names.server";
import voidedOn from "./voided.json";

/** Nations that are written with an article. */
const THE = /^(United|Netherlands|Ivory Coast|Czech Republic|Philippines|Gambia)/;

/** Null for an unknown number. A voided career can be played, and counts for nothing. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<CareerPuzzle, CareerAnswer> | null {
  const week = careersOf(number);
  if (!week) return null;
  const careers = week.map((career) => hiddenCareer(career, voided));
  return {
    number,
    puzzle: { careers: careers.length },
    answer: { careers, names: namesByCode() },
    hasVoid: careers.some(({ isVoid }) => isVoid),
  };
}

function hiddenCareer(career: Career, voided: readonly string[]): HiddenCareer {
  const { id, name, nation, born, position, stations, story, source } = career;
  return {
    ...{ id, name, story },
    life: `A ${position} from ${THE.test(nation) ? "the " : ""}${nation}, born in ${born}.`,
    code: codeOf(name),
    // A field that JSON leaves out is not the same type as one that is undefined.
    stations: stations as HiddenCareer["stations"],
    source: `${source.title}, ${source.where}`,
    ...(voided.includes(id) && { isVoid: true }),
  };
}
