import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlayReply } from "~/play/rules/playing";
import { duelPlan } from "../fixtures/duel-plan";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, freePort, readable } from "./ask";
import { Fan, joinedFan, simulatedProviderFan, stopPathOf, userIdIn } from "./fan";
import { answersWith, choicesOf, idOf, on, type QuizFan, thatDay, visitor } from "./quiz-fan";

const FORMER = "the-secret-that-signed-until-yesterday";
const PRESENT = "the-secret-that-signs-from-today-on-ok";
const duelPage = "/play/spot-kick/duel";
const plan = duelPlan("00000", "11111");

const dataDir = mkdtempSync(join(tmpdir(), "kickabout-rotation-"));
/** The same for every start, so that browsers keep their cookies. */
let port: number;
let server: RunningServer | undefined;

/** Starts the server anew, on the same data. */
async function restart(secrets: { SESSION_SECRET: string; SESSION_SECRET_BEFORE?: string }) {
  await server?.stop();
  server = await startServer({
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: "error",
    ...secrets,
  });
}

const address = () => `http://127.0.0.1:${port}`;

/** What people have from a server: a session, a provider's account, games of visitors, a duel, links. */
type Belongings = {
  reader: Fan;
  practised: Fan;
  finished: QuizFan;
  running: QuizFan;
  challenger: Fan;
  duel: string;
  shared: string;
};

async function belongings(): Promise<Belongings> {
  const reader = await joinedFan(address());
  const practised = await simulatedProviderFan(address());
  const finished = visitor(address());
  const shared = sharedPath(await finished.answer(idOf(await finished.start()), answersWith(4)));
  const { player: running } = await begun();
  const challenger = new Fan(address());
  const { headers } = await challenger.post(duelPage, plan);
  const duel = headers.location ?? "";
  return { reader, practised, finished, running, challenger, duel, shared };
}

/** A visitor after two of five questions. */
async function begun() {
  const player = visitor(address());
  const attempt = idOf(await player.start());
  await player.answer(attempt, answersWith(2, 2));
  return { player, attempt };
}

const sharedPath = ({ playing }: PlayReply) => new URL(playing?.shareUrl ?? "").pathname;

/** What the pages show them of it; changes nothing. */
async function seen(all: Belongings) {
  const { reader, practised, finished, running, challenger, duel, shared } = all;
  const accounts = (await practised.see("/account/practice/google")).text;
  const calendar = readable((await finished.fan.see("/calendar", on(thatDay))).text);
  const stop = stopPathOf(userIdIn(dataDir, reader.email), FORMER);
  return {
    isLoggedIn: await reader.isLoggedIn(),
    hasAccount: /name="account" value="(?!new")/.test(accounts),
    hasResult: (await finished.page()).includes(">4/5<"),
    hasHistory: calendar.includes("4/5"),
    hasAttempt: (await running.page("?q=2")).includes(">Correct<"),
    hasDuel: (await challenger.see(duel)).text.includes("Now send it"),
    shared: (await ask(address(), shared)).status,
    stop: (await ask(address(), stop)).status,
  };
}

const whole = {
  isLoggedIn: true,
  hasAccount: true,
  hasResult: true,
  hasHistory: true,
  hasAttempt: true,
  hasDuel: true,
  shared: 200,
  stop: 200,
};

let old: Belongings;
let fresh: Belongings;
let unfinished: Awaited<ReturnType<typeof begun>>;

beforeAll(async () => {
  port = await freePort();
  await restart({ SESSION_SECRET: FORMER });
  old = await belongings();
  unfinished = await begun();
}, 60_000);

afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it("before the secret changes, people have what they did", async () => {
  expect(await seen(old)).toEqual(whole);
});

describe("a new secret beside the one before it", () => {
  beforeAll(async () => {
    await restart({ SESSION_SECRET: PRESENT, SESSION_SECRET_BEFORE: FORMER });
    fresh = await belongings();
  });

  it("leaves people everything that the one before it signed", async () => {
    expect(await seen(old)).toEqual(whole);
  });

  it("lets an attempt that has begun be played to its end", async () => {
    const { player, attempt } = unfinished;
    expect(choicesOf(await player.answer(attempt, answersWith(5)))).toHaveLength(5);
    expect((await player.page()).includes(">5/5<")).toBe(true);
  });

  it("lets the link of an old email stop the recaps", async () => {
    const { reader } = old;
    await reader.post("/settings", { intent: "settings", revision: "0", emailHighlights: "on" });
    const path = stopPathOf(userIdIn(dataDir, reader.email), FORMER);
    const { status, text } = await new Fan(address()).post(path, {});
    expect([status, readable(text).includes("Done: no more recaps.")]).toEqual([200, true]);
  });
});

describe("a new secret alone", () => {
  beforeAll(() => restart({ SESSION_SECRET: PRESENT }));

  it("is what signs since it came", async () => {
    const stop = stopPathOf(userIdIn(dataDir, fresh.reader.email), PRESENT);
    expect(await seen(fresh)).toEqual({ ...whole, stop: 404 });
    expect((await ask(address(), stop)).status).toBe(200);
    expect((await unfinished.player.page()).includes(">5/5<")).toBe(true);
  });

  it("ends what the one before it signed, with pages that say so", async () => {
    expect(await seen(old)).toEqual({
      isLoggedIn: false,
      hasAccount: false,
      hasResult: false,
      hasHistory: false,
      hasAttempt: false,
      hasDuel: false,
      shared: 404,
      stop: 404,
    });
    const lost = await ask(address(), old.shared);
    expect(readable(lost.text)).toContain("we can't read the result in it");
    const account = await old.reader.see("/account");
    expect(account.status).toBe(200);
    expect(readable(account.text)).toContain("Log in");
  });

  it("lets them log in and play on, without an error in the log", async () => {
    await old.reader.login();
    expect(await old.reader.isLoggedIn()).toBe(true);
    await old.finished.play(3);
    expect((await old.finished.page()).includes(">3/5<")).toBe(true);
    const { status } = await old.challenger.post(duelPage, plan);
    expect(status).toBe(303);
    expect(server?.output()).not.toContain('"level":"error"');
  });
});
