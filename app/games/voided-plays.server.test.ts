import { describe, expect, it } from "vitest";
import { askedTitle, weeklyTitle } from "../../tests/fixtures/test-titles";
import { voidedPlaysIn } from "./voided-plays.server";

const voidedOn = "2026-11-16";
/** The record "a" is in edition 2 alone, which comes on 17 November and, after the end of the table, on the 22nd. */
const daily = {
  ...askedTitle,
  edition: (number: number, ids: readonly string[] = []) => {
    const edition = askedTitle.edition(number);
    return edition && { ...edition, hasVoid: number === 2 && ids.includes("a") };
  },
  voided: { a: voidedOn },
};
const slug = daily.rules.slug;
const played = (...dates: string[]) => new Map(dates.map((date) => [date, [slug]]));

describe("the voided records that a player met", () => {
  it("are those of editions that they had finished by the day after the void", () => {
    expect(voidedPlaysIn(played("2026-11-16", "2026-11-17", "2026-11-18"), [daily])).toEqual([
      { slug, id: "a", date: "2026-11-17" },
    ]);
  });

  it.each([
    ["another edition", played("2026-11-16", "2026-11-18")],
    ["the edition after the void", played("2026-11-22")],
    ["another title on its date", new Map([["2026-11-17", ["sealed-doors"]]])],
    ["nothing", new Map()],
  ])("are none for a player of %s", (_, dates) => {
    expect(voidedPlaysIn(dates, [daily])).toEqual([]);
  });

  it("are one for each record, however often its edition was played", () => {
    const late = { ...daily, voided: { a: "2026-12-31", b: "2026-12-31" } };
    expect(voidedPlaysIn(played("2026-11-17", "2026-11-22"), [late])).toEqual([
      { slug, id: "a", date: "2026-11-22" },
    ]);
  });

  it("have the date on which a weekly edition began", () => {
    const weekly = { ...weeklyTitle, voided: { a: voidedOn } };
    const dates = new Map([["2026-11-15", [weekly.rules.slug]]]);
    expect(voidedPlaysIn(dates, [weekly])).toMatchObject([{ date: "2026-11-13" }]);
  });
});
