import { beforeAll, describe, expect, it } from "vitest";
import { recordResults } from "~/play/player/player-records.server";
import { duelPlan } from "../fixtures/duel-plan";
import { fillTable } from "../fixtures/table-fans";
import { readable, testHooks } from "./ask";
import { Fan, storeIn } from "./fan";
import { serverForFile } from "./processes";
import { answersWith, idOf, replyOf } from "./quiz-fan";
import {
  addresses,
  dataOf,
  made,
  patterns,
  quizThread,
  TODAY,
  WEEK,
  walk,
  weekThread,
} from "./walked-addresses";

const server = serverForFile({ TRUST_PROXY: "1" });

const NOW = testHooks({ now: `${TODAY}T10:00:00Z` });
const quiz = "/play/full-time-quiz";
const duels = "/play/spot-kick/duel";

/**
 * What nobody may meet who has not finished the editions: words of a thread, a name, a time, figures of the crowd, and who has
 * answered a challenge.
 */
const markers = {
  words: /xqzidane/i,
  name: /Marker Mokoena/,
  time: /0:47\.3|47\.3 s/,
  crowd: /You beat|Top \d+ %|All fans|% knew it/,
  answer: /Answering Anda/,
};
const words = (about: string) => `It was Xqzidane, in ${about}`;

/** All that a browser is told at an address, in its headers too. */
async function told(fan: Fan, path: string, headers: Record<string, string>): Promise<string> {
  const reply = await fan.see(path, { ...NOW, ...headers });
  return readable(`${JSON.stringify(reply.headers)}\n${reply.text}`);
}

async function account(name: string): Promise<Fan> {
  const fan = new Fan(server.address);
  await fan.post("/account/practice/google", { account: "new", name }, NOW);
  return fan;
}

async function playsQuiz(fan: Fan, answers = 5) {
  const started = replyOf(await fan.post(`${quiz}/moves`, { intent: "start" }, NOW));
  const moves = JSON.stringify(answersWith(answers).slice(0, answers));
  await fan.post(`${quiz}/moves`, { intent: "move", attempt: idOf(started), moves }, NOW);
}

/** Writes down that a fan has finished a title, as their own record says. */
async function finishes(fan: Fan, slug: string, date: string) {
  const { account } = JSON.parse((await fan.see("/account/data", NOW)).text);
  const result = { date, edition: 1, isWin: true, score: 3, outOf: 6, points: 500 };
  const store = storeIn(server.dataDir);
  await store.transaction((transaction) =>
    recordResults(transaction, account.id, [
      { slug, playedOn: TODAY, result: { ...result, elapsed: 60_000, isLate: false } },
    ]),
  );
  await store.close();
  return account.id as string;
}

const says = (fan: Fan, page: string, text: string, more: Record<string, string> = {}) =>
  fan.post(page, { intent: "write", text, ...more }, NOW);

/** Fans who have finished today's quiz, one with a name and a time of its own, so that there is a crowd and a table. */
async function fillQuiz() {
  const fans = Array.from({ length: 40 }, (_, fan) => ({
    ...{ userId: `crowd-${fan}`, name: "", score: 1 + (fan % 4), outOf: 5, ms: 20_000 + fan },
  }));
  const marker = { userId: "marker", name: "Marker Mokoena", score: 5, outOf: 5, ms: 47_300 };
  const store = storeIn(server.dataDir);
  for (const slug of ["full-time-quiz", "golden-word"]) {
    await fillTable(store, { slug, date: TODAY }, [...fans, marker]);
  }
  await store.close();
}

/** A challenge at the quiz and a duel, both sent by the insider and taken by a fan with a name of their own. */
async function fillChallenges() {
  const answering = new Fan(server.address);
  await answering.post("/play/sign", { name: "Answering Anda" }, NOW);
  const end = readable((await insider.see(quiz, NOW)).text);
  made.challenge = /\/beat\/full-time-quiz\/[\w-]+/.exec(end)?.[0] ?? "";
  const arrival = (await answering.see(made.challenge, NOW)).text;
  const rival = /name="rival" value="([^"]+)"/.exec(arrival)?.[1] ?? "";
  await answering.post(quiz, { intent: "start", date: TODAY, rival }, NOW);
  await playsQuiz(answering);
  const duel = await insider.post(duels, duelPlan("01534", "35210"), NOW);
  made.duel = duel.headers.location ?? "";
  await answering.post(made.duel, duelPlan("33512", "04352"), NOW);
}

let insider: Fan;
let member: Fan;

