import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, readable, testHooks } from "./ask";
import { serverForFile, serverForTest } from "./processes";

const feedFailed = "We couldn’t load the community feed right now.";
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

async function homeWith(wish: unknown, address = server.address) {
  const reply = await ask(address, "/", { headers: testHooks(wish) });
  return { ...reply, text: readable(reply.text) };
}

describe("the home page", () => {
  const rest = ["Season kickoff in", "Full-Time Quiz", "Daily lineup", "Weekly picks"];

  it("is whole in the very document, without a script", async () => {
    const { status, text } = await homeWith({});
    expect(status).toBe(200);
    for (const part of [...rest, "Community feed", 'href="/feed/']) expect(text).toContain(part);
    expect(text).not.toContain("Loading the");
    expect(text).not.toContain("right now.");
  });

  it("stands when a source fails, and says which part is missing", async () => {
    const { status, text } = await homeWith({ sources: { feed: "fail" } });
    expect(status).toBe(200);
    for (const part of [...rest, feedFailed]) expect(text).toContain(part);
    expect(text).not.toContain("asked to fail");
  });

  it("comes within 3 s when a source says nothing", async () => {
    const from = performance.now();
    const { status, text } = await homeWith({ sources: { feed: "hang" } });
    expect(performance.now() - from).toBeLessThan(3000);
    expect(status).toBe(200);
    for (const part of [...rest, feedFailed]) expect(text).toContain(part);
  });

  it("comes within 3 s when all of its sources say nothing", async () => {
    const from = performance.now();
    const sources = { feed: "hang", daily: "hang", weekly: "hang" };
    const { status, text } = await homeWith({ sources });
    expect(performance.now() - from).toBeLessThan(3000);
    expect(status).toBe(200);
    expect(text.match(/right now\./g)?.length).toBeGreaterThanOrEqual(3);
  });

  it("says what is not there yet when a source is empty", async () => {
    const { text } = await homeWith({ sources: { feed: "empty" } });
    expect(text).toContain("Nobody has said a word yet.");
    expect(text).not.toContain(feedFailed);
  });

  it.each(["{", "null", "[]", '"x"', '{"sources":{"feed":"explode"}}', '{"now":"yesterday"}'])(
    "ignores test hooks that make no sense: %s",
    async (value) => {
      const reply = await ask(server.address, "/", { headers: { "x-test-hooks": value } });
      expect(reply.status).toBe(200);
      expect(reply.text).not.toContain(feedFailed);
    },
  );
});

/** A server as in production: without test hooks, on a known day of the kick-off. */
const ordinary = serverForFile({
  TEST_HOOKS: undefined,
  KICKOFF_AT: "2026-12-06T18:00:00+02:00",
});

it("ignores the test hooks where they are off", async () => {
  const { address } = await serverForTest({ TEST_HOOKS: "off" });
  const sources = { feed: "fail", daily: "hang", weekly: "fail" };
  const { text } = await homeWith({ now: "2001-01-01T00:00:00Z", sources }, address);
  expect(text).not.toMatch(/right now\.|Jan 1|1 Jan/);
  const calendar = await ask(address, "/calendar.ics", {
    headers: testHooks({ now: "2001-01-01T00:00:00Z" }),
  });
  expect(calendar.text).not.toContain("2001");
});

it("ignores the test hooks by default", async () => {
  const { text } = await homeWith({ sources: { feed: "fail" } }, ordinary.address);
  expect(text).not.toContain(feedFailed);
});

describe("the calendar", () => {
  it("is an iCalendar file with the season kick-off and the daily reset", async () => {
    const reply = await ask(ordinary.address, "/calendar.ics");
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(headerOf(reply, "Content-Disposition")).toContain("kickabout-season.ics");
    const events = new ICAL.Component(ICAL.parse(reply.text)).getAllSubcomponents("vevent");
    expect(events).toHaveLength(2);
    expect(new ICAL.Event(events[1]).startDate.toString()).toBe("2026-11-21T00:00:00");
    const event = new ICAL.Event(events[0]);
    expect(event.summary).toContain("season kickoff");
    expect(event.startDate.toJSDate().toISOString()).toBe("2026-12-06T16:00:00.000Z");
    expect(event.endDate.toJSDate().toISOString()).toBe("2026-12-06T18:00:00.000Z");
    expect(event.uid).not.toBe("");
  });

  it("keeps to the rules for its lines: CRLF, and 75 bytes at most", async () => {
    const { text } = await ask(server.address, "/calendar.ics");
    for (const line of text.trimEnd().split("\r\n")) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  it("is the same event each time it is asked for on a day", async () => {
    const headers = testHooks({ now: "2026-11-21T12:00:00Z" });
    const uid = async () =>
      /UID:(.+)/.exec((await ask(server.address, "/calendar.ics", { headers })).text)?.[1];
    expect(await uid()).toBe(await uid());
  });
});

describe("an address with nothing at it", () => {
  it.each(["/there-is-no-such-page", "/a/b/c/d", "/feed/no-such-post", "/play/chess", "/.env"])(
    "is a 404 page in the router's own words: %s",
    async (path) => {
      const reply = await ask(server.address, path);
      expect(reply.status).toBe(404);
      expect(headerOf(reply, "Content-Type")).toContain("text/html");
      expect(reply.text).toContain("Unexpected Application Error!");
      expect(reply.text).toContain("404 Not Found");
      expect(reply.text).toContain("Play today&#x27;s quiz");
    },
  );

  it("tells nothing of the inside", async () => {
    const { text } = await ask(server.address, "/there-is-no-such-page");
    expect(text).not.toMatch(/\.js:\d+|node_modules|file:\/\/|\bat [\w.]+ \(/);
  });

  it("shows nothing of what was asked for", async () => {
    const { text } = await ask(server.address, "/%3Cscript%3Ealert(1)%3C/script%3E?x=<b>");
    expect(text).not.toContain("<script>alert(1)");
  });
});
