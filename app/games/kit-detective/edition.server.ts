import type { Edition } from "~/play/game";
import type { KitAnswer, KitPuzzle } from "./case";
import { caseByNumber } from "./editions.server";
import type { ShirtRecord } from "./editions-file.server";
import { writeShirt } from "./hung-shirt";
import { lookOf } from "./look";
import voidedOn from "./voided.json";

/** Null for an unknown number. A voided shirt stays on the rail, and is left out of the grade. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<KitPuzzle, KitAnswer> | null {
  const found = caseByNumber(number);
  if (!found) return null;
  const { shirts } = found;
  const hasVoid = shirts.some(({ id }) => voided.includes(id));
  return {
    number,
    puzzle: {
      shirts: shirts.map(({ shirt, suspects }) => writeShirt({ ...lookOf(shirt), suspects })),
    },
    answer: {
      shirts: shirts.map((record) => ({
        told: {
          suspect: record.suspects.indexOf(record.nation),
          worn: wornText(record),
          ...(voided.includes(record.id) && { isVoid: true as const }),
        },
        story: { id: record.id, text: record.note },
        notes: record.evidence.map(({ text }) => text),
      })),
    },
    ...(hasVoid && { hasVoid }),
  };
}

/** "Women's away shirt, 2019". */
export function wornText({ side, women, years }: ShirtRecord): string {
  const kind = side === "goalkeeper" ? "goalkeeper's" : side;
  const text = `${women ? "women's " : ""}${kind} shirt, ${years.replace("-", "–")}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
