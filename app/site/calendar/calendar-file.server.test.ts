import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendar-file.server";

const dates = {
  now: Date.parse("2026-11-21T06:00:00Z"),
  kickoffAt: Date.parse("2026-12-06T16:00:00Z"),
  firstDate: "2026-11-21",
};

/** The calendar's events, parsed by an independent iCalendar library. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

const [kickoff, reset] = eventsOf(calendarFile(dates));

describe("the calendar to add to one's own", () => {
  it("has the season kick-off, at its moment", () => {
    expect(kickoff?.summary).toBe("Kickabout: season kickoff");
    expect(kickoff?.startDate.toJSDate()).toEqual(new Date(dates.kickoffAt));
    expect(kickoff?.isRecurring()).toBe(false);
  });

  it("has the new games of every day, at midnight in whatever zone it is opened", () => {
    expect(reset?.summary).toBe("Kickabout: today's games are out");
    expect(reset?.startDate.toString()).toBe("2026-11-21T00:00:00");
    expect(reset?.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    const days = reset?.iterator();
    const next = Array.from({ length: 11 }, () => days?.next().toString());
    expect(next.at(-1)).toBe("2026-12-01T00:00:00");
  });

  it("blocks nobody's time at midnight", () => {
    expect(reset?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  it("gives the events the same ids and dates whenever it is asked for", () => {
    const later = eventsOf(calendarFile({ ...dates, now: dates.now + 40 * 86_400_000 }));
    const facts = (events: typeof later) =>
      events.map(({ uid, startDate }) => [uid, String(startDate)]);
    expect(facts(later)).toEqual(facts(eventsOf(calendarFile(dates))));
    expect(new Set(later.map(({ uid }) => uid)).size).toBe(2);
  });

  it("says when it was made", () => {
    const stamps = eventsOf(calendarFile(dates)).map(({ component }) =>
      String(component.getFirstPropertyValue("dtstamp")),
    );
    expect(stamps).toEqual(["2026-11-21T06:00:00Z", "2026-11-21T06:00:00Z"]);
  });

  it("ends and folds its lines as RFC 5545 has it, and escapes its texts", () => {
    const text = calendarFile(dates);
    for (const line of text.trimEnd().split("\r\n")) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(text.replaceAll("\r\n ", "")).toContain("The season starts here. Five questions\\, one");
  });
});
