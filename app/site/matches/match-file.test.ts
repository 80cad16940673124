import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextMatches, parseMatches, type RemoteMatch } from "./match-file";

const entry = {
  id: "karoo-stars-port-alba",
  title: "Karoo Stars v Port Alba",
  competition: "Southern Premier",
  matchviewUrl: "https://matches.example/karoo?from=kickabout",
  date: "2026-11-24T19:30:00+02:00",
};
const kit = { shirt: "#f7fbf4", trim: "#C4232F", pattern: "sash" };

const read = (...matches: unknown[]) => parseMatches(JSON.stringify({ matches }));

describe("a file of matches", () => {
  it("has its matches with the kick-off in UTC, and plain shirts where it names none", () => {
    expect(read(entry, { ...entry, id: "b", thumbnail: { home: kit, away: kit } })).toEqual({
      matches: [
        {
          ...entry,
          date: "2026-11-24T17:30:00.000Z",
          thumbnail: {
            home: { shirt: "#f7fbf4", trim: "#10211a", pattern: "plain" },
            away: { shirt: "#10211a", trim: "#f7fbf4", pattern: "plain" },
          },
        },
        expect.objectContaining({ id: "b", thumbnail: { home: kit, away: kit } }),
      ],
      dropped: 0,
    });
  });

  it("may have more in its entries than we read", () => {
    expect(read({ ...entry, stadium: "Old Mill", __proto__: { id: "x" } }).matches).toHaveLength(1);
  });

  it("has its texts in one line, without what changes the text around them", () => {
    const [match] = read({ ...entry, title: " Karoo\n\u202eStars  v Port Alba " }).matches;
    expect(match?.title).toBe("Karoo Stars v Port Alba");
  });

  it.each([
    ["no object", 7],
    ["null", null],
    ["a list", [entry]],
    ["an id with a slash", { ...entry, id: "../feed" }],
    ["an id with capitals", { ...entry, id: "Karoo" }],
    ["an id that is too long", { ...entry, id: "x".repeat(65) }],
    ["no title", { ...entry, title: undefined }],
    ["an empty title", { ...entry, title: "\u200b \u202e" }],
    ["a title that is a page", { ...entry, title: "x".repeat(1001) }],
    ["a competition that is none", { ...entry, competition: { name: "Cup" } }],
    ["a hub by http", { ...entry, matchviewUrl: "http://matches.example/" }],
    ["a hub by script", { ...entry, matchviewUrl: "javascript:alert(1)//https://x" }],
    ["a hub in data", { ...entry, matchviewUrl: "data:text/html,hi" }],
    ["a hub on our own site", { ...entry, matchviewUrl: "/feed" }],
    ["a hub of any scheme", { ...entry, matchviewUrl: "//matches.example" }],
    ["a hub with a password", { ...entry, matchviewUrl: "https://a:b@matches.example/" }],
    ["a hub that is too long", { ...entry, matchviewUrl: `https://x.example/${"y".repeat(500)}` }],
    ["a date without a time", { ...entry, date: "2026-11-24" }],
    ["a date without a zone", { ...entry, date: "2026-11-24T19:30:00" }],
    ["a date that no calendar has", { ...entry, date: "2026-02-30T19:30:00Z" }],
    ["a date as a number", { ...entry, date: 1_790_000_000_000 }],
    [
      "a shirt of another colour",
      { ...entry, thumbnail: { home: kit, away: { ...kit, shirt: "red" } } },
    ],
    [
      "a shirt of another pattern",
      { ...entry, thumbnail: { home: { ...kit, pattern: "url(#a)" }, away: kit } },
    ],
    ["one shirt", { ...entry, thumbnail: { home: kit } }],
    ["an id that was there before", { ...entry, id: "first" }],
  ])("loses an entry with %s, and keeps the others", (_, bad) => {
    const first = { ...entry, id: "first" };
    const last = { ...entry, id: "last" };
    const { matches, dropped } = read(first, bad, last);
    expect(matches.map(({ id }) => id)).toEqual(["first", "last"]);
    expect(dropped).toBe(1);
  });

  it("is read up to its two hundredth entry", () => {
    const many = Array.from({ length: 230 }, (_, index) => ({ ...entry, id: `match-${index}` }));
    const { matches, dropped } = read(...many);
    expect([matches.length, dropped]).toEqual([200, 30]);
  });

  it.each(["", "{", "null", "7", "[]", '"matches"', "{}", '{"matches":{}}', '{"matches":null}'])(
    "can't be read: %j",
    (body) => {
      expect(() => parseMatches(body)).toThrow(Error);
    },
  );

  it("has nothing to show but https links and single lines, whatever another server sends", () => {
    const bent = fc.record(
      {
        id: fc.oneof(fc.constant("a-match"), fc.string()),
        title: fc.oneof(fc.constant("A v B"), fc.string({ unit: "binary" })),
        competition: fc.oneof(fc.constant("Cup"), fc.string({ unit: "binary" })),
        matchviewUrl: fc.oneof(fc.webUrl(), fc.constant(entry.matchviewUrl), fc.string()),
        date: fc.oneof(
          fc.constant(entry.date),
          fc.string(),
          fc.date({ noInvalidDate: true }).map((date) => date.toJSON()),
        ),
        thumbnail: fc.oneof(fc.constant({ home: kit, away: kit }), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      fc.json(),
      fc.array(fc.oneof(bent, fc.anything())).map((matches) => JSON.stringify({ matches })),
    );
    fc.assert(
      fc.property(body, (text) => {
        let matches: RemoteMatch[] = [];
        try {
          matches = parseMatches(text).matches;
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
        for (const match of matches) {
          expect(new URL(match.matchviewUrl).protocol).toBe("https:");
          expect(`${match.title}${match.competition}`).not.toMatch(
            /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u,
          );
          expect(match.title.length).toBeLessThanOrEqual(80);
          expect(new Date(match.date).toISOString()).toBe(match.date);
        }
        expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
      }),
    );
  });
});

it("shows the next eight matches by kick-off, and those of the day before", () => {
  const at = (id: string, date: string) => ({ ...entry, id, date });
  const hours = (count: number) =>
    new Date(Date.parse("2026-11-24T12:00:00Z") + count * 3_600_000).toJSON();
  const { matches } = read(
    at("old", hours(-24)),
    at("late", hours(40)),
    at("yesterday", hours(-23)),
    ...Array.from({ length: 8 }, (_, index) => at(`next-${index}`, hours(index + 1))),
  );
  const shown = nextMatches(matches, Date.parse("2026-11-24T12:00:00Z")).map(({ id }) => id);
  expect(shown).toEqual(["yesterday", ...Array.from({ length: 7 }, (_, index) => `next-${index}`)]);
});
