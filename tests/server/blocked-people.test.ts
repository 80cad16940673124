import { beforeAll, expect, it } from "vitest";
import { blockAccount } from "~/people/threads/blocks.server";
import { duelPlan } from "../fixtures/duel-plan";
import { readable, testHooks } from "./ask";
import { Fan, storeIn, userIdIn } from "./fan";
import { tagsNamed } from "./markup";
import { serverForFile } from "./processes";
import { answersWith, idOf, replyOf } from "./quiz-fan";
import { made, quizThread, TODAY, walk } from "./walked-addresses";

const server = serverForFile({ TRUST_PROXY: "1" });

const NOW = testHooks({ now: `${TODAY}T10:00:00Z` });
const END = testHooks({ now: `${TODAY}T10:01:00Z` });
const quiz = "/play/full-time-quiz";
const duels = "/play/spot-kick/duel";
/** A fan's name, and their words. */
const MARKER = /Marker Mokoena|xqzidane/i;

/** An account that is shown in tables, and may write. */
async function account(name: string): Promise<Fan> {
  const fan = new Fan(server.address);
  await fan.join({ name }, NOW);
  const store = storeIn(server.dataDir);
  const verified = { emailVerified: true };
  await store.set("accounts", userIdIn(server.dataDir, fan.email), verified, { merge: true });
  await store.close();
  const settings = { intent: "settings", revision: "0", inTables: "on", replies: "on" };
  await fan.post("/settings", { ...settings, reactions: "on" }, NOW);
  await fan.post("/play/sign", { name }, NOW);
  return fan;
}

/** Plays the quiz in a minute, against somebody's result if there is one. */
async function plays(fan: Fan, link?: string): Promise<void> {
  const arrival = link ? (await fan.see(link, NOW)).text : "";
  const [rival] = tagsNamed(arrival, "input", { name: "rival" });
  const against = rival ? { rival: rival.attributes.value ?? "" } : {};
  await fan.post(quiz, { intent: "start", date: TODAY, ...against }, NOW);
  const attempt = idOf(replyOf(await fan.post(`${quiz}/moves`, { intent: "start" }, NOW)));
  const moves = answersWith(4).map((one, index) => ({ ...one, elapsed: 5000 * (index + 1) }));
  const fields = { intent: "move", attempt, moves: JSON.stringify(moves) };
  await fan.post(`${quiz}/moves`, fields, END);
}

async function linkOf(fan: Fan): Promise<string> {
  const page = readable((await fan.see(quiz, END)).text);
  return /\/beat\/full-time-quiz\/[\w-]+/.exec(page)?.[0] ?? "";
}

const says = async (fan: Fan, text: string, to = "") => {
  const said = await fan.post(quizThread, { intent: "write", text, ...(to && { to }) }, END);
  return /#r-(\w+)$/.exec(String(said.headers.location))?.[1] ?? "";
};

async function block(fan: Fan, other: Fan): Promise<void> {
  const store = storeIn(server.dataDir);
  const [id, blocked] = [fan, other].map(({ email }) => userIdIn(server.dataDir, email));
  await blockAccount(store, id ?? "", { id: blocked ?? "", name: "Marker Mokoena" });
  await store.close();
}

/** The addresses at which a reader meets the marked fan. */
async function met(reader: Fan): Promise<string[]> {
  const found: string[] = [];
  for (const path of walk()) {
    const { headers, text } = await reader.see(path, END);
    if (MARKER.test(JSON.stringify(headers) + readable(text))) found.push(path);
  }
  return found;
}

let readers: Record<string, Fan>;

beforeAll(async () => {
  const marked = await account("Marker Mokoena");
  const all = await Promise.all(["Rita", "Sipho", "Thabo"].map((name) => account(name)));
  const [blocker, blocked, friend] = all as [Fan, Fan, Fan];
  readers = { blocker, blocked, friend };
  await plays(blocker);
  await plays(marked, await linkOf(blocker));
  made.challenge = await linkOf(marked);
  for (const fan of [blocked, friend]) await plays(fan, made.challenge);
  const duel = await marked.post(duels, duelPlan("01534", "35210"), END);
  made.duel = String(duel.headers.location);
  const league = { intent: "make", name: "School run" };
  made.league = String((await marked.post("/leagues", league, END)).headers.location);
  const table = (await marked.see(made.league, END)).text;
  made.code = /\/l\/([A-Z]{8})/.exec(table)?.[1] ?? "";
  for (const fan of all) {
    await fan.post(`/l/${made.code}`, { intent: "join" }, END);
    const key = await says(fan, "What a question");
    await marked.post(quizThread, { wow: key }, END);
    await says(marked, `It was Xqzidane ${key}`, key);
  }
  made.key = await says(marked, "Xqzidane, all along");
  expect(Object.values(made)).not.toContain("");
  await block(blocker, marked);
  await block(marked, blocked);
});

// First of all, so that the others may be told by a cache what this reader was told.
it("who has not blocked somebody meets them wherever people are shown", async () => {
  const where = await met(readers.friend as Fan);
  expect(where).toEqual(
    expect.arrayContaining([
      ...[quizThread, "/feed", "/feed/parts/posts", "/notifications", quiz],
      ...["/tables/full-time-quiz", made.league, `/l/${made.code}`, made.challenge, made.duel],
    ]),
  );
});

it("who has blocked somebody meets them nowhere but in the list from which the block is taken back", async () => {
  const own = ["/settings", "/settings.data", "/account/data"];
  expect((await met(readers.blocker as Fan)).filter((path) => !own.includes(path))).toEqual([]);
});

it("who was blocked meets nobody who has blocked them, at any address", async () => {
  expect(await met(readers.blocked as Fan)).toEqual([]);
});
