import { fullDate } from "~/platform/clock/calendar-date.server";
import type { Edition } from "~/play/game";
import { type Line, lineByNumber } from "./lines.server";
import type { LineAnswer, LinePuzzle } from "./rules";
import { voidNote } from "./texts";
import voidedOn from "./voided.json";

/** A line as the engine plays it, its numbers apart from its labels; null for an unknown number. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<LinePuzzle, LineAnswer> | null {
  const line = lineByNumber(number);
  if (!line) return null;
  const { category, items } = line;
  const { id, title, counted, unit, from, source } = category;
  const isVoid = (item?: Line["items"][number]) => voided.includes(item?.id ?? "");
  return {
    number,
    puzzle: {
      category: {
        id,
        title,
        counted,
        unit,
        ...(from !== undefined && { from }),
        source: `${source.title}, ${source.where}`,
        asOf: fullDate(category.asOf),
      },
      labels: items.map(({ label }) => label),
    },
    answer: {
      values: items.map(({ value }) => value),
      notes: items.map((item) => (isVoid(item) ? voidNote : (item.note ?? ""))),
      voided: [...items.keys()].filter((place) => isVoid(items[place])),
    },
    ...(items.some(isVoid) && { hasVoid: true }),
  };
}
