import { fullDate } from "~/platform/clock/calendar-date.server";
import { defineEditions } from "~/play/editions/define-editions.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import { sourceText } from "~/play/editions/source-text";
import { lineFileSchema } from "./line-file.server";
import { addFile, builtInLines, categoryById, itemById } from "./lines.server";
import { voidNote } from "./texts";
import voided from "./voided.json";

/** The numbers of a line apart from its labels. */
export const editions = defineEditions({
  schedule: { firstDate: "2026-11-22", period: "day", editions: editionsFrom(1, 120) },
  openFrom: "2027-03-22",
  voided,
  schema: lineFileSchema,
  builtIn: builtInLines,
  read: addFile,
  idsOf: ({ items }) => items.map(({ id }) => id),
  build({ category, items }, { isVoid }) {
    const { id, title, counted, unit, from, source } = category;
    return {
      puzzle: {
        category: {
          id,
          title,
          counted,
          unit,
          ...(from !== undefined && { from }),
          source: sourceText(source),
          asOf: fullDate(category.asOf),
        },
        labels: items.map(({ label }) => label),
      },
      answer: {
        values: items.map(({ value }) => value),
        notes: items.map((item) => (isVoid(item.id) ? voidNote : (item.note ?? ""))),
        voided: items.flatMap((item, place) => (isVoid(item.id) ? [place] : [])),
      },
    };
  },
  reported(id) {
    const item = itemById(id);
    if (item) return { title: item.category.title, summary: item.item.label };
    const category = categoryById(id);
    return category && { title: "Higher Line", summary: category.title };
  },
});
