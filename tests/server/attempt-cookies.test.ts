import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { ask, headerOf, quizCookie, type Reply, readable, setCookiesOf } from "./ask";
import { quiz, rightChoice } from "./player";
import { serverForFile } from "./processes";
import {
  answersWith,
  cardOf,
  choicesOf,
  idOf,
  on,
  type QuizFan,
  thatDay,
  visitor,
} from "./quiz-fan";

const SESSION_SECRET = "a secret of the tests of the attempt cookies";
const server = serverForFile({ LOG_LEVEL: "error", SESSION_SECRET });

/** A visitor with the previous release's cookie, for the whole site. */
async function oldVisitor(right: number, count: number) {
  const player = visitor(server.address);
  const attempt = {
    id: randomUUID(),
    edition: 1,
    date: thatDay,
    startedAt: Date.parse(`${thatDay}T11:50:00Z`),
    answers: answersWith(right, count).map(({ move }, index) => ({
      choice: move,
      at: 1000 * (index + 1),
    })),
    late: false,
  };
  const cookie = createCookie("kb_quiz", { secrets: [SESSION_SECRET] });
  player.fan.plant((await cookie.serialize(attempt)).split(";", 1)[0] ?? "");
  return { player, id: attempt.id };
}

const read = async ({ fan }: QuizFan, path: string) =>
  readable((await fan.see(path, on(thatDay))).text);

const isCached = ({ headers }: Reply) => headers.age !== undefined;

describe("the cookie of the release before", () => {
  it("is moved by the first visit of the quiz, with its running attempt", async () => {
    const { player, id } = await oldVisitor(2, 2);
    expect(player.fan.cookiesFor("/")).toContain("kb_quiz=");
    expect(await player.page("?q=2")).toContain(">Correct<");
    expect(player.fan.cookie("kb_quiz")).toBe("");
    expect(player.fan.cookiesFor("/")).not.toContain(quizCookie);
    expect(player.fan.cookiesFor(quiz)).toContain(quizCookie);
    expect(idOf(await player.start())).toBe(id);
    expect(choicesOf(await player.answer(id, answersWith(5)))).toEqual(
      [0, 1, 2, 3, 4].map(rightChoice),
    );
  });

  it("is moved with a result, which stays the day's", async () => {
    const { player } = await oldVisitor(2, 5);
    expect(await read(player, quiz)).toContain(">2/5<");
    expect(player.fan.cookie("kb_quiz")).toBe("");
    expect(await read(player, quiz)).toContain(">2/5<");
  });

  it("is moved by an answer, too", async () => {
    const { player, id } = await oldVisitor(1, 1);
    await player.answer(id, answersWith(5));
    expect(player.fan.cookie("kb_quiz")).toBe("");
    expect(await read(player, quiz)).toContain(">5/5<");
  });

  it("is moved for a visitor who has logged in since", async () => {
    const { player } = await oldVisitor(2, 2);
    await player.fan.logInBySimulatedProvider("google", on(thatDay));
    expect(await player.page("?q=2")).toContain(">Correct<");
    expect(player.fan.cookie("kb_quiz")).toBe("");
    expect(player.fan.cookiesFor(quiz)).toContain(quizCookie);
  });

  it("comes along into an account without a visit of the quiz, which then has its moves", async () => {
    const { player } = await oldVisitor(4, 5);
    await player.fan.logInBySimulatedProvider("google", on(thatDay));
    expect(player.fan.cookie("kb_quiz")).toBe("");
    expect(await read(player, "/account")).toContain(cardOf(1));
    expect(await read(player, "/stats")).toContain(">1 day<");
    expect(await read(player, quiz)).toContain(">4/5<");
    expect(player.fan.cookie(quizCookie)).toBe("");
    expect(await read(player, quiz)).toContain(">4/5<");
  });
});

describe("a visitor who has played", () => {
  async function played() {
    const player = visitor(server.address);
    await player.play(3);
    return player;
  }

  it("sends the attempt to the quiz and to its address for scripts, and to no other", async () => {
    const { fan } = await played();
    for (const path of [quiz, `${quiz}?q=2`, `${quiz}/moves`]) {
      expect(fan.cookiesFor(path)).toContain(quizCookie);
    }
    for (const path of ["/", "/play", "/play/full-time-quizzes", "/account", "/stats"]) {
      expect(fan.cookiesFor(path)).not.toContain(quizCookie);
    }
    expect(fan.cookiesFor("/").length).toBeLessThan(300);
    const data = await fan.see(`${quiz}/moves`, { ...on(thatDay), Accept: "application/json" });
    expect(JSON.parse(data.text).playing.attempt.moves).toHaveLength(5);
  });

  it.each(["/games", "/account", "/feed", "/help"])(
    "gets the very page that strangers get: %s",
    async (path) => {
      const [{ fan }, old] = [await played(), await oldVisitor(3, 5)];
      await expect.poll(async () => isCached(await ask(server.address, path))).toBe(true);
      const strangers = await ask(server.address, path);
      const everything = `${fan.cookiesFor(quiz)}; ${old.player.fan.cookiesFor("/")}`;
      for (const cookie of [fan.cookiesFor(path), everything]) {
        const reply = await ask(server.address, path, { headers: { cookie } });
        expect(isCached(reply)).toBe(true);
        expect(reply.text).toBe(strangers.text);
      }
    },
  );

  it.each(["/", "/play", "/stats", "/calendar"])(
    "gets a page of their own where own marks are shown, and strangers one that is cached: %s",
    async (path) => {
      const { fan } = await played();
      await expect.poll(async () => isCached(await ask(server.address, path))).toBe(true);
      const cookie = fan.cookiesFor(path);
      const own = await ask(server.address, path, { headers: { cookie } });
      expect(headerOf(own, "Cache-Control")).toMatch(/^private/);
      expect(isCached(own)).toBe(false);
      const strangers = await ask(server.address, path);
      expect(isCached(strangers)).toBe(true);
      expect(strangers.text).not.toBe(own.text);
    },
  );

  it("gets their own quiz, and nobody else gets it", async () => {
    const [{ fan }, old] = [await played(), await oldVisitor(3, 5)];
    await expect.poll(async () => isCached(await ask(server.address, quiz))).toBe(true);
    for (const cookie of [fan.cookiesFor(quiz), old.player.fan.cookiesFor(quiz)]) {
      for (let time = 0; time < 3; time += 1) {
        const own = await ask(server.address, quiz, { headers: { cookie } });
        expect(readable(own.text)).toContain("Your last results");
        expect(headerOf(own, "Cache-Control")).toMatch(/^private/);
      }
    }
    const strangers = await ask(server.address, quiz);
    expect(strangers.text).not.toContain("Your last results");
    expect(setCookiesOf(strangers)).toEqual([]);
  });
});
