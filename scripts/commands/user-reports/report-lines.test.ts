import fc from "fast-check";
import { expect, it } from "vitest";
import type { Report } from "~/people/moderation/reports/report";
import { escapeControls, reportLines } from "./report-lines";

const report: Report = {
  kind: "question",
  targetId: "1930-host",
  reason: "wrong",
  details: "It was in 1930.\nAll of it.",
  createdAt: "2026-11-21T10:15:42.123Z",
  userId: null,
  status: "open",
};

it("says what, when and why, and what was said in one line", () => {
  expect(reportLines("20261121T101542-0a1b2c3d", report)).toEqual([
    "20261121T101542-0a1b2c3d  2026-11-21 10:15 UTC  question 1930-host: Wrong or out of date",
    "    It was in 1930.\\nAll of it.",
  ]);
});

it("says when it was closed, and nothing of details that are not there", () => {
  const closed: Report = {
    ...report,
    details: "",
    status: "closed",
    closedAt: "2026-11-22T08:00:00.000Z",
  };
  expect(reportLines("a", closed)).toEqual([
    "a  2026-11-21 10:15 UTC  question 1930-host: Wrong or out of date (closed 2026-11-22 08:00)",
  ]);
});

it.each([
  ["\u001b[2J", "\\u{1b}[2J"],
  ["a\r\nb", "a\\u{d}\\nb"],
  ["\u009b31m", "\\u{9b}31m"],
  ["\u202eabc", "\\u{202e}abc"],
  ["\ud83d", "\\u{d83d}"],
  ["Grüße, 加油 😀", "Grüße, 加油 😀"],
])("writes out what a terminal would obey: %j", (text, escaped) => {
  expect(escapeControls(text)).toBe(escaped);
});

it("never lets a control character through, whatever was stored", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "binary" }),
      (details, targetId) => {
        const lines = reportLines("id", { ...report, details, targetId });
        for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
      },
    ),
  );
});
