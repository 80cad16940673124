import { describe, expect, it } from "vitest";
import { playerCookie, readable } from "./ask";
import type { Fan } from "./fan";
import { finishWord } from "./golden-word-fan";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import { answersWith, cardOf, dataOf, idOf, on, QuizFan, thatDay, visitor } from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });

const undo = { intent: "undo-claim" };

const read = async ({ fan }: QuizFan, path: string) =>
  readable((await fan.see(path, on(thatDay))).text);

/** Joins with a password, like the form of the dialog. */
const joins = (fan: Fan) => fan.join({}, on(thatDay));

describe("a browser whose account has left", () => {
  const logsOut = (fan: Fan) => fan.post("/logout", {}, on(thatDay));

  const deletes = async (fan: Fan) => {
    const fields = { intent: "delete", confirmation: "DELETE", password: fan.password };
    return fan.post("/account?dialog=delete", fields, on(thatDay));
  };

  const byScript = (fan: Fan) => fan.delete("/session", on(thatDay));

  const ways = [
    ["logged out", logsOut],
    ["logged out by script", byScript],
    ["deleted the account", deletes],
  ] as const;

  /** What a browser says of a visitor who has not played. */
  async function knowsNothing(player: QuizFan) {
    // It has the message of the way out.
    await read(player, "/terms");
    const stranger = visitor(server.address);
    for (const path of [quiz, `${quiz}?friendly=1`, `${quiz}?q=1`, "/", "/stats", "/calendar"]) {
      expect(await read(player, path), path).toBe(await read(stranger, path));
    }
    expect(await read(player, quiz)).toContain("Kick off");
    expect(player.fan.cookie(playerCookie)).toBe("");
  }

  it.each(ways)("shows nothing of what was claimed, once its player has %s", async (_, leaves) => {
    const player = visitor(server.address);
    await player.play(4);
    await joins(player.fan);
    expect(await read(player, "/account")).toContain(cardOf(1));
    expect((await leaves(player.fan)).status).toBeLessThan(400);
    await knowsNothing(player);
  });

  it.each(ways)("nor of a quiz that was running, once they have %s", async (_, leaves) => {
    const player = visitor(server.address);
    await player.answer(idOf(await player.start()), answersWith(1, 2));
    await joins(player.fan);
    expect(await player.page("?q=2")).toContain(">Incorrect<");
    expect((await leaves(player.fan)).status).toBeLessThan(400);
    await knowsNothing(player);
  });

  it("shows nothing of a result whose session ended elsewhere", async () => {
    const player = visitor(server.address);
    await player.play(4);
    await joins(player.fan);
    const phone = visitor(server.address);
    phone.fan.plant(player.fan.session);
    const fields = { intent: "delete", confirmation: "DELETE", password: player.fan.password };
    expect((await phone.fan.post("/account?dialog=delete", fields, on(thatDay))).status).toBe(303);
    await knowsNothing(player);
  });

  it("has what is played there afterwards as the visitor's own, which no later login counts twice", async () => {
    const player = visitor(server.address);
    await player.play(4);
    await joins(player.fan);
    await logsOut(player.fan);
    await player.play(2);
    await finishWord(player.fan, thatDay);
    expect(await read(player, quiz)).toContain(">2/5<");
    await player.fan.login({}, on(thatDay));
    expect(await read(player, "/account")).toContain(cardOf(1));
    expect(await read(player, quiz)).toContain(">4/5<");
    expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ correct: 4 }] });
  });

  it("keeps what no account has claimed yet", async () => {
    const player = visitor(server.address);
    await joins(player.fan);
    const guest = visitor(server.address);
    await guest.play(3);
    player.fan.plant(guest.fan.cookie(playerCookie));
    await logsOut(player.fan);
    expect(await read(player, quiz)).toContain(">3/5<");
    expect(player.fan.cookie(playerCookie)).not.toBe("");
  });

  it("keeps what a visitor plays who presses Logout in an old tab", async () => {
    const player = visitor(server.address);
    await player.play(3);
    await logsOut(player.fan);
    expect(await read(player, quiz)).toContain(">3/5<");
  });

  it("leaves Undo to the account, wherever it logs in", async () => {
    const player = visitor(server.address);
    await player.play(4);
    await joins(player.fan);
    await logsOut(player.fan);
    const phone = new QuizFan(player.fan.elsewhere());
    await phone.fan.login({}, on(thatDay));
    expect(await read(phone, "/account")).toContain(cardOf(1));
    await phone.fan.post("/account", undo, on(thatDay));
    expect((await dataOf(phone)).record).toBeUndefined();
  });
});
