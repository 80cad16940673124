import { describe, expect, it } from "vitest";
import { hasTreble } from "./finished-by.server";

const [friday, monday, tuesday, wednesday] = [
  "2026-11-20",
  "2026-11-23",
  "2026-11-24",
  "2026-11-25",
];

describe("a date's treble", () => {
  it.each<[string, string, Record<string, string[]>, boolean]>([
    ["nothing was played", monday, {}, false],
    ["two of three are in", monday, { [monday]: ["full-time-quiz", "golden-word"] }, false],
    [
      "all three are in",
      monday,
      { [monday]: ["spot-kick", "golden-word", "full-time-quiz"] },
      true,
    ],
    [
      "the third is another day's",
      tuesday,
      { [tuesday]: ["full-time-quiz", "link-up-play"], [monday]: ["wall-pass"] },
      false,
    ],
    [
      "its weekly title was finished on the first day of the week",
      wednesday,
      { [wednesday]: ["full-time-quiz", "crossbar"], [friday]: ["career-path"] },
      true,
    ],
    [
      "its weekly title is last week's",
      wednesday,
      { [wednesday]: ["full-time-quiz", "crossbar"], "2026-11-19": ["career-path"] },
      false,
    ],
    [
      "its weekly title was finished only later",
      wednesday,
      { [wednesday]: ["full-time-quiz", "crossbar"], "2026-11-26": ["career-path"] },
      false,
    ],
  ])("where %s", (_, date, played, isDone) => {
    expect(hasTreble(new Map(Object.entries(played)), date)).toBe(isDone);
  });
});
