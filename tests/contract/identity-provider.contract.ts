import { afterAll, beforeAll, describe, it } from "vitest";
import { providerAccounts, signingIn, signingUp } from "./identity-accounts.contract";
import { deleting, resetting, verifying } from "./identity-emails.contract";
import { harness, type IdentityHarness, setHarness } from "./identity-people";
import { endingSessions, idTokens, sessions } from "./identity-sessions.contract";

export type { IdentityHarness };

/**
 * The contract of every IdentityProvider, on the real clock.
 *
 * @param name of the implementation
 * @param open creates a fresh provider, once for the whole suite
 * @param skipReason why it can't run on this machine
 */
export function describeIdentityProvider(
  name: string,
  open: () => Promise<IdentityHarness>,
  skipReason?: string,
): void {
  const title = `IdentityProvider on ${name}`;
  if (skipReason) {
    describe.skip(title, () => {
      it(`can't run: ${skipReason}`, () => {});
    });
    return;
  }
  describe(title, () => {
    beforeAll(async () => {
      setHarness(await open());
    });
    afterAll(() => harness()?.close());
    describe("signing up", signingUp);
    describe("signing in", signingIn);
    describe("ID tokens", idTokens);
    describe("sessions", sessions);
    describe("ending sessions", endingSessions);
    describe("verifying an address", verifying);
    describe("resetting a password", resetting);
    describe("deleting", deleting);
    describe("provider accounts", providerAccounts);
  });
}
