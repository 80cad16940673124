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
import { editions } from "./editions.server";
import { THEMES } from "./theme";

const { schedule } = editions;

/**
 * What attempts refer to: the ids of each edition of a theme, and the places of their choices. Never edit a line of editions
 * whose days have come. When a theme grows, append one with the new number of its editions; when a day to come gets another
 * question, replace the last (docs/decisions/0035).
 */
const FROZEN = [
  [
    "goalkeepers",
    goalkeepers,
    1,
    "b0911a30bff2f73af0ca8a618a83aea41d0a1ce8a907ef9547e2b413a6b759e9",
  ],
  [
    "goalkeepers",
    goalkeepers,
    9,
    "d9047062e615e42397a79ddb45290394721744be55c227a6999d1821396ab0f3",
  ],
  ["finals", finals, 1, "f05368f240d3b5e9a3b4e5c8d32b9a6e20e356179a60a5f4a6a00df42bed21f3"],
  ["finals", finals, 9, "282550ef110a8e0f769f941915ca6d17ecc0512e1c30a43989f9247c347337a4"],
  ["grounds", grounds, 1, "1ded5d320d037951b7b5f8375d7921ed357560958fbb5379763637e0ef63d481"],
  ["grounds", grounds, 9, "4c456b275656c3b2456403f5cd9c804c362f64ae1b64d515408256b6aaf60b6a"],
  ["laws", laws, 9, "155aaad472884a04544d60695afb5cadb190683965f21171e5a12df14bef6641"],
  ["africa", africa, 8, "12b835c8ad7f784514bb69fa41eebdd8304ba19e473cae492835f50932f9e331"],
  ["women", women, 8, "ccde68bc27e991da1b6658f7933aa2db528578224c0e2d58d17222051d488b91"],
  ["derbies", derbies, 8, "955f3d4e10a70e085de230a5be94747908bd2695612224ed4ffb7cdf029e613f"],
] as const;

const days = schedule.editions.map((number, index) => {
  const date = Temporal.PlainDate.from(schedule.firstDate).add({ days: index });
  return { date: date.toString(), weekday: date.dayOfWeek % 7, number };
});

describe("the schedule", () => {
  it.each(FROZEN)(
    "asks about %s what it asked",
    (_, { editions: list, questions }, count, fingerprint) => {
      const asked = list.slice(0, count).map(({ number, questions: ten, bench }) => {
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
    expect(editions.at(number)?.theme).toBe(THEMES[weekday]);
  });
});
