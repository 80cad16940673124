import { describe, expect, it } from "vitest";
import { timeAgo } from "./time-ago";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const timestamp = "2026-11-21T10:00:00Z";

describe("timeAgo", () => {
  it.each([
    ["a later moment", -5 * DAY, "just now"],
    ["this moment", 0, "just now"],
    ["29 seconds", 29 * SECOND, "just now"],
    ["30 seconds", 30 * SECOND, "1 min ago"],
    ["12 minutes", 12 * MINUTE, "12 min ago"],
    ["12 minutes and 29 seconds", 12 * MINUTE + 29 * SECOND, "12 min ago"],
    ["59 minutes", 59 * MINUTE, "59 min ago"],
    ["59 minutes and 30 seconds", 59 * MINUTE + 30 * SECOND, "1 h ago"],
    ["an hour", HOUR, "1 h ago"],
    ["an hour and 59 minutes", HOUR + 59 * MINUTE, "1 h ago"],
    ["two hours", 2 * HOUR, "2 h ago"],
    ["23 hours and 59 minutes", DAY - MINUTE, "23 h ago"],
    ["a day", DAY, "1 d ago"],
    ["almost two days", 2 * DAY - MINUTE, "1 d ago"],
    ["forty days", 40 * DAY, "40 d ago"],
  ])("puts %s into words", (_, age, words) => {
    expect(timeAgo(timestamp, Date.parse(timestamp) + age)).toBe(words);
  });

  it("minds the offset of a timestamp", () => {
    expect(timeAgo("2026-11-21T12:00:00+02:00", Date.parse(timestamp) + 2 * HOUR)).toBe("2 h ago");
  });
});
