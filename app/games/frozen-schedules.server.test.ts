import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import type { Frozen } from "~/play/editions/frozen.server";
import { daysOf } from "~/play/editions/schedule.server";
import { playable } from "~/playable";
import { serverGames } from "./registry.server";

const files = import.meta.glob<Frozen>("./*/frozen.server.ts", { eager: true, import: "frozen" });

const NOTHING: Frozen = { firstDate: "", asked: () => "", fingerprints: [] };
/** Its ISO number. */
const FRIDAY = 5;

describe.each(playable)("the schedule of %s", (slug) => {
  const { schedule } = serverGames[slug];
  const { firstDate, asked, fingerprints } = files[`./${slug}/frozen.server.ts`] ?? NOTHING;
  const first = Temporal.PlainDate.from(schedule.firstDate);

  it.each(fingerprints)("asks in its first %i periods what it asked", (count, fingerprint) => {
    const past = schedule.editions
      .slice(0, count)
      .map((number, place) =>
        asked(number, first.add({ days: place * daysOf(schedule) }).toString()),
      );
    expect(past).toHaveLength(count);
    expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
  });

  it("is frozen from its first date to its end", () => {
    expect(schedule.firstDate).toBe(firstDate);
    expect(fingerprints.at(-1)?.[0]).toBe(schedule.editions.length);
  });

  it("has each edition once", () => {
    expect(new Set(schedule.editions).size).toBe(schedule.editions.length);
    for (const number of schedule.editions) {
      expect(serverGames[slug].edition(number), String(number)).not.toBeNull();
    }
  });

  it("begins on a Friday if it is weekly", () => {
    expect(schedule.period === "day" || first.dayOfWeek === FRIDAY).toBe(true);
  });
});
