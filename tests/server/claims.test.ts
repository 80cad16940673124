import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { claimTexts } from "~/games/claim-texts";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { playProblems } from "~/play/screen/play-texts";
import { ask, headerOf, playerCookie, readable, setCookiesOf } from "./ask";
import { type Fan, idsIn, popupToken } from "./fan";
import { finishWord, word } from "./golden-word-fan";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import {
  answersWith,
  cardOf,
  dataOf,
  idOf,
  on,
  QuizFan,
  signedIn,
  thatDay,
  visitor,
} from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });

const nextDay = "2026-11-22";
const undo = { intent: "undo-claim" };
const keep = { intent: "keep-claim" };

const read = async ({ fan }: QuizFan, path: string, day = thatDay) =>
  readable((await fan.see(path, on(day))).text);

/** Joins with a password, like the form of the dialog. */
const joins = (fan: Fan, day = thatDay) => fan.join({}, on(day));

/** Exchanges the token of a popup for a session, like the page's script. */
async function exchange(fan: Fan) {
  const idToken = await popupToken(server.address, on(thatDay));
  const headers = { Authorization: `Bearer ${idToken}`, Cookie: fan.cookiesFor("/session") };
  const reply = await ask(server.address, "/session", {
    method: "POST",
    headers: { ...headers, ...on(thatDay) },
  });
  for (const line of setCookiesOf(reply)) {
    if (line.includes("Max-Age=0")) fan.plant(`${playerCookie}=`);
    else fan.plant(line.split(";", 1)[0] ?? "");
  }
  return reply;
}

/** A visitor who has finished a quiz and then come in. */
async function arrived(right = 4): Promise<QuizFan> {
  const player = visitor(server.address);
  await player.play(right);
  await player.fan.logInBySimulatedProvider("google", on(thatDay));
  return player;
}

