import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import {
  decodeHistory,
  decodeMarks,
  encodeHistory,
  type HistoryEntry,
  withEntry,
  withGrade,
  withMark,
} from "./history.server";

const TODAY = "2026-11-21";
const slugs = [
  "full-time-quiz",
  "daily-quiz",
  "higher-line",
  "golden-word",
  "link-up-play",
  "crossbar",
  "career-path",
  "kit-detective",
  "spot-kick",
  "keepy-uppy",
  "wall-pass",
];

const entry = (change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  date: TODAY,
  slug: "full-time-quiz",
  isWin: true,
  score: 4,
  outOf: 5,
  ...change,
});

const outOfs = new Map(slugs.map((slug, index) => [slug, [5, 10, 31, 6, 4, 25][index % 6] ?? 5]));

const entryArbitrary = (most: number): fc.Arbitrary<HistoryEntry> =>
  fc
    .record({
      back: fc.nat(most),
      slug: fc.constantFrom(...slugs),
      isWin: fc.boolean(),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ back, slug, isWin, share }) => {
      const most = outOfs.get(slug) ?? 5;
      const score = Math.round(share * most);
      const outOf = isWin && score === 0 ? 0 : most;
      return { date: daysBefore(TODAY, back), slug, isWin, score, outOf };
    });

const historyArbitrary = (most: number) =>
  fc
    .array(entryArbitrary(most), { maxLength: 120 })
    .map((all) => all.reduce<readonly HistoryEntry[]>(withEntry, []));

const key = ({ date, slug }: HistoryEntry) => `${date} ${slug}`;
const inOrder = (history: readonly HistoryEntry[]) =>
  history.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));

describe("a history", () => {
  it("comes back as it was, on all of 62 days", () => {
    fc.assert(
      fc.property(historyArbitrary(61), (history) => {
        expect(inOrder(decodeHistory(encodeHistory(history)))).toEqual(inOrder(history));
      }),
    );
  });

  it("loses nothing but what is older than 62 days", () => {
    fc.assert(
      fc.property(historyArbitrary(300), (history) => {
        const latest =
          history
            .map(({ date }) => date)
            .sort()
            .at(-1) ?? TODAY;
        const young = history.filter(({ date }) => date > daysBefore(latest, 62));
        expect(inOrder(decodeHistory(encodeHistory(history)))).toEqual(inOrder(young));
      }),
    );
  });

  it("has scores beyond 31 too", () => {
    const long = [entry({ slug: "keepy-uppy", score: 47, outOf: 100, isWin: false }), entry()];
    expect(inOrder(decodeHistory(encodeHistory(long)))).toEqual(inOrder(long));
  });

  it("has a win of nothing as the voided edition that it is, beside others of its title", () => {
    const history = [entry({ score: 0, outOf: 0 }), entry({ date: "2026-11-20" })];
    expect(inOrder(decodeHistory(encodeHistory(history)))).toEqual(inOrder(history));
  });

  it("keeps the first result of a title on a date", () => {
    const history = [entry({ score: 1 })];
    expect(withEntry(history, entry({ score: 5 }))).toBe(history);
  });

  it("grades a result again where it has one, and adds none", () => {
    const other = entry({ slug: "golden-word" });
    const history = [entry({ score: 2, isWin: false }), other];
    const graded = entry({ score: 2, isWin: true });
    expect(withGrade(history, graded)).toEqual([graded, other]);
    expect(withGrade(history, entry({ score: 2, isWin: false, outOf: 4 }))).toBe(history);
    expect(withGrade([other], graded)).toEqual([other]);
  });

  it("of nothing is nothing", () => {
    expect(encodeHistory([])).toBe("");
    expect(decodeHistory("")).toEqual([]);
  });

  it.each(["x", "1", "1AAA!", "2AAAone.AF!A", "1AAAone.AF", "1AAA.AF!A", "1AAAONE.AF!AAAA"])(
    "is none in %j",
    (text) => {
      expect(decodeHistory(text)).toEqual([]);
    },
  );
});

describe("a whole history, eleven titles on each of 62 days", () => {
  const whole = Array.from({ length: 62 }, (_, back) => daysBefore(TODAY, back)).flatMap((date) =>
    slugs.map((slug) => entry({ date, slug, score: 31, outOf: 31 })),
  );

  it("is in a text that leaves room for name and signature in 1 KB", () => {
    const text = encodeHistory(whole);
    expect(text.length).toBeLessThanOrEqual(990);
    expect(decodeHistory(text)).toHaveLength(62 * 11);
  });

  it("loses its oldest dates alone where large scores make it longer", () => {
    const large = whole.map((one) => ({ ...one, score: 2000, outOf: 2000 }));
    const text = encodeHistory(large);
    expect(text.length).toBeLessThanOrEqual(990);
    const dates = new Set(decodeHistory(text).map(({ date }) => date));
    expect([...dates].sort().at(-1)).toBe(TODAY);
    expect(dates.size).toBeGreaterThan(30);
  });
});

