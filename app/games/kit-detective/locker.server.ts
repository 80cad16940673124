import { type CalendarDate, daysBefore, shortDate } from "~/platform/clock/calendar-date.server";
import { daysOf, editionNumberOn, numberOn, periodOf } from "~/play/editions/schedule.server";
import { sourceText } from "~/play/editions/source-text";
import { playAddress } from "~/play/rules/play-address";
import { isPerfect, type Result } from "~/play/rules/results";
import { type CollectedSet, type Collectible, fractionText } from "~/play/rules/title-statistics";
import { SHIRTS } from "./case";
import { editions, wornText } from "./editions.server";
import { lookOf } from "./look";
import { kitDetective } from "./rules";

/**
 * The cases up to a date with the shirts of those that a player has finished, the latest first. A voided case's stay out,
 * and a case that came round again is there once.
 */
export function lockerOf(results: readonly Result[], today: CalendarDate): CollectedSet[] {
  const { schedule } = editions;
  const sets = new Map<number, CollectedSet>();
  for (let date = schedule.firstDate; date <= today; date = daysBefore(date, -daysOf(schedule))) {
    const result = results.find((one) => one.date === date);
    const edition = result?.edition ?? editionNumberOn(schedule, date);
    const name = `No. ${numberOn(schedule, date)}, ${shortDate(date).replace(/^\w+ /, "")}`;
    const known = sets.get(edition);
    if (result?.outOf === 0 || known?.items.length || (known && !result)) continue;
    sets.delete(edition);
    sets.set(
      edition,
      result ? { ...setOf(result), name } : { name, ...unplayed(date, edition, today) },
    );
  }
  return [...sets.values()].reverse();
}

/** A case without a result, with the way to play it if nothing of it was taken back. */
function unplayed(date: string, edition: number, today: CalendarDate): Omit<CollectedSet, "name"> {
  const { schedule } = editions;
  const isCurrent = date === periodOf(schedule, today);
  const isOpen = isCurrent || !editions.edition(edition)?.hasVoid;
  return {
    text: isCurrent ? "This week's" : "Not played",
    ...{ isWhole: false, size: SHIRTS, items: [] },
    ...(isOpen && {
      way: {
        href: playAddress(kitDetective.slug, { date: isCurrent ? null : date }),
        text: isCurrent ? "Open the case" : "Play for fun",
      },
    }),
  };
}

/** The shirts of a case that was finished. */
function setOf(result: Result): Omit<CollectedSet, "name"> {
  const items = (editions.at(result.edition)?.shirts ?? []).map(
    (record): Collectible => ({
      name: `${record.nation}, ${wornText(record).toLowerCase()}`,
      line: record.note,
      ...(record.source && { source: sourceText(record.source) }),
      look: { id: record.id, ...lookOf(record.shirt) },
    }),
  );
  return { text: fractionText(result), isWhole: isPerfect(result), size: items.length, items };
}
