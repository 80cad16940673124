import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { playProblems } from "~/play/screen/play-texts";
import { headerOf, playerCookie, readable } from "./ask";
import { Fan, idsIn, storeIn } from "./fan";
import { quiz, rightChoice, wrongChoice } from "./player";
import { serverForFile } from "./processes";
import {
  answersWith,
  choicesOf,
  dataOf,
  idOf,
  on,
  QuizFan,
  replyOf,
  signedIn,
  thatDay,
  visitor,
} from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });

const right = [0, 1, 2, 3, 4].map(rightChoice);

describe("the attempt of a signed-in user", () => {
  it("is kept on the server, and is there at another browser of theirs", async () => {
    const player = await signedIn(server.address);
    const { headers } = await player.fan.post(quiz, { intent: "start" }, on(thatDay));
    expect(headers["set-cookie"]?.join() ?? "").not.toContain("kb_player");
    const id = idOf(await player.start());
    await player.answer(id, answersWith(2, 2));
    const elsewhere = new QuizFan(new Fan(server.address));
    elsewhere.fan.plant(player.fan.session);
    expect(idOf(await elsewhere.start())).toBe(id);
    expect(await elsewhere.page("?q=2")).toContain(">Correct<");
  });

  it("goes by forms alone", async () => {
    const { fan } = await signedIn(server.address);
    await fan.post(quiz, { intent: "start" }, on(thatDay));
    for (const question of [0, 1, 2, 3, 4]) {
      const { text } = await fan.see(`${quiz}?q=${question + 1}`, on(thatDay));
      const attempt = /name="attempt" value="([^"]+)"/.exec(text)?.[1] ?? "";
      const fields = { intent: "move", attempt, index: String(question) };
      const choice = String(rightChoice(question));
      const { status } = await fan.post(quiz, { ...fields, choice }, on(thatDay));
      expect(status).toBe(303);
    }
    const { text } = await fan.see(quiz, on(thatDay));
    expect(readable(text)).toContain(">5/5<");
  });

  it("shows their own streak in the results, a visitor's too", async () => {
    const player = await signedIn(server.address);
    await player.play(4);
    const results = readable(await player.page());
    expect(results).toContain("Quiz complete");
    expect(results).not.toContain("Sample");
    expect(results).toMatch(/current<\/dt><dd[^>]*>1</);
    const other = visitor(server.address);
    await other.play(4);
    const theirs = readable(await other.page());
    expect(theirs).not.toContain("Sample");
    expect(theirs).toMatch(/current<\/dt><dd[^>]*>1</);
  });
});

describe("the attempt of a visitor", () => {
  it("is kept by no browser, where a step back would show it without the moves since", async () => {
    const { fan } = visitor(server.address);
    await fan.post(quiz, { intent: "start" }, on(thatDay));
    const page = await fan.see(quiz, on(thatDay));
    expect(headerOf(page, "Cache-Control")).toBe("private, no-store");
  });
});

describe("a locked answer", () => {
  it("stays when a whole set of answers is posted again", async () => {
    const player = await signedIn(server.address);
    const id = await player.play(3);
    const before = await dataOf(player);
    expect(choicesOf(await player.answer(id, answersWith(5)))).toHaveLength(5);
    expect(await dataOf(player)).toEqual(before);
    expect(before.record?.plays).toBe(1);
  });

  it("stays when two tabs answer at once: one of them has it, whole", async () => {
    const player = await signedIn(server.address);
    const id = idOf(await player.start());
    const wrong = [0, 1, 2, 3, 4].map(wrongChoice);
    const posts = [answersWith(5), answersWith(0), answersWith(5), answersWith(0)];
    const replies = await Promise.all(posts.map((answers) => player.answer(id, answers)));
    const [first] = replies.map(choicesOf);
    for (const reply of replies) expect(choicesOf(reply)).toEqual(first);
    expect([right, wrong]).toContainEqual(first);
    expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ date: thatDay }] });
  });

  it("stays when an old cookie brings the attempt back", async () => {
    const player = visitor(server.address);
    const id = idOf(await player.start());
    await player.answer(id, answersWith(1, 1));
    const old = player.fan.cookie(playerCookie);
    await player.fan.logInBySimulatedProvider("google", on(thatDay));
    await player.answer(id, answersWith(1));
    player.fan.plant(old);
    const reply = await player.answer(id, answersWith(5));
    expect(choicesOf(reply)).toEqual([rightChoice(0), ...[1, 2, 3, 4].map(wrongChoice)]);
    expect((await dataOf(player)).record?.plays).toBe(1);
  });
});

