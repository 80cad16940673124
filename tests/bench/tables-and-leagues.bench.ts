import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, bench, describe } from "vitest";
import { serverGames } from "~/games/registry.server";
import { boardOf } from "~/people/leagues/board.server";
import { joinLeague, makeLeague } from "~/people/leagues/league-members.server";
import { findLeague } from "~/people/leagues/league-store.server";
import { leagueView } from "~/people/leagues/league-view.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { crowdKey, finishKey, readCounts, writeFinish } from "~/play/player/finishes.server";
import { recordResults } from "~/play/player/player-records.server";
import { forgetPlaces } from "~/play/player/table-places.server";
import { dayTable, readTable, rowsAround } from "~/play/player/tables.server";
import type { Attempt } from "~/play/rules/attempt";
import { rankOf } from "~/play/rules/rank";
import { storedTitle } from "~/play/rules/title-rules.server";
import { setVariables } from "../fixtures/rules-environment";

setVariables();

const FINISHES = 100_000;
const BATCH = 250;
const MEMBERS = 50;
const SLUG = "full-time-quiz";
const DAY = "2026-11-25";
const NOW = Date.parse(`${DAY}T12:00:00Z`);

const folder = mkdtempSync(join(tmpdir(), "kickabout-bench-"));
const store = openSqliteStore(join(folder, "kickabout.db"));
const titles = Object.values(serverGames).map((game) => storedTitle(game));

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The finish of a fan, of as many scores and times as fans have. */
function finishOf(fan: number) {
  const score = fan % 6;
  const ms = 8000 + ((fan * 7919) % 60_000);
  const attempt: Attempt = {
    ...{ id: `a${fan}`, rules: 1, edition: 5, date: DAY, startedOn: DAY, options: [] },
    startedAt: Date.parse(`${DAY}T06:00:00Z`) + fan,
    moves: [{ move: 0, at: ms }],
    ...{ isFriendly: false, isLate: false },
  };
  const counted = { isWin: score > 2, score, outOf: 5, points: score * 200, elapsed: ms };
  const result = { date: DAY, edition: 5, ...counted, isLate: false };
  return { attempt, result };
}

async function fill(into: DocumentStore): Promise<void> {
  for (let from = 0; from < FINISHES; from += BATCH) {
    await into.transaction(async (transaction) => {
      for (let fan = from; fan < from + BATCH; fan++) {
        const { attempt, result } = finishOf(fan);
        const rank = rankOf(attempt, result);
        writeFinish(transaction, `fan-${fan}`, { slug: SLUG, attempt, result, tally: [], rank });
      }
    });
  }
}

/** A league whose members have all played in both months of its week. */
async function fullLeague(into: DocumentStore): Promise<string> {
  const founder = { id: "fan-0", name: "Fan 0" };
  const made = await makeLeague(into, founder, { name: "Fifty", timeZone: "UTC", now: NOW });
  if (typeof made === "string") throw new Error(made);
  const { code } = (await findLeague(into, made.id)) ?? { code: "" };
  for (let fan = 0; fan < MEMBERS; fan++) {
    const person = { id: `fan-${fan}`, name: `Fan ${fan}` };
    await joinLeague(into, person, code);
    const { result } = finishOf(fan);
    await into.transaction((transaction) =>
      recordResults(transaction, person.id, [{ slug: SLUG, playedOn: DAY, result }]),
    );
  }
  return made.id;
}

await fill(store);
const league = await findLeague(store, await fullLeague(store));
if (!league) throw new Error("There is no league.");

const facesOf = async (players: readonly { userId: string; name: string }[]) =>
  new Map(players.map(({ userId, name }) => [userId, { name, avatar: "" }]));
const table = dayTable(SLUG, DAY);
const ownId = (fan: number) => finishKey(SLUG, DAY, `a${fan}`);
let asked = 0;

describe(`${FINISHES} finishes of an edition in SQLite`, () => {
  bench(
    "the first twenty rows of the table, and how many there are, after 30 seconds",
    async () => {
      forgetPlaces();
      await readTable(store, table);
    },
  );
  bench("one's own place, when nobody has asked for 30 seconds", async () => {
    forgetPlaces();
    await rowsAround(store, table, ownId(4000));
  });
  bench("one's own place, when others have asked", async () => {
    asked += 997;
    await rowsAround(store, table, ownId(asked % FINISHES));
  });
  bench("what all finishes come to", async () => {
    await readCounts(store, crowdKey(SLUG, DAY));
  });
  bench(`a league of ${MEMBERS}, read`, async () => {
    asked += 1;
    await boardOf({ store, titles, facesOf }, { ...league, revision: asked }, NOW);
  });
  bench(`a league of ${MEMBERS}, as read in the last ten seconds`, async () => {
    await leagueView({ store, titles, facesOf }, league, "fan-7", NOW);
  });
});
