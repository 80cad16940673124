import type { Promises } from "../../../../scripts/editions/promises";
import type { Case, ShirtRecord } from "../editions-file.server";

/** The place of the hard shirt among the first three; around it difficulty rises. */
const EARLY_HARD = 2;
/** The continents of a case. */
const MIN_CONTINENTS = 5;
/** The shirts of a case whose nation stands at one place among the suspects, at most. */
const MAX_AT_ONE_PLACE = 4;
/** How often one place may be the right one, one shirt after the other. */
const MAX_RUNNING = 2;
/** Shirts of a case that have one colour from cuff to cuff, at most: the eye has little to go by. */
const MAX_PLAIN = 3;

/** What a case of nine shirts promises: from home shirts to what specialists know, and around the world. */
export function casePromises(one: Case, byId: ReadonlyMap<string, ShirtRecord>): Promises {
  const stranger = one.shirts.find((id) => !byId.has(id));
  const records = one.shirts.flatMap((id) => byId.get(id) ?? []);
  const nations = records.map(({ nation }) => nation);
  const twice = nations.find((nation, place) => nations.indexOf(nation) !== place);
  const continents = new Set(records.map(({ continent }) => continent)).size;
  const rising = records.filter((_, place) => place !== EARLY_HARD);
  const falls = rising.some(
    ({ difficulty }, place) => difficulty < (rising[place - 1]?.difficulty ?? 1),
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

/** That a hard shirt hangs among the easy first ones, so that a case is not won by its icons. */
export function earlyPromises(one: Case, byId: ReadonlyMap<string, ShirtRecord>): Promises {
  const early = byId.get(one.shirts[EARLY_HARD] ?? "");
  return [[early?.difficulty === 1, "Its third shirt is easy: take one of difficulty 2 or 3."]];
}

/** That the order of the suspects tells nothing of which is the right one. */
export function placePromises(one: Case, byId: ReadonlyMap<string, ShirtRecord>): Promises {
  const places = one.shirts.flatMap((id) => {
    const record = byId.get(id);
    return record ? [record.suspects.indexOf(record.nation)] : [];
  });
  const counts = [0, 1, 2, 3].map((place) => places.filter((right) => right === place).length);
  const most = Math.max(...counts);
  const running = new RegExp(`(\\d)(,\\1){${MAX_RUNNING}}`);
  return [
    [most > MAX_AT_ONE_PLACE, `The right nation stands at one place ${most} times: move some.`],
    [counts.includes(0), "The right nation never stands at one of the four places: move some."],
    [running.test(String(places)), "The right nation stands at one place three times running."],
  ];
}

/** That few of its shirts have neither a pattern nor sleeves in another colour. */
export function plainPromises(
  { shirts: ids }: Case,
  byId: ReadonlyMap<string, ShirtRecord>,
): Promises {
  const plain = ids.flatMap((id) => byId.get(id)?.shirt ?? []).filter(isPlain).length;
  return [[plain > MAX_PLAIN, `${plain} of its shirts are plain: ${MAX_PLAIN} at most.`]];
}

const isPlain = ({ body, sleeves, pattern }: ShirtRecord["shirt"]) =>
  pattern.kind === "plain" && sleeves === body;
