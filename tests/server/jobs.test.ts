import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { makeLeague } from "~/people/leagues/league-members.server";
import { WEEKS } from "~/people/leagues/league-store.server";
import { dateAt } from "~/platform/clock/calendar-date.server";
import { recordResults } from "~/play/player/player-records.server";
import { mondayOf } from "~/play/rules/periods";
import { startServer } from "../fixtures/server";
import { root } from "./ask";
import { storeIn } from "./fan";
import { endingOf, folderForTest } from "./processes";

const DAY_MS = 24 * 60 * 60_000;

const IMPORTS_THE_BUILD = `
  let timers = 0;
  for (const name of ["setInterval", "setTimeout"]) {
    const real = globalThis[name];
    globalThis[name] = (...given) => {
      timers += 1;
      return real(...given);
    };
  }
  const build = await import("./build/server/index.js");
  process.stdout.write(timers + " " + typeof build.entry.module.startJobs);
`;

it("importing the renderer starts no job: no timer runs and no store is opened", async () => {
  const { PATH, HOME } = process.env;
  const DATA_DIR = folderForTest();
  const child = spawn(process.execPath, ["--input-type=module", "--eval", IMPORTS_THE_BUILD], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: "production", DATA_DIR },
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(await endingOf(child)).toEqual({ code: 0, out: "0 function", error: "" });
  expect(readdirSync(DATA_DIR)).not.toContain("kickabout.db");
});

it("a league's week is closed without a request, and told of once however often the server starts", async () => {
  const DATA_DIR = folderForTest();
  const [now, userId] = [Date.now() - 8 * DAY_MS, "founder"];
  const date = dateAt(now, "UTC");
  const before = storeIn(DATA_DIR);
  const league = { name: "School run", timeZone: "UTC", now };
  const made = await makeLeague(before, { id: userId, name: "Zola" }, league);
  const outcome = { isWin: true, score: 3, outOf: 6, points: 500, elapsed: null, isLate: false };
  const result = { date, edition: 1, ...outcome };
  await before.transaction((transaction) =>
    recordResults(transaction, userId, [{ slug: "golden-word", playedOn: date, result }]),
  );
  await before.close();
  if (typeof made === "string") throw new Error(made);
  const week = `${made.id}.${mondayOf(date)}`;

  for (const start of ["first", "second"]) {
    const server = await startServer({ DATA_DIR });
    const store = storeIn(DATA_DIR);
    const closed = () => store.get(WEEKS, week);
    try {
      await expect.poll(closed, { message: start, timeout: 10_000 }).toMatchObject({
        rows: [{ points: 500 }],
      });
      const { items } = (await store.get("notices", userId)) ?? {};
      expect(items).toMatchObject([{ kind: "league-week", device: week.replace(".", " ") }]);
    } finally {
      await store.close();
      await server.stop();
    }
  }
});
