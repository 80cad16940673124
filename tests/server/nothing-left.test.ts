import { describe, expect, it } from "vitest";
import {
  expiringDocuments,
  identityDocuments,
  ownedDocuments,
} from "~/people/account/personal-data/owned-documents";
import { addModerator } from "~/people/moderation/moderators.server";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { duelPlan } from "../fixtures/duel-plan";
import { readable, testHooks } from "./ask";
import { alertsOf, Fan, storeIn, userIdIn } from "./fan";
import { tagsNamed } from "./markup";
import { serverForFile } from "./processes";
import { goodPlayer, savePlayer } from "./profile-forms";
import { answersWith, idOf, on, QuizFan, replyOf, thatDay } from "./quiz-fan";

const server = serverForFile({ TRUST_PROXY: "1" });

const NAME = "Zanele Leaver";
const NOON = on(thatDay);
const quiz = "/play/full-time-quiz";
const thread = `/feed/full-time-quiz-${thatDay}`;
const duels = "/play/spot-kick/duel";

/** Collections without anybody's own documents: what stands in them of an account is taken out before the account goes. */
const shared = [
  ...["accounts", "accountEmails", "crowd", "leagues", "leagueCodes", "leagueWeeks", "nations"],
  ...["nationDivisions", "threads", "visitors"],
];

type Row = { collection: string; id: string; data: string };

function allDocuments(): Row[] {
  const database = new SqliteConnection(`${server.dataDir}/kickabout.db`, { readOnly: true });
  const rows = database.prepare<Row>("SELECT collection, id, data FROM documents").all();
  database.close();
  return rows;
}

