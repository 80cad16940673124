import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resetTexts, verificationTexts } from "~/people/account/account-page-texts";
import { signInTexts } from "~/people/account/account-texts";
import { fieldTexts } from "~/people/account/field-texts";
import { type RunningServer, startServer } from "../fixtures/server";
import { headerOf } from "../server/ask";
import { emailsTo, firebaseVariables, missingEmulators, toolkit, usersOf } from "./emulators";
import { Fan, googleFan, joinedFan, newEmail, PASSWORD, visible } from "./firebase-fan";

let server: RunningServer;

beforeAll(async () => {
  if (!missingEmulators) server = await startServer(firebaseVariables());
});
afterAll(() => server?.stop());

describe.skipIf(missingEmulators)(`Joining with Firebase ${missingEmulators}`, () => {
  it("makes an account at Firebase and opens a session", async () => {
    const fan = new Fan(server.address);
    const reply = await fan.join();
    expect([reply.status, headerOf(reply, "location")]).toEqual([303, "/account"]);
    expect(await usersOf(fan.email)).toMatchObject([{ displayName: "Naledi Fan" }]);
    expect(await fan.read("/account")).toContain("Verification needed");
  });

  it("has Firebase send the letter that verifies the address, and shows at once that it was", async () => {
    const fan = await joinedFan(server.address);
    const [oobCode] = await emailsTo(fan.email, "VERIFY_EMAIL");
    await toolkit("update", { oobCode });
    const page = await fan.read("/account");
    expect(page).toContain(">Verified<");
    expect(page).not.toContain("Send verification email");
  });

  it("sends the letter once more", async () => {
    const fan = await joinedFan(server.address);
    expect(await fan.send("/account", { intent: "verify" })).toContain(verificationTexts.sent);
    expect(await emailsTo(fan.email, "VERIFY_EMAIL")).toHaveLength(2);
  });

  it("says so where the address is verified already", async () => {
    const fan = await googleFan(server.address);
    expect(await fan.send("/account", { intent: "verify" })).toContain(
      "Your email is already verified",
    );
  });

  it("refuses an address that has an account", async () => {
    const { email } = await joinedFan(server.address);
    const reply = await new Fan(server.address, email).join();
    expect(reply.status).toBe(400);
    expect(visible(reply)).toContain(signInTexts["email-already-in-use"]);
  });

  it("refuses a weak password", async () => {
    const fan = new Fan(server.address);
    const fields = { email: fan.email, password: "12345" };
    const page = await fan.send("/join", fields);
    expect(page).toContain(signInTexts["weak-password"]);
    expect(page).toContain(`value="${fan.email}"`);
  });
});

describe.skipIf(missingEmulators)(`Logging in with Firebase ${missingEmulators}`, () => {
  it("knows who has the password", async () => {
    const { email } = await joinedFan(server.address);
    const fan = new Fan(server.address, email.toUpperCase());
    expect((await fan.login()).status).toBe(303);
    expect(await fan.isKnown()).toBe(true);
  });

  it("says the same of a wrong password as of an unknown address", async () => {
    const { email } = await joinedFan(server.address);
    const wrong = await new Fan(server.address, email).login("another-password");
    const unknown = await new Fan(server.address).login();
    for (const reply of [wrong, unknown]) {
      expect(reply.status).toBe(400);
      expect(visible(reply)).toContain(signInTexts["invalid-credential"]);
    }
  });

  it.each([
    ["an address that is none", { email: "naledi" }, fieldTexts.email],
    ["no password", { password: "" }, fieldTexts.password],
  ])("asks for %s", async (_what, wrong, text) => {
    const fields = { email: newEmail(), password: PASSWORD, ...wrong };
    const fan = new Fan(server.address);
    expect(await fan.send("/login", fields)).toContain(text);
  });

  it("answers a forgotten password alike for an address that nobody has", async () => {
    const { email } = await joinedFan(server.address);
    const pages = await Promise.all(
      [email, newEmail()].map((one) => new Fan(server.address).send("/forgot", { email: one })),
    );
    for (const page of pages) expect(page).toContain(resetTexts.sent);
    expect(await emailsTo(email, "PASSWORD_RESET")).toHaveLength(1);
  });

  it("takes the password that was chosen by the letter from the account page", async () => {
    const fan = await joinedFan(server.address);
    const page = await fan.send("/account?dialog=password", { intent: "reset" });
    expect(page).toContain(resetTexts.sent);
    const [oobCode] = await emailsTo(fan.email, "PASSWORD_RESET");
    await toolkit("resetPassword", { oobCode, newPassword: "long-ball-2026" });
    expect((await new Fan(server.address, fan.email).login()).status).toBe(400);
    expect((await new Fan(server.address, fan.email).login("long-ball-2026")).status).toBe(303);
  });

  it("tells who came with Google where to change the password", async () => {
    const fan = await googleFan(server.address);
    const page = await fan.read("/account?dialog=password");
    expect(page).toContain("You sign in with Google, so there is no password to change here.");
    expect(page).not.toContain("Email reset link");
    await fan.post("/account?dialog=password", { intent: "reset" });
    expect(await emailsTo(fan.email, "PASSWORD_RESET")).toEqual([]);
  });

  it.each(["/account/verify?token=x", "/account/reset?token=x", "/account/practice/google"])(
    "has no page %s: that is Firebase's",
    async (path) => {
      expect((await new Fan(server.address).see(path)).status).toBe(404);
    },
  );
});
