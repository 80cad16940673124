import {
  type AnyEdition,
  answerOf,
  type TitleContract,
  textsOf,
} from "../../../../tests/contract/title-contract";
import { ended, fromShare } from "../../../../tests/contract/title-points";
import type { CareerAnswer } from "../career";
import { editions } from "../editions.server";
import { codeIn, moveOf, placeIn } from "../move";

/** For each career as many wrong names as it has stations, which say nothing of the week. */
const wrongNames = (edition: AnyEdition): string[] => {
  const { careers, names } = answerOf<CareerAnswer>(edition);
  const secrets = textsOf(careers);
  const wrong = [...names].filter(([, name]) => !secrets.some((secret) => name.includes(secret)));
  return careers.flatMap(({ stations }, place) =>
    stations.map((_, stop) => moveOf(place + 1, wrong[stop]?.[0])),
  );
};

/** What is shown of careers after so many wrong names: their stations and hints so far, and all of those that are over. */
const shownCareers = (edition: AnyEdition, count: number): string[] => {
  const { careers } = answerOf<CareerAnswer>(edition);
  const moves = wrongNames(edition).slice(0, count);
  const shown = careers.flatMap((career, place) => {
    const stops = moves.filter((move) => placeIn(move) === place).length + 1;
    const isOver = stops > career.stations.length;
    return textsOf(
      isOver ? career : [career.stations.slice(0, stops), career.hints.slice(0, stops - 1)],
    );
  });
  return textsOf(careers).filter((text) => shown.some((one) => one.includes(text)));
};

export const contract: TitleContract = {
  win: (edition) =>
    answerOf<CareerAnswer>(edition).careers.map(({ code }, place) => moveOf(place + 1, code)),
  loss: wrongNames,
  records: (edition) => answerOf<CareerAnswer>(edition).careers.map(({ id }) => id),
  fields: (move) => {
    const career = String(placeIn(String(move)) + 1);
    const guess = codeIn(String(move));
    return guess ? { career, guess } : { career, next: "1" };
  },
  refused: { career: "1", guess: "zzzz" },
  secrets: (edition) => [
    ...textsOf(answerOf<CareerAnswer>(edition).careers),
    ...(editions.at(edition.number) ?? []).flatMap(({ id, name, spellings, story }) =>
      textsOf([id, name, spellings, story]),
    ),
  ],
  earned: shownCareers,
  fingerprint: "1 ae167f818439",
  points: {
    ...fromShare(0.4, 30, 25, 5),
    cases: [
      [ended(true, 30, 30), 1000],
      [ended(true, 12, 30), 400],
      [ended(false, 11, 30), 367],
    ],
  },
  widest: [{ isWin: true, score: 30, outOf: 30, squares: "🟨".repeat(6) }],
};