async function inStore<Value>(work: (store: ReturnType<typeof storeIn>) => Promise<Value>) {
  const store = storeIn(server.dataDir);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** An account with a verified address, shown in tables, joined two days before. */
async function account(name: string): Promise<Fan> {
  const fan = new Fan(server.address);
  await fan.join({ name }, on("2026-11-19"));
  const userId = userIdIn(server.dataDir, fan.email);
  await inStore((store) => store.set("accounts", userId, { emailVerified: true }, { merge: true }));
  const told = { replies: "on", reactions: "on", outcomes: "on" };
  await fan.post("/settings", { intent: "settings", revision: "0", inTables: "on", ...told }, NOON);
  return fan;
}

/** The address under which a player's result is shared. */
async function linkOf(fan: Fan): Promise<string> {
  const html = readable((await fan.see(quiz, NOON)).text);
  return /\/beat\/full-time-quiz\/[\w-]+/.exec(html)?.[0] ?? "";
}

/** Plays the quiz against a shared result. */
async function answers(fan: Fan, link: string): Promise<void> {
  const { text } = await fan.see(link, NOON);
  const [rival] = tagsNamed(text, "input", { name: "rival" });
  const started = { intent: "start", date: thatDay, rival: rival?.attributes.value ?? "" };
  await fan.post(quiz, started, NOON);
  const attempt = idOf(replyOf(await fan.post(`${quiz}/moves`, { intent: "start" }, NOON)));
  const answered = answersWith(4).map((one, index) => ({ ...one, elapsed: 5000 * (index + 1) }));
  const moves = JSON.stringify(answered);
  const fields = { intent: "move", attempt, moves };
  await fan.post(`${quiz}/moves`, fields, testHooks({ now: `${thatDay}T12:01:00Z` }));
}

const says = async (fan: Fan, text: string, to = "") => {
  const said = await fan.post(thread, { intent: "write", text, ...(to && { to }) }, NOON);
  expect([said.status, alertsOf(said)]).toEqual([303, ""]);
  return /#r-(\w+)$/.exec(String(said.headers.location))?.[1] ?? "";
};

async function reports(fan: Fan, key: string): Promise<void> {
  const path = `/report?kind=reply&id=full-time-quiz-${thatDay}.${key}`;
  const sent = await fan.post(path, { intent: "report", reason: "hateful", details: "Foul" }, NOON);
  expect(sent.status).toBe(303);
}

async function decides(moderator: Fan, choice: string): Promise<void> {
  const queue = readable((await moderator.see("/moderation", NOON)).text);
  const [, id = "", seen = ""] =
    /name="case" value="(reply\.[^"]+)".*?name="seen" value="([^"]*)"/s.exec(queue) ?? [];
  const decided = { case: id, seen, rule: "respect", choice };
  expect((await moderator.post("/moderation", decided, NOON)).status).toBe(303);
}

/** Somebody who has done everything that leaves something behind, with a friend, a rival and a moderator. */
async function wholeLife(): Promise<{ fan: Fan; userId: string }> {
  const [friend, moderator] = [await account("Friend"), await account("Moderator")];
  await new QuizFan(friend).play(2);
  const visitor = new Fan(server.address);
  await new QuizFan(visitor).play(3, "2026-11-20");
  const fan = await account(NAME);
  fan.plant(visitor.cookie("kb_player"));
  await fan.login({}, NOON);
  const userId = userIdIn(server.dataDir, fan.email);
  await savePlayer(fan, { ...goodPlayer, displayName: NAME, revision: "1" }, NOON);
  await fan.post("/play/sign", { name: NAME }, NOON);
  await answers(fan, await linkOf(friend));
  const rival = new Fan(server.address);
  await answers(rival, await linkOf(fan));
  const duel = await fan.post(duels, duelPlan("01534", "35210"), NOON);
  await rival.post(String(duel.headers.location), duelPlan("33512", "04352"), NOON);

  const league = String(
    (await fan.post("/leagues", { intent: "make", name: "School run" }, NOON)).headers.location,
  );
  const [, code = ""] = /\/l\/([A-Z]{8})/.exec((await fan.see(league, NOON)).text) ?? [];
  await friend.post(`/l/${code}`, { intent: "join" }, NOON);

  const asked = await says(fan, "What a question");
  const answer = await says(friend, "It was", asked);
  await says(fan, "Indeed", answer);
  await fan.post(thread, { wow: answer }, NOON);
  await new QuizFan(moderator).play(1);
  const theirs = await says(moderator, "I look on");
  await fan.post(thread, { block: theirs }, NOON);
  await reports(friend, asked);

  const moderatorId = userIdIn(server.dataDir, moderator.email);
  await inStore((store) => addModerator(store, moderatorId, 0));
  await decides(moderator, "mute-1");
  await moderator.post(thread, { block: asked }, NOON);
  const own = await fan.see("/moderation/yours", NOON);
  const [, id = ""] = /name="id" value="(\w+)"/.exec(own.text) ?? [];
  await fan.post("/moderation/yours", { intent: "appeal", id, text: "Please" }, NOON);
  await inStore((store) => addModerator(store, userId, 0));
  for (const reporter of [fan, rival]) await reports(reporter, answer);
  await decides(fan, "dismiss");

  await fan.post("/push", { intent: "subscribe", token: "device:APA91b" }, NOON);
  await inStore(async (store) => {
    // Both are written by jobs, or with variables that this server has not.
    await store.set("recaps", userId, { week: thatDay });
    await store.set("gameAlerts", userId, { time: "07:30", zone: "UTC", nextAt: 0 });
  });
  const monday = testHooks({ now: "2026-11-23T12:00:00Z" });
  await fan.see(league, monday);
  const { text } = await friend.see("/notifications", monday);
  expect(text.includes("School run, week 47")).toBe(true);
  return { fan, userId };
}

describe("somebody who has done everything", () => {
  it("finds all of it in their data, and nothing of it is left once the account is deleted", async () => {
    const { fan, userId } = await wholeLife();
    const collections = new Set(allDocuments().map(({ collection }) => collection));
    const named = ownedDocuments.map(({ collection }) => collection);
    const known = new Set([...named, ...identityDocuments, ...expiringDocuments, ...shared]);
    expect([...collections].filter((collection) => !known.has(collection))).toEqual([]);

    const data = JSON.parse((await fan.see("/account/data")).text);
    const empty = named.filter((collection) => data[collection].length === 0);
    // Of former releases.
    expect(empty).toEqual(["records", "answered"]);

    await fan.login();
    const form = { intent: "delete", confirmation: "DELETE", password: fan.password };
    expect((await fan.post("/account", form)).status).toBe(303);
    const left = allDocuments().filter((row) =>
      [userId, fan.email, NAME].some((trace) => JSON.stringify(row).includes(trace)),
    );
    expect(left).toEqual([]);
  });
});
