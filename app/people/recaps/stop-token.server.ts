import { isSigned, sign } from "~/platform/signing/signing.server";

const PURPOSE = "stop recaps ";

/** What the link of a recap's footer has: it stops this user's recaps without logging in, and does nothing else. */
export function stopTokenOf(userId: string): string {
  return `${Buffer.from(userId).toString("base64url")}.${sign(PURPOSE, userId)}`;
}

/** The user of a token; null if we did not sign it. */
export function userOfStopToken(token: string): string | null {
  const [id = "", signature = "", ...more] = token.split(".");
  const userId = Buffer.from(id, "base64url").toString();
  const isOurs = isSigned(PURPOSE, userId, signature);
  return isOurs && more.length === 0 && userId !== "" ? userId : null;
}
