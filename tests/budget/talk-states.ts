import { answerQuiz } from "../../app/games/full-time-quiz/testing/browser";
import type { MeasuredState } from "../fixtures/browser-title";
import { today } from "../fixtures/site";

/** The one thread with script: of a fan who can write in it. What pages of many replies weigh, tests/server/thread-pages.test.ts says. */
export const talkStates: readonly MeasuredState[] = [
  {
    name: "thread-writing",
    path: `/feed/full-time-quiz-${today}`,
    prepare: async (request) => {
      const form = { account: "new", name: "Sunday Striker" };
      await request.post("/account/practice/google", { form });
      await answerQuiz(5)(request);
    },
  },
];
