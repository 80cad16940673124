import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AccountState,
  noticesOf,
  type RecordedNotice,
  readLog,
  unreadCount,
  withAllRead,
  withNotice,
} from "./notice";

const fine: AccountState = {
  emailVerified: true,
  isStreakPaused: false,
  voided: [],
  today: "2026-11-21",
};
const unverified = { ...fine, emailVerified: false };
const paused = { ...fine, isStreakPaused: true };

const voidOf = (key: string) => ({ key, detail: "Quiz" });

const signIn = (at: number): RecordedNotice => ({
  kind: "sign-in",
  at,
  device: "Chrome on Android",
});
const kindsOf = (log: ReturnType<typeof readLog>, standing: AccountState) =>
  noticesOf(log, standing).map(({ kind }) => kind);

describe("a user's notices", () => {
  it("are none for who is new and verified", () => {
    expect(noticesOf(readLog(null), fine)).toEqual([]);
    expect(unreadCount(readLog(null), fine)).toBe(0);
  });

  it("begin with what stands, then have what happened, the newest first", () => {
    const log = withNotice(withNotice(readLog(null), signIn(1)), { ...signIn(2), kind: "push-on" });
    const all = { ...unverified, isStreakPaused: true };
    expect(kindsOf(log, all)).toEqual(["verify", "paused", "push-on", "sign-in"]);
    expect(unreadCount(log, all)).toBe(4);
  });

  it("are the last twenty of what happened", () => {
    let log = readLog(null);
    for (let at = 1; at <= 25; at += 1) log = withNotice(log, signIn(at));
    expect(noticesOf(log, fine).map(({ at }) => at)).toEqual(
      Array.from({ length: 20 }, (_, index) => 25 - index),
    );
  });

  it("are one for all reactions to a reply, and one for each answer", () => {
    const about = (device: string, at: number, kind: "reply" | "reactions" = "reactions") => ({
      ...{ kind, at, device },
    });
    let log = withNotice(readLog(null), about("a", 1));
    log = withAllRead(withNotice(log, about("b", 2)), fine, 3);
    log = withNotice(log, about("a", 4));
    for (const at of [5, 6]) log = withNotice(log, about("a", at, "reply"));
    const shown = noticesOf(log, fine).map(({ kind, detail, at, isUnread }) =>
      [kind, detail, at, isUnread].join(" "),
    );
    expect(shown).toEqual([
      "reply a 6 true",
      "reply a 5 true",
      "reactions a 4 true",
      "reactions b 2 false",
    ]);
  });

  it("have keys that differ, even for two of one moment", () => {
    const log = withNotice(withNotice(readLog(null), signIn(1)), signIn(1));
    expect(new Set(noticesOf(log, unverified).map(({ key }) => key)).size).toBe(3);
  });
});

describe("reading everything", () => {
  it("leaves nothing unread, and what comes later is new", () => {
    const log = withAllRead(withNotice(readLog(null), signIn(5)), unverified, 10);
    expect(unreadCount(log, unverified)).toBe(0);
    expect(unreadCount(withNotice(log, signIn(11)), unverified)).toBe(1);
  });

  it("leaves the standing notices in the list", () => {
    expect(kindsOf(withAllRead(readLog(null), unverified, 10), unverified)).toEqual(["verify"]);
  });

  it("takes a void from the list for good, and leaves the next one unread", () => {
    const [first, second] = [voidOf("quiz:a"), voidOf("quiz:b")];
    const one = { ...fine, voided: [first] };
    const log = withAllRead(withAllRead(readLog(null), one, 10), one, 11);
    expect([unreadCount(readLog(null), one), noticesOf(log, one)]).toEqual([1, []]);
    const both = { ...fine, voided: [first, second] };
    expect(noticesOf(log, both)).toMatchObject([{ key: "voided:quiz:b", isUnread: true }]);
  });

  it("applies to this pause and not to the next one", () => {
    const log = withAllRead(readLog(null), paused, 10);
    expect(unreadCount(log, paused)).toBe(0);
    expect(unreadCount(log, { ...paused, today: "2026-12-01" })).toBe(1);
  });
});

describe("what was stored", () => {
  it.each([null, {}, { items: "x", readAt: "never", readKeys: [1] }, { items: [{ kind: "?" }] }])(
    "is an empty log where it is %j",
    (stored) => {
      expect(readLog(stored)).toEqual({ items: [], readAt: 0, readKeys: [] });
    },
  );

  it("is never more than a page can show, whatever happened", () => {
    const happened = fc.array(fc.record({ at: fc.nat(), device: fc.string() }), { maxLength: 60 });
    fc.assert(
      fc.property(happened, fc.nat(), (all, now) => {
        let log = readLog(null);
        for (const one of all) log = withNotice(log, { ...one, kind: "sign-in" });
        expect(readLog(log)).toEqual(log);
        const unread = unreadCount(withAllRead(log, unverified, now), unverified);
        expect(unread).toBe(log.items.filter(({ at }) => at > now).length);
        expect(unreadCount(log, fine)).toBeLessThanOrEqual(20);
      }),
    );
  });
});
