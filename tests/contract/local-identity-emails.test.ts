import { describe, expect, it } from "vitest";
import type { AuthUser } from "~/platform/identity/identity-provider";
import { emailsTo } from "./local-harness";
import { join, local, NOW, SECOND_MS, setUpLocalIdentity, tokenFor } from "./local-people";

const HOUR_MS = 3_600_000;

setUpLocalIdentity();

describe("the links in letters of LocalIdentity", () => {
  it("verify once", async () => {
    const { email, user } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    const token = await tokenFor(email, "verify");
    expect(await local.identity.confirmVerification(token, NOW)).toEqual(verified(user));
    await refuses(local.identity.confirmVerification(token, NOW));
    expect(await local.identity.findUser(user.id)).toEqual(verified(user));
  });

  it("send nothing more once the address is verified", async () => {
    const { email, user } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    await local.identity.confirmVerification(await tokenFor(email, "verify"), NOW);
    await local.identity.sendVerification(user.id, NOW);
    expect(await emailsTo(local.outbox, email)).toHaveLength(1);
  });

  it("hold for an hour", async () => {
    const { email, user } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    await local.identity.sendPasswordReset(email, NOW);
    const reset = await tokenFor(email, "reset");
    const verify = await tokenFor(email, "verify");
    const late = NOW + HOUR_MS;
    await refuses(local.identity.confirmVerification(verify, late));
    await refuses(local.identity.readResetToken(reset, late));
    await refuses(local.identity.resetPassword(reset, "a-new-password", late));
    const justInTime = late - SECOND_MS;
    expect(await local.identity.readResetToken(reset, justInTime)).toEqual({ email });
    await local.identity.confirmVerification(verify, justInTime);
  });

  it("are good for their own purpose only", async () => {
    const { email, user } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    await local.identity.sendPasswordReset(email, NOW);
    const reset = await tokenFor(email, "reset");
    await refuses(local.identity.confirmVerification(reset, NOW));
    await refuses(local.identity.readResetToken(await tokenFor(email, "verify"), NOW));
    expect(await local.identity.readResetToken(reset, NOW)).toEqual({ email });
  });

  it("reset a password once, however many come at once, and drop the other links", async () => {
    const { email, user, session } = await join({});
    await local.identity.sendPasswordReset(email, NOW);
    const former = await tokenFor(email, "reset");
    await local.identity.sendPasswordReset(email, NOW + SECOND_MS);
    const token = await tokenFor(email, "reset");
    expect(token).not.toBe(former);
    const passwords = ["new-password-1", "new-password-2", "new-password-3"];
    const results = await Promise.allSettled(
      passwords.map((password) => local.identity.resetPassword(token, password, NOW)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const used of [token, former]) await refuses(local.identity.readResetToken(used, NOW));
    expect(await local.identity.readSession(session, NOW)).toBeNull();
    expect(await local.identity.findUser(user.id)).toEqual(verified(user));
  });

  it("keep the link when the new password is too short", async () => {
    const { email } = await join({});
    await local.identity.sendPasswordReset(email, NOW);
    const token = await tokenFor(email, "reset");
    const attempt = local.identity.resetPassword(token, "short", NOW);
    await expect(attempt).rejects.toMatchObject({ code: "weak-password" });
    expect(await local.identity.readResetToken(token, NOW)).toEqual({ email });
  });

  it("are worth nothing when the person is gone, or another has the address", async () => {
    const { email, user } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    await local.identity.sendPasswordReset(email, NOW);
    const [verify, reset] = [await tokenFor(email, "verify"), await tokenFor(email, "reset")];
    await local.identity.deleteUser(user.id);
    await join({ email });
    await refuses(local.identity.confirmVerification(verify, NOW));
    await refuses(local.identity.readResetToken(reset, NOW));
  });

  it.each(["", "x", "x".repeat(43), "x".repeat(10_000), "../accounts", "⚽"])(
    "are never '%s'",
    async (token) => {
      await refuses(local.identity.confirmVerification(token, NOW));
      await refuses(local.identity.readResetToken(token, NOW));
      await refuses(local.identity.resetPassword(token, "a-new-password", NOW));
    },
  );
});

const verified = (user: AuthUser) => ({ ...user, emailVerified: true });

async function refuses(attempt: Promise<unknown>) {
  await expect(attempt).rejects.toMatchObject({ code: "invalid-action-code" });
}
