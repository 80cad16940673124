// One process's capacity besides pages: its memory, sign-ins (one scrypt each), saves to SQLite (docs/scaling.md).
import { setTimeout as sleep } from "node:timers/promises";
import { residentMegabytes } from "./load.mjs";
import { line } from "./numbers.mjs";
import { startApp } from "./servers.mjs";

const SECONDS = 10;
const AT_ONCE = 8;
const ACCOUNTS = 16;
const PASSWORD = "offside-bench";
const PAGES = ["/", "/games", "/feed", "/help", "/play/full-time-quiz"];

const PLAYER = {
  displayName: "Bench Player",
  gender: "female",
  position: "Goalkeeper",
  country: "South Africa",
  dateOfBirth: "2001-02-03",
  skinTone: "Brown",
  hairStyle: "LongHairCurly",
  hairColor: "Auburn",
  facialHairStyle: "Blank",
  facialHairColor: "Auburn",
  homeKitColor: "#ef4444",
  awayKitColor: "#111827",
};

/**
 * Measures the production build: one process on this machine without a proxy.
 *
 * @returns {Promise<string>} the table
 */
export async function measureScale() {
  const app = await startApp({ SIGN_IN_FAILURES_PER_ACCOUNT: "1000000" });
  try {
    const rows = [["memory after the start", `${residentMegabytes(app.pid).toFixed(0)} MB`]];
    const fans = [];
    for (let i = 0; i < ACCOUNTS; i += 1) fans.push(await join(app.address, i));
    const pages = await rateOf((i) => expectStatus(200, app.address + PAGES[i % PAGES.length]));
    rows.push(["memory after 10 s of pages", `${residentMegabytes(app.pid).toFixed(0)} MB`]);
    rows.push(["pages, asked for by fetch", perSecond(pages)]);
    const login = (i, password) =>
      post(app.address, "/login", { email: emailOf(i % ACCOUNTS), password });
    rows.push(["sign-ins", perSecond(await rateOf(async (i) => expect(303, login(i, PASSWORD))))]);
    const wrong = await rateOf(async (i) => expect(400, login(i, "wrong-password")));
    rows.push(["wrong passwords", perSecond(wrong)]);
    const save = (i) => {
      const player = { ...PLAYER, playerNumber: String(i % 100), intent: "save", revision: "0" };
      return post(app.address, "/profile", player, fans[i % ACCOUNTS]);
    };
    rows.push(["saved profiles", perSecond(await rateOf(async (i) => expect(303, save(i))))]);
    rows.push(["memory at the end", `${residentMegabytes(app.pid).toFixed(0)} MB`]);
    return [`${AT_ONCE} at a time`, ...rows.map(([what, value]) => line(what, value))].join("\n");
  } finally {
    await app.stop();
  }
}

/** Operations per second at a given concurrency. */
async function rateOf(work) {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < until) {
      done += 1;
      await work(done);
    }
  };
  await sleep(200);
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done / ((performance.now() - began) / 1000);
}

const perSecond = (rate) => `${rate.toFixed(0)}/s`;
const emailOf = (number) => `bench-${number}@example.com`;

/** Creates an account; returns its session's Cookie header. */
async function join(address, number) {
  const fan = { name: "Bench Player", email: emailOf(number), password: PASSWORD };
  const answer = await post(address, "/join", fan);
  const cookie = answer.headers.getSetCookie().find((set) => set.startsWith("__session="));
  if (!cookie) throw new Error(`Nobody was let in: ${answer.status}.`);
  return { cookie: cookie.split(";", 1)[0] };
}

const post = (address, path, fields, headers = {}) =>
  fetch(address + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers,
  });

const expectStatus = (status, url) => expect(status, fetch(url));

async function expect(status, asking) {
  const answer = await asking;
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${answer.url} answered ${answer.status}.`);
}
