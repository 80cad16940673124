import { randomBytes } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { firestoreStore } from "~/platform/storage/firestore-store.server";
import { crowdKey, FINISHES, readCounts } from "~/play/player/finishes.server";
import { setVariables } from "../fixtures/rules-environment";
import { type RunningServer, startServer } from "../fixtures/server";
import { testHooks } from "../server/ask";
import { Fan, storeIn } from "../server/fan";
import { adminFirestore } from "./admin";
import { firebaseVariables, missingEmulators } from "./emulators";

setVariables();

/** `npm run test:finishes` has 10,000. */
const COUNT = Number(process.env.FINISHES ?? 100);
const AT_ONCE = 16;
const MAX_TRIES = 20;
const SLOW = { timeout: 3_600_000 };
/** Fewer than may kick off for the first time from one address in an hour. */
const FANS_AN_ADDRESS = 900;

const DAY = "2026-11-21";
const path = "/play/full-time-quiz/moves";
const moves = JSON.stringify(
  [0, 1, 2, 3, 0].map((move, index) => ({ index, move, elapsed: (index + 1) * 3000 })),
);

type Servers = readonly [RunningServer, RunningServer];

let repeated = 0;

/** Posts as a page does: again, while the answer is that the store is busy. */
async function posted(fan: Fan, fields: Record<string, string>, headers: Record<string, string>) {
  for (let tries = 1; ; tries++) {
    const reply = await fan.post(path, fields, headers);
    if (reply.status !== 503 || tries === MAX_TRIES) return reply;
    repeated += 1;
  }
}

/** A visitor who kicks off at one process and finishes at the other, whose answer comes twice. */
async function plays([first, second]: Servers, place: number): Promise<void> {
  const [one, other] = place % 2 === 0 ? [first, second] : [second, first];
  const network = Math.floor(place / FANS_AN_ADDRESS);
  const headers = (minute: number) => ({
    ...testHooks({ now: `${DAY}T12:0${minute}:00Z` }),
    "X-Forwarded-For": `203.0.113.${network}`,
  });
  const fan = new Fan(one.address);
  const started = await posted(fan, { intent: "start" }, headers(0));
  const { playing } = JSON.parse(started.text);
  const elsewhere = new Fan(other.address);
  elsewhere.plant(fan.cookie("kb_player"));
  const fields = { intent: "move", attempt: playing.attempt.id, date: DAY, moves };
  const replies = [await posted(elsewhere, fields, headers(1))];
  if (place % 10 === 0) replies.push(await posted(fan, fields, headers(1)));
  for (const { status } of replies) expect(status).toBe(200);
}

/** Lets all of them play, some at once, and says how long it took. */
async function allPlay(servers: Servers): Promise<void> {
  const from = performance.now();
  let next = 0;
  repeated = 0;
  const one = async () => {
    while (next < COUNT) await plays(servers, next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const seconds = (performance.now() - from) / 1000;
  const perMinute = Math.round((COUNT / seconds) * 60);
  const took = `${COUNT} in ${seconds.toFixed(1)} s, ${perMinute} a minute`;
  process.stdout.write(`finishes: ${took}; ${repeated} posts were repeated\n`);
}

/** Two processes over one store. */
async function twoProcesses(variables: Record<string, string | undefined>): Promise<Servers> {
  const own = { TRUST_PROXY: "1", LOG_LEVEL: "warn", ...variables };
  const first = await startServer(own);
  onTestFinished(async () => void (await first.stop()));
  const second = await startServer({ DATA_DIR: first.dataDir, ...own });
  onTestFinished(async () => void (await second.stop()));
  return [first, second];
}

const edition = crowdKey("full-time-quiz", DAY);

/** All of them are in the sums once, and in a document each. */
async function expectExact(store: DocumentStore): Promise<void> {
  const { finishes, keys } = await readCounts(store, edition);
  expect(finishes).toBe(COUNT);
  const outcomes = Object.entries(keys).filter(([key]) => /^[wl]\d+o5$/.test(key));
  expect(outcomes.reduce((sum, [, count]) => sum + count, 0)).toBe(COUNT);
  expect(await store.count(FINISHES, { where: { edition } })).toBe(COUNT);
  await store.close();
}

/** Whether the operator was told of so many from one address; nobody was refused. */
function expectTold(servers: readonly RunningServer[]): void {
  const said = servers.map(({ output }) => output()).join("");
  expect(said.includes("Very many finishes came from one address")).toBe(COUNT >= 1000);
  expect(said).not.toContain("203.0.113.");
}

it("finishes over two processes and one SQLite file are counted exactly", SLOW, async () => {
  const servers = await twoProcesses({ SESSION_SECRET: randomBytes(32).toString("hex") });
  await allPlay(servers);
  await expectExact(storeIn(servers[0].dataDir));
  expectTold(servers);
});

it.skipIf(missingEmulators)(
  `finishes over two processes and Firestore are counted exactly ${missingEmulators}`,
  SLOW,
  async () => {
    const project = `demo-${randomBytes(6).toString("hex")}`;
    const servers = await twoProcesses(firebaseVariables({ FIREBASE_PROJECT_ID: project }));
    await allPlay(servers);
    await expectExact(firestoreStore(adminFirestore(project)));
    expectTold(servers);
  },
);
