import { describe, expect, it } from "vitest";
import { testSecret } from "../fixtures/rules-environment";
import { headerOf, playerCookie, readable, setCookiesOf } from "./ask";
import { Fan } from "./fan";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import { answersWith, cardOf, dataOf, idOf, on, QuizFan, thatDay, visitor } from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error", SESSION_SECRET: testSecret });

/**
 * What a browser has from the release that kept a visitor's games in cookies: the quiz of 20 and 21 November 2026 with
 * 5/5 each, a Friendly with two answers, a Golden Word with one try and a Career Path without a move.
 */
const former = {
  days: "kb_days=1AFEfull-time-quiz.AFgolden-word.AAcareer-path.AA!BlBlAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA!AAFAAAAAFAAfBABAAACAAAAA~UXY45PMB6biOE-bkI0QxwA",
  quiz: "kb_play_full-time-quiz=W1siMTVmNDM4YjAtZTNjNS00NjJmLTk4YjctM2IxYTQ1NjliMGJhIiwxLCIyMDI2LTExLTIxIiwwLDE3OTUyNTUyMDAwMDAsW1swLDFdLFswLDBdLFswLDNdLFswLDJdLFswLDBdXSxbXSwwLDEsMSw1LDUsMF0sWyI5MTM3NDllOS1lZjdhLTQxNzEtODk0OS02MGNlMDUyMjQ3MmQiLDEsIjIwMjYtMTEtMjEiLDAsMTc5NTI1NzAwMDAwMCxbWzAsMV0sWzAsMF1dLFtdLDEsMV1d.v2ezTp9s8MnUbC9ql9O3XgK6k2fX7xplPfaIYgMj%2Bh8",
  word: "kb_play_golden-word=W1siNjc1YzU0MGUtZTZiNS00NjE4LThiYWItODg0YTBiZmNlODBlIiwxLCIyMDI2LTExLTIxIiwwLDE3OTUyNTg4MDAwMDAsW1swLCJ3ZWF0aGVyIl1dLFtdLDAsMV0sbnVsbF0%3D.%2BAzrFfmBdfnkvh9nGULcYBdU%2FApsFKqZ4bIVg485%2Flo",
};
const wordPage = "/play/golden-word";

/** A browser that was last here before that release. */
function returning(): QuizFan {
  const fan = new Fan(server.address);
  fan.plant(former.days);
  fan.plant(former.quiz, quiz);
  fan.plant(former.word, wordPage);
  return new QuizFan(fan);
}

const read = async ({ fan }: QuizFan, path: string) =>
  readable((await fan.see(path, on(thatDay))).text);

describe("games that a former release kept in cookies", () => {
  it("move with the first page that shows own games, and their cookies go", async () => {
    const player = returning();
    const home = await player.fan.see("/", on(thatDay));
    expect(headerOf(home, "Cache-Control")).toMatch(/^private/);
    expect(readable(home.text)).toContain("5/5");
    expect(player.fan.cookieNames.sort()).toEqual([
      "kb_play_full-time-quiz",
      "kb_play_golden-word",
      playerCookie,
    ]);
    const stats = await read(player, "/stats/full-time-quiz");
    expect(stats).toContain("20 Nov");
    expect(await read(player, "/calendar")).toMatch(/<dt>Streak<\/dt>.*?>2 days</);
  });

  it("move with the page of their title, moves and Friendly and all, and go on there", async () => {
    const player = returning();
    expect(await read(player, `${quiz}?q=1`)).toContain(">Correct<");
    expect(await read(player, quiz)).toContain(">5/5<");
    expect(await read(player, `${quiz}?friendly=1&q=2`)).toContain(">Correct<");
    expect(await read(player, wordPage)).toContain("weather");
    expect(player.fan.cookieNames).toEqual([playerCookie]);
    expect(await read(player, "/stats")).toContain(">2 days<");
  });

  it("set no cookie in an answer that caches may share", async () => {
    const player = returning();
    const start = await player.fan.see("/play/kit-detective", on(thatDay));
    expect(setCookiesOf(start).join()).toContain(playerCookie);
    expect(headerOf(start, "Cache-Control")).toBe("private, no-store");
    for (const path of ["/games", "/help", "/calendar.ics", "/stats.data"]) {
      const reply = await returning().fan.see(path, on(thatDay));
      expect([path, setCookiesOf(reply)]).toEqual([path, []]);
    }
  });

  it("are a running game on every page before that is opened", async () => {
    const player = returning();
    expect(await read(player, "/calendar")).toMatch(/Career Path.{0,60}Under way/s);
  });

  it("are no way back once they have moved", async () => {
    const player = returning();
    await read(player, "/");
    await read(player, quiz);
    const moved = await player.start();
    player.fan.plant(former.quiz, quiz);
    player.fan.plant(former.days);
    await player.answer(idOf(moved), answersWith(0));
    expect(await read(player, "/calendar")).toContain("Full-Time Quiz 5 of 5");
    expect(player.fan.cookieNames).not.toContain("kb_days");
  });

  it("are nothing of a result that an account had claimed before", async () => {
    const player = returning();
    player.fan.plant("kb_days=");
    expect(await read(player, quiz)).toContain("Kick off");
    expect(await read(player, "/stats")).not.toContain(">2 days<");
  });

  it("come along with a login", async () => {
    const player = returning();
    await read(player, quiz);
    await player.fan.logInBySimulatedProvider("google", on(thatDay));
    expect(await read(player, "/account")).toContain(cardOf(2));
    expect((await dataOf(player)).record).toMatchObject({ plays: 2 });
  });

  it.each([
    former.days.replace(/~.*/, `~${"A".repeat(22)}`),
    former.days.replace("AFE", "AFF"),
    "kb_days=",
    "kb_days=%E0%A4%A",
    former.quiz.replace(/\..*/, ".forged"),
    "kb_play_full-time-quiz=x",
    "kb_play_no-such-title=x",
  ])("are nothing that we did not sign: %s", async (cookie) => {
    const player = visitor(server.address);
    player.fan.plant(cookie, "/");
    const page = await player.fan.see(quiz, on(thatDay));
    expect(page.status).toBe(200);
    expect(readable(page.text)).toContain("Kick off");
    expect(setCookiesOf(page).join()).not.toContain(playerCookie);
  });
});
