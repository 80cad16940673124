import { Temporal } from "temporal-polyfill";
import { toFillIn } from "~/play/editions/to-fill-in.server";
import type { Draft } from "../../../../scripts/editions/draft";
import { LETTERS, MONDAY } from "../check/weekdays";

/** A word of its weekday's length. */
export const draft: Draft = ({ date, today }) => {
  const { dayOfWeek } = Temporal.PlainDate.from(date);
  return [
    {
      id: `own-${date}`,
      word: toFillIn(`a word of ${LETTERS[dayOfWeek]} small letters`),
      line: toFillIn("its line in the phrase book, 140 characters at most"),
      difficulty: dayOfWeek === MONDAY ? 1 : 2,
      tags: [
        toFillIn("what it is, such as skill, place, trophy; and own, if it is football's alone"),
      ],
      asOf: today,
      source: {
        title: toFillIn("the dictionary that has its sense, or who tells the fact of its line"),
        kind: toFillIn("dictionary, reference or laws"),
        where: toFillIn("the entry or the page"),
      },
    },
  ];
};
