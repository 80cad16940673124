import { createCookie } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { profileTexts } from "~/people/profile/profile-texts";
import { ask, type Reply } from "../server/ask";
import { alertsOf, dialogAt, Fan, joinedFan } from "../server/fan";
import { goodPlayer, savePlayer } from "../server/profile-forms";
import { badProvider, type Manner } from "./bad-provider";
import {
  expectCalm,
  expectUnavailable,
  isLong,
  SECRET,
  slowestVisit,
  startServerUnderTest,
  timed,
  unreachable,
} from "./faults";

const PROJECT = "kickabout-1";
const VISITS = 5;
const MAX_WAIT_MS = 20_000;
const MAX_RESPONSE_MS = 10_000;
const unknown =
  "We couldn't verify those credentials. Double-check your email and password and try again.";

const bad: Manner[] = [
  "hangs",
  "answers garbage",
  "resets connections",
  ...(isLong ? (["answers with half a document"] as const) : []),
];

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A session cookie as an emulator would issue it, so that the server has to ask whether it is valid. */
function sessionCookie(): Promise<string> {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ iss: `https://session.firebase.google.com/${PROJECT}`, aud: PROJECT, sub: "person-1" },
    ...{ auth_time: seconds - 60, iat: seconds - 30, exp: seconds + 3600 },
    ...{ name: "Thandi Mokoena", email: "thandi@players.example", email_verified: false },
    firebase: { identities: {}, sign_in_provider: "password" },
  };
  const token = `${encoded({ alg: "none", typ: "JWT" })}.${encoded(claims)}.`;
  return createCookie("__session", { secrets: [SECRET] }).serialize(token);
}

/** A response that came in time; later failures are ignored. */
async function inTime(asking: Promise<Reply>): Promise<Reply> {
  asking.catch(() => {});
  const { took, value } = await timed(asking);
  expect(took).toBeLessThan(MAX_WAIT_MS);
  return value;
}

/** What visitors see while accounts and documents are on a faulty service. */
async function expectGoodManners(manner: Manner): Promise<void> {
  const provider = await badProvider(manner);
  const serverUnderTest = await startServerUnderTest({
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: "a-key",
    FIREBASE_AUTH_DOMAIN: "kickabout-1.firebaseapp.com",
    FIREBASE_AUTH_EMULATOR_HOST: provider.host,
    FIRESTORE_EMULATOR_HOST: provider.host,
  });
  const { address } = serverUnderTest;
  await ask(address, "/about");
  const fan = new Fan(address);
  const member = new Fan(address);
  member.plant((await sessionCookie()).split(";", 1)[0] ?? "");
  const asked = [
    fan.login(),
    fan.join(),
    fan.post(dialogAt("forgot"), { intent: "forgot", email: fan.email }),
  ].map(inTime);
  const home = inTime(member.see("/"));
  const save = inTime(savePlayer(member, goodPlayer));
  expect(await slowestVisit(address, (visit) => visit === VISITS)).toBeLessThan(MAX_RESPONSE_MS);
  for (const reply of await Promise.all(asked)) {
    expectUnavailable(reply, unreachable);
    expect(alertsOf(reply)).toBe(unreachable);
  }
  expect((await home).status).toBe(200);
  expect((await home).text).toContain("reach the authentication service");
  expectUnavailable(await save, profileTexts.failedMore);
  provider.now("knows nobody");
  const refused = await inTime(fan.login());
  expect([refused.status, alertsOf(refused)]).toEqual([400, unknown]);
  expectCalm(serverUnderTest, fan.password, fan.email, member.session);
}

describe("a provider of accounts and documents", () => {
  it("that misbehaves is given up in time, and asked again when it is well", async () => {
    await Promise.all(bad.map(expectGoodManners));
  });
});

describe("a mail server", () => {
  it("that misbehaves costs a letter and nothing else", async () => {
    const smtp = await badProvider("resets connections");
    const serverUnderTest = await startServerUnderTest({ SMTP_URL: `smtp://${smtp.host}` });
    const fan = await joinedFan(serverUnderTest.address);
    for (const manner of isLong ? bad : bad.slice(0, 1)) {
      smtp.now(manner);
      const reply = await inTime(fan.post("/account", { intent: "verify" }));
      expectUnavailable(reply, unreachable);
      expect(await fan.isLoggedIn()).toBe(true);
    }
    expectCalm(serverUnderTest, fan.password, fan.email, fan.session);
  });
});
