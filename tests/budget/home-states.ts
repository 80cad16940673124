import { answerDaily } from "../../app/games/daily-quiz/testing/browser";
import { answerQuiz } from "../../app/games/full-time-quiz/testing/browser";
import type { MeasuredState } from "../fixtures/browser-title";
import { joinAs, newFan } from "../fixtures/test";

/** docs/decisions/0042-home-of-ones-own.md */
const OWN_HOME = 12.75 * 1024;

/** Home as only one person sees it. */
export const homeStates: readonly MeasuredState[] = [
  {
    name: "home-signed-in",
    path: "/",
    prepare: (request) => joinAs(request, newFan()),
    html: OWN_HOME,
  },
  {
    name: "home-played",
    path: "/",
    prepare: async (request) => {
      await answerQuiz(5)(request);
      await answerDaily(10)(request);
    },
    html: OWN_HOME,
  },
  {
    name: "home-signed-in-played",
    path: "/",
    prepare: async (request) => {
      await joinAs(request, newFan());
      await answerQuiz(5)(request);
      await answerDaily(10)(request);
    },
    html: OWN_HOME,
  },
];
