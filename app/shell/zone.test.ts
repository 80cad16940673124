import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { dateAt } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { withZone, zoneScript } from "./zone";

type Visit = {
  zone: string;
  now: string;
  cookie?: string;
  keepsCookies?: boolean;
  type?: string;
};

/** Runs the script in a browser that is somewhere: what it has as cookies then, and what it did. */
function run({ zone, now, cookie = "", keepsCookies = true, type = "navigate" }: Visit) {
  let jar = cookie;
  const did: string[] = [];
  class ThereDate extends Date {
    constructor(at: number = Date.parse(now)) {
      super(at);
    }
    override getDate() {
      return Number(dateAt(this.getTime(), zone).slice(-2));
    }
  }
  runInNewContext(zoneScript, {
    document: {
      get cookie() {
        return jar;
      },
      set cookie(set: string) {
        did.push("stored");
        if (keepsCookies) jar = [jar, set.split(";")[0]].filter(Boolean).join("; ");
      },
    },
    Date: ThereDate,
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: zone }) }) },
    performance: { getEntriesByType: () => [{ type }] },
    stop: () => did.push("stopped"),
    location: { reload: () => did.push("asked again") },
  });
  return { jar, did };
}

/** Half past ten at night in the west, the day after at half past midnight in the furthest east. */
const now = "2026-11-26T10:30:00Z";
const again = ["stored", "stopped", "asked again"];

describe("the script for the zone", () => {
  it.each([
    ["Pacific/Kiritimati", now],
    ["Pacific/Pago_Pago", now],
    ["America/New_York", "2026-11-26T22:00:00Z"],
    ["UTC", "2026-12-31T23:59:00Z"],
  ])("asks for the page again in %s at %s, once", (zone, at) => {
    const { jar, did } = run({ zone, now: at, cookie: "theme=dark" });
    expect(did).toEqual(again);
    expect(jar).toBe(`theme=dark; tz=${zone}`);
    expect(run({ zone, now: at, cookie: jar }).did).toEqual([]);
  });

  it.each([
    ["America/New_York", "2026-11-26T21:59:59Z"],
    ["Europe/London", now],
    [product.timeZone, "2026-07-01T22:00:00Z"],
    [product.timeZone, "2026-12-31T21:59:59Z"],
  ])("looks up no zone where the date is the product's: %s at %s", (zone, at) => {
    expect(run({ zone, now: at }).did).toEqual([]);
  });

  const kiritimati = { zone: "Pacific/Kiritimati", now };

  it("stays without cookies, or the page would load for ever", () => {
    expect(run({ ...kiritimati, keepsCookies: false }).did).toEqual(["stored"]);
  });

  it("asks only for a page that was not asked for again already", () => {
    expect(run({ ...kiritimati, type: "reload" }).did).toEqual([]);
  });

  it("leaves a zone that is known", () => {
    expect(run({ ...kiritimati, cookie: "a=b; tz=UTC" }).did).toEqual([]);
  });
});

describe("withZone", () => {
  const html = (boot: string) => `<html data-boot="${boot}"><head></head></html>`;

  it.each([
    ["none", "go()", '<head><script nonce="n">go()</script></head>'],
    ["none", "", "<head></head>"],
    ["idle", "go()", "<head></head>"],
  ])("of a page with data-boot=%j and %j has %s", (boot, zone, head) => {
    expect(withZone(html(boot), zone, "n")).toContain(head);
  });
});
