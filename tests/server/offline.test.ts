import { describe, expect, it } from "vitest";
import { playProblems } from "~/play/screen/play-texts";
import { ask, headerOf, readable } from "./ask";
import { Fan } from "./fan";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import {
  answersWith,
  choicesOf,
  dataOf,
  idOf,
  on,
  type QuizFan,
  replyOf,
  signedIn,
  thatDay,
  visitor,
} from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });

describe("the worker", () => {
  it("is a script at the site root that browsers ask for anew, and may fetch from us alone", async () => {
    const reply = await ask(server.address, "/sw.js");
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(headerOf(reply, "Cache-Control")).toBe("no-cache");
    expect(headerOf(reply, "Content-Security-Policy")).toBe(
      "default-src 'none'; connect-src 'self'",
    );
    expect(reply.text).toMatch(/^\/\* \w{6,} \*\/\n/);
    expect(() => new Function(reply.text)).not.toThrow();
    expect(reply.body.length).toBeLessThan(9984);
  });

  it("costs nothing where a browser has it already", async () => {
    const tag = headerOf(await ask(server.address, "/sw.js"), "ETag");
    const headers = { "If-None-Match": tag };
    expect(await ask(server.address, "/sw.js", { headers })).toMatchObject({
      status: 304,
      text: "",
    });
  });

  it.each<[string, string, Record<string, string>]>([
    ["lite", "Save-Data", { "Save-Data": "on" }],
    ["lite", "the choice of lite mode", { Cookie: "data=lite" }],
    ["", "the choice against it", { Cookie: "data=full", "Save-Data": "on" }],
    ["", "nothing of it", {}],
  ])("is told %j by a page for %s", async (mode, _, headers) => {
    const reply = await ask(server.address, "/about", { headers });
    expect(reply.headers["x-data-mode"] ?? "").toBe(mode);
  });
});

describe("answers that come late", () => {
  const tomorrow = "2026-11-22";

  /** A browser's post of stored answers, and whose answers they are. */
  const send = async ({ fan }: QuizFan, attempt: string, player: string, day = thatDay) => {
    const fields = { intent: "move", attempt, player, moves: JSON.stringify(answersWith(4)) };
    return replyOf(await fan.post(`${quiz}/moves`, fields, on(day)));
  };

  it("count once on the date they were played, are marked, and are the same when sent again", async () => {
    const player = await signedIn(server.address);
    const { playing } = await player.start();
    const [id, owner] = [playing?.attempt.id ?? "", playing?.player ?? ""];
    const replies = await Promise.all([1, 2, 3].map(() => send(player, id, owner, tomorrow)));
    for (const reply of replies) expect(choicesOf(reply)).toHaveLength(5);
    const before = await dataOf(player);
    expect(before.record).toMatchObject({ plays: 1, days: [{ date: thatDay, correct: 4 }] });
    expect(before.attempts).toMatchObject([{ isLate: true }]);
    await send(player, id, owner, tomorrow);
    expect(await dataOf(player)).toEqual(before);
  });

  it("count on their own date when another quiz was started elsewhere since", async () => {
    const player = await signedIn(server.address);
    const { playing } = await player.start();
    const [id, owner] = [playing?.attempt.id ?? "", playing?.player ?? ""];
    const newer = idOf(await player.start(tomorrow));
    expect(choicesOf(await send(player, id, owner, tomorrow))).toHaveLength(5);
    const { record } = await dataOf(player);
    expect(record).toMatchObject({ plays: 1, days: [{ date: thatDay }] });
    expect(idOf(await player.start(tomorrow))).toBe(newer);
  });

  it("are not accepted from another user, and wait for their own", async () => {
    const [player, other] = [await signedIn(server.address), await signedIn(server.address)];
    const { playing } = await player.start();
    const [id, owner] = [playing?.attempt.id ?? "", playing?.player ?? ""];
    for (const stranger of [other, visitor(server.address)]) {
      expect(await send(stranger, id, owner)).toEqual({
        status: "not-yours",
        message: playProblems.otherPlayer,
        playing: null,
      });
    }
    expect((await dataOf(other)).attempts).toEqual([]);
    expect(choicesOf(await send(player, id, owner))).toHaveLength(5);
  });

  it("of a visitor count for the account that has logged in meanwhile", async () => {
    const player = visitor(server.address);
    const id = idOf(await player.start());
    await player.fan.logInBySimulatedProvider("google", on(thatDay));
    const reply = await send(player, id, "");
    expect(choicesOf(reply)).toHaveLength(5);
    expect(reply.playing?.player).not.toBeNull();
    expect(readable(await player.page())).toContain(">4/5<");
    expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ correct: 4 }] });
  });

  it("belong to nobody where nobody has such an attempt", async () => {
    const stranger = { fan: new Fan(server.address) } as QuizFan;
    expect(await send(stranger, "no-such-attempt", "")).toMatchObject({
      status: "refused",
      message: playProblems.noAttempt,
    });
  });
});
