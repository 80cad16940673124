import type { Edition } from "~/play/game";
import type { KitAnswer, KitPuzzle } from "./case";
import { caseByNumber } from "./editions.server";
import type { ShirtRecord } from "./editions-file.server";
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
    puzzle: { shirts: shirts.map(({ shirt, suspects }) => ({ ...lookOf(shirt), suspects })) },
    answer: {
      shirts: shirts.map((record) => ({
        told: { ...toldOf(record), ...(voided.includes(record.id) && { isVoid: true as const }) },
        notes: record.evidence.map(({ text }) => text),
      })),
    },
    ...(hasVoid && { hasVoid }),
  };
}

function toldOf(record: ShirtRecord) {
  const { id, nation, note } = record;
  return { id, nation, worn: wornText(record), story: note };
}

/** "Women's away shirt, 2019". */
export function wornText({ side, women, years }: ShirtRecord): string {
  const kind = side === "goalkeeper" ? "goalkeeper's" : side;
  const text = `${women ? "women's " : ""}${kind} shirt, ${years.replace("-", "–")}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
