import { fullDate } from "~/platform/clock/calendar-date.server";
import type { Edition } from "~/play/game";
import { grouped } from "./columns";
import { type Line, lineByNumber } from "./lines.server";
import type { LineAnswer, LineNumber, LinePuzzle } from "./rules";
import { takenBack } from "./texts";
import voidedOn from "./voided.json";

/** A line as the engine plays it, its numbers apart from its labels; null for an unknown number. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<LinePuzzle, LineAnswer> | null {
  const line = lineByNumber(number);
  if (!line) return null;
  const { category, items } = line;
  const { title, counted, unit, from, source } = category;
  const isVoid = ({ id }: Line["items"][number]) => voided.includes(id);
  return {
    number,
    puzzle: {
      category: {
        title,
        counted,
        unit,
        ...(from !== undefined && { from }),
        source: `${source.title}, ${source.where}`,
        asOf: fullDate(category.asOf),
      },
      items: items.map(({ id, label }) => ({ id, label })),
    },
    answer: {
      items: items.map((item) =>
        isVoid(item) ? voidNumber(item.value) : numberOf(item, category),
      ),
    },
    ...(items.some(isVoid) && { hasVoid: true }),
  };
}

function numberOf(
  { value, note }: Line["items"][number],
  { unit, from }: Line["category"],
): LineNumber {
  return {
    value,
    reading: `${grouped(value, from)} ${value === 1 ? singular(unit) : unit}`.trim(),
    ...(note !== undefined && { note }),
  };
}

const voidNumber = (value: number): LineNumber => ({
  value,
  reading: "",
  note: takenBack.note,
  isVoid: true,
});

/** "goal" for "goals". */
const singular = (unit: string) => unit.replace(/s$/, "");
