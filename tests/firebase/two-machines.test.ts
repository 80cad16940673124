import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInText } from "~/people/account/account-texts";
import { reportTexts } from "~/people/moderation/reports/report-texts";
import { profileTexts } from "~/people/profile/profile-texts";
import { type RunningServer, startServer } from "../fixtures/server";
import { headerOf } from "../server/ask";
import { goodPlayer } from "../server/profile-forms";
import { adminFirestore } from "./admin";
import { firebaseVariables, missingEmulators } from "./emulators";
import { Fan, joinedFan, newEmail, PASSWORD, visible } from "./firebase-fan";

const QUIZ = "/play/full-time-quiz";
const FAILURES = 4;

describe.skipIf(missingEmulators)(`Two machines over one Firestore ${missingEmulators}`, () => {
  let here: RunningServer;
  let there: RunningServer;

  /** Each has its own data folder: they share only Firestore and the variables. */
  beforeAll(async () => {
    const variables = firebaseVariables({ SIGN_IN_FAILURES_PER_ACCOUNT: String(FAILURES) });
    [here, there] = await Promise.all([startServer(variables), startServer(variables)]);
  });
  afterAll(() => Promise.all([here?.stop(), there?.stop()]));

  it("know a session of the other's, and no more once either has ended it", async () => {
    const fan = await joinedFan(here.address);
    const elsewhere = fan.copy(there.address);
    expect([await fan.isKnown(), await elsewhere.isKnown()]).toEqual([true, true]);
    await elsewhere.copy().post("/logout", {});
    expect([await fan.isKnown(), await elsewhere.isKnown()]).toEqual([false, false]);
  });

  it("show a profile that the other saved, and see which form was filled before that", async () => {
    const fan = await joinedFan(here.address);
    const save = { ...goodPlayer, intent: "save", revision: "0" };
    const { headers } = await fan.post("/profile", save);
    const elsewhere = fan.copy(there.address);
    // The message is in a cookie, so either machine may show it.
    const page = await elsewhere.read(String(headers.location));
    expect(page).toContain(profileTexts.saved);
    expect(page).toContain('value="Thandi Mokoena"');
    const older = { ...save, displayName: "Thandi M" };
    expect(await elsewhere.send("/profile", older)).toContain(profileTexts.conflict);
    expect(await fan.read("/profile")).toContain('value="Thandi M"');
  });

  it("go on with a quiz that was begun at the other", async () => {
    const fan = await joinedFan(here.address);
    await fan.post(QUIZ, { intent: "start" });
    const elsewhere = fan.copy(there.address);
    const attempt = await attemptOn(elsewhere);
    const answer = { intent: "move", attempt, index: "0", choice: "1" };
    expect(headerOf(await elsewhere.post(QUIZ, answer), "location")).toBe(`${QUIZ}?q=1`);
    expect(await attemptOn(fan, "?q=2")).toBe(attempt);
    expect(await fan.read(`${QUIZ}?q=1`)).toMatch(/>(Correct|Incorrect)</);
  });

  it("read what the other gave a visitor to keep", async () => {
    const visitor = new Fan(here.address);
    await visitor.post(QUIZ, { intent: "start" });
    expect(await attemptOn(visitor.copy(there.address))).toBe(await attemptOn(visitor));
  });

  it("count wrong passwords together, until not even the right one is tried", async () => {
    const { email } = await joinedFan(here.address);
    const at = (server: RunningServer) => new Fan(server.address, email);
    for (const server of [here, there, here, there]) {
      expect((await at(server).login("wrong-password")).status).toBe(400);
    }
    for (const server of [here, there]) {
      const refused = await at(server).login(PASSWORD);
      expect([refused.status, visible(refused)]).toEqual([
        429,
        expect.stringContaining(signInText("too-many-requests", "login")),
      ]);
    }
  });

  it("let no more passwords be tried at once than one after the other", async () => {
    const email = newEmail();
    const tries = Array.from({ length: 8 }, (_, i) =>
      new Fan((i % 2 ? here : there).address, email).login(),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    const tried = statuses.filter((status) => status === 400).length;
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(FAILURES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8 - tried);
  });

  it("forget the wrong ones when the right one came to the other", async () => {
    const { email } = await joinedFan(here.address);
    const login = (server: RunningServer, password = PASSWORD) =>
      new Fan(server.address, email).login(password);
    for (let i = 0; i < FAILURES - 1; i++) await login(here, "wrong-password");
    expect((await login(there)).status).toBe(303);
    expect((await login(here, "wrong-password")).status).toBe(400);
    expect((await login(here)).status).toBe(303);
  });

  it("count a user's reports together", async () => {
    const fan = await joinedFan(here.address);
    const report = (at: Fan) =>
      at.post("/report?kind=game&id=wall-pass", { intent: "report", reason: "wrong" });
    const elsewhere = fan.copy(there.address);
    for (let i = 0; i < 10; i++) {
      expect((await report(i % 2 ? fan : elsewhere)).status).toBe(303);
    }
    for (const one of [fan, elsewhere]) {
      const refused = await report(one);
      expect(refused.status).toBe(429);
      expect(visible(refused)).toContain(reportTexts.tooMany);
    }
  });

  it("keep no address and nobody's name among what they count", async () => {
    const fan = new Fan(here.address);
    await fan.login();
    const { docs } = await adminFirestore().collection("limits").get();
    expect(docs.length).toBeGreaterThan(0);
    const fields = docs.flatMap((found) => Object.keys(found.data()));
    expect([...new Set(fields)].sort()).toEqual(["expiresAt", "taken"]);
    const ids = docs.map(({ id }) => id).filter((id) => !/^[\da-f]{64}$/.test(id));
    expect(ids).toEqual([]);
  });
});

/** The attempt id in the form of a question page. */
async function attemptOn(fan: Fan, search = ""): Promise<string> {
  const { text } = await fan.see(QUIZ + search);
  const id = /name="attempt" value="([^"]+)"/.exec(text)?.[1];
  if (!id) throw new Error("The page has no form for an answer.");
  return id;
}
