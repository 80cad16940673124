import { describe, expect, it } from "vitest";
import { blockAccount } from "~/people/threads/blocks.server";
import { readable, testHooks } from "./ask";
import { Fan, storeIn, userIdIn } from "./fan";
import { tagsNamed, textOf } from "./markup";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import { answersWith, idOf, QuizFan, replyOf } from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });

const MONDAY = "2026-11-23";
const at = (time: string, day = MONDAY) => testHooks({ now: `${day}T${time}Z` });

async function member(name: string, day = MONDAY): Promise<Fan> {
  const fan = new Fan(server.address);
  await fan.join({ name }, at("06:00:00", day));
  const settings = { intent: "settings", revision: "0", inTables: "on" };
  await fan.post("/settings", settings, at("06:01:00", day));
  return fan;
}

const idOfFan = (fan: Fan) => userIdIn(server.dataDir, fan.email);

async function block(fan: Fan, other: Fan) {
  const store = storeIn(server.dataDir);
  await blockAccount(store, idOfFan(fan), { id: idOfFan(other), name: "" });
  await store.close();
}

/** Plays the day's quiz in a minute. */
async function play(fan: Fan, right: number, day = MONDAY) {
  const started = replyOf(
    await fan.post(`${quiz}/moves`, { intent: "start" }, at("10:00:00", day)),
  );
  const moves = JSON.stringify(
    answersWith(right).map((move, index) => ({ ...move, elapsed: 5000 * (index + 1) })),
  );
  const fields = { intent: "move", attempt: idOf(started), moves };
  await fan.post(`${quiz}/moves`, fields, at("10:01:00", day));
}

const says = async (fan: Fan, path: string, time = "12:00:00", day = MONDAY) =>
  textOf((await fan.see(path, at(time, day))).text);

describe("who has blocked somebody, and who was blocked", () => {
  it("don't see each other in tables, where all others keep their places", async () => {
    const [zola, lindiwe, sipho] = [
      await member("Zola One"),
      await member("Lindiwe Two"),
      await member("Sipho Three"),
    ];
    for (const fan of [zola, lindiwe, sipho]) await play(fan, 3);
    await block(zola, lindiwe);
    for (const of of ["", "?of=week", "?of=season"]) {
      const table = `/tables/full-time-quiz${of}`;
      expect(await says(zola, table)).not.toContain("Lindiwe");
      expect(await says(lindiwe, table)).not.toContain("Zola");
      expect(await says(sipho, table)).toMatch(/Lindiwe[\s\S]*Zola|Zola[\s\S]*Lindiwe/);
      expect(await says(zola, table)).toContain("of 3");
    }
  });

  it("are in a league together without name and face, wherever it is told of", async () => {
    const [zola, lindiwe, sipho] = [
      await member("Zola Four"),
      await member("Lindiwe Five"),
      await member("Sipho Six"),
    ];
    const made = await zola.post("/leagues", { intent: "make", name: "Three" }, at("09:00:00"));
    const table = String(made.headers.location);
    const code = /\/l\/([A-Z]{8})/.exec((await zola.see(table, at("09:00:00"))).text)?.[1];
    for (const fan of [lindiwe, sipho]) {
      await fan.post(`/l/${code}`, { intent: "join" }, at("09:01:00"));
    }
    await play(lindiwe, 5);
    await block(zola, lindiwe);
    const shown = await zola.see(table, at("12:00:00"));
    expect(textOf(shown.text)).toMatch(/A player leads by/);
    for (const path of [table, `${table}/manage`, `/l/${code}`, "/"]) {
      expect(await says(zola, path)).not.toContain("Lindiwe");
      expect(await says(lindiwe, path)).not.toContain("Zola");
    }
    expect(await says(sipho, table)).toMatch(/Lindiwe Five[\s\S]*Zola Four/);
    const next = "2026-11-30";
    for (const path of [table, `${table}?week=${MONDAY}`, "/notifications"]) {
      expect(await says(sipho, path, "12:00:00", next)).toContain("Lindiwe");
      expect(await says(zola, path, "12:00:00", next)).toContain("A player");
      expect(await says(zola, path, "12:00:00", next)).not.toContain("Lindiwe");
    }
  });

  it("neither see nor answer each other's challenges", async () => {
    const day = "2026-11-21";
    const [zola, lindiwe] = [await member("Zola Seven", day), await member("Lindiwe Eight", day)];
    const sender = new QuizFan(zola);
    await sender.play(3, day);
    const page = readable(await sender.page("", day));
    const [, link = ""] = /https:\/\/[^/]+(\/beat\/[\w/-]+)/.exec(page) ?? [];
    expect(await says(lindiwe, link, "13:00:00", day)).toContain("Zola Seven's full time");
    await block(lindiwe, zola);
    expect(await says(lindiwe, link, "13:00:00", day)).not.toContain("Zola");
    const [rival] = tagsNamed((await lindiwe.see(link, at("13:00:00", day))).text, "input", {
      name: "rival",
    });
    const fields = { intent: "start", date: day, rival: rival?.attributes.value ?? "" };
    await lindiwe.post(quiz, fields, at("13:00:00", day));
    expect(lindiwe.cookieNames).not.toContain("kb_rivals");
    await new QuizFan(lindiwe).play(5, day);
    expect(await says(zola, quiz, "14:00:00", day)).not.toContain("answered");
    expect(await says(zola, "/notifications", "14:00:00", day)).not.toContain("answered");
  });

  it("lose the answers of before from sight", async () => {
    const day = "2026-11-21";
    const [zola, lindiwe] = [await member("Zola Nine", day), await member("Lindiwe Ten", day)];
    const sender = new QuizFan(zola);
    await sender.play(3, day);
    const [, token = ""] = /beat\/full-time-quiz\/([\w-]+)/.exec(await sender.page("", day)) ?? [];
    await lindiwe.post(quiz, { intent: "start", date: day, rival: token }, at("13:00:00", day));
    await new QuizFan(lindiwe).play(5, day);
    expect(await says(zola, quiz, "14:00:00", day)).toContain("Lindiwe Ten answered");
    expect(await says(zola, "/notifications", "14:00:00", day)).toContain("Lindiwe Ten answered");
    await block(zola, lindiwe);
    for (const path of [quiz, "/notifications", "/"]) {
      expect(await says(zola, path, "14:00:00", day)).not.toContain("Lindiwe");
    }
  });
});