describe("who plays what", () => {
  it("two tabs that start at once play the same attempt", async () => {
    const player = await signedIn(server.address);
    const started = await Promise.all([1, 2, 3, 4].map(() => player.start()));
    expect(new Set(started.map(idOf)).size).toBe(1);
  });

  it("nobody answers another's attempt", async () => {
    const [player, other] = [await signedIn(server.address), await signedIn(server.address)];
    const id = idOf(await player.start());
    const reply = replyOf(await other.post(id, answersWith(0)));
    expect(reply).toEqual({ status: "refused", message: playProblems.noAttempt, playing: null });
    await other.start();
    expect(await other.answer(id, answersWith(0))).toMatchObject({
      status: "refused",
      message: playProblems.elsewhere,
    });
    expect((await dataOf(player)).attempts).toMatchObject([{ moves: [] }]);
  });

  it.each(["", "x", "../x", "a/b", "__x__", "\ud800", "x".repeat(3000)])(
    "an id that is none is refused: %j",
    async (id) => {
      const player = await signedIn(server.address);
      const { status, text } = await player.post(id, answersWith(5));
      expect(status).toBe(400);
      expect(JSON.parse(text).message).toBe(playProblems.noAttempt);
    },
  );

  it("a Friendly is no play, and the day keeps its first result", async () => {
    const player = await signedIn(server.address);
    await player.play(2);
    const before = await dataOf(player);
    const id = idOf(await player.again());
    await player.answer(id, answersWith(5));
    const { record, attempts } = await dataOf(player);
    expect(attempts).toHaveLength(2);
    expect(attempts).toMatchObject([{ isFriendly: false }, { id, isFriendly: true }]);
    expect(record).toEqual(before.record);
  });

  it("a visitor who logs in midway keeps the quiz that is running", async () => {
    const player = visitor(server.address);
    const id = idOf(await player.start());
    await player.answer(id, answersWith(2, 2));
    await player.fan.logInBySimulatedProvider("google", on(thatDay));
    expect(idOf(await player.start())).toBe(id);
    const reply = await player.answer(id, answersWith(5));
    expect(choicesOf(reply)).toEqual(right);
    expect(player.fan.cookie(playerCookie)).toBe("");
    expect((await dataOf(player)).record).toMatchObject({ plays: 1 });
  });
});

it("an answer that the store can't take is no answer: script tries again, a form says so", async () => {
  const player = await signedIn(server.address);
  const id = idOf(await player.start());
  const locked = new SqliteConnection(join(server.dataDir, "kickabout.db"));
  locked.exec("BEGIN IMMEDIATE");
  const fields = { intent: "move", attempt: id, index: "0", choice: "0" };
  const [byScript, byForm] = await Promise.all([
    player.post(id, answersWith(5)),
    player.fan.post(quiz, fields, on(thatDay)),
  ]);
  locked.close();
  expect(byScript.status).toBe(503);
  expect(headerOf(byScript, "Content-Type")).not.toContain("json");
  expect(byForm.status).toBe(503);
  expect(readable(byForm.text)).toContain(playProblems.unavailable);
  expect(choicesOf(await player.answer(id, answersWith(5)))).toEqual(right);
});

it("deleting the account leaves no attempt and no record", async () => {
  const fan = new Fan(server.address);
  await fan.join({}, on(thatDay));
  const player = new QuizFan(fan);
  await player.play();
  const stored = () => ["attempts", "titles", "dates"].map((name) => idsIn(server.dataDir, name));
  const before = stored();
  const fields = { intent: "delete", confirmation: "DELETE", password: fan.password };
  expect((await fan.post("/account?dialog=delete", fields, on(thatDay))).status).toBe(303);
  expect(stored().map(({ length }) => length)).toEqual(before.map(({ length }) => length - 1));
});

it("a damaged record leaves the quiz playable", async () => {
  const player = await signedIn(server.address);
  const { playing } = await player.start();
  const userId = playing?.player ?? "";
  const store = storeIn(server.dataDir);
  await store.set("records", userId, { days: "none", plays: -1, current: "a/b" });
  await store.set("titles", `${userId}.full-time-quiz`, { userId, results: "none" });
  await store.set("dates", userId, { days: [7], titles: "none" });
  await store.close();
  expect((await player.fan.see("/stats", on(thatDay))).text).toContain("No stats yet");
  expect((await player.fan.see(quiz, on(thatDay))).status).toBe(200);
});
