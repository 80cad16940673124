import { expect, it } from "vitest";
import { previousMonth } from "~/platform/clock/calendar-date.server";
import { type NATION_PLAYERS, readNationCounts } from "~/play/player/nations.server";
import { setVariables } from "../fixtures/rules-environment";
import { readable, testHooks } from "./ask";
import { Fan, idsIn, joinedFan, storeIn, userIdIn } from "./fan";
import { serverForFile } from "./processes";
import { goodPlayer, savePlayer } from "./profile-forms";
import { replyOf } from "./quiz-fan";

setVariables();
const server = serverForFile();
const MONTH = "2026-11";
const PLAYERS: typeof NATION_PLAYERS = "nationPlayers";

const at = (time: string) => testHooks({ now: `2026-11-25T${time}Z` });

/** Plays the day's quiz at the pace of a person. */
async function plays(fan: Fan): Promise<void> {
  const path = "/play/full-time-quiz/moves";
  const { playing } = replyOf(await fan.post(path, { intent: "start" }, at("12:00:00")));
  const moves = [0, 1, 2, 3, 4].map((index) => ({ index, move: 0, elapsed: (index + 1) * 5000 }));
  const form = { intent: "move", attempt: playing?.attempt.id ?? "", moves: JSON.stringify(moves) };
  await fan.post(path, form, at("12:01:00"));
}

async function counted() {
  const store = storeIn(server.dataDir);
  const counts = await readNationCounts(store, MONTH);
  await store.close();
  return [...counts].map(([code, { finishes, people }]) => ({ code, finishes, people }));
}

it("counts a finish for the country that its player has chosen, and for no other", async () => {
  const [chosen, undecided] = [await joinedFan(server.address), await joinedFan(server.address)];
  await savePlayer(chosen, { ...goodPlayer, country: "Nigeria" });
  await Promise.all([plays(chosen), plays(undecided)]);
  expect(await counted()).toEqual([{ code: "NG", finishes: 1, people: 1 }]);
  const id = userIdIn(server.dataDir, chosen.email);
  expect(idsIn(server.dataDir, PLAYERS)).toEqual([id]);
  const form = { intent: "delete", confirmation: "DELETE", password: chosen.password };
  expect((await chosen.post("/account", form)).status).toBe(303);
  expect(idsIn(server.dataDir, PLAYERS)).toEqual([]);
  expect(await counted()).toEqual([{ code: "NG", finishes: 1, people: 1 }]);
  const page = await undecided.see("/nations", at("13:00:00"));
  expect(page.text).toContain("No nation has played enough yet this month.");
});

it("has one line on home, of accounts, as soon as a nation is ranked", async () => {
  const fan = await joinedFan(server.address);
  const home = async (one: Fan, minute: string) =>
    readable((await one.see("/", at(`14:${minute}:00`))).text);
  expect(await home(fan, "00")).not.toContain("leads this month");
  const store = storeIn(server.dataDir);
  await store.transaction(async (transaction) => {
    const by = { ZAFinishes: 40, ZAPoints: 28_000, ZAPeople: 12 };
    transaction.increment("nations", `${MONTH}.3`, by);
  });
  await store.close();
  expect(await home(fan, "02")).toContain("South Africa leads this month");
  expect(await home(new Fan(server.address), "02")).not.toContain("leads this month");
});

it("knows the month before January", () => {
  expect(previousMonth("2027-01")).toBe("2026-12");
});
