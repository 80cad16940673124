import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startServer } from "../fixtures/server";
import { ask, cookieOf, headerOf, postForm, setCookiesOf } from "./ask";
import { folderForTest, runToItsEnd, serverBehind, serverForTest } from "./processes";

const quiz = "/play/full-time-quiz";
const sentence = /^[A-Z][^\n]*\.\n$/;

describe("a variable that can't be used", () => {
  it.each([
    ["PORT", { PORT: "eighty" }],
    ["PORT", { PORT: "65536" }],
    ["PORT", { PORT: "-1" }],
    ["PORT", { PORT: "80.5" }],
    ["SESSION_SECRET", { SESSION_SECRET: "too short" }],
    ["KICKOFF_AT", { KICKOFF_AT: "next Sunday" }],
    ["KICKOFF_AT", { KICKOFF_AT: "2026-12-06T18:00:00" }],
    ["TEST_SEAM", { TEST_SEAM: "on", ORIGIN: "https://x.example" }],
    ["TEST_SEAM", { TEST_SEAM: "yes" }],
    ["ORIGIN", { ORIGIN: "x.example" }],
    ["ORIGIN", { ORIGIN: "javascript:alert(1)" }],
    ["TRUST_PROXY", { TRUST_PROXY: "all" }],
    ["REQUESTS_PER_MINUTE", { REQUESTS_PER_MINUTE: "0" }],
    ["POSTS_PER_MINUTE", { POSTS_PER_MINUTE: "many" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["SIMULATED_LATENCY", { SIMULATED_LATENCY: "1" }],
    ["NODE_ENV", { NODE_ENV: "prod" }],
    ["DATA_DIR", { DATA_DIR: "/dev/null/data" }],
  ])("%s ends the process with one sentence that names it: %j", async (name, variables) => {
    const { code, out, error } = await runToItsEnd(variables);
    expect(code).toBe(1);
    expect(error).toMatch(sentence);
    expect(error).toContain(`The variable ${name} can't be used`);
    expect(out).toBe("");
  });

  it("is not repeated when it is a secret", async () => {
    const { error } = await runToItsEnd({ SESSION_SECRET: "swordfish-4711" });
    expect(error).not.toContain("swordfish-4711");
  });
});

it("an empty variable counts as none", async () => {
  const { address } = await serverForTest({ KICKOFF_AT: "", ORIGIN: "", SESSION_SECRET: "" });
  expect((await ask(address, "/")).status).toBe(200);
});

it("a busy port ends the process with a sentence and no stack", async () => {
  const { address } = await serverForTest();
  const port = new URL(address).port;
  const { code, out, error } = await runToItsEnd({ PORT: port });
  expect(code).toBe(1);
  expect(out + error).toContain(`Kickabout can't listen on 127.0.0.1:${port}`);
  expect(out + error).not.toMatch(/\n\s+at |\\n\s+at /);
});

it("listens to this machine alone unless it is told otherwise", async () => {
  const { address } = await serverForTest();
  expect(new URL(address).hostname).toBe("127.0.0.1");
});

describe("the secret that cookies are signed with", () => {
  it("is made when there is none, for its owner's eyes only", async () => {
    const DATA_DIR = join(folderForTest(), "made", "on", "the", "way");
    await serverForTest({ DATA_DIR });
    const file = join(DATA_DIR, "session-secret");
    expect(readFileSync(file, "utf8").length).toBeGreaterThanOrEqual(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("is kept, so that a quiz goes on after a restart", async () => {
    const DATA_DIR = folderForTest();
    const first = await startServer({ DATA_DIR });
    const Cookie = cookieOf(await postForm(first.address, quiz, { intent: "start" }));
    await first.stop();
    const second = await serverForTest({ DATA_DIR });
    const page = await ask(second.address, quiz, { headers: { Cookie } });
    expect(page.text).toContain('name="choice"');
    expect(setCookiesOf(page)).toEqual([]);
  });

  it("is another one in another data folder, so that the cookie is not trusted there", async () => {
    const first = await serverForTest();
    const second = await serverForTest();
    const Cookie = cookieOf(await postForm(first.address, quiz, { intent: "start" }));
    const page = await ask(second.address, quiz, { headers: { Cookie } });
    expect(page.text).not.toContain('name="choice"');
    expect(setCookiesOf(page)[0]).toContain("Max-Age=0");
  });

  it("is the same for servers that start together", async () => {
    const DATA_DIR = folderForTest();
    const servers = await Promise.all([0, 1, 2].map(() => serverForTest({ DATA_DIR })));
    const [first = ""] = servers.map(({ address }) => address);
    const Cookie = cookieOf(await postForm(first, quiz, { intent: "start" }));
    for (const { address } of servers) {
      const page = await ask(address, quiz, { headers: { Cookie } });
      expect(page.text).toContain('name="choice"');
    }
  });
});

describe("a cookie", () => {
  it("is for https alone where people reach the server over https", async () => {
    const address = await serverBehind("https://x.example", { TEST_SEAM: "off" });
    const [cookie] = setCookiesOf(await postForm(address, quiz, { intent: "start" }));
    expect(attributesOf(cookie)).toEqual(
      expect.arrayContaining(["secure", "httponly", "samesite=lax", "path=/"]),
    );
  });

  it("is for http too where people reach the server over http", async () => {
    const { address } = await serverForTest();
    const reply = await postForm(address, quiz, { intent: "start" });
    const attributes = attributesOf(setCookiesOf(reply)[0]);
    expect(attributes).toEqual(expect.arrayContaining(["httponly", "samesite=lax", "path=/"]));
    expect(attributes).not.toContain("secure");
    expect(attributes.join()).not.toContain("domain");
  });

  it("that is dropped says the same of itself", async () => {
    const address = await serverBehind("https://x.example", { TEST_SEAM: "off" });
    const reply = await ask(address, quiz, { headers: { Cookie: "kb_quiz=forged" } });
    expect(attributesOf(setCookiesOf(reply)[0])).toEqual(
      expect.arrayContaining(["max-age=0", "secure", "httponly", "samesite=lax", "path=/"]),
    );
    expect(headerOf(reply, "Cache-Control")).toContain("private");
  });
});

function attributesOf(cookie = ""): string[] {
  return cookie.toLowerCase().split("; ").slice(1);
}
