import { expect, it } from "vitest";
import { nextUp } from "./next-up";

const quiz = { slug: "full-time-quiz", title: "Full-Time Quiz" };
const word = { slug: "golden-word", title: "Golden Word" };

it.each<[Parameters<typeof nextUp>[0], string, string]>([
  [{ ...quiz, isRunning: false }, "Play today's quiz", "/play/full-time-quiz"],
  [{ ...quiz, isRunning: true }, "Resume", "/play/full-time-quiz"],
  [{ ...word, isRunning: false }, "Play Golden Word", "/play/golden-word"],
  [{ ...word, isRunning: true }, "Resume Golden Word", "/play/golden-word"],
  [null, "See your result", "/play/full-time-quiz"],
])("before %o it says %s", (next, label, to) => {
  expect(nextUp(next)).toEqual({ label, to });
});
