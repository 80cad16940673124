import { createHmac, timingSafeEqual } from "node:crypto";
import { environment } from "~/platform/config/environment.server";

const SIGNATURE_BYTES = 16;

/** What the link of a recap's footer has: it stops this user's recaps without logging in, and does nothing else. */
export function stopTokenOf(userId: string): string {
  const id = Buffer.from(userId).toString("base64url");
  return `${id}.${signatureOf(userId).toString("base64url")}`;
}

/** The user of a token; null if we did not sign it. */
export function userOfStopToken(token: string): string | null {
  const [id = "", signature = "", ...more] = token.split(".");
  const userId = Buffer.from(id, "base64url").toString();
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(userId);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && more.length === 0 && userId !== "" ? userId : null;
}

function signatureOf(userId: string): Buffer {
  const mac = createHmac("sha256", environment().SESSION_SECRET).update(`stop recaps ${userId}`);
  return mac.digest().subarray(0, SIGNATURE_BYTES);
}