describe("what a visitor has played comes along", () => {
  it.each<[string, (fan: Fan) => Promise<{ status: number }>]>([
    ["joins with a password", (fan) => joins(fan)],
    ["comes by a provider's page", (fan) => fan.logInBySimulatedProvider("apple", on(thatDay))],
    ["comes by a provider's popup", exchange],
    [
      "logs in with a password",
      async (fan) => {
        await new QuizFan(fan.elsewhere()).fan.join({}, on(thatDay));
        return fan.login({}, on(thatDay));
      },
    ],
  ])("when its player %s", async (_, comeIn) => {
    const player = visitor(server.address);
    await player.play(4);
    expect((await comeIn(player.fan)).status).toBeLessThan(400);
    expect(await read(player, "/stats")).toContain(claimTexts.cameAlong(1));
    expect(player.fan.cookie(playerCookie)).toMatch(/^(kb_player=)?$/);
    expect(await read(player, "/account")).toContain(cardOf(1));
    expect(await read(player, "/stats")).toContain(">1 day<");
    expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ correct: 4 }] });
  });

  it("of every date and title, and says how many once", async () => {
    const player = visitor(server.address);
    await player.play(5);
    await player.play(5, nextDay);
    await finishWord(player.fan, nextDay);
    await player.fan.logInBySimulatedProvider("google", on(nextDay));
    const page = await read(player, "/account", nextDay);
    expect(page).toContain(cardOf(3));
    expect(page).not.toContain(claimTexts.cameAlong(3));
    expect(await read(player, "/stats", nextDay)).toContain(">2 days<");
    expect(await read(player, word, nextDay)).toContain("Full time");
  });

  it("with its moves, on every device", async () => {
    const player = await arrived();
    expect(player.fan.cookie(playerCookie)).toBe("");
    expect((await dataOf(player)).attempts).toMatchObject([{ moves: Array(5).fill({}) }]);
    const phone = visitor(server.address);
    phone.fan.plant(player.fan.session);
    expect(await read(phone, quiz)).toContain(">4/5<");
  });

  it("is a union of dates: what the account has stays, and nothing is said of it", async () => {
    const home = await signedIn(server.address);
    await home.play(2);
    const player = visitor(server.address);
    await player.play(5);
    expect(player.fan.cookie(playerCookie)).not.toBe("");
    player.fan.plant(home.fan.session);
    expect(await read(player, "/account")).not.toContain("came along");
    expect(player.fan.cookie(playerCookie)).toBe("");
    expect(await read(player, quiz)).toContain(">2/5<");
    expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ correct: 2 }] });
  });

  it("days later too, on the date that was played", async () => {
    const player = visitor(server.address);
    await player.play(4);
    await player.fan.logInBySimulatedProvider("google", on("2026-11-24"));
    expect(await read(player, "/account", "2026-11-24")).toContain(cardOf(1));
    expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ date: thatDay }] });
  });

  it("not without a result: a running quiz goes on in the account", async () => {
    const player = visitor(server.address);
    const id = idOf(await player.start());
    await player.answer(id, answersWith(1, 2));
    await player.fan.logInBySimulatedProvider("google", on(thatDay));
    expect(await read(player, "/account")).not.toContain("came along");
    expect(await player.page("?q=2")).toContain(">Incorrect<");
    await player.answer(idOf(await player.start()), answersWith(1));
    expect(player.fan.cookie(playerCookie)).toBe("");
    expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ correct: 1 }] });
  });

  it("into the first account alone, whoever comes in next at the same browser", async () => {
    const player = await arrived();
    await player.fan.post("/logout", {});
    await player.fan.logInBySimulatedProvider("apple", on(thatDay));
    expect(await read(player, "/account")).not.toContain("came along");
    expect(await read(player, quiz)).toContain("Kick off");
    expect(await dataOf(player)).toEqual({ record: undefined, attempts: [] });
  });

  it("over a quiz that the account is in the middle of, which goes on as a Friendly", async () => {
    const home = await signedIn(server.address);
    const running = idOf(await home.start());
    const player = visitor(server.address);
    const id = await player.play(4);
    player.fan.plant(home.fan.session);
    await read(player, "/account");
    await player.page();
    const { record, attempts } = await dataOf(player);
    expect(record).toMatchObject({ plays: 1, days: [{ correct: 4 }] });
    expect(attempts).toMatchObject([{ id }, { id: running, isFriendly: true }]);
  });
});