describe("a name", () => {
  /** Reports what a link on a page leads to; returns the account that it is filed under. */
  async function report(reader: Fan, path: string, name: string, day = MONDAY) {
    const now = at("15:00:00", day);
    const { text } = await reader.see(path, now);
    const [, to = ""] =
      /href="(\/report\?kind=(?:name|signature)[^"]*)"/.exec(readable(text)) ?? [];
    expect(textOf((await reader.see(to, now)).text)).toContain(name);
    const sent = await reader.post(to, { intent: "report", reason: "hateful", details: name }, now);
    expect(sent.status).toBe(303);
    const store = storeIn(server.dataDir);
    const { documents } = await store.query("reports", { limit: 500 });
    await store.close();
    return documents.find(({ data }) => data.details === name)?.data;
  }

  it("in a table or a league is reported by a link that names no account", async () => {
    const day = "2026-12-07";
    const [zola, lindiwe] = [await member("Zola Bad", day), await member("Lindiwe Good", day)];
    for (const fan of [zola, lindiwe]) await play(fan, 3, day);
    const table = "/tables/full-time-quiz";
    expect((await lindiwe.see(table, at("15:00:00", day))).text).not.toContain("kind=name");
    const inTable = await lindiwe.see(`${table}?report=1`, at("15:00:00", day));
    expect(inTable.text).not.toContain(idOfFan(zola));
    expect(await report(lindiwe, `${table}?report=1`, "Zola Bad", day)).toMatchObject({
      kind: "name",
      targetId: idOfFan(zola),
    });
    const made = await lindiwe.post("/leagues", { intent: "make", name: "Two" }, at("09:00:00"));
    const league = String(made.headers.location);
    const code = /\/l\/([A-Z]{8})/.exec((await lindiwe.see(league, at("09:00:00"))).text)?.[1];
    const lerato = await member("Lerato Bad", day);
    await lerato.post(`/l/${code}`, { intent: "join" }, at("09:01:00"));
    expect(await report(lindiwe, `${league}/manage?report=1`, "Lerato Bad", day)).toMatchObject({
      kind: "name",
      targetId: idOfFan(lerato),
    });
  });

  it("under a challenge is reported by its link, and filed under the finish", async () => {
    const day = "2026-11-21";
    const zola = await member("Zola Signs", day);
    const id = await new QuizFan(zola).play(3, day);
    const page = readable(await new QuizFan(zola).page("", day));
    const [, link = ""] = /https:\/\/[^/]+(\/beat\/[\w/-]+)/.exec(page) ?? [];
    expect(await report(new Fan(server.address), link, "Zola Signs", day)).toMatchObject({
      kind: "signature",
      targetId: `full-time-quiz.${day}.${id}`,
    });
  });

  it.each(["name", "signature"])("that nobody has can't be reported: %s", async (kind) => {
    const visitor = new Fan(server.address);
    for (const id of ["", "x", "A".repeat(120), `full-time-quiz.${"A".repeat(90)}`, "../x"]) {
      const path = `/report?kind=${kind}&id=${encodeURIComponent(id)}`;
      expect((await visitor.see(path)).status).toBe(404);
    }
  });
});
