import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import type { Launch } from "../fixtures/server";
import { ask, headerOf, root } from "../server/ask";
import { Fan, joinedFan } from "../server/fan";
import { fieldOf } from "../server/profile-forms";
import {
  expectCalm,
  type ServerUnderTest,
  serverUnderTestForFile,
  startServerUnderTest,
} from "./faults";

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_S = 60;
const quiz = "/play/full-time-quiz";

const clock: Launch = {
  nodeArguments: ["--import", `${root}tests/faults/jumping-clock.mjs`],
  hasChannel: true,
};

/** A server whose clock can be set. */
const shared = serverUnderTestForFile({ SIGN_IN_FAILURES_PER_ACCOUNT: "1" }, clock);

/** Sets a server's clock ahead of the true time, or behind it. */
async function jump({ process: child }: ServerUnderTest, milliseconds: number): Promise<void> {
  const moved = once(child, "message");
  child.send?.(milliseconds);
  await moved;
}

const ageOf = async ({ address }: ServerUnderTest) => {
  const reply = await ask(address, "/guidelines");
  expect(reply.status).toBe(200);
  return headerOf(reply, "Age");
};

/** The Retry-After of a rate-limited client, in seconds. */
async function waitAfterTooMuch({ address }: ServerUnderTest): Promise<number> {
  for (let visit = 0; ; visit++) {
    const reply = await ask(address, `/about?visit=${visit}`);
    if (reply.status === 429) return Number(headerOf(reply, "Retry-After"));
  }
}

/** The attempt of a quiz page's form: its id, and the date of its edition. */
type Started = { attempt: string; date: string };

async function answerAll(fan: Fan, started: Started, questions: number[]): Promise<void> {
  for (const question of questions) {
    const fields = { intent: "move", ...started, index: String(question), choice: "1" };
    expect((await fan.post(quiz, fields)).status).toBe(303);
  }
}

async function startQuiz(fan: Fan): Promise<Started> {
  const { text } = await fan.follow(quiz, { intent: "start" });
  return { attempt: fieldOf(text, "attempt") ?? "", date: fieldOf(text, "date") ?? "" };
}

describe("a clock that jumps", () => {
  afterEach(() => jump(shared(), 0));

  it("makes a kept page neither older nor younger than it is", async () => {
    const serverUnderTest = shared();
    await expect.poll(() => ageOf(serverUnderTest), { interval: 20 }).not.toBe("");
    for (const ahead of [30 * SECOND_MS, -DAY_MS, 0]) {
      await jump(serverUnderTest, ahead);
      expect(Number(await ageOf(serverUnderTest))).toBeLessThan(5);
    }
    expectCalm(serverUnderTest);
  });

  it("shuts nobody out for longer than a minute, nor lets anybody in sooner", async () => {
    const serverUnderTest = await startServerUnderTest({ REQUESTS_PER_MINUTE: "5" }, clock);
    expect(await waitAfterTooMuch(serverUnderTest)).toBeLessThanOrEqual(MINUTE_S);
    for (const ahead of [-DAY_MS, DAY_MS, 0]) {
      await jump(serverUnderTest, ahead);
      const wait = await waitAfterTooMuch(serverUnderTest);
      expect(wait).toBeGreaterThan(MINUTE_S / 2);
      expect(wait).toBeLessThanOrEqual(MINUTE_S);
    }
    expectCalm(serverUnderTest);
  });

  it("tells nobody who tried too many passwords to wait for days", async () => {
    const serverUnderTest = shared();
    const fan = new Fan(serverUnderTest.address);
    expect((await fan.login()).status).toBe(400);
    await jump(serverUnderTest, -DAY_MS);
    await fan.login();
    const refused = await fan.login();
    expect(refused.status).toBe(429);
    expect(Number(headerOf(refused, "Retry-After"))).toBeLessThanOrEqual(15 * MINUTE_S);
  });

  it("ends sessions while it is ahead, and brings them back", async () => {
    const serverUnderTest = shared();
    const fan = await joinedFan(serverUnderTest.address);
    const states: boolean[] = [];
    for (const ahead of [15 * DAY_MS, 0, -DAY_MS]) {
      await jump(serverUnderTest, ahead);
      states.push(await fan.isLoggedIn());
    }
    expect(states).toEqual([false, true, true]);
    const back = fan.elsewhere();
    expect((await back.login()).status).toBe(303);
    await jump(serverUnderTest, 0);
    expect(await back.isLoggedIn()).toBe(true);
    expectCalm(serverUnderTest, fan.password, fan.email, fan.session);
  });

  it("breaks no quiz that is under way", async () => {
    const serverUnderTest = shared();
    const players = [new Fan(serverUnderTest.address), await joinedFan(serverUnderTest.address)];
    for (const fan of players) {
      await jump(serverUnderTest, 0);
      const attempt = await startQuiz(fan);
      await answerAll(fan, attempt, [0, 1]);
      await jump(serverUnderTest, -HOUR_MS);
      expect((await fan.see(quiz)).status).toBe(200);
      await answerAll(fan, attempt, [2]);
      await jump(serverUnderTest, 3 * DAY_MS);
      await answerAll(fan, attempt, [3, 4]);
      await jump(serverUnderTest, 0);
      const results = await fan.see(`${quiz}?dialog=results`);
      expect(results.status).toBe(200);
      expect(results.text).toContain("Share Results");
    }
    expectCalm(serverUnderTest);
  });
});
