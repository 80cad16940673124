import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownedDocuments } from "~/people/account/personal-data/owned-documents";
import { playable } from "../../app/playable";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, cookieOf, postForm, type Reply, readable, setCookiesOf } from "./ask";
import { tagsNamed, textOf, textsOf } from "./markup";
import { serverForTest } from "./processes";
import { on, thatDay, visitor } from "./quiz-fan";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

async function page(path: string) {
  const { status, text } = await ask(server.address, path);
  expect(status).toBe(200);
  return { html: text, text: textOf(text), headings: textsOf(text, "h2") };
}

/** The cookies that a reply sets, without those that it deletes. */
const namesOf = (reply: Reply) =>
  setCookiesOf(reply)
    .filter((line) => !/; Max-Age=0(;|$)/.test(line))
    .map((line) => line.split("=", 1)[0] ?? "");

const legal = ["/terms", "/privacy", "/cookies"];

describe("the legal pages", () => {
  it.each(legal)("%s says when it last changed and leads to the others", async (path) => {
    const { html, text } = await page(path);
    expect(text).toContain("Last updated 27 October 2025");
    const tabs = /<nav aria-label="Legal"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
    expect(tagsNamed(tabs, "a").map(({ attributes }) => attributes.href)).toEqual(legal);
    expect(tagsNamed(tabs, "a", { "aria-current": "page" })[0]?.attributes.href).toBe(path);
  });

  it.each(legal)("%s has a table of contents for all of its sections", async (path) => {
    const { html, headings } = await page(path);
    const contents = /<ol>[\s\S]*?<\/ol>/.exec(html)?.[0] ?? "";
    const sections = headings.filter((heading) => /^\d/.test(heading));
    expect(textsOf(contents, "li").map((title, index) => `${index + 1}. ${title}`)).toEqual(
      sections,
    );
  });

  it.each([...legal, "/about", "/guidelines"])("%s sends no script", async (path) => {
    expect((await page(path)).html).not.toContain("<script");
  });

  it.each([
    ["/terms", "at your own risk"],
    ["/terms", "capped at what you paid us in the 12 months before"],
    ["/terms", "South African law applies"],
    ["/terms", "Intellectual property"],
    ["/terms", "What you may not do"],
    ["/privacy", "not aimed at children under 13"],
    ["/privacy", "processed in South Africa"],
    ["/privacy", "Download my data"],
    ["/privacy", "Your place in the tables, if you turn on 'Show me in tables'"],
    ["/privacy", "Delete account"],
    ["/guidelines", "No spoilers"],
    ["/guidelines", "Don't post the solutions of puzzles"],
    ["/guidelines", "respectful, inclusive language"],
    ["/guidelines", "Moderators step in"],
    ["/guidelines", "Use the in-app report menu"],
  ])("%s says: %s", async (path, words) => {
    expect((await page(path)).text).toContain(words);
  });

  it("/about leads to the company that made it", async () => {
    const { html } = await page("/about");
    const [link] = tagsNamed(html, "a", { href: "https://studio.kickabout.example" });
    expect(link?.attributes.rel).toBe("noopener noreferrer");
  });
});

/** What the privacy policy calls the documents of each collection with data of a user. */
const toldAs: Record<string, string> = {
  profiles: "Your player:",
  records: "The games you play while logged in",
  dates: "The games you play while logged in",
  titles: "The games you play while logged in",
  days: "The games you play while logged in",
  attempts: "The games you play while logged in",
  finishes: "The first result of each game",
  challenges: "Duels by link",
  answers: "Answers to a result",
  answered: "Answers to a result",
  standings: "Your place in the tables",
  tablePlayers: "if you turn on 'Show me in tables'",
  claims: "Which results came along",
  pushSubscriptions: "Push alerts, if you turn them on",
  gameAlerts: "The time of your daily alert",
  recaps: "that the week's recap was sent",
  notices: "The last 20 notices under your bell",
  memberships: "Leagues: which you are in",
  nationPlayers: "That you have played for your country",
  conduct: "So that a mute holds",
  replies: "What you say in threads",
  reactions: "how you react",
  talkers: "What you say in threads",
  writers: "scrambled marks of your words",
  blocks: "Whom you have blocked",
  reports: "Reports you send",
  decisions: "What moderators have decided",
  moderators: "whether you are a moderator",
};

it("the privacy policy tells of every collection with data of a user", async () => {
  expect(Object.keys(toldAs)).toEqual(ownedDocuments.map(({ collection }) => collection));
  const { text } = await page("/privacy");
  expect(Object.values(toldAs).filter((words) => !text.includes(words))).toEqual([]);
});

describe("the cookie policy", () => {
  it("has its six sections and the types of cookies", async () => {
    const { html, headings } = await page("/cookies");
    const titles = [
      "What cookies are",
      "Types of cookies",
      "The cookies we set",
      "Managing cookies",
    ];
    for (const [index, title] of [...titles, "Updates to this policy", "Contact"].entries()) {
      expect(headings).toContain(`${index + 1}. ${title}`);
    }
    expect(textsOf(html, "dt")).toEqual([
      "Essential",
      "Performance",
      "Functional",
      "Analytics",
      "Third-party analytics",
    ]);
  });

  it("names every cookie that the site sets, and no other", async () => {
    const named = textsOf((await page("/cookies")).html, "code");
    expect([...(await cookiesInUse())].sort()).toEqual([...named].sort());
  });
});

/** The cookies of a day's use: playing, joining, settings, alerts, consent, the boot script. */
async function cookiesInUse(): Promise<Set<string>> {
  const { address } = server;
  const player = visitor(address);
  await player.play();
  const [, rival = ""] = /\/beat\/full-time-quiz\/([\w-]+)/.exec(await player.page()) ?? [];
  const friend = visitor(address);
  const against = { intent: "start", date: thatDay, rival };
  await friend.fan.post("/play/full-time-quiz", against, on(thatDay));
  await friend.fan.post("/play/sign", { name: "Zola" });
  for (const slug of playable) await player.fan.post(`/play/${slug}`, { intent: "start" });
  const chosen = { intent: "settings", theme: "dark", motion: "reduced", data: "lite" };
  const settings = await postForm(address, "/settings", chosen);
  const practice = await postForm(address, "/account/practice/google", {
    account: "new",
    name: "Sunday",
  });
  const session = { Cookie: cookieOf(practice, "__session") };
  const draft = await postForm(address, "/profile", { intent: "random" }, session);
  const push = await postForm(address, "/push", { intent: "subscribe", token: "a:b" }, session);
  const counting = {
    ANALYTICS_SCRIPT_URL: "https://count.example.com/c.js",
    ANALYTICS_SITE_ID: "1",
  };
  const { address: asking } = await serverForTest(counting);
  const consent = await postForm(asking, "/consent", { consent: "accepted" });
  const unsent = { intent: "write", owner: "somebody", text: "Still there?" };
  const reply = await postForm(address, `/feed/full-time-quiz-${thatDay}`, unsent, on(thatDay));
  const logout = await postForm(address, "/logout", {}, session);
  const home = readable((await ask(address, "/")).text);
  const byScript = Array.from(home.matchAll(/d\.cookie="(\w+)=/g), ([, name = ""]) => name);
  return new Set([
    ...player.fan.cookieNames,
    ...friend.fan.cookieNames,
    ...[settings, practice, draft, push, consent, reply, logout].flatMap(namesOf),
    ...byScript,
  ]);
}
