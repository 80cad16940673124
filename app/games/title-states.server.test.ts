import { describe, expect, it } from "vitest";
import type { PlayableSlug } from "~/playable";
import { stateLabel } from "./title-state";
import { titleStateOf } from "./title-states.server";

const today = "2026-11-23";

/** A player's days with one current attempt, if any. */
const days = (play: { slug: string; score?: number; outOf?: number; isWin?: boolean } | null) => ({
  today,
  dates: new Map([["2026-11-22", ["full-time-quiz", "golden-word"]]]),
  current: play
    ? [
        {
          slug: play.slug,
          moves: 1,
          elapsed: 1000,
          result:
            play.score === undefined
              ? null
              : { isWin: play.isWin ?? true, score: play.score, outOf: play.outOf ?? 5 },
          squares: "",
        },
      ]
    : [],
});

describe("the state of a title", () => {
  it.each<[string, PlayableSlug, ReturnType<typeof days> | null, string]>([
    ["nothing was played", "full-time-quiz", null, "Play"],
    ["yesterday's was played", "full-time-quiz", days(null), "Play"],
    ["it is running", "golden-word", days({ slug: "golden-word" }), "Resume"],
    ["another is running", "golden-word", days({ slug: "full-time-quiz" }), "Play"],
    ["it was finished", "full-time-quiz", days({ slug: "full-time-quiz", score: 4 }), "4/5"],
    [
      "it was won in the third of six tries",
      "golden-word",
      days({ slug: "golden-word", score: 4, outOf: 6 }),
      "3/6",
    ],
    [
      "it was lost",
      "golden-word",
      days({ slug: "golden-word", score: 0, outOf: 6, isWin: false }),
      "X/6",
    ],
    [
      "only the date is known",
      "golden-word",
      { ...days(null), dates: new Map([[today, ["golden-word"]]]) },
      "Done",
    ],
  ])("is right where %s", (_, slug, given, label) => {
    expect(stateLabel(titleStateOf(given, slug))).toBe(label);
  });

  it("has the title's own word for a start", () => {
    expect(stateLabel({ name: "open" }, "Open the case")).toBe("Open the case");
    expect(stateLabel({ name: "running" }, "Open the case")).toBe("Resume");
  });
});
