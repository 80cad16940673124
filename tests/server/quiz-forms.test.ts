import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editions } from "~/games/full-time-quiz/bank.server";
import { playProblems } from "~/play/screen/play-texts";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, playerCookie, type Reply, readable, setCookiesOf } from "./ask";
import { Player, questions, quiz, rightChoice, startedPlayer, wrongChoice } from "./player";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

const isPage = (reply: Reply) => headerOf(reply, "Content-Type").startsWith("text/html");

describe("the quiz by forms alone", () => {
  it("starts with a redirect to the first question, and makes a player of a stranger", async () => {
    const player = new Player(server.address);
    const reply = await player.start();
    expect(reply.status).toBe(303);
    expect(headerOf(reply, "Location")).toBe(quiz);
    expect(setCookiesOf(reply).map((line) => line.split("=", 1)[0])).toEqual([
      playerCookie,
      "kb_begun",
    ]);
    expect(readable((await player.see()).text)).toContain(questions[0]?.prompt);
  });

  it("goes on when it is started once more", async () => {
    const player = await startedPlayer(server.address);
    await player.answer(0, rightChoice(0));
    const before = await player.attempt();
    await player.start();
    expect(await player.attempt()).toBe(before);
    expect((await player.see("?q=1")).text).toContain(">Correct<");
  });

  it("leads from an answer back to its question, and tells how it was", async () => {
    const player = await startedPlayer(server.address);
    const reply = await player.answer(0, wrongChoice(0));
    expect(reply.status).toBe(303);
    expect(headerOf(reply, "Location")).toBe(`${quiz}?q=1`);
    const page = (await player.see("?q=1")).text;
    expect(page).toContain(">Incorrect<");
    expect(page).not.toContain('name="choice"');
  });

  it("does not let an answer be changed", async () => {
    const player = await startedPlayer(server.address);
    await player.answer(0, wrongChoice(0));
    const before = await player.log();
    const again = await player.answer(0, rightChoice(0));
    expect(again.status).toBe(303);
    expect(await player.log()).toEqual(before);
    expect((await player.see("?q=1")).text).toContain(">Incorrect<");
  });

  it("does not let a question be answered before its turn", async () => {
    const player = await startedPlayer(server.address);
    await player.answer(3, rightChoice(3));
    expect(await player.log()).toMatchObject({ moves: [] });
  });

  it("ends after five answers with the results", async () => {
    const player = await startedPlayer(server.address);
    for (const question of [0, 1, 2, 3]) await player.answer(question, rightChoice(question));
    await player.answer(4, wrongChoice(4));
    const page = readable((await player.see("?dialog=results")).text);
    expect(page).toContain("Quiz complete");
    expect(page).toContain(">4/5<");
    expect(page).toContain(">80%<");
  });

  it("can be played again after the end, as a Friendly beside the result", async () => {
    const player = await startedPlayer(server.address);
    for (const question of [0, 1, 2, 3, 4]) await player.answer(question, rightChoice(question));
    const before = await player.log();
    const reply = await player.again();
    expect(headerOf(reply, "Location")).toBe(`${quiz}?friendly=1`);
    expect(await player.log("?friendly=1")).toMatchObject({ isFriendly: true, moves: [] });
    expect(await player.log()).toEqual(before);
  });

  it("leads to the result when a page from before is asked to kick off", async () => {
    const player = await startedPlayer(server.address);
    for (const question of [0, 1, 2, 3, 4]) await player.answer(question, wrongChoice(question));
    const before = await player.log();
    expect(headerOf(await player.start(), "Location")).toBe(quiz);
    expect(await player.log()).toEqual(before);
  });

  it("refuses to answer for who has not started, with a page and a message", async () => {
    const reply = await new Player(server.address).post({
      intent: "move",
      attempt: "x",
      index: "0",
      choice: "0",
    });
    expect(reply.status).toBe(400);
    expect(isPage(reply)).toBe(true);
    expect(readable(reply.text)).toContain(playProblems.noAttempt);
  });

  it("leads an answer for another attempt to the one that is running, with a message", async () => {
    const player = await startedPlayer(server.address);
    const reply = await player.answer(0, 0, { attempt: "another" });
    expect(reply.status).toBe(303);
    const flash = setCookiesOf(reply).find((line) => line.startsWith("kb_flash="));
    const Cookie = `${player.cookie}; ${flash?.split(";")[0]}`;
    const page = await ask(server.address, quiz, { headers: { ...player.headers(), Cookie } });
    expect(readable(page.text)).toContain(playProblems.elsewhere);
    expect(setCookiesOf(page).join()).toMatch(/kb_flash=[^,]*Max-Age=0/);
  });
});

