import { describe, expect, it } from "vitest";
import { offerEnds } from "~/games/attempt-offer-ends";
import { headerOf, quizCookie, readable } from "./ask";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import {
  answersWith,
  dataOf,
  idOf,
  on,
  type QuizFan,
  signedIn,
  thatDay,
  visitor,
} from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });

describe("the offer to whoever comes in", () => {
  const ask = "Add it to your account?";
  const accept = { intent: "add-attempt", redirectTo: "/account" };
  const read = async ({ fan }: QuizFan, path: string) =>
    readable((await fan.see(path, on(thatDay))).text);

  /** A visitor who has played and then logged in. */
  async function arrived(right = 4, count = 5): Promise<QuizFan> {
    const player = visitor(server.address);
    const id = idOf(await player.start());
    await player.answer(id, answersWith(right, count));
    await player.fan.logInBySimulatedProvider("google", on(thatDay));
    return player;
  }

  it("stands on the account page and on the stats", async () => {
    const player = await arrived();
    for (const path of ["/account", "/stats"]) {
      const page = await read(player, path);
      expect(page).toContain("You scored 4/5 today");
      expect(page).toContain(ask);
    }
  });

  it.each(["/account", "/stats"])(
    "is made to no visitor, and not without a quiz: %s",
    async (path) => {
      const player = visitor(server.address);
      await player.play();
      expect(await read(player, path)).not.toContain(ask);
      expect(await read(await signedIn(server.address), path)).not.toContain(ask);
    },
  );

  it("adds the quiz, and the browser lets go of it", async () => {
    const player = await arrived();
    const { text } = await player.fan.follow(quiz, accept, on(thatDay));
    expect(readable(text)).toContain(offerEnds.counted);
    expect(text).toContain(">1 day<");
    expect(readable(text)).not.toContain(ask);
    expect(player.fan.cookie(quizCookie)).toBe("");
    expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ correct: 4 }] });
  });

  it("adds nothing when it is declined, and the browser lets go of it", async () => {
    const player = await arrived();
    const reply = await player.fan.post(
      quiz,
      { intent: "drop-attempt", redirectTo: "/account" },
      on(thatDay),
    );
    expect([reply.status, headerOf(reply, "Location")]).toEqual([303, "/account"]);
    expect(player.fan.cookie(quizCookie)).toBe("");
    expect(await dataOf(player)).toEqual({ record: undefined, attempts: [] });
  });

  it("is a union of days: what the account has stays, and nothing is offered for them", async () => {
    const home = await signedIn(server.address);
    await home.play(2);
    const player = visitor(server.address);
    await player.play(5);
    player.fan.plant(home.fan.session);
    expect(await read(player, "/account")).not.toContain(ask);
    await player.fan.post(quiz, accept, on(thatDay));
    expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ correct: 2 }] });
  });

  it("adds a quiz once, even where its cookie is brought back", async () => {
    const player = await arrived();
    const cookie = player.fan.cookie(quizCookie);
    await player.fan.post(quiz, accept, on(thatDay));
    const before = await dataOf(player);
    const other = await signedIn(server.address);
    for (const { fan } of [player, other]) {
      fan.plant(cookie, quiz);
      const { text } = await fan.follow(quiz, accept, on(thatDay));
      expect(readable(text)).toContain(offerEnds.nothing);
    }
    expect(await dataOf(player)).toEqual(before);
    expect((await dataOf(other)).attempts).toEqual([]);
  });

  it("outlives its day, and counts on the date that was played", async () => {
    const player = await arrived();
    const { fan } = player;
    const later = on("2026-11-24");
    const page = readable((await fan.see("/stats", later)).text);
    expect(page).toContain("You scored 4/5 on Sat 21 Nov");
    expect(page).toContain(ask);
    await fan.follow(quiz, accept, later);
    expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ date: thatDay }] });
    expect(readable((await fan.see("/stats", later)).text)).not.toContain(ask);
  });

  it("takes the results of every day and title along", async () => {
    const player = visitor(server.address);
    await player.play(5);
    await player.play(5, "2026-11-22");
    await player.fan.logInBySimulatedProvider("google", on("2026-11-22"));
    const page = readable((await player.fan.see("/stats", on("2026-11-22"))).text);
    expect(page).toContain("Add it and 1 more to your account?");
    const { text } = await player.fan.follow(quiz, accept, on("2026-11-22"));
    expect(text).toContain(">2 days<");
    const { record } = await dataOf(player);
    expect(record).toMatchObject({ plays: 2, days: [{ date: thatDay }, { date: "2026-11-22" }] });
  });

  it("is not needed by a running quiz, which goes on in the account with its next answer", async () => {
    const player = await arrived(1, 2);
    expect(await read(player, "/account")).not.toContain(ask);
    expect(await player.page("?q=2")).toContain(">Incorrect<");
    await player.answer(idOf(await player.start()), answersWith(1));
    expect(player.fan.cookie(quizCookie)).toBe("");
    expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ correct: 1 }] });
  });

  it("over a quiz that the account is in the middle of makes that one a Friendly", async () => {
    const home = await signedIn(server.address);
    const running = idOf(await home.start());
    const player = visitor(server.address);
    const id = await player.play(4);
    player.fan.plant(home.fan.session);
    await player.fan.post(quiz, accept, on(thatDay));
    const { record, attempts } = await dataOf(player);
    expect(record).toMatchObject({ plays: 1, days: [{ correct: 4 }] });
    expect(attempts).toMatchObject([{ id }, { id: running, isFriendly: true }]);
  });

  it("is not made over a quiz that the account is in the middle of", async () => {
    const home = await signedIn(server.address);
    const id = idOf(await home.start());
    const player = visitor(server.address);
    await player.answer(idOf(await player.start()), answersWith(1, 1));
    player.fan.plant(home.fan.session);
    expect(await read(player, "/account")).not.toContain(ask);
    expect(idOf(await player.start())).toBe(id);
  });

  it("asks whoever is nobody any more to log in", async () => {
    const player = visitor(server.address);
    await player.play();
    const reply = await player.fan.post(quiz, accept, on(thatDay));
    expect(headerOf(reply, "Location")).toBe("/account?dialog=login");
    expect(player.fan.cookie(quizCookie)).not.toBe("");
  });

  it("never leads to another site", async () => {
    const player = await arrived();
    const elsewhere = { intent: "drop-attempt", redirectTo: "//evil.example/" };
    const reply = await player.fan.post(quiz, elsewhere, on(thatDay));
    expect(headerOf(reply, "Location")).toBe("/stats");
  });
});