beforeAll(async () => {
  await fillQuiz();
  [insider, member] = [await account("Marker Mokoena"), await account("League Member")];
  const founded = await insider.post("/leagues", { intent: "make", name: "School run" }, NOW);
  made.league = founded.headers.location ?? "";
  const table = (await insider.see(made.league, NOW)).text;
  made.code = /\/l\/([A-Z]{8})/.exec(table)?.[1] ?? "";
  await member.post(`/l/${made.code}`, { intent: "join" }, NOW);
  await playsQuiz(insider);
  await fillChallenges();
  for (const [slug, date] of [
    ["golden-word", TODAY],
    ["career-path", WEEK],
  ] as const) {
    await finishes(insider, slug, date);
  }
  const said = await says(insider, quizThread, words("the quiz"));
  made.key = /#r-(\w+)$/.exec(said.headers.location ?? "")?.[1] ?? "";
  await says(insider, quizThread, words("the answer"), { to: made.key });
  await says(insider, weekThread, words("the career"));
  await says(insider, `/feed/golden-word-${TODAY}`, words("the word"));
  await insider.post(quizThread, { wow: made.key }, NOW);
  expect(Object.values(made)).not.toContain("");
  const reporter = await account("Reporting Fan");
  await playsQuiz(reporter);
  const report = `/report?kind=reply&id=full-time-quiz-${TODAY}.${made.key}`;
  const sent = await reporter.post(report, { intent: "report", reason: "spoiler" }, NOW);
  expect(sent.status).toBe(303);
  // Whatever a cache keeps of a page it has from somebody who may read it all.
  for (const path of walk()) await insider.see(path, NOW);
});

it("every address of the build is known here", () => {
  expect(Object.keys(addresses).sort()).toEqual([...patterns.keys()].sort());
});

it("what is looked for is there, for who has finished", async () => {
  const found = { words: [], name: [], time: [], crowd: [], answer: [] } as Record<
    string,
    string[]
  >;
  for (const path of walk()) {
    const text = await told(insider, path, {});
    for (const [kind, marker] of Object.entries(markers)) {
      if (marker.test(text)) found[kind]?.push(path);
    }
  }
  expect(found.words).toEqual(
    expect.arrayContaining([
      ...["/feed", "/feed.data", "/feed/parts/posts", "/account/data"],
      ...[quizThread, dataOf(quizThread), weekThread, `/feed/golden-word-${TODAY}`],
    ]),
  );
  expect(found.name).toEqual(
    expect.arrayContaining(["/tables/full-time-quiz", quizThread, "/feed", made.league]),
  );
  expect(found.time).toContain("/tables/full-time-quiz");
  expect(found.answer).toEqual(expect.arrayContaining([quiz, made.duel, "/notifications"]));
  expect(found.crowd).toEqual(expect.arrayContaining([quiz, "/stats/full-time-quiz"]));
});

type Reader = { fan: () => Promise<Fan> | Fan; headers?: Record<string, string> };

/** Who has finished none of these editions. */
const readers: Record<string, Reader> = {
  "a stranger": { fan: () => new Fan(server.address) },
  "a stranger in lite mode": {
    fan() {
      const fan = new Fan(server.address);
      fan.plant("data=lite");
      return fan;
    },
  },
  "a stranger for whom it is still yesterday": {
    fan() {
      const fan = new Fan(server.address);
      fan.plant("tz=Pacific%2FPago_Pago");
      return fan;
    },
  },
  "a search engine": { fan: () => new Fan(server.address), headers: { "User-Agent": "Googlebot" } },
  "a visitor in the middle of the quiz": {
    async fan() {
      const fan = new Fan(server.address);
      await playsQuiz(fan, 4);
      return fan;
    },
  },
  "an account that has never played": { fan: () => account("Never Played") },
  "an account that has finished other editions": {
    async fan() {
      const fan = await account("Other Editions");
      await finishes(fan, "full-time-quiz", "2026-11-23");
      await finishes(fan, "crossbar", TODAY);
      return fan;
    },
  },
  "a member of the same league": { fan: () => member },
};

describe.each(Object.entries(readers))("%s", (who, { fan: open, headers = {} }) => {
  it("meets nothing of an edition before it is played, at any address", async () => {
    const fan = await open();
    const isMember = who.includes("league");
    for (const path of walk()) {
      let text = await told(fan, path, headers);
      // The second answer comes from the cache.
      if (text.includes('"cache-control":"public')) text += await told(fan, path, headers);
      // Friends know each other's names; whoever has a league's link sees who is in it, and a challenge's who has sent it.
      const isSent = /^\/(leagues|l|beat|play\/spot-kick\/duel)\b/.test(path);
      for (const [kind, marker] of Object.entries(markers)) {
        if (kind === "name" && (isSent || (isMember && /^\/($|_root|\?)/.test(path)))) continue;
        expect(marker.exec(text)?.[0], `${kind} at ${path}`).toBeUndefined();
      }
    }
  }, 60_000);
});