describe("a cookie that was tampered with", () => {
  const forgeries: [string, (cookie: string) => string][] = [
    ["another value", (cookie) => cookie.replace(/=./, "=x")],
    ["another signature", (cookie) => cookie.replace(/~.*$/, `~${"A".repeat(22)}`)],
    ["no signature", (cookie) => cookie.replace(/~.*$/, "")],
    ["another player", (cookie) => cookie.replace(/-[^~]*/, `-${"A".repeat(22)}`)],
    ["broken percent signs", () => `${playerCookie}=%E0%A4%A`],
    ["nothing in it", () => `${playerCookie}=`],
    ["a kilobyte of dots", () => `${playerCookie}=${".".repeat(1024)}`],
  ];

  it.each(forgeries)("(%s) leads a reader to the start", async (_, forge) => {
    const player = await startedPlayer(server.address);
    player.cookie = forge(player.cookie);
    const page = await player.see();
    expect(page.status).toBe(200);
    expect(page.text).toContain("Kick off");
  });

  it.each(forgeries)("(%s) is refused with a page when it answers", async (_, forge) => {
    const player = await startedPlayer(server.address);
    const attempt = await player.attempt();
    player.cookie = forge(player.cookie);
    const fields = { intent: "move", attempt, index: "0", choice: "0" };
    const reply = await player.post(fields);
    expect(reply.status).toBe(400);
    expect(isPage(reply)).toBe(true);
    expect(readable(reply.text)).toContain(playProblems.noAttempt);
  });

  it("does not keep anybody from starting afresh", async () => {
    const player = new Player(server.address);
    player.cookie = `${playerCookie}=forged`;
    expect((await player.start()).status).toBe(303);
    expect((await player.see()).text).toContain('name="choice"');
  });
});

describe("the page of an open question", () => {
  // Facts without characters that HTML or JSON may encode differently.
  const facts = new Set(editions.flat().map(({ fact }) => fact));
  const pieces = [...facts].map((fact) => longest(fact.split(/[^\w ,.-]/)));

  it("gives no answer away", async () => {
    const player = await startedPlayer(server.address);
    for (const question of [0, 1, 2, 3, 4]) {
      const { text } = await player.see(`?q=${question + 1}`);
      expect(text).toContain('name="choice"');
      expect(text).not.toContain("correctIndex");
      expect(pieces.filter((piece) => text.includes(piece))).toEqual([]);
      await player.answer(question, rightChoice(question));
    }
  });

  it("gives no more away to scripts than the sealed text", async () => {
    const player = new Player(server.address);
    const { text } = await player.post({ intent: "start" }, `${quiz}/moves`);
    expect(text).toContain('"sealed"');
    expect(text).not.toContain("correctIndex");
    expect(pieces.filter((piece) => text.includes(piece))).toEqual([]);
  });

  it("would be caught: the fact is there once the question is answered", async () => {
    const player = await startedPlayer(server.address);
    await player.answer(0, rightChoice(0));
    const { text } = await player.see("?q=1&dialog=why");
    expect(pieces.filter((piece) => text.includes(piece))).toEqual([pieces[0]]);
  });
});

function longest(texts: string[]): string {
  return texts.reduce((best, text) => (text.length > best.length ? text : best), "");
}
