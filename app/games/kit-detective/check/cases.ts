import type { Promises } from "../../../../scripts/editions/promises";
import type { Case, ShirtRecord } from "../editions-file.server";

/** The continents of a case. */
const MIN_CONTINENTS = 5;

/** What a case of nine shirts promises: from home shirts to what specialists know, and around the world. */
export function casePromises(one: Case, byId: ReadonlyMap<string, ShirtRecord>): Promises {
  const stranger = one.shirts.find((id) => !byId.has(id));
  const records = one.shirts.flatMap((id) => byId.get(id) ?? []);
  const nations = records.map(({ nation }) => nation);
  const twice = nations.find((nation, place) => nations.indexOf(nation) !== place);
  const continents = new Set(records.map(({ continent }) => continent)).size;
  const falls = records.some(
    ({ difficulty }, place) => difficulty < (records[place - 1]?.difficulty ?? 1),
  );
  return [
    [stranger !== undefined, `There is no shirt '${stranger}'.`],
    [twice !== undefined, `'${twice}' is there twice.`],
    [continents < MIN_CONTINENTS, `It has ${continents} continents.`],
    [records[0]?.side !== "home", "It has to begin with a home shirt."],
    [falls, "Its difficulty falls."],
    [records.at(-1)?.difficulty !== 3, "Its last shirt has to be one for specialists."],
    [records.every(({ women }) => !women), "It has no shirt of a women's team."],
    [records.every(({ women }) => women), "It has no shirt of a men's team."],
    [records.every(({ side }) => side === "home"), "It has home shirts alone."],
  ];
}
