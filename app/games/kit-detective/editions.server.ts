import { defineEditions } from "~/play/editions/define-editions.server";
import { repeatedId } from "~/play/editions/edition-problem.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import casesData from "./cases.json";
import {
  type Case,
  editionsFileSchema,
  type ShirtRecord,
  shirtProblem,
} from "./editions-file.server";
import { withKind, writeShirt } from "./hung-shirt";
import { lookOf } from "./look";
import shirtsData from "./shirts.json";
import { sentence } from "./texts";
import voided from "./voided.json";

/** The built-in shirts, and cases by edition number; the first is number 1. */
export const { shirts, cases } = editionsFileSchema.parse({ shirts: shirtsData, cases: casesData });

const shirtById = new Map(shirts.map((shirt) => [shirt.id, shirt]));

/** A shirt with its answer; undefined for an unknown id. */
export const shirtOf = (id: string): ShirtRecord | undefined => shirtById.get(id);

const withShirts = ({ id, shirts: ids }: Case) => ({
  id,
  shirts: ids.flatMap((one) => shirtById.get(one) ?? []),
});

/** The cases that were begun when a file opened with one note, which leaves three nations; the others open with two. */
const OPENED_WITH_ONE = ["kit-detective-01", "kit-detective-02"];

/** A case of each week. A voided shirt stays on the rail, and is left out of the grade. */
export const editions = defineEditions({
  schedule: { firstDate: "2026-11-20", period: "week", editions: editionsFrom(1, 17) },
  openFrom: "2027-02-19",
  voided,
  schema: editionsFileSchema,
  builtIn: () => cases.map(withShirts),
  // Cases may use the built-in shirts too.
  read(file, known) {
    const taken = new Set(known.all().map(({ id }) => id));
    const twice = repeatedId(file.shirts, shirtById) ?? repeatedId(file.cases, taken);
    if (twice) return twice;
    for (const shirt of file.shirts) {
      const reason = shirtProblem(shirt);
      if (reason) return { record: shirt.id, reason };
    }
    const all = new Set([...shirtById.keys(), ...file.shirts.map(({ id }) => id)]);
    for (const { id, shirts: ids } of file.cases) {
      const stranger = ids.find((one) => !all.has(one));
      if (stranger) return { record: id, reason: `There is no shirt '${stranger}'` };
      if (new Set(ids).size < ids.length) return { record: id, reason: "A shirt is there twice" };
    }
    for (const shirt of file.shirts) shirtById.set(shirt.id, shirt);
    return file.cases.map(withShirts);
  },
  idsOf: (found) => found.shirts.map(({ id }) => id),
  build: (found, { isVoid }) => ({
    puzzle: {
      shirts: found.shirts.map((record) => {
        const { alt, drawn } = lookOf(record.shirt);
        return writeShirt({ alt: withKind(kindOf(record), alt), drawn, suspects: record.suspects });
      }),
      ...(!OPENED_WITH_ONE.includes(found.id) && { opening: 2 }),
    },
    answer: {
      shirts: found.shirts.map((record) => ({
        told: {
          suspect: record.suspects.indexOf(record.nation),
          worn: wornText(record),
          ...(isVoid(record.id) && { isVoid: true as const }),
        },
        story: { id: record.id, text: record.note },
        notes: record.evidence.map(({ text }) => text),
      })),
    },
  }),
  reported(id) {
    const record = shirtOf(id);
    return record ? { title: "Kit Detective", summary: lookOf(record.shirt).alt } : null;
  },
});

/** "Women, away": why its colours may not be those that fans know; empty for a home shirt of a men's team. */
function kindOf({ side, women }: ShirtRecord): string {
  const parts = [women && "women", side !== "home" && side].filter(Boolean);
  return sentence(parts.join(", "));
}

/** "Women's away shirt, 2019". */
export function wornText({ side, women, years }: ShirtRecord): string {
  const kind = side === "goalkeeper" ? "goalkeeper's" : side;
  return sentence(`${women ? "women's " : ""}${kind} shirt, ${years.replace("-", "–")}`);
}