describe("Undo", () => {
  it("takes out what came along, and the browser lets go of it", async () => {
    const player = await arrived();
    const reply = await player.fan.post("/account", undo, on(thatDay));
    expect([reply.status, headerOf(reply, "Location")]).toEqual([303, "/account"]);
    expect(player.fan.cookie(playerCookie)).toBe("");
    const page = await read(player, "/account");
    expect(page).toContain(claimTexts.undone(1));
    expect(page).not.toContain(cardOf(1));
    expect(await read(player, quiz)).toContain("Kick off");
    expect(await read(player, "/stats")).toContain("No stats yet");
    expect(await dataOf(player)).toEqual({ record: undefined, attempts: [] });
  });

  it("takes out the attempt, too, where the account has it already", async () => {
    const player = await arrived();
    await player.page();
    await player.fan.post("/account", undo, on(thatDay));
    expect(await dataOf(player)).toEqual({ record: undefined, attempts: [] });
  });

  it.each([
    [
      "the quiz",
      quiz,
      (fan: Fan) => new QuizFan(fan).play(1),
      (fan: Fan) => new QuizFan(fan).play(4),
    ],
    [
      "Golden Word",
      word,
      (fan: Fan) => finishWord(fan, thatDay),
      (fan: Fan) => finishWord(fan, thatDay),
    ],
  ])("makes what comes after a Friendly: %s", async (_, path, first, again) => {
    const { fan } = visitor(server.address);
    await first(fan);
    await joins(fan);
    const account = await fan.see("/account", on(thatDay));
    expect(readable(account.text)).toContain(claimTexts.undoMeans(1));
    await fan.post("/account", undo, on(thatDay));
    await again(fan);
    const player = new QuizFan(fan);
    expect(await read(player, `${path}?friendly=1`)).toContain("Friendly");
    expect((await dataOf(player)).record).toBeUndefined();
    await fan.post("/logout", {}, on(thatDay));
    await again(fan);
    await fan.login({}, on(thatDay));
    expect(await read(player, "/account")).not.toContain("came along");
    expect((await dataOf(player)).record).toBeUndefined();
  });

  it("leaves what was played since, and works once", async () => {
    const player = await arrived();
    await player.play(5, nextDay);
    await player.fan.post("/account", undo, on(nextDay));
    const after = await dataOf(player);
    expect(after.record).toMatchObject({ plays: 1, days: [{ date: nextDay }] });
    const again = await player.fan.follow("/account", undo, on(nextDay));
    expect(readable(again.text)).toContain(claimTexts.nothing);
    expect(await dataOf(player)).toEqual(after);
  });

  it("is gone once what came along is kept, and after a week", async () => {
    const [keeper, late] = [await arrived(), await arrived()];
    const kept = await keeper.fan.follow("/account", keep, on(thatDay));
    expect(readable(kept.text)).toContain(claimTexts.kept);
    expect(readable(kept.text)).not.toContain(cardOf(1));
    expect(await read(late, "/account", "2026-11-27")).toContain(cardOf(1));
    expect(await read(late, "/account", "2026-11-29")).not.toContain(cardOf(1));
    for (const player of [keeper, late]) {
      await player.fan.post("/account", undo, on("2026-11-29"));
      expect((await dataOf(player)).record).toMatchObject({ plays: 1 });
    }
  });

  it("is for the account alone, and asks a visitor to log in", async () => {
    const player = await arrived();
    const stranger = await signedIn(server.address);
    await stranger.fan.post("/account", undo, on(thatDay));
    expect((await dataOf(player)).record).toMatchObject({ plays: 1 });
    const reply = await visitor(server.address).fan.post("/account", undo, on(thatDay));
    expect(headerOf(reply, "Location")).toBe("/account?dialog=login");
  });

  it("is in the export, and goes with the account", async () => {
    const fan = visitor(server.address).fan;
    const player = new QuizFan(fan);
    await player.play(3);
    await joins(fan);
    const exported = JSON.parse((await fan.see("/account/data", on(thatDay))).text);
    expect(exported.claims).toMatchObject([{ results: [{ slug: "full-time-quiz" }] }]);
    const before = idsIn(server.dataDir, "claims").length;
    const fields = { intent: "delete", confirmation: "DELETE", password: fan.password };
    await fan.post("/account?dialog=delete", fields, on(thatDay));
    expect(idsIn(server.dataDir, "claims")).toHaveLength(before - 1);
  });
});

it("while the store takes no writes nothing moves, and nothing is lost", async () => {
  const player = visitor(server.address);
  await player.play(4);
  const home = await signedIn(server.address);
  player.fan.plant(home.fan.session);
  const locked = new SqliteConnection(join(server.dataDir, "kickabout.db"));
  locked.exec("BEGIN IMMEDIATE");
  const refused = await player.fan.see(quiz, on(thatDay));
  const account = await player.fan.see("/account", on(thatDay));
  const undone = await player.fan.post("/account", undo, on(thatDay));
  locked.close();
  expect(refused.status).toBe(503);
  expect(readable(refused.text)).toContain(playProblems.unavailable);
  expect(account.status).toBe(200);
  expect(headerOf(undone, "Location")).toBe("/account");
  expect(player.fan.cookie(playerCookie)).not.toBe("");
  expect(await read(player, quiz)).toContain(">4/5<");
  expect(await read(player, "/account")).toContain(cardOf(1));
});
