import { defineEditions } from "~/play/editions/define-editions.server";
import { repeatedId } from "~/play/editions/edition-problem.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import { sourceText } from "~/play/editions/source-text";
import { CAREERS, type HiddenCareer } from "./career";
import { addedCareersSchema, addNames, careers, isOfRelease } from "./careers.server";
import type { Career } from "./careers-file.server";
import { codeOf, namesByCode, refreshNames } from "./names.server";
import { recordText } from "./texts";
import voided from "./voided.json";

/** Nations that are written with an article. */
const THE = /^(United|Netherlands|Ivory Coast|Czech Republic|Philippines|Gambia)/;

/** Six careers a week. A voided one can be played, and counts for nothing. */
export const editions = defineEditions({
  schedule: { firstDate: "2026-11-20", period: "week", editions: editionsFrom(1, 17) },
  openFrom: "2027-02-19",
  voided,
  schema: addedCareersSchema,
  builtIn: () => weeksOf(careers),
  read(file, known) {
    const rested = new Set(file.filter(isOfRelease).map(({ id }) => id));
    const twice = repeatedId(file, { has: (id) => known.has(id) && !rested.has(id) });
    if (twice) return twice;
    addNames(file.filter((career) => !isOfRelease(career)));
    refreshNames();
    return weeksOf(file);
  },
  idsOf: (week) => week.map(({ id }) => id),
  build: (week, { isVoid }) => ({
    puzzle: { careers: week.length },
    answer: {
      careers: week.map((career) => hiddenCareer(career, isVoid(career.id))),
      names: namesByCode(),
    },
  }),
  reported(id, { at, numberOf }) {
    const number = numberOf(id);
    const place = at(number)?.findIndex((career) => career.id === id) ?? -1;
    return place < 0 ? null : { title: "Career Path", summary: recordText(number, place) };
  },
});

const weeksOf = (list: readonly Career[]): (readonly Career[])[] =>
  Array.from(Array(list.length / CAREERS).keys(), (week) =>
    list.slice(CAREERS * week, CAREERS * (week + 1)),
  );

function hiddenCareer(career: Career, isVoid: boolean): HiddenCareer {
  const { id, name, nation, born, position, stations, story, source } = career;
  return {
    ...{ id, name, story },
    life: `A ${position} from ${THE.test(nation) ? "the " : ""}${nation}, born in ${born}.`,
    // The year first: of positions fans argue.
    hints: [`Look for somebody born in ${born}.`, `This one is listed as a ${position}.`],
    code: codeOf(name),
    // A field that JSON leaves out is not the same type as one that is undefined.
    stations: stations as HiddenCareer["stations"],
    source: sourceText(source),
    ...(isVoid && { isVoid: true }),
  };
}
