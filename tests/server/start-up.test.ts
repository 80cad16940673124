import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { playable } from "~/playable";
import { ask, cookieOf, postForm, readable, setCookiesOf, testHooks } from "./ask";
import {
  folderForTest,
  runToItsEnd,
  serverForFile,
  serverForFileBehind,
  serverForTest,
} from "./processes";

const quiz = "/play/full-time-quiz";
const sentence = /^[A-Z][^\n]*\.\n$/;

const folder = mkdtempSync(join(tmpdir(), "kickabout-start-"));
const DATA_DIR = join(folder, "made", "on", "the", "way");

/** A server with no variables except its data folder. */
const server = serverForFile({ DATA_DIR, KICKOFF_AT: "", ORIGIN: "", SESSION_SECRET: "" });

/** One with an https origin. */
const secure = serverForFileBehind("https://x.example", { TEST_HOOKS: "off" });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

// app/platform/config/environment.server.test.ts has every rejected value; this tests how the process ends.
describe("a variable that can't be used", () => {
  it.each([
    ["PORT", { PORT: "eighty" }],
    ["SESSION_SECRET", { SESSION_SECRET: "swordfish-4711" }],
    ["TEST_HOOKS", { TEST_HOOKS: "on", ORIGIN: "https://x.example" }],
    ["DATA_DIR", { DATA_DIR: "/dev/null/data" }],
  ])("%s ends the process with one sentence that names it: %j", async (name, variables) => {
    const { code, out, error } = await runToItsEnd(variables);
    expect(code).toBe(1);
    expect(error).toMatch(sentence);
    expect(error).toContain(`The variable ${name} can't be used`);
    expect(error).not.toContain("swordfish-4711");
    expect(out).toBe("");
  });
});

describe("an operator's editions", () => {
  const word = {
    id: "own-1",
    word: "pitch",
    line: "Grass, lines, and an argument.",
    difficulty: 1,
    tags: ["place"],
    asOf: "2026-11-22",
  };

  function editionsDir(content: string): string {
    const EDITIONS_DIR = folderForTest();
    mkdirSync(join(EDITIONS_DIR, "golden-word"));
    writeFileSync(join(EDITIONS_DIR, "golden-word", "2027-03-16.json"), content);
    return EDITIONS_DIR;
  }

  it("end the process, if they can't be used, with file, record and reason", async () => {
    const content = JSON.stringify([{ ...word, word: "offsides" }]);
    const { code, error } = await runToItsEnd({ EDITIONS_DIR: editionsDir(content) });
    expect(code).toBe(1);
    expect(error).toMatch(sentence);
    expect(error).toContain("golden-word/2027-03-16.json: own-1: word");
  });

  it("are played on their dates, and count for the end of the schedule", async () => {
    const EDITIONS_DIR = editionsDir(JSON.stringify([word]));
    const { address } = await serverForTest({ EDITIONS_DIR });
    const headers = testHooks({ now: "2027-03-16T10:00:00Z" });
    const golden = "/play/golden-word";
    const Cookie = cookieOf(await postForm(address, golden, { intent: "start" }, headers));
    const page = await ask(address, golden, { headers: { ...headers, Cookie } });
    expect(readable(page.text)).toContain("No. 115");
    const health = await ask(address, "/healthz?deep=1", { headers });
    expect(health.text).toContain("schedule golden-word: until 2027-03-16, days left: 0, add");
  });
});

describe("the deep health check", () => {
  it("says that the store answers, and how long each schedule lasts", async () => {
    const headers = testHooks({ now: "2026-11-22T10:00:00Z" });
    const { status, text } = await ask(server.address, "/healthz?deep=1", { headers });
    expect(status).toBe(200);
    const [ok, store, ...schedules] = text.trim().split("\n");
    expect([ok, store]).toEqual(["ok", "store: ok"]);
    expect(
      schedules.map((line) => /^schedule ([\w-]+): until [\d-]+, days left: \d+$/.exec(line)?.[1]),
    ).toEqual(playable);
    expect(schedules).toContain("schedule golden-word: until 2027-03-15, days left: 113");
  });

  it("fails where the store is out of reach, and the other one does not", async () => {
    const headers = testHooks({ sources: { health: "fail" } });
    const deep = await ask(server.address, "/healthz?deep=1", { headers });
    expect([deep.status, deep.text]).toEqual([
      503,
      expect.stringMatching(/^not ok\nstore: out of reach\n/),
    ]);
    const plain = await ask(server.address, "/healthz", { headers });
    expect([plain.status, plain.text]).toEqual([200, "ok\n"]);
  });
});

