import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { setVariables } from "../../tests/fixtures/rules-environment";
import { cookieRequest, sentBack } from "../../tests/fixtures/rules-request";
import { historyCookie, readHistory } from "./history-cookie.server";

setVariables();

const history = [{ date: "2026-11-21", slug: "doors", isWin: true, score: 2, outOf: 3 }];
const cookie = () => sentBack(historyCookie(history));

describe("a history in its cookie", () => {
  it("comes back as it was, among other cookies", () => {
    expect(readHistory(cookieRequest(`tz=UTC; ${cookie()}; other=1`))).toEqual(history);
  });

  it("goes to every page, for 62 days, and to no script", () => {
    expect(historyCookie(history).split("; ").slice(1).sort()).toEqual([
      "HttpOnly",
      "Max-Age=5356800",
      "Path=/",
      "SameSite=Lax",
    ]);
  });

  it("is under 1 KB with eleven titles on each of 62 days, name and signature and all", () => {
    const titles = Array.from({ length: 11 }, (_, index) => `title-no-${index}`);
    const whole = Array.from({ length: 62 }, (_, back) => daysBefore("2026-11-21", back)).flatMap(
      (date) => titles.map((slug) => ({ date, slug, isWin: true, score: 31, outOf: 31 })),
    );
    expect(sentBack(historyCookie(whole)).length).toBeLessThan(1024);
  });

  it.each([undefined, "", "kb_days=", "kb_days=x", "kb_days=x~", "kb_days=~y", "my_kb_days=1~2"])(
    "is empty in %j",
    (header) => {
      expect(readHistory(cookieRequest(header))).toEqual([]);
    },
  );

  it("is empty when a character of it was changed", () => {
    const changed = cookie().replace(/(.)~/, (_, one) => `${one === "A" ? "B" : "A"}~`);
    expect(readHistory(cookieRequest(changed))).toEqual([]);
  });

  it("is empty with another's signature", () => {
    expect(readHistory(cookieRequest(`${cookie()}A`))).toEqual([]);
  });
});
