import { expect, it } from "vitest";
import { nextUp } from "./next-up";

const quiz = { slug: "full-time-quiz", title: "Full-Time Quiz" };
const word = { slug: "golden-word", title: "Golden Word" };

it.each<[Parameters<typeof nextUp>[0], ReturnType<typeof nextUp>]>([
  [
    { ...quiz, isRunning: false },
    { label: "Play today's quiz", to: "/play/full-time-quiz", starts: "full-time-quiz" },
  ],
  [
    { ...quiz, isRunning: true },
    { label: "Resume", to: "/play/full-time-quiz", starts: null },
  ],
  [
    { ...word, isRunning: false },
    { label: "Play Golden Word", to: "/play/golden-word", starts: "golden-word" },
  ],
  [
    { ...word, isRunning: true },
    { label: "Resume Golden Word", to: "/play/golden-word", starts: null },
  ],
  [null, null],
])("before %o it is %o", (next, button) => {
  expect(nextUp(next)).toEqual(button);
});
