import { toFillIn } from "~/play/editions/to-fill-in.server";
import type { Draft } from "../../../../scripts/editions/draft";
import { CALLS } from "../rules";

const NOTES = 3;

/** A category, and a line of eleven of its items. */
export const draft: Draft = ({ date }) => {
  const id = `own-${date}`;
  const items = Array.from({ length: CALLS + 1 }, (_, place) => ({
    id: `${id}-${place + 1}`,
    label: toFillIn(`the ${place + 1}. in the order of the calls, 28 characters at most`),
    value: toFillIn("its number, without quotes"),
    ...(place < NOTES && {
      note: toFillIn("a line shown with the number, 100 characters at most"),
    }),
    read: toFillIn("the page on which the number stands"),
  }));
  return {
    categories: [
      {
        id,
        title: toFillIn("what is compared, 40 characters at most"),
        counted: toFillIn("what exactly is counted, as a sentence, 140 characters at most"),
        unit: toFillIn("the unit in the plural, such as goals; empty for years"),
        asOf: toFillIn("the date up to which it was counted, such as 2026-11-26"),
        source: {
          title: toFillIn("who counted"),
          kind: toFillIn("archive, book, data set, encyclopedia, laws or organisation"),
          where: toFillIn("the page"),
        },
        items,
      },
    ],
    editions: [{ number: 1, category: id, items: items.map((one) => one.id) }],
  };
};
