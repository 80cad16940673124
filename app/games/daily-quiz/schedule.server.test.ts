import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import africa from "./bank/africa.json";
import derbies from "./bank/derbies.json";
import finals from "./bank/finals.json";
import goalkeepers from "./bank/goalkeepers.json";
import grounds from "./bank/grounds.json";
import laws from "./bank/laws.json";
import women from "./bank/women.json";
import { editionAt } from "./bank.server";
import { schedule } from "./schedule.server";
import { THEMES } from "./theme";

/**
 * What attempts refer to: the ids of each edition of a theme, and the places of their choices. Never edit a line. When a
 * theme grows, append one with the new number of its editions.
 */
const FROZEN = [
  [
    "goalkeepers",
    goalkeepers,
    9,
    "0ef400a3634c365c9943563abc1c65c2426eb04985a95dbc75572cf5bf08643d",
  ],
  ["finals", finals, 9, "2e49f321164a1566771be3b4cf5b663aabc9cc2981680861b42d6cc916844ee3"],
  ["grounds", grounds, 9, "96a026c13aa924f3cf6576e901f4d4f3d12312cc70751b394ca9ad155af53f4d"],
  ["laws", laws, 9, "155aaad472884a04544d60695afb5cadb190683965f21171e5a12df14bef6641"],
  ["africa", africa, 8, "12b835c8ad7f784514bb69fa41eebdd8304ba19e473cae492835f50932f9e331"],
  ["women", women, 8, "571d702128fe04fd2012bdea6d2c87aec6ee4d76622b51b55e9d76e9cf59c3f4"],
  ["derbies", derbies, 8, "611c5c12cf468d1d2742e2ca3220c71f0dd42c37efedaefd14722b2a7b01525c"],
] as const;

const days = schedule.editions.map((number, index) => {
  const date = Temporal.PlainDate.from(schedule.firstDate).add({ days: index });
  return { date: date.toString(), weekday: date.dayOfWeek % 7, number };
});

describe("the schedule", () => {
  it.each(FROZEN)(
    "asks about %s what it asked",
    (_, { editions, questions }, count, fingerprint) => {
      const asked = editions.slice(0, count).map(({ number, questions: ten, bench }) => {
        const ids: readonly string[] = [...ten, bench];
        const choices = ids.map((id) => questions.find((one) => one.id === id)?.choices);
        return JSON.stringify([number, ids, choices]);
      });
      expect(asked).toHaveLength(count);
      expect(createHash("sha256").update(asked.join("")).digest("hex")).toBe(fingerprint);
    },
  );

  it("has each edition once, in order", () => {
    expect(schedule.editions).toEqual(days.map((_, index) => index + 1));
    expect(days.length).toBeGreaterThan(0);
  });

  it.each(days)("has the theme of its weekday on $date", ({ number, weekday }) => {
    expect(editionAt(number)?.theme).toBe(THEMES[weekday]);
  });
});