it("an empty variable counts as none", async () => {
  expect((await ask(server.address, "/")).status).toBe(200);
});

it("a busy port ends the process with a sentence and no stack", async () => {
  const port = new URL(server.address).port;
  const { code, out, error } = await runToItsEnd({ PORT: port });
  expect(code).toBe(1);
  expect(out + error).toContain(`Kickabout can't listen on 127.0.0.1:${port}`);
  expect(out + error).not.toMatch(/\n\s+at |\\n\s+at /);
});

it("listens to this machine alone unless it is configured otherwise", () => {
  expect(new URL(server.address).hostname).toBe("127.0.0.1");
});

describe("the secret that cookies are signed with", () => {
  it("is made when there is none, for its owner's eyes only", () => {
    const file = join(DATA_DIR, "session-secret");
    expect(readFileSync(file, "utf8").length).toBeGreaterThanOrEqual(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("is kept, so that a quiz goes on in a server that is started later", async () => {
    const Cookie = cookieOf(await postForm(server.address, quiz, { intent: "start" }));
    const later = await serverForTest({ DATA_DIR });
    const page = await ask(later.address, quiz, { headers: { Cookie } });
    expect(page.text).toContain('name="choice"');
    expect(setCookiesOf(page)).toEqual([]);
  });

  it("is another one in another data folder, so that the cookie is not trusted there", async () => {
    const Cookie = cookieOf(await postForm(server.address, quiz, { intent: "start" }));
    const page = await ask(secure.address, quiz, { headers: { Cookie } });
    expect(page.text).not.toContain('name="choice"');
  });

  it("is the same for servers that start together", async () => {
    const together = { DATA_DIR: folderForTest() };
    const [one, other] = await Promise.all([serverForTest(together), serverForTest(together)]);
    const Cookie = cookieOf(await postForm(one.address, quiz, { intent: "start" }));
    for (const { address } of [one, other]) {
      const page = await ask(address, quiz, { headers: { Cookie } });
      expect(page.text).toContain('name="choice"');
    }
  });
});

describe("a cookie", () => {
  it("is for https alone where people reach the server over https", async () => {
    const [cookie] = setCookiesOf(await postForm(secure.address, quiz, { intent: "start" }));
    expect(attributesOf(cookie)).toEqual(
      expect.arrayContaining(["secure", "httponly", "samesite=lax", "path=/"]),
    );
  });

  it("is for http too where people reach the server over http", async () => {
    const reply = await postForm(server.address, quiz, { intent: "start" });
    const attributes = attributesOf(setCookiesOf(reply)[0]);
    expect(attributes).toEqual(expect.arrayContaining(["httponly", "samesite=lax", "path=/"]));
    expect(attributes).not.toContain("secure");
    expect(attributes.join()).not.toContain("domain");
  });

  it("that is dropped says the same of itself", async () => {
    const Cookie = "kb_play_full-time-quiz=forged";
    const reply = await ask(secure.address, quiz, { headers: { Cookie } });
    const paths = setCookiesOf(reply).map((line) => {
      const attributes = attributesOf(line);
      expect(attributes).toEqual(
        expect.arrayContaining(["max-age=0", "secure", "httponly", "samesite=lax"]),
      );
      return attributes.find((one) => one.startsWith("path="));
    });
    expect(paths).toEqual([`path=${quiz}`]);
  });
});

function attributesOf(cookie = ""): string[] {
  return cookie.toLowerCase().split("; ").slice(1);
}
