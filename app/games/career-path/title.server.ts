import { z } from "zod";
import { scorePoints } from "~/play/rules/points";
import type { ServerGame } from "~/play/rules/server-game.server";
import { wholeNumber } from "~/play/rules/whole-number";
import { CAREERS, type CareerAnswer, type CareerPuzzle, type CareerState } from "./career";
import { editions } from "./editions.server";
import { type CareerMove, codeIn, MOVE, moveOf } from "./move";
import { MAX_POINTS } from "./ranks";
import { careerTally } from "./rarity";
import { careerPath, MIN_WIN } from "./rules";
import { backText, noMove, ranksInWords, refusals, scoreText, sharedSentence } from "./texts";

/** What a form without a name has in its place, and no name. */
const NO_CODE = "-";

const moveSchema = z.string().regex(MOVE);

/** Career Path on the server, which judges each guess. */
export const serverGame: ServerGame<CareerPuzzle, CareerAnswer, CareerMove, CareerState> = {
  rules: careerPath,
  answers: "asked",
  minMoveMs: 500,
  ...editions,
  moveSchema,
  moveFromForm(form) {
    const code = form.has("next") ? "" : String(form.get("guess") || NO_CODE);
    const move = moveOf(wholeNumber(form.get("career")) ?? 0, code);
    return moveSchema.safeParse(move).data ?? null;
  },
  noMove,
  refuse({ answer: { names, careers } }, { lines }, move) {
    const code = codeIn(move);
    if (code && !names.has(code)) return refusals.unknown;
    const told = careers.find((career, place) => career.code === code && lines[place]?.told);
    return told ? refusals.elsewhere(told.name) : null;
  },
  facts: () => [
    { value: MAX_POINTS, label: "points at stop 1, down to 1" },
    { value: MIN_WIN, label: `of ${CAREERS * MAX_POINTS} points win the week` },
  ],
  options: [],
  underWay: (_, { lines }, daysIn) => backText(lines, daysIn),
  restsToday: ({ lines }, daysIn) => Boolean(lines[daysIn]?.told),
  teaser(_, { careers: [first] }) {
    const station = first?.stations[0];
    return station?.place
      ? `It begins in ${station.place.split(",")[0]}`
      : `It begins at ${station?.club}`;
  },
  sharedTexts: (result) => ({
    sentence: sharedSentence(result),
    words: ranksInWords(result.squares),
  }),
  points: scorePoints,
  tally: ({ lines }) => lines.flatMap(careerTally),
  statistics: {
    scoreText,
    distribution: {
      heading: "Points in a week",
      bars: [25, 20, 15, 10, 5, 0].map((score, place) => {
        const upTo = place === 0 ? CAREERS * MAX_POINTS : score + MAX_POINTS - 1;
        return { score, upTo, label: `${score}–${upTo}` };
      }),
    },
  },
};
