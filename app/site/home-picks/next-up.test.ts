import { expect, it } from "vitest";
import type { TitleState } from "~/games/title-state";
import { nextUp } from "./next-up";

const open: TitleState = { name: "open" };
const running: TitleState = { name: "running" };
const done: TitleState = { name: "done", score: "4/5" };

it.each<[TitleState, TitleState, string, string]>([
  [open, open, "Play today's quiz", "/play/full-time-quiz"],
  [open, done, "Play today's quiz", "/play/full-time-quiz"],
  [running, open, "Resume", "/play/full-time-quiz"],
  [done, open, "Play Golden Word", "/play/golden-word"],
  [done, running, "Resume Golden Word", "/play/golden-word"],
  [done, done, "See your result", "/play/full-time-quiz"],
])("with the quiz %o and Golden Word %o it says %s", (quiz, word, label, to) => {
  const titles = [
    { slug: "full-time-quiz", title: "Full-Time Quiz", state: quiz },
    { slug: "golden-word", title: "Golden Word", state: word },
  ];
  expect(nextUp(titles)).toEqual({ label, to });
});
