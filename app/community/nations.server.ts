import { countries } from "~/people/profile/countries";
import { monthInWords, previousMonth } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { loadOne } from "~/platform/sources/load-with-timeout.server";
import { documents } from "~/platform/storage/documents.server";
import { FreshReads } from "~/platform/storage/fresh-reads.server";
import { firstDivision, readNationCounts } from "~/play/player/nations.server";
import { todayOf } from "~/play/player/player.server";
import { type RankedNation, rankedNations } from "~/play/rules/nations";
import { NATIONS_PATH } from "~/table-paths";

const FRESH_MS = 60_000;

/** A nation's row in its division. */
export type ShownNation = { name: string; flag: string; place: number; average: number };

/** The table of a month. */
type NationsView = { month: string; divisions: { title: string; nations: ShownNation[] }[] };

const views = new FreshReads<NationsView>(4);

/**
 * The table of nations, at most a minute old: everybody sees the same.
 *
 * @param today the reader's date
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export function nationsOn(today: string, now: number): Promise<NationsView> {
  const month = today.slice(0, 7);
  return views.get(month, { maxAge: FRESH_MS, now }, () => readNations(month, now));
}

/** A line of home (`HomeLine`). */
type Line = { title: string; text: string; to: string };

/**
 * The line of home on the table of nations: who leads it this month.
 *
 * @returns null as long as no nation is ranked, and while the store is unavailable
 */
export function nationsLine(request: Request): Promise<Line | null> {
  return loadOne(request, "nations", async () => {
    const { divisions } = await nationsOn(todayOf(request), nowFor(request));
    const [leader] = divisions.find(({ nations }) => nations.length > 0)?.nations ?? [];
    if (!leader) return null;
    const text = `${leader.flag} ${leader.name} leads this month`;
    return { title: "Nations", text, to: NATIONS_PATH };
  });
}

async function readNations(month: string, now: number): Promise<NationsView> {
  const store = await documents();
  const [counts, first] = await Promise.all([
    readNationCounts(store, month),
    firstDivision(store, month, previousMonth(month), now),
  ]);
  const ranked = rankedNations(counts);
  const parts =
    first.length === 0
      ? [{ title: "All nations", nations: ranked }]
      : [
          { title: "First division", nations: ranked.filter(({ code }) => first.includes(code)) },
          { title: "Second division", nations: ranked.filter(({ code }) => !first.includes(code)) },
        ];
  return {
    month: monthInWords(month),
    divisions: parts.map(({ title, nations }) => ({ title, nations: nations.flatMap(shown) })),
  };
}

function shown({ code, average }: RankedNation, _: number, all: readonly RankedNation[]) {
  const country = countries.find((one) => one.code === code);
  if (!country) return [];
  const place = 1 + all.filter((other) => other.average > average).length;
  const { value: name, flag } = country;
  return [{ name, flag, place, average: Math.round(average) }];
}
