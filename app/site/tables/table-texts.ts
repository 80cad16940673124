import type { Reader, TableSpan, TableView } from "./table";

const numbers = new Intl.NumberFormat("en-GB");

/** "4,711". */
export const numberText = (number: number): string => numbers.format(number);

/** The labels of a title's tables. */
export const spanLabels: Readonly<Record<TableSpan, string>> = {
  today: "Today",
  yesterday: "Yesterday",
  week: "Week",
  season: "Season",
};

/** "1 fan is in it." */
const countText = (count: number): string => (count === 1 ? "1 fan" : `${numberText(count)} fans`);

/** The reader's place, or what a table without it has to say. */
export function headline({ place, count, isLocked, span }: TableView): string {
  if (place !== null) return `Your place: ${numberText(place)} of ${numberText(count)}`;
  if (isLocked && count === 0) return "Nobody is in it yet";
  if (isLocked) return `${countText(count)} so far`;
  if (count > 0) return countText(count);
  return span === "yesterday" ? "Nobody was in it" : "Nobody is in it yet";
}

/** What counts in a table. */
export const ruleTexts: Readonly<Record<TableSpan, string>> = {
  today: "By score, then by time. Level in both: one place.",
  yesterday: "By score, then by time. Level in both: one place.",
  week: "The points of each day, Monday to Sunday.",
  season: "The points of your best 60 days out of 91.",
};

/** What a reader without a place is told. */
export const readerTexts: Readonly<Record<Reader, string | null>> = {
  stranger: "Tables are for members. It's free.",
  visitor: "Tables are for members. Join free and your next game counts.",
  hidden: "You're not in the tables. Turn them on and your next game counts.",
  shown: null,
  quick: "Today's game of yours is in no table: it was too quick for one.",
  early:
    "Today's game of yours is in no table: it began before you were shown. Your next game counts.",
  outside:
    "Today's game of yours is in no table: it was played outside it, or somebody else had begun it in this browser.",
};