describe("the latest attempts", () => {
  const marksArbitrary = fc.uniqueArray(
    fc
      .record({
        slug: fc.constantFrom(...slugs),
        date: fc.nat(61).map((back) => daysBefore(TODAY, back)),
        moves: fc.nat(63),
        elapsed: fc.nat(200_000).map((tenths) => tenths * 100),
        squares: fc.option(
          fc
            .array(fc.constantFrom("🟩", "🟥"), { minLength: 1, maxLength: 18 })
            .map((row) => row.join("")),
          { nil: undefined },
        ),
      })
      .map(({ squares, ...mark }) => (squares ? { ...mark, squares } : mark)),
    { selector: ({ slug }) => slug },
  );

  it("come back as they were, beside the history and without one", () => {
    fc.assert(
      fc.property(historyArbitrary(40), marksArbitrary, (history, marks) => {
        const whole = withEntry(history, entry());
        const text = encodeHistory(whole, marks);
        expect(decodeMarks(text)).toEqual(marks);
        expect(inOrder(decodeHistory(text))).toEqual(inOrder(whole));
      }),
    );
    const mark = { slug: "golden-word", date: TODAY, moves: 2, elapsed: 0 };
    expect(decodeMarks(encodeHistory([], [mark]))).toEqual([mark]);
    expect(decodeHistory(encodeHistory([], [mark]))).toEqual([]);
  });

  it("are one for each title, the same until a move is made", () => {
    const marks = [{ slug: "golden-word", date: TODAY, moves: 2, elapsed: 900 }];
    expect(withMark(marks, { slug: "golden-word", date: TODAY, moves: 2, elapsed: 950 })).toBe(
      marks,
    );
    const later = { slug: "golden-word", date: TODAY, moves: 3, elapsed: 1200 };
    expect(withMark(marks, later)).toEqual([later]);
  });

  it("have squares that a former release skips, and none that are no short row of right and wrong", () => {
    const mark = { slug: "full-time-quiz", date: TODAY, moves: 5, elapsed: 9500 };
    const [, latest = "", ...groups] =
      /^(.*!)(.{6})(.{6})$/.exec(encodeHistory([], [{ ...mark, squares: "🟩🟥🟩🟩🟥" }])) ?? [];
    expect(latest + groups[0]).toBe(encodeHistory([], [mark]));
    // The place of the title, which a former release has read already.
    expect(groups[1]?.charAt(0)).toBe(groups[0]?.charAt(0));
    for (const squares of ["🟨🟨", "🟩\n🟩", "🟩".repeat(19), ""]) {
      expect(decodeMarks(encodeHistory([], [{ ...mark, squares }]))).toEqual([mark]);
    }
  });

  it("have their time cut off to a tenth, as every clock shows it", () => {
    const mark = { slug: "full-time-quiz", date: TODAY, moves: 5, elapsed: 9599 };
    expect(decodeMarks(encodeHistory([], [mark]))).toEqual([{ ...mark, elapsed: 9500 }]);
  });

  it("are another list when a void takes a square away", () => {
    const mark = { slug: "full-time-quiz", date: TODAY, moves: 5, elapsed: 9500, squares: "🟩🟥" };
    expect(withMark([mark], { ...mark })).toEqual([mark]);
    expect(withMark([mark], { ...mark, squares: "🟩" })).toEqual([{ ...mark, squares: "🟩" }]);
  });

  it("of eleven titles cost a whole history few of its oldest dates", () => {
    const days = Array.from({ length: 62 }, (_, back) => daysBefore(TODAY, back));
    const whole = days.flatMap((date) =>
      slugs.map((slug) => entry({ date, slug, score: 31, outOf: 31 })),
    );
    const marks = slugs.map((slug) => ({ slug, date: TODAY, moves: 9, elapsed: 61_300 }));
    const text = encodeHistory(whole, marks);
    expect(text.length).toBeLessThanOrEqual(990);
    expect(new Set(decodeHistory(text).map(({ date }) => date)).size).toBeGreaterThan(55);
  });
});

describe("whatever a text says", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."1AZaz09-_.!~") });

  it("it is read without an error, as entries that can be written again", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          letters,
          letters.map((text) => `1AFDone.AF${text}`),
        ),
        (text) => {
          for (const read of decodeHistory(text)) {
            expect(read.date).toMatch(/^\d{4}-\d\d-\d\d$/);
            expect(read.score).toBeGreaterThanOrEqual(0);
          }
          encodeHistory(decodeHistory(text), decodeMarks(text));
        },
      ),
      { numRuns: 500 },
    );
  });
});
